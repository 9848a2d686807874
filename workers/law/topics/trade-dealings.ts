import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on franchises, agencies, concealment, foreign investors and sales campaigns. */
export const dealingTopics: Readonly<Record<string, Topic>> = {
  'SA-FRA-01': topicOf({
    en: `
      operat* history, pilot outlet, business run year, franchise tested, franchise operated year,
      outlet operated year, proven business, new concept, operated outlets, model practised, pilot opened,
      business model operated, not yet operated, franchisor operated months, concept operated,
      franchise concept, pilot, operated months, operated less year, business operated franchisor`,
    ar: `
      ممارسة أعمال امتياز، ممارسة نشاط سنة، منفذ تجريبي، منفذين، منفذي بيع، مارس أعمال امتياز، فرع تجريبي،
      فروع قائمة، تشغيل فروع سنة، نموذج عمل سنة، تجربة نموذج، لم يمارس، تشغيل منفذ، ممارسة نموذج،
      نموذج ممارسته، نموذج جديد، تشغيل نموذج، نموذج عمل أشهر، ممارسته أشهر، يسبق تشغيل*، تسبق ممارسة*`,
  }),
  'SA-FRA-02': topicOf({
    en: `
      disclosure document, disclosure statement, disclos* before sign*, disclos* franchisee,
      information franchisee before, handed document before sign*, franchisor disclos*, folder franchisor,
      disclosure days, document* describing franchisor, disclos* after sign*`,
    ar: `
      وثيقة إفصاح، مستند إفصاح، إفصاح قبل توقيع، إفصاح صاحب امتياز، إفصاح مانح، بيانات امتياز قبل توقيع،
      ملف إفصاح، إفصاح يوم*، يفصح مانح`,
  }),
  'SA-FRA-03': topicOf({
    en: `
      franchise law, franchisee waiv*, franchisee releas*, franchisee renounc*, franchisee give* up,
      franchisee claim*, franchisee rights law, settlement franchisee rights, franchisee not claim,
      franchisee no claim, franchisee abandon*`,
    ar: `
      نظام امتياز، تنازل صاحب امتياز، يتنازل صاحب امتياز، صاحب امتياز حقوق، إبراء مانح، صاحب امتياز يسقط،
      صاحب امتياز مطالبة، ممنوح تنازل، يسقط صاحب امتياز، إبراء ذمة مانح`,
  }),
  'SA-FRA-04': topicOf({
    en: `
      terminat* franchisor, franchisor end* agreement, franchisor cancel*, terminat* franchise,
      terminat* franchisee, franchisor bring* end, franchisor withdraw*, franchisor revok*,
      franchise terminat* cause, franchisee breach cure, franchisor stop*, terminat* agreement cause,
      terminat* without cause, end franchise, terminat* notice, end* agreement notice`,
    ar: `
      إنهاء مانح، ينهي مانح، مانح إنهاء، مانح فسخ، إنهاء اتفاقية امتياز، إنهاء امتياز، فسخ امتياز،
      صاحب امتياز إخلال إنهاء، مانح سحب امتياز، إلغاء امتياز، مانح يلغي`,
  }),
  'SA-FRA-05': topicOf({
    en: `
      regist* franchise, regist* Ministry Commerce, franchise regist*, enter agreement Ministry,
      not registered agreement, record* agreement Ministry, regist* agreement, fil* agreement Ministry`,
    ar: `
      قيد اتفاقية، قيد امتياز، قيد وزارة تجارة، تسجيل اتفاقية، تسجيل امتياز، سجل امتياز، تسجيل وزارة تجارة،
      قيد وثيقة إفصاح، تقيد اتفاقية، عدم قيد، يقيد مانح، وزارة تجارة قيد`,
  }),
  'SA-FRA-06': topicOf({
    en: `
      Arabic language, Arabic translation, translat* Arabic, Arabic text, Arabic version, English only,
      language agreement, governing language, Arabic prevail*, English prevail*, certified translation,
      prevail* language`,
    ar: `
      لغة عربية، ترجمة معتمدة، لغة اتفاقية، نص عربي، لغة إنجليزية، ترجمة عربية، نص إنجليزي، نسخة عربية،
      ترجمة اتفاقية، حرر* لغة`,
  }),
  'SA-FRA-07': topicOf({
    en: `
      buy back, buy-back, buyback, repurchase, take* over stock, compensat* franchisee,
      franchisee compensation, no compensation terminat*, franchise assets purchase,
      buy* equipment franchise*, franchisor purchase assets, goodwill compensat*, takes over machines`,
    ar: `
      إعادة شراء، شراء أصول، تعويض صاحب امتياز، صاحب امتياز تعويض، شراء معدات، شراء مخزون، إنهاء دون تعويض،
      أصول مادية، شراء أصول امتياز، يشتري مانح، تعويض ممنوح، تعويض إنهاء امتياز`,
  }),
  'SA-FRA-201': topicOf({
    en: `
      franchise fee, royalt*, franchise territory, train* franchisee, sub-franchise, operations manual,
      franchise trademark, franchise business, franchise term, change ownership franchisee,
      franchisee supplier*, franchise system, territory exclusive`,
    ar: `
      مقابل امتياز، رسوم امتياز، نطاق جغرافي، تدريب موظفي، امتياز فرعي، دليل تشغيل، أعمال امتياز، مدة امتياز،
      تغيير ملكية، إتاوة، علامات امتياز، علامة امتياز، منطقة امتياز`,
  }),
  'SA-AGN-01': topicOf({
    en: `
      distributor Saudi, agent Saudi, agent nationality, Saudi owned, Saudi national,
      foreign shareholder agent, foreign shareholder distributor, non-Saudi agent, non-Saudi distributor,
      foreign capital distributor, distributor wholly owned, distributor shareholders, ownership distributor,
      foreign company agent, foreign company distributor, foreign company commercial, agent foreign,
      distributor foreign`,
    ar: `
      وكيل سعودي، موزع سعودي، جنسية وكيل، رأس مال سعودي، وكيل غير سعودي، موزع غير سعودي، وكيل أجنبي،
      موزع أجنبي، سعودية موزع، سعودية وكيل، شركاء وكيل، شركاء موزع، سعوديين توقيع`,
  }),
  'SA-AGN-03': topicOf({
    en: `
      spare part, spares, after-sales, after sales, maintenance products, maintenance year, warranty service,
      repair product*, maintenance distributor, maintenance agent, workshop, servicing product*, parts stock`,
    ar: `
      قطع غيار، صيانة منتج*، خدمات ما بعد بيع، بعد بيع، ضمان جودة صنع، صيانة موزع، صيانة وكيل، ورشة صيانة،
      إصلاح منتج*، صيانة ضمان، مخزون قطع، صيانة أجهزة، صيانة معدات`,
  }),
  'SA-AGN-04': topicOf({
    en: `
      register agencies, agency register, agenc* regist*, commercial agency, regist* Ministry Commerce,
      commercial agencies, distributor regist*, agency regist* Ministry, regist* agency, regist* agreement`,
    ar: `
      سجل وكالات، قيد وكالة، تسجيل وكالة، وكالات تجارية، وكالة تجارية، قيد وزارة تجارة، تسجيل وزارة تجارة،
      قيد موزع، تسجيل عقد توزيع، قيد عقد، وكيل مقيد، وكالة وزارة تجارة، تقيد وكالة، توزيع وزارة تجارة،
      قيد وكالات`,
  }),
  'SA-ACL-01': topicOf({
    en: `
      concealment, tasattur, own account foreign*, licen* use name non-Saudi, commercial register non-Saudi,
      front business, foreigner run* business, use licen* foreign*, use commercial register,
      operate name licen*, lend* licen*, use trade name licen* account, non-Saudi business,
      own account licence, non-Saudi real owner, nominal share Saudi, non-Saudi owner,
      commercial register own, foreign* real owner, own commercial register, licen* another's activity`,
    ar: `
      تستر، سجل تجاري غير سعودي، تمكين غير سعودي، لحسابه خاص نشاط، استعمال سجل، استخدام سجل، باسم سجل تجاري،
      تمكين أجنبي، نشاط لحساب غير سعودي، وافد نشاط، مكافحة تستر، إدارة محل لحساب، أجنبي سجل تجاري،
      ترخيصه أجنبي، استخدام سجله، سعودي صوري*، وافد سجل، وافد لحسابه، وافد مالك، سجله تجاري، ترخيصه أرباح،
      فعلي منشأة، مالك فعلي منشأة، استخدام ترخيصه*، استعمال ترخيص غير سعودي، استخدام رخصة أجنبي، استخدام رخصته`,
  }),
  'SA-ACL-02': topicOf({
    en: `
      absolute power attorney, power attorney irrevocable, general power attorney, full power attorney,
      full control, absolute control, unlimited authority, irrevocable power, power attorney non-Saudi,
      sole control business, complete control, non-Saudi manager powers, power* non-Saudi,
      powers manager annex, power* manager revok*`,
    ar: `
      وكالة مطلقة، وكالة عامة، وكالة غير قابلة عزل، تصرف مطلق، صلاحيات مطلقة، تفويض مطلق، وكالة شاملة،
      صلاحيات كاملة، تفويض كامل، سيطرة كاملة، وكالة عزل، تفويض شامل، صلاحيات غير سعودي، مدير غير سعودي،
      صلاحيات مدير ملحق`,
  }),
  'SA-ACL-03': topicOf({
    en: `
      personal account, personal bank account, account name manager, account not name company,
      private account, pay* account individual, account another's name, revenue account, proceeds account,
      bank account establishment, account partner, takings account, company's bank account,
      account third part*, bank account own name, bank account belong*, company bank account,
      account own name, receipts account`,
    ar: `
      حساب شخصي، حساب بنكي، حساب باسم، حسابات شخصية، إيداع إيرادات، حساب مدير، إيرادات حساب، مبيعات حساب،
      حساب خاص، حساب مصرفي، حساب شريك، حسابه شخصي، حساب عائد`,
  }),
  'SA-INV-01': topicOf({
    en: `
      Ministry Investment, MISA, foreign investor, foreign invest* regist*, foreign invest* licen*,
      investment licen*, foreign capital, investor regist*, foreign shareholder, foreign invest*`,
    ar: `
      وزارة استثمار، مستثمر أجنبي، استثمار أجنبي، ترخيص استثمار، رخصة استثمار، رأس مال أجنبي، تسجيل استثمار،
      شريك أجنبي، مستثمرين أجانب، تسجيل مستثمر`,
  }),
  'SA-CNS-02': topicOf({
    en: `
      discount campaign, price reduction, sales campaign, contest, prize draw, competition prize*,
      promotional offer, promotional campaign, discount licen*, raffle, sale season discount,
      seasonal discount, reduced prices, lucky draw, promotion* licen*, discounts`,
    ar: `
      تخفيضات، تخفيض أسعار، مسابقة، مسابقات، سحب جوائز، سحوبات، عروض ترويجية، حملة ترويجية، حملات ترويجية،
      جوائز، خصومات أسعار، حملة خصومات، ترخيص تخفيضات، عروض خصم، خصومات موسم*`,
  }),
};
