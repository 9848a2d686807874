import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';

const draft = (text: string, terms: { en: string; ar: string }[] = [], names: string[] = []) =>
  draftArabicToEnglish({ text, terms, names });

describe('the Arabic draft keeps what is denied', () => {
  it.each([
    [
      'يلتزم الطرف الثاني بعدم إفشاء المعلومات السرية للغير.',
      'The Second Party shall not disclose the confidential information to third parties.',
    ],
    [
      'يلتزم المقاول بتنفيذ الأعمال وصيانتها وعدم إسنادها إلى الغير.',
      'The contractor shall implement the works and maintain them and not assign them to third parties.',
    ],
    ['لا يجوز للعامل أن يفشي أسرار العمل.', 'The worker may not disclose the work secrets.'],
    ['لا يجوز لأي من الطرفين التنازل عن العقد.', 'Neither Party may waive the contract.'],
    [
      'لا يجوز تعديل هذا العقد إلا بموافقة الطرفين.',
      'This Contract may not be amended except with the approval of the Parties.',
    ],
    ['يجب على العامل ألا يفشي أسرار العمل.', 'The worker shall not disclose the work secrets.'],
    [
      'لا يجب على المشتري دفع الثمن قبل التسليم.',
      'The buyer is not required to pay the price before delivery.',
    ],
    ['لا يحق للمورد زيادة الأسعار.', 'The supplier is not entitled to increase the prices.'],
    [
      'لا يلتزم البائع بتسليم المبيع قبل دفع الثمن.',
      'The seller is not required to deliver the goods sold before payment of the price.',
    ],
    ['لن يتحمل المورد أي مسؤولية.', 'The supplier shall not bear any liability.'],
    ['لم يدفع المشتري الثمن.', 'The buyer did not pay the price.'],
    ['ليس للعامل أن يطالب بالتعويض.', 'The worker may not claim compensation.'],
    [
      'مع عدم الإخلال بأحكام هذا النظام، تطبق المحكمة أحكام العقد.',
      'Without prejudice to the provisions of this Law, the court shall apply the provisions of the contract.',
    ],
    ['في حال عدم سداد الأجرة', 'In the event of failure to pay the rent'],
    ['لا تتجاوز المسؤولية قيمة العقد.', 'The liability does not exceed the value of the contract.'],
    ['رغبة العميل في عدم تجديد العقد', 'Wish of the client not to renew the contract'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft tells who may and who shall', () => {
  it.each([
    ['يلتزم المورد بتسليم البضائع.', 'The supplier shall deliver the goods.'],
    [
      'يتعهد البائع بتسليم المبيع إلى المشتري.',
      'The seller undertakes to deliver the goods sold to the buyer.',
    ],
    ['يقوم المورد بتسليم البضائع إلى العميل.', 'The supplier shall deliver the goods to the client.'],
    ['يجوز للطرف الأول إنهاء العقد.', 'The First Party may terminate the contract.'],
    ['يجب على صاحب العمل أن يدفع الأجر.', 'The employer shall pay the wage.'],
    ['يجب تسليم البضائع خلال ثلاثين يوماً.', 'The goods shall be delivered within thirty days.'],
    [
      'يحق للطرف الأول فسخ العقد دون إشعار.',
      'The First Party is entitled to terminate the contract without notice.',
    ],
    ['على العامل أن يحافظ على أسرار العمل.', 'The worker shall maintain the work secrets.'],
    ['للعامل أن يترك العمل دون إشعار.', 'The worker may leave work without notice.'],
    ['وله طلب التعويض عن الضرر.', 'He may request compensation for the damage.'],
    ['على المؤجر صيانة المأجور.', 'The lessor shall maintain the leased property.'],
    ['٢-١ يلتزم المورد بتسليم البضائع.', '2-1 the supplier shall deliver the goods.'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft puts the subject before its verb', () => {
  it.each([
    ['يتم تسليم البضائع في مقر العميل.', 'The goods shall be delivered in the headquarters of the client.'],
    ['تم توقيع العقد في مدينة الرياض.', 'The contract was signed in the city of Riyadh.'],
    ['تحدد اللائحة شروط الترخيص.', 'The Regulations shall specify the conditions of license.'],
    ['تصدر الوزارة القرارات اللازمة.', 'The ministry shall issue the necessary decisions.'],
    ['يحدد المبلغ بقرار من الوزير.', 'The amount shall be specified by a decision of the minister.'],
    ['يكون للشركة مجلس إدارة.', 'The company has a board of directors.'],
    ['يكون العقد باطلاً.', 'The contract is void.'],
    ['يعد هذا العقد ملغى.', 'This Contract shall be deemed cancelled.'],
    [
      'يعاقب المخالف بغرامة لا تزيد على 50,000 ريال.',
      'The violator shall be punished by a fine not exceeding 50,000 riyals.',
    ],
    ['مدة عقد العمل سنتان.', 'The term of the employment contract is two years.'],
    [
      'مدة هذا العقد ثلاث سنوات تبدأ من تاريخ توقيعه.',
      'The period of this Contract is three years that begin from the date of its signing.',
    ],
    [
      'إذا تأخر المورد في التسليم، فللعميل فسخ العقد.',
      'If the supplier is delayed in delivery, the client may terminate the contract.',
    ],
    [
      'إذا لم يدفع المستأجر الأجرة، جاز للمؤجر إنهاء العقد.',
      'If the tenant does not pay the rent, the lessor may terminate the contract.',
    ],
    [
      'يعمل بهذا النظام من تاريخ نشره في الجريدة الرسمية.',
      'This Law shall come into force from the date of its publication in the Official Gazette.',
    ],
    ['أن يقدم الطلب خلال ستين يوماً.', 'To submit the application within sixty days.'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft turns nouns, adjectives and relative clauses', () => {
  it.each([
    ['تطبق على المخالف العقوبات الآتية:', 'The following penalties shall be applied to the violator:'],
    ['العامل الذي يعمل لدى صاحب العمل', 'The worker who works with the employer'],
    ['القرار الذي يصدره الوزير', 'The decision that the minister issues'],
    ['الشروط التي تحددها اللائحة', 'The conditions specified by the Regulations'],
    ['المكان الذي يعمل فيه العامل', 'The place in which the worker works'],
    ['الأحكام المنصوص عليها في هذا النظام', 'The provisions provided for in this Law'],
    ['الحقوق المتفق عليها في العقد', 'The rights agreed on in the contract'],
    ['كل شخص يعمل لمصلحة صاحب العمل', 'Every person who works for the benefit of the employer'],
    ['في حال إخلال المورد بالتزاماته', 'In the event of breach of the supplier of his obligations'],
    ['أسباب غير مشروعة', 'Unlawful reasons'],
    ['ترخيص غير حصري', 'A non-exclusive license'],
    ['العامل غير السعودي', 'The non-Saudi worker'],
    ['جميع حقوق الملكية الفكرية', 'All intellectual property rights'],
    ['أي نزاع ينشأ عن هذا العقد', 'Any dispute that arises from this Contract'],
    ['وحيث إن العميل يرغب في تطوير المنصة', 'Whereas the client wishes to develop the platform'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft writes numbers, dates and headings', () => {
  it.each([
    ['خلال ثلاثين (٣٠) يوماً من تاريخ العقد', 'Within thirty (30) days from the date of the contract'],
    ['مبلغ قدره ١٬٢٠٠٬٠٠٠ ريال سعودي', 'An amount of 1,200,000 Saudi riyals'],
    ['بنسبة ٥٠٪ من قيمة العقد', 'At the rate of 50% of the value of the contract'],
    ['بتاريخ ١٤٤٥/٠١/٠١هـ', 'On 1445/01/01H'],
    ['خمسة وأربعون يوماً', 'Forty-five days'],
    ['مائة وثمانون يوماً', 'One hundred eighty days'],
    ['الأشهر الثلاثة السابقة', 'The three previous months'],
    ['المادة الأولى: التعريفات', 'Article 1: Definitions'],
    ['البند الثالث: مدة العقد', 'Clause 3: Term of the contract'],
    ['وفقاً للفقرة (أ) من المادة (٥) من النظام', 'In accordance with paragraph (a) of Article (5) of the law'],
    ['المادة الخامسة والثمانون', 'Article 85'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('the Arabic draft knows the phrases of contracts and statutes', () => {
  it.each([
    ['ما لم يتفق الطرفان على خلاف ذلك', 'Unless the Parties agree otherwise'],
    ['ما لم يخطر أحد الطرفين الآخر كتابة', 'Unless either Party notifies the other in writing'],
    ['بموجب هذا العقد', 'Under this Contract'],
    ['على سبيل المثال لا الحصر', 'By way of example and not limitation'],
    [
      'يقصد بالألفاظ والعبارات الآتية المعاني المبينة أمامها:',
      'The following words and expressions mean the meanings set out opposite them:',
    ],
    ['قبل ثلاثين يوماً من انتهاء العقد', 'Thirty days before expiry of the contract'],
    ['قبل انتهاء مدة العقد', 'Before expiry of the term of the contract'],
    ['القوة القاهرة', 'Force majeure'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic).text).toBe(english);
  });
});

describe('draftArabicToEnglish', () => {
  it('counts and marks the words that it does not know where they stand', () => {
    const { text, words, known, unknown } = draft('يلتزم المورد بتسليم الزعبوط إلى المشتري.');
    expect({ words, known }).toEqual({ words: 6, known: 5 });
    expect(unknown.map(({ start, end }) => text.slice(start, end))).toEqual(['زعبوط']);
    expect(text).toBe('The supplier shall deliver the زعبوط to the buyer.');
  });

  it('uses the terms of the user before its own', () => {
    expect(draft('يلتزم المورد بتسليم البضائع.', [{ en: 'Vendor', ar: 'مورد' }]).text).toBe(
      'The Vendor shall deliver the goods.',
    );
  });

  it('leaves what is in brackets out of a term of the user', () => {
    const terms = [{ en: 'defects liability period (works)', ar: 'فترة الضمان (الأعمال)' }];
    expect(draft('تبدأ فترة الضمان من تاريخ التسليم.', terms).text).toContain(
      'defects liability period shall begin',
    );
  });

  it('keeps a name as it is written and does not count its words', () => {
    const { text, words, known, unknown } = draft('تلتزم شركة الزعبوط بدفع الثمن.', [], ['شركة الزعبوط']);
    expect(text).toBe('شركة الزعبوط shall pay the price.');
    expect({ words, known, unknown }).toEqual({ words: 3, known: 3, unknown: [] });
  });

  it('reads words with and without hamza and vowel signs alike', () => {
    expect(draft('يَلتزمُ الطَّرفُ الاول بإنهـــاءِ العَقد.').text).toBe(
      draft('يلتزم الطرف الأول بإنهاء العقد.').text,
    );
  });

  it('gives an empty draft for a paragraph without words', () => {
    expect(draft('')).toEqual({ text: '', words: 0, known: 0, unknown: [] });
    expect(draft('١٢٣')).toMatchObject({ text: '123', words: 0 });
  });

  it('ends on deep nesting and on marks alone', () => {
    expect(draft(`${'الذي يعمل '.repeat(300)}(((«»»'`).words).toBe(600);
  });
});

it('addresses of the web and of e-mail stay as they are', () => {
  const task = {
    text: 'تنشر الشروط على http://www.example.com/staff/page.cfm?page=10 وترسل الإشعارات إلى legal@example.com.sa.',
    terms: [],
    names: [],
  };
  const { text } = draftArabicToEnglish(task);
  expect(text).toContain('http://www.example.com/staff/page.cfm?page=10');
  expect(text).toContain('legal@example.com.sa.');
});
