import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on arbitration, courts, proof and enforcement. */
export const civilDisputeTopics: Readonly<Record<string, Topic>> = {
  'SA-ARB-02': topicOf({
    en: `
      number arbitrator, sole arbitrator, single arbitrator, two arbitrators, three arbitrators,
      four arbitrators, each appoint* arbitrator, tribunal consist*, tribunal compos*, arbitrators appoint*,
      one arbitrator, arbitrat* panel, each side arbitrator, arbitrators odd`,
    ar: `
      عدد محكمين، محكم فرد، محكم منفرد، أربعة محكمين، تشكيل هيئة تحكيم، يعين محكم، تشكل هيئة تحكيم،
      اختيار محكم، محكم واحد تحكيم، محكم وحيد، محكمان* يعين، محكمان* تحكيم، محكمين* اثنين، محكما* واحدا،
      محكمين* يختار*، تتكون هيئة تحكيم، هيئة تحكيم ثلاثة، هيئة تحكيم مكونة، محكمين* ثلاثة، محكما* طرف،
      هيئة تحكيم محكمين*`,
  }),
  'SA-ARB-05': topicOf({
    en: `
      arbitrator qualif*, arbitrator degree, arbitrator experience, arbitrator lawyer, arbitrator engineer,
      arbitrator expert, arbitrator capacity, arbitrator sharia, arbitrator trained, arbitrator education,
      arbitrator merchant, arbitrator whatever, arbitrator diploma, chairman degree, tribunal degree,
      chair degree law, chairman qualif*`,
    ar: `
      محكم مؤهل*، محكم مهندس، محكم محامي، رئيس هيئة تحكيم شهادة، محكم جامع*، محكم تخصص، محكم تحكيم خبرة،
      محكمين* خبرة، محكمين* شهادة، محكم كامل أهلية، محكمين* مؤهل*، محكم حسن سيرة`,
  }),
  'SA-ARB-06': topicOf({
    en: `
      arbitrator impartial*, arbitrator independen*, arbitrator interest, arbitrator challeng*,
      arbitrator disclos*, arbitrator employee, arbitrator neutral, arbitrator bias, arbitrator relation*,
      tribunal impartial*, arbitrator adviser, arbitrator manager, arbitrator director,
      arbitrator shareholder, arbitrator reveal, arbitrator dealings, arbitrator staff,
      arbitrator party employ*, arbitrator connect*, arbitrator cousin, arbitrator side employ*`,
    ar: `
      محكم حياد، محكم محايد، محكم مستقل، محكم استقلال، رد محكم، محكم إفصاح، محكم يفصح، نزاهة محكم، محكم مدير،
      موظفيه محكم، موظف محكم، مدير محكما، شريك محكم، محكم مصلحة نزاع، محكمين* مصلحة، محكم علاقة طرف تحكيم،
      محكما* موظف*، محكم يصرح كتابة، محكم مستشار قانوني طرف، محكم كشف علاقة، محكم قريب، محكمين* محايد*،
      هيئة تحكيم محايد*، هيئة تحكيم مستقل*`,
  }),
  'SA-ARB-04': topicOf({
    en: `
      award annul*, award set aside, award challeng*, award nullity, award waiv*, award recourse,
      award contest*, arbitrat* annul*, award action, award attack*, arbitrat* waiv* right`,
    ar: `
      بطلان حكم تحكيم، دعوى بطلان، بطلان محكمين، طعن تحكيم، طعن محكمين، تنازل بطلان، إبطال حكم،
      اعتراض حكم تحكيم، تحكيم إبطال`,
  }),
  'SA-ARB-08': topicOf({
    en: `
      award appeal*, award final, arbitrat* appeal*, tribunal decision final, award review*,
      arbitrat* final binding, award rehear*`,
    ar: `
      استئناف تحكيم، استئناف محكمين، حكم تحكيم نهائي، قرار تحكيم نهائي، حكم محكمين نهائي، تحكيم ملزم،
      قرار محكمين ملزم، حكم نهائي هيئة، حكم محكمين إعادة نظر، حكم تحكيم إعادة نظر، تحكيم موضوع نزاع محكمة،
      غير راضي حكم`,
  }),
  'SA-ARB-03': topicOf({
    en: `
      arbitrat* sharia, award sharia, award public order, award public policy, tribunal sharia,
      arbitrat* public order, arbitrat* public policy, arbitrat* shari'ah, arbitrat* shariah,
      arbitrat* islamic, arbitrat* foreign law, tribunal apply law, tribunal interest, award interest,
      arbitrator interest sum`,
    ar: `
      تحكيم شريعة، محكمين شريعة، تحكيم نظام عام، محكمين نظام عام، تحكيم قانون أجنبي، هيئة تحكيم تطبق،
      تحكيم إسلامية، حكم تحكيم مخالف*، تحكيم فوائد، محكمين فوائد، تحكيم فائدة`,
  }),
  'SA-ENF-02': topicOf({
    en: `
      promissory note, bill exchange, order note, Nafith, note enforceable, cheque guarantee,
      note demand sign*`,
    ar: `كمبيالة، كمبيالات، منصة نافذ، شيك ضمان، سند* لأمر*`,
  }),
  'SA-ENF-03': topicOf({
    en: `
      attach* home, attach* salary, attach* wage, seiz* home, seiz* salary, garnish*, attach* pension,
      execut* home, seiz* car, seiz* tools, attach* assets, levy assets, seiz* assets, waiv* exempt* attach*,
      execution salary, execution dwelling, dwelling attach*, house attach*, pension seiz*, attach* tools,
      home exempt*, execution wage`,
    ar: `
      حجز راتب، حجز مسكن، حجز أجر، حجز أموال، حجز منزل، حجز دار، حجز معاش، حجز سيارة، حجز أدوات، حجز ممتلكات،
      تنفيذ مسكن، حجز حسابات، استقطاع راتب، استقطاع معاش، تنفيذ راتب، تنفيذ معاش، تنفيذ دار، حجز سكن،
      تنفيذ أجر مدين، استقطاع أجر`,
  }),
  'SA-ENF-04': topicOf({
    en: `
      enforce* instrument, enforce* deed, execut* instrument, execut* deed, enforcement court,
      direct* enforce*, enforce* without judgment, enforcement judge, notari* contract, enforce* immediate*,
      execut* document, straight enforcement, enforce* without court, like judgment, enforce* without lawsuit`,
    ar: `
      قاضي تنفيذ، صيغة تنفيذية، تنفيذ جبري، قوة تنفيذية، قضاء تنفيذ، سند* تنفيذي*، كاتب عدل عقد،
      محكمة تنفيذ مباشرة، تقديم محكمة تنفيذ، محكمة تنفيذ سند، توثيق عقد تنفيذ*، موثق عقد تنفيذ*،
      تنفيذ دون حكم، تنفيذ دون دعوى، بمثابة سند، يعد سند، طلب تنفيذ مباشرة`,
  }),
  'SA-EVI-01': topicOf({
    en: `
      conclusive evidence, records evidence, books evidence, conclusive proof, statement account final,
      records conclusive, records final, records proof, not disput* record*, burden proof,
      deemed correct account, accept* figures, certificate conclusive, not object* invoice, books conclusive,
      statements evidence, statements bind, evidence against, prove contrary, evidence contrary,
      statement* final evidence, facts proved, agreement* proof, books final, records accepted, count final,
      reading* final, measurement* final, figures final, system logs prove, logs evidence, decide* figures,
      records prevail`,
    ar: `
      حجة قاطعة، دفاتر حجة، سجلات حجة، قيود حجة، دليل قاطع، كشف حساب، كشوف حجة، إثبات خلاف، إثبات عكس،
      عبء إثبات، سجلات إثبات، دفاتر إثبات، بينة قاطعة، سجلات نهائي*، قيود نهائي*، اتفاق إثبات، قيود دليل*،
      دفاتر دليل*، كشوف نهائي*، كشوف دليل، قيود ملزمة، دليل يخالف، قيود مخالف*، يخالفها دليل، سجلات ملزمة،
      سجلات معتمد*، سجلات حاسم*، بيانات نظام حجة، سجلاته معتبر*، كشف نهائي، مطابقة رصيد`,
  }),
  'SA-CPL-01': topicOf({
    en: `
      court translat*, court language, court English, proceedings language, translat* judicial,
      pleadings language, court Arabic, litigat* English`,
    ar: `
      محكمة ترجمة، محاكم ترجمة، محكمة لغة، محاكم لغة، ترافع لغة، تقاضي لغة، قضاء ترجمة، محكمة إنجليزية،
      مترجم محكمة، قضائية ترجمة`,
  }),
};
