import { describe, expect, test } from '@jest/globals';
import { normalizeText } from '../plain.js';
import { recognizeKind } from './recognize.js';

const kindOf = (text: string) => {
  const { form, kind } = recognizeKind(normalizeText(text));
  return form === 'unsure' ? form : kind;
};

/** Contracts of each kind, in the shortest form in which people write them. */
const CONTRACTS: readonly (readonly [kind: string, text: string])[] = [
  ['employment', 'EMPLOYMENT CONTRACT\n\nEmployer: Rawabi Trading Est.\nEmployee: Ms Huda Salem\n\n1. The Employee works as an accountant in Jeddah.\n2. The Employer shall pay SAR 9,000 each month.\n\nEmployer: ____________ Employee: ____________'],
  ['employment', 'عقد عمل محدد المدة\n\nالطرف الأول: شركة الروابي للتجارة (صاحب العمل)\nالطرف الثاني: هدى سالم (العامل)\n\n1- يعمل الطرف الثاني محاسباً في جدة.\n2- يدفع صاحب العمل للعامل راتباً شهرياً قدره 9000 ريال.\n\nصاحب العمل: ............ العامل: ............'],
  ['lease', 'This Agreement is made on 3 May 2025 between Noor Properties Co. (the "Landlord") and Majd Books Est. (the "Tenant").\n1. The Landlord lets shop no. 4 to the Tenant.\n2. The Tenant shall pay the rent every quarter. Either party may end this Agreement on notice.\nSigned by the Landlord: ______ Signed by the Tenant: ______'],
  ['lease', 'عقد إيجار محل تجاري\n\nإنه في يوم الأحد 1/5/1447هـ تم الاتفاق بين كل من:\nالطرف الأول: شركة نور العقارية (المؤجر)\nالطرف الثاني: مؤسسة مجد للكتب (المستأجر)\n\nالمادة الأولى: أجر الطرف الأول المحل رقم 4.\nالتوقيع: .......... التوقيع: ..........'],
  ['amendment', 'FIRST AMENDMENT TO SUPPLY AGREEMENT\n\nThis First Amendment is entered into by and between Alpha LLC ("Supplier") and Beta Co. ("Buyer") and amends the Supply Agreement of 3 May 2024.\n1. The parties agree that the price is SAR 40.\n2. All other terms remain in full force and effect.\nIN WITNESS WHEREOF the parties have signed.'],
  ['ending', 'اتفاقية إنهاء عقد توريد بالتراضي\n\nأبرمت هذه الاتفاقية بين شركة ألف (الطرف الأول) وشركة باء (الطرف الثاني).\nاتفق الطرفان على إنهاء العقد المؤرخ 1446/2/3هـ اعتباراً من تاريخه.\nالطرف الأول: ........ الطرف الثاني: ........'],
  ['nda', 'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made between Alpha LLC (the "Disclosing Party") and Beta Co. (the "Receiving Party").\nThe Receiving Party shall keep secret what it is told. Each party bears its costs.\nBy: ____ By: ____'],
  ['construction', 'عقد مقاولة إنشاء فيلا سكنية\n\nأبرم هذا العقد بين السيد خالد (المالك) ومؤسسة البناء المتين (المقاول).\nيلتزم المقاول بإنشاء الفيلا وفق المخططات. اتفق الطرفان على أن المدة سنة.\nالمالك: ........ المقاول: ........'],
  ['loan', 'LOAN AGREEMENT\n\nmade on 2 May 2025 between Karim Aziz (the "Lender") and Salwa Aziz (the "Borrower").\nThe Lender lends SAR 100,000. The Borrower shall repay this sum within two years. The parties agree to meet yearly.\nSigned by: ______'],
  ['services', 'Engagement of a photographer\n\nParties:\nClient: Marina Hotel LLC\nContractor: Lena Roth\n\nThe Contractor shall take forty pictures of the rooms. The Client will pay 4,000 euros on delivery. Either party may cancel this Agreement a week ahead.\nClient: ________ Contractor: ________'],
  ['franchise', 'اتفاقية امتياز تجاري\n\nأبرمت هذه الاتفاقية بين شركة المذاق (مانح الامتياز) ومؤسسة السفرة (صاحب الامتياز).\nيلتزم الطرفان بأحكام هذه الاتفاقية. اتفق الطرفان على ما يلي.\nالتوقيع: ........'],
  ['sale', 'CONTRACT OF SALE\n\nSeller: Amber Motors\nBuyer: Tariq Nasser\n\nThe Seller sells the Buyer a used van for SAR 30,000, which the Buyer pays on handing over.\n\nSeller: ________ Buyer: ________'],
]; // prettier-ignore

/** Documents that bind nobody by agreement. */
const OTHERS: readonly (readonly [kind: string, text: string])[] = [
  ['letter', 'Dear Ms Haddad,\n\nThank you for your message about the supply agreement. We are writing to remind you that two deliveries are late. Please let us know by Friday when they will come.\n\nKind regards,\nOmar Saleh'],
  ['letter', 'إنذار نهائي بفسخ العقد\n\nالسادة/ شركة الإتقان المحترمون\nالسلام عليكم ورحمة الله وبركاته، وبعد:\nإشارة إلى العقد المبرم معكم، لم تسددوا الدفعات المستحقة، لذلك ننذركم بوجوب السداد خلال خمسة عشر يوماً.\nوتفضلوا بقبول فائق الاحترام'],
  ['article', 'How to read a non-disclosure agreement\n\nBy Anna Keller\n\nMost companies sign one of these every month, and often nobody reads it. In practice you should look at three things. First, who is bound: usually both sides. Second, what is secret. Third, for how long. Many lawyers say that five years are enough. In this article we look at each of them.'],
  ['statute', 'نظام الإيداع التجاري\n\nالمادة الأولى\nيقصد بالألفاظ الآتية المعاني المبينة أمامها: الوزارة: وزارة التجارة. العقد: كل اتفاق بين المودع والمودع لديه.\nالمادة الثانية\nلا يجوز مزاولة النشاط إلا بترخيص من الوزارة وفق أحكام هذا النظام.\nالمادة الثالثة\nيعاقب من خالف هذا النظام بغرامة.'],
  ['statute', 'Warehouse Licensing Act 2019\n\nSection 1\nThis Act applies to every warehouse. The Minister may by order exempt small ones.\nSection 2\nA contract between a keeper and a depositor shall be in writing.\nSection 3\nThis Act shall come into force on publication in the Official Gazette.'],
  ['judgment', 'IN THE HIGH COURT OF JUSTICE\nCase No. 2024-771\n\nBETWEEN\nAlpha Ltd, Claimant\nand\nBeta Ltd, Defendant\n\nJUDGMENT\n1. The Claimant claims the price of goods. The Defendant says that they were late.\n2. The Claimant relied on clause 9. The court finds that the Defendant is liable. For these reasons judgment is entered for the Claimant.'],
  ['judgment', 'المحكمة التجارية بالرياض\nالدائرة التجارية الثالثة\nرقم القضية: 4471\n\nالمدعي: شركة ألف\nالمدعى عليه: شركة باء\n\nالوقائع: تقدم المدعي بصحيفة الدعوى مطالباً بثمن بضاعة، وأجاب المدعى عليه بأنها تأخرت.\nالأسباب: ثبت للدائرة أن المدعى عليه لم يسدد.\nنص الحكم: حكمت الدائرة بإلزام المدعى عليه بأن يدفع للمدعي الثمن.'],
  ['minutes', 'Minutes of the board meeting of 4 June 2025\n\nPresent: A. Rahman (chairman), L. Costa, P. Yang\nApologies: none\n\n1. The chairman opened the meeting at 9 a.m.\n2. Supply agreement with Beta: L. Costa reported that the draft is ready. It was resolved that the chairman signs it.\n3. Next meeting: 2 July.'],
  ['minutes', 'محضر اجتماع مجلس الإدارة\n\nالحاضرون: أحمد، سعاد، ليلى\nجدول الأعمال: اعتماد عقد التوريد\nافتتح رئيس الاجتماع الجلسة وناقش المجلس عقد التوريد، وقرر المجلس الموافقة عليه وتفويض الرئيس بالتوقيع.\nاختتم الاجتماع الساعة الثانية.'],
  ['policy', 'Privacy Policy\n\nThis policy applies to all visitors. We collect your name and your e-mail address when you write to us, and we use them to answer you. You have the right to see your personal data.'],
  ['policy', 'سياسة العمل عن بعد\n\nتطبق هذه السياسة على جميع الموظفين. يجب على الموظف الاتفاق مع مديره على أيام العمل عن بعد. تهدف هذه السياسة إلى تنظيم ذلك.'],
  ['cv', 'CURRICULUM VITAE\nSara Lindholm\n\nEducation\nMaster of Laws, Uppsala, 2012\n\nWork experience\n2015-2024 contract manager, Nordic Steel: drafted supply agreements\n\nLanguages: Swedish, English'],
  ['cv', 'السيرة الذاتية\nسارة العتيبي\n\nالمؤهلات\nبكالوريوس قانون، جامعة الملك سعود\n\nالخبرات\nمديرة عقود في شركة النور\n\nالمهارات\nالصياغة القانونية'],
  ['invoice', 'TAX INVOICE\nInvoice no. 2025-114\nBill to: Castle Ltd\n\nQty  Description  Unit price\n2    Handrails    410.00\n\nSubtotal 820.00\nVAT 15% 123.00\nTotal due 943.00\nDue date 3 July 2025'],
  ['invoice', 'فاتورة ضريبية\nرقم الفاتورة: 114\nاسم العميل: شركة القلعة\nالكمية: 2 سعر الوحدة: 410\nالإجمالي: 820\nضريبة القيمة المضافة: 123\nالمجموع: 943'],
]; // prettier-ignore

/** Documents that look like something else, and that may well bind: none of them may be told to be no contract. */
const BINDING: readonly string[] = [
  'Dear Mr Farouk,\n\nThank you for your time. This letter agreement confirms our understanding: you will advise us on the sale of the Jeddah plant for a fee of SAR 40,000. Please sign below to confirm your agreement.\n\nYours sincerely,\nDana Wells\n\nAgreed and accepted: ______',
  'Dear Ms Amin,\n\nWe are pleased to offer you the post of nurse from 1 March at SAR 8,000 a month. Please let us know by signing the enclosed copy.\n\nKind regards,\nCity Hospital',
  'Motor Insurance Policy\n\nThis policy is a contract between you and us. We will pay for damage to the car of the insured. The policyholder pays the premium each year. All drivers named in the schedule are covered.',
  'Terms of Use\n\nThis policy and these terms apply to all users. By using the site you agree to them. We may change your access at any time. Your data is described in our privacy notice.',
  'PURCHASE ORDER no. 77\nBill to: Castle Ltd\nQty 2, unit price 410, total due 820\nThis order is subject to the terms and conditions overleaf.',
  'قواعد العمل في عقد الشراكة\n\nأبرم هذا العقد بين خالد (الطرف الأول) وسعد (الطرف الثاني). اتفق الطرفان على تأسيس مطعم. يلتزم الطرف الأول بدفع نصف رأس المال.\nالمادة الأولى: المدة خمس سنوات.\nالطرف الأول: ........ الطرف الثاني: ........',
  'عرض وظيفي\n\nالسيد/ فهد المحترم\nالسلام عليكم، يسرنا أن نعرض عليكم وظيفة مهندس براتب 12000 ريال. نرجو التوقيع بالموافقة.\nوتقبلوا تحياتنا',
  'The parties met in Riyadh and talked about a contract of supply.',
  '',
];

describe('the kind of a document', () => {
  test.each(CONTRACTS)('a contract is recognized as %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each(OTHERS)('what is no contract is recognized as %s', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  test.each(BINDING)('what may bind is never told to be no contract: %s', (text) => {
    expect(recognizeKind(normalizeText(text)).form).not.toBe('other');
  });

  test('the words that bore the decision are those of the document', () => {
    for (const [, text] of [...CONTRACTS, ...OTHERS]) {
      const { words } = recognizeKind(normalizeText(text));
      const flat = text.replace(/\s+/g, ' ');
      expect(words.length).toBeGreaterThan(1);
      for (const one of words) expect(flat).toContain(one);
    }
  });
}); // prettier-ignore
