import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR } from './verbs.js';

/** Phrases of the rules on arbitration, courts, proof and enforcement. */
export const civilDisputeTopics: Readonly<Record<string, Topic>> = {
  'SA-ARB-02': topic(
    `number arbitrator, tribunal consist*, tribunal compos*, arbitrators appoint*, arbitrat* panel,
     arbitrator/arbitrators one/two/three/four/five/six/odd/even/each/single/sole, tribunal/panel
     members/two/three/four/comprise* arbitral/arbitrat*`,
    `محكم فرد، محكم منفرد، تشكيل هيئة تحكيم، يعين محكم، تشكل هيئة تحكيم، اختيار محكم، محكم واحد تحكيم،
     محكم وحيد، محكمان* تحكيم، محكما* واحدا، محكمين* يختار*، تتكون هيئة تحكيم، هيئة تحكيم ثلاثة،
     هيئة تحكيم مكونة، هيئة تحكيم محكمين*، محكمين*/محكمون*/محكمان*/محكما*
     اثنين/ثلاثة/أربعة/خمسة/ستة/عدد/طرف/واحد/يعين/يختار، محكمين*/محكمان* خلاف/نزاع،
     هيئة تحكيم أعضاء/عضو/عضوين/عدد`,
  ),
  'SA-ARB-05': topic(
    `arbitrator qualif*, arbitrator experience, arbitrator capacity, arbitrator sharia, arbitrator education,
     arbitrator whatever, arbitrator diploma, chairman degree, tribunal degree, chair degree law,
     chairman qualif*, arbitrator/arbitrators certificate/know*/degree/need*/train*/trade/engineer,
     arbitrator/arbitrators accountant*/engineer*/lawyer*/expert*/merchant*/professional*`,
    `محكم مؤهل*، محكم مهندس، محكم محامي، رئيس هيئة تحكيم شهادة، محكم جامع*، محكم تخصص، محكم تحكيم خبرة،
     محكمين* خبرة، محكمين* شهادة، محكم كامل أهلية، محكمين* مؤهل*، محكم حسن سيرة،
     محكمين*/محكمون* محاسب*/مهندس*/خبير/خبراء/محام*/مختص*`,
  ),
  'SA-ARB-06': topic(
    `arbitrator impartial*, arbitrator independen*, arbitrator challeng*, arbitrator disclos*,
     arbitrator neutral, arbitrator bias, arbitrator relation*, tribunal impartial*, arbitrator adviser,
     arbitrator director, arbitrator shareholder, arbitrator reveal, arbitrator dealings,
     arbitrator party employ*, arbitrator connect*, arbitrator cousin, arbitrator side employ*,
     arbitrator/arbitrators supplier/lawyer/counsel/manager/employee/staff/friend/partner/relative/interest`,
    `محكم حياد، محكم محايد، محكم مستقل، محكم استقلال، رد محكم، محكم إفصاح، محكم يفصح، نزاهة محكم، محكم مدير،
     موظفيه محكم، موظف محكم، مدير محكما، شريك محكم، محكم مصلحة نزاع، محكمين* مصلحة، محكم علاقة طرف تحكيم،
     محكما* موظف*، محكم يصرح كتابة، محكم مستشار قانوني طرف، محكم كشف علاقة، محكم قريب، محكمين* محايد*،
     هيئة تحكيم محايد*، هيئة تحكيم مستقل*، محكما* محامي/مدير/موظف/مستشار/شريك/قريب شركة/طرف/مورد/موردين/خلاف،
     محكم وحيد/منفرد محامي/مدير/مستشار`,
  ),
  'SA-ARB-04': topic(
    `award nullity, award waiv*, award recourse, award contest*, arbitrat* annul*, award action,
     arbitrat* waiv* right, award/arbitrat* waive*/give/annul*/void/challenge*/nullif*/set
     right/aside/court/action, award struck/set/annul*/nullif*/challeng*/attack*/void/undo*`,
    `بطلان حكم تحكيم، دعوى بطلان، بطلان محكمين*، طعن تحكيم، طعن محكمين*، تنازل بطلان، إبطال حكم،
     اعتراض حكم تحكيم، تحكيم إبطال، تحكيم/محكمين* ${AR.waive}/إسقاط/عدم طعن/بطلان/اعتراض`,
  ),
  'SA-ARB-08': topic(
    `award appeal*, arbitrat* appeal*, tribunal decision final, award review*, arbitrat* final binding,
     award rehear*, award final conclusive, arbitral award final, award binding, arbitrators final decision,
     award is final, arbitrat*/award court/judge/appeal again/look/reopen*/review*/merits/appeal*/decide*`,
    `استئناف تحكيم، استئناف محكمين*، حكم تحكيم نهائي، قرار تحكيم نهائي، حكم محكمين* نهائي، تحكيم ملزم،
     قرار محكمين* ملزم، حكم نهائي هيئة، تحكيم موضوع نزاع محكمة، غير راضي حكم، تحكيم/محكمين*/محكمون*
     استئناف/اعتراض/${AR.return}/مراجعة نزاع/حكم/أحكام/قضية محكمة/نظر`,
  ),
  'SA-ARB-03': topic(
    `arbitrat* sharia, award sharia, award public order, award public policy, tribunal sharia,
     arbitrat* public order, arbitrat* public policy, arbitrat* shari'ah, arbitrat* shariah,
     arbitrat* islamic, tribunal apply law, tribunal interest, award interest, law/laws
     England/English/Swiss/foreign/French/York arbitrat*/tribunal/award,
     arbitrat*/tribunal/award interest owed/sum/give/rate`,
    `تحكيم شريعة، محكمين* شريعة، تحكيم نظام عام، محكمين* نظام عام، تحكيم قانون أجنبي، هيئة تحكيم تطبق،
     تحكيم إسلامية، حكم تحكيم مخالف*، تحكيم فوائد، محكمين* فوائد، تحكيم فائدة`,
  ),
  'SA-ENF-02': topic(
    `bill exchange, Nafith, cheque guarantee, note demand sign*,
     note/notes promissory/order/enforce*/Nafith/platform`,
    `كمبيالة، كمبيالات، منصة نافذ، شيك ضمان، سند* لأمر*`,
  ),
  'SA-ENF-03': topic(
    `attach* home, attach* salary, attach* wage, seiz* home, seiz* salary, garnish*, attach* pension,
     execut* home, seiz* car, seiz* tools, attach* assets, levy assets, seiz* assets, waiv* exempt* attach*,
     execution salary, execution dwelling, dwelling attach*, house attach*, pension seiz*, attach* tools,
     home exempt*, execution wage, creditor/bank/lender take/seize/attach*/execut*/levy
     pay/wage*/salary/house/home/car/pension/tools/dwelling debtor/borrower/guarantor/employee`,
    `حجز راتب، حجز مسكن، حجز أجر، حجز أموال، حجز منزل، حجز دار، حجز معاش، حجز سيارة، حجز أدوات، حجز ممتلكات،
     تنفيذ مسكن، حجز حسابات، استقطاع راتب، استقطاع معاش، تنفيذ راتب، تنفيذ معاش، تنفيذ دار، حجز سكن،
     استقطاع أجر، دائن/بنك/ممول/تنفيذ/حجز/${AR.withhold} راتب/أجر/معاش/سكن/بيت/سيارة/منزل مدين/مقترض/كفيل*`,
  ),
  'SA-ENF-04': topic(
    `enforce* instrument, enforce* deed, execut* instrument, execut* deed, enforcement court,
     direct* enforce*, enforce* without judgment, enforcement judge, notari* contract, enforce* immediate*,
     execut* document, straight enforcement, enforce* without court, like judgment, enforce* without lawsuit`,
    `قاضي تنفيذ، صيغة تنفيذية، تنفيذ جبري، قوة تنفيذية، قضاء تنفيذ، سند* تنفيذي*، كاتب عدل عقد،
     محكمة تنفيذ مباشرة، تقديم محكمة تنفيذ، محكمة تنفيذ سند، توثيق عقد تنفيذ*، موثق عقد تنفيذ*،
     تنفيذ دون حكم، تنفيذ دون دعوى، بمثابة سند، يعد سند، طلب تنفيذ مباشرة`,
  ),
  'SA-EVI-01': topic(
    `conclusive evidence, records evidence, books evidence, conclusive proof, statement account final,
     records conclusive, records final, records proof, not disput* record*, burden proof,
     deemed correct account, accept* figures, certificate conclusive, not object* invoice, books conclusive,
     statements evidence, statements bind, evidence against, prove contrary, evidence contrary,
     statement* final evidence, facts proved, agreement* proof, books final, records accepted, count final,
     reading* final, measurement* final, figures final, system logs prove, logs evidence, decide* figures,
     records prevail, records/books/screen/statement*/system/log*/meter/account*/register
     shows/taken/right/final/prove*/proof/binding/correct/conclusive/decisive
     customer/client/argue/dispute*/challenge*/object*/contest, meter/reading*/records/books/statement*
     right/correct/final/conclusive/bind* otherwise/prove*/dispute*/contrary/challenge*/object*`,
    `حجة قاطعة، دفاتر حجة، سجلات حجة، قيود حجة، دليل قاطع، كشف حساب، كشوف حجة، إثبات خلاف، إثبات عكس،
     عبء إثبات، سجلات إثبات، دفاتر إثبات، بينة قاطعة، سجلات نهائي*، قيود نهائي*، اتفاق إثبات، قيود دليل*،
     دفاتر دليل*، كشوف نهائي*، كشوف دليل، قيود ملزمة، دليل يخالف، قيود مخالف*، يخالفها دليل، سجلات ملزمة،
     سجلات معتمد*، سجلات حاسم*، بيانات نظام حجة، سجلاته معتبر*، كشف نهائي، مطابقة رصيد،
     سجلات/دفاتر/قيود/كشف/كشوف/بيانات/حسابات/قراءات صحيح*/نهائي*/حجة/ملزم*/دليل*/فصل/مرجع*/معتمد*
     لا/ولا/غير/دون ${AR.accept}/اعتراض/عميل/إثبات/خلاف/طعن، تظهره/يظهره سجلات/نظام/دفاتر`,
  ),
  'SA-CPL-01': topic(
    `court translat*, court language, court English, proceedings language, translat* judicial,
     pleadings language, court Arabic, litigat* English`,
    `محكمة ترجمة، محاكم ترجمة، محكمة لغة، محاكم لغة، ترافع لغة، تقاضي لغة، قضاء ترجمة، محكمة إنجليزية،
     مترجم محكمة، قضائية ترجمة`,
  ),
};
