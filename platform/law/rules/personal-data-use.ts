import { noticeRules } from './personal-data-notice.js';
import type { InBoth, LawRule } from './rule.js';

const EVERYWHERE = ['privacy-policy', 'terms', 'services', 'employment', 'contract'] as const;
const SAID = { confidence: 'verified', silence: 'nothing' } as const;

/** The duty of a rule on privacy policies, for documents that need not speak of it. */
function elsewhere(
  of: string,
  { id, articles, demands }: { id: string; articles: readonly string[]; demands: InBoth },
): LawRule[] {
  return noticeRules
    .filter((rule) => rule.id === of)
    .map((rule) => ({
      ...rule,
      ...SAID,
      id,
      demands,
      source: { law: 'personal-data', articles },
      documents: ['terms', 'services', 'employment', 'contract'],
    }));
}

/** Rules of the Personal Data Protection Law on what may be done with personal data. */
export const dataUseRules: readonly LawRule[] = [
  ...elsewhere('SA-PDPL-02', {
    id: 'SA-PDPL-32',
    articles: ['5', '6'],
    demands: {
      en: 'Personal data is processed only with the consent of the data subject or on another basis that the law lists.',
      ar: 'لا تجوز معالجة البيانات الشخصية أو تغيير الغرض من معالجتها إلا بعد موافقة صاحبها أو بمسوغ آخر نص عليه النظام.',
    },
  }),
  ...elsewhere('SA-PDPL-07', {
    id: 'SA-PDPL-33',
    articles: ['4', '21'],
    demands: {
      en: 'Data subjects may access and obtain their data and have it corrected or destroyed; requests are carried out within 30 days, extendable by 30.',
      ar: 'لصاحب البيانات الشخصية الحق في الوصول إلى بياناته والحصول عليها وطلب تصحيحها وإتلافها، وتُنفَّذ الطلبات خلال 30 يوماً قابلة للتمديد 30 يوماً أخرى.',
    },
  }),
  ...elsewhere('SA-PDPL-16', {
    id: 'SA-PDPL-34',
    articles: ['18'],
    demands: {
      en: 'Personal data must be destroyed without delay once its purpose ends, unless it is anonymised, the law requires it to be kept for a set period or a case is pending.',
      ar: 'يجب إتلاف البيانات الشخصية دون تأخير بعد انتهاء الغرض من جمعها، ما لم تُزل دلالتها على صاحبها أو يوجب مسوغ نظامي الاحتفاظ بها مدة محددة أو تتصل بقضية منظورة.',
    },
  }),
  ...elsewhere('SA-PDPL-04', {
    id: 'SA-PDPL-36',
    articles: ['5'],
    demands: {
      en: 'The data subject may withdraw consent at any time, by means no harder than giving it.',
      ar: 'لصاحب البيانات الشخصية الرجوع عن موافقته في أي وقت، بإجراءات مماثلة لإجراءات الحصول عليها أو أسهل منها.',
    },
  }),
  {
    ...SAID,
    id: 'SA-PDPL-01',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['2'] },
    severity: 'medium',
    subject: { en: 'Law that governs personal data', ar: 'النظام الذي يحكم البيانات الشخصية' },
    demands: {
      en: 'The law applies to every processing of personal data in the Kingdom, and to the processing abroad of data of individuals who reside in it; a document cannot leave it out.',
      ar: 'يسري النظام على كل معالجة لبيانات شخصية تتم في المملكة، وعلى معالجة بيانات الأفراد المقيمين فيها من أي جهة خارجها، ولا يجوز استبعاده.',
    },
    instead: {
      en: 'We process your personal data in accordance with the Saudi Personal Data Protection Law and its regulations.',
      ar: 'نعالج بياناتك الشخصية وفقاً لنظام حماية البيانات الشخصية في المملكة ولوائحه.',
    },
    searched: { en: ['Personal Data Protection Law'], ar: ['نظام حماية البيانات الشخصية'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-03',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['5', '7'] },
    severity: 'high',
    subject: { en: 'Free and separate consent', ar: 'حرية الموافقة واستقلالها' },
    demands: {
      en: 'Consent must be free, separate for each purpose and given after the purposes are explained; it may not be a condition of a service that is unrelated to the processing.',
      ar: 'يجب أن تصدر الموافقة بإرادة حرة ومستقلةً لكل غرض بعد بيان الأغراض، ولا يجوز أن تكون شرطاً لإسداء خدمة أو تقديم منفعة لا علاقة لها بالمعالجة.',
    },
    instead: {
      en: 'We ask for your consent separately for each purpose. You may refuse consent to marketing and still use the service.',
      ar: 'نطلب موافقتك على كل غرض على حدة، ولك رفض الموافقة على التسويق مع الاستمرار في استخدام الخدمة.',
    },
    searched: { en: ['consent'], ar: ['الموافقة'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-08',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['10', '11'] },
    severity: 'high',
    subject: { en: 'Use for the stated purpose only', ar: 'قصر المعالجة على الغرض' },
    demands: {
      en: 'Personal data is processed only for the purpose for which it was collected, unless the law allows another.',
      ar: 'لا تجوز معالجة البيانات الشخصية إلا لتحقيق الغرض الذي جُمعت من أجله، في غير الأحوال التي أجازها النظام.',
    },
    instead: {
      en: 'Personal data is used only for the purposes for which it was collected; any other use needs the consent of the data subject.',
      ar: 'لا تُستخدم البيانات الشخصية إلا للأغراض التي جُمعت من أجلها، ويلزم لأي استخدام آخر موافقة صاحبها.',
    },
    searched: { en: ['any purpose'], ar: ['لأي غرض'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-09',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['11'] },
    severity: 'medium',
    subject: { en: 'Minimum of data', ar: 'الحد الأدنى من البيانات' },
    demands: {
      en: 'Only the least personal data that the purpose needs may be collected.',
      ar: 'يجب أن يكون محتوى البيانات الشخصية مقصوراً على الحد الأدنى اللازم لتحقيق الغرض من جمعها.',
    },
    instead: {
      en: 'We collect only the personal data that the stated purposes need.',
      ar: 'لا نجمع من البيانات الشخصية إلا الحد الأدنى اللازم لتحقيق الأغراض المبينة.',
    },
    searched: { en: ['necessary data', 'contacts'], ar: ['الحد الأدنى', 'جهات الاتصال'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-11',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['15'] },
    severity: 'high',
    subject: { en: 'Disclosure of personal data', ar: 'الإفصاح عن البيانات الشخصية' },
    demands: {
      en: 'Personal data may be disclosed only with consent or in the other cases that the law lists, and no more of it than the purpose needs.',
      ar: 'لا يجوز الإفصاح عن البيانات الشخصية إلا بموافقة صاحبها أو في الأحوال الأخرى التي نص عليها النظام، وبالحد الأدنى اللازم.',
    },
    instead: {
      en: 'Personal data is disclosed to third parties only with the consent of the data subject, or where the law allows it, and only as far as the purpose needs.',
      ar: 'لا يُفصح عن البيانات الشخصية للغير إلا بموافقة صاحبها أو في الأحوال التي يجيزها النظام وبالقدر اللازم لتحقيق الغرض.',
    },
    searched: { en: ['disclose', 'share', 'sell'], ar: ['الإفصاح', 'مشاركة', 'بيع البيانات'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-18',
    documents: EVERYWHERE,
    source: { law: 'personal-data', articles: ['6', '26'] },
    severity: 'high',
    subject: { en: 'Sensitive data', ar: 'البيانات الحساسة' },
    demands: {
      en: 'Sensitive data, such as health, biometric and genetic data or beliefs, may not be processed for marketing or on the ground of a legitimate interest.',
      ar: 'لا تجوز معالجة البيانات الحساسة، كالبيانات الصحية والسمات الحيوية والبيانات الوراثية والمعتقدات، لأغراض تسويقية أو استناداً إلى المصلحة المشروعة.',
    },
    instead: {
      en: 'We process sensitive data only with your explicit consent, and never for marketing.',
      ar: 'لا نعالج البيانات الحساسة إلا بموافقتك الصريحة، ولا نستخدمها لأغراض تسويقية.',
    },
    searched: {
      en: ['sensitive data', 'health', 'biometric'],
      ar: ['البيانات الحساسة', 'الصحية', 'السمات الحيوية'],
    },
  },
  {
    ...SAID,
    id: 'SA-PDPL-19',
    documents: ['privacy-policy', 'terms'],
    source: { law: 'personal-data-regulation', articles: ['11', '13'] },
    severity: 'high',
    subject: { en: 'Data of children', ar: 'بيانات القاصرين' },
    demands: {
      en: 'For persons who lack full capacity, the legal guardian consents, and the guardianship must be verified.',
      ar: 'تصدر الموافقة عن ناقص الأهلية أو عديمها من وليه الشرعي، بعد التحقق من صحة الولاية.',
    },
    instead: {
      en: 'Users under the age of 18 register only with the consent of their legal guardian, whose guardianship we verify.',
      ar: 'لا يسجل من هو دون الثامنة عشرة إلا بموافقة وليه الشرعي بعد التحقق من صحة ولايته.',
    },
    searched: { en: ['children', 'guardian'], ar: ['الأطفال', 'الولي الشرعي'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-20',
    documents: ['privacy-policy', 'terms'],
    source: { law: 'personal-data', articles: ['25'] },
    severity: 'medium',
    subject: { en: 'Promotional messages', ar: 'الرسائل الدعائية' },
    demands: {
      en: 'Promotional messages need the consent of the recipient, and an easy means, free of charge, to stop them.',
      ar: 'لا تُرسل المواد الدعائية إلا بموافقة المتلقي، مع توفير آلية واضحة وسهلة ودون مقابل لإيقافها.',
    },
    instead: {
      en: 'We send promotional messages only with your consent; you may stop them at any time, free of charge, by the link in each message.',
      ar: 'لا نرسل رسائل دعائية إلا بموافقتك، ولك إيقافها في أي وقت دون مقابل من خلال الرابط المتاح في كل رسالة.',
    },
    searched: { en: ['promotional messages', 'unsubscribe'], ar: ['الرسائل الدعائية', 'إلغاء الاشتراك'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-21',
    documents: ['privacy-policy', 'terms', 'services'],
    source: { law: 'personal-data', articles: ['26'] },
    severity: 'medium',
    subject: { en: 'Source of marketing data', ar: 'مصدر بيانات التسويق' },
    demands: {
      en: 'Personal data may be used for marketing only if it was collected from the data subject directly and with consent.',
      ar: 'لا تُعالج البيانات الشخصية لأغراض تسويقية إلا إذا جُمعت من صاحبها مباشرةً ووافق على ذلك.',
    },
    instead: {
      en: 'For marketing we use only data that you gave us directly and with your consent.',
      ar: 'لا نستخدم لأغراض التسويق إلا البيانات التي جمعناها منك مباشرةً وبموافقتك.',
    },
    searched: { en: ['marketing lists'], ar: ['قوائم التسويق'] },
  },
  {
    ...SAID,
    id: 'SA-PDPL-30',
    documents: ['privacy-policy', 'terms'],
    source: { law: 'personal-data', articles: ['5', '13'] },
    severity: 'medium',
    subject: { en: 'Cookies and trackers', ar: 'ملفات تعريف الارتباط' },
    demands: {
      en: 'Cookies and trackers that identify people process personal data: those that are not needed for the service require consent, which may be refused and withdrawn.',
      ar: 'تعد ملفات تعريف الارتباط وأدوات التتبع التي تدل على الأفراد معالجةً لبياناتهم الشخصية، فتلزم لغير الضروري منها موافقة يجوز رفضها والعدول عنها.',
    },
    instead: {
      en: 'We use cookies that are not strictly necessary only with your consent, which you may refuse or withdraw in the cookie settings.',
      ar: 'لا نستخدم ملفات تعريف الارتباط غير الضرورية إلا بموافقتك، ولك رفضها أو العدول عنها من الإعدادات.',
    },
    searched: { en: ['cookies'], ar: ['ملفات تعريف الارتباط'] },
  },
];
