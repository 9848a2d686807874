import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on arbitration, courts, proof and enforcement. */
export const civilDisputeTopics: Readonly<Record<string, Topic>> = {
  'SA-ARB-02': topic(
    `number arbitrator, tribunal consist*, tribunal compos*, arbitrators appoint*, arbitrat* panel,
     arbitrator/arbitrators one/two/three/four/five/six/odd/even/each/single/sole, tribunal/panel
     members/two/three/four/comprise* arbitral/arbitrat*, ${EN.umpire}/one/two/three/each ${EN.quarrel}
     us/between/both/pick*/choose*/appoint*/neutral/two/three, arbiter*/arbitrator*/umpire*, ${EN.umpire}
     one/two/three/each side/party/both/pick*/choose*`,
    `محكم فرد، محكم منفرد، تشكيل هيئة تحكيم، يعين محكم، تشكل هيئة تحكيم، اختيار محكم، محكم واحد تحكيم، محكم
     وحيد، محكمان* تحكيم، محكما* واحدا، محكمين* يختار*، تتكون هيئة تحكيم، هيئة تحكيم ثلاثة، هيئة تحكيم مكونة،
     هيئة تحكيم محكمين*، محكمين*/محكمون*/محكمان*/محكما* اثنين/ثلاثة/أربعة/خمسة/ستة/عدد/طرف/واحد/يعين/يختار،
     محكمين*/محكمان* خلاف/نزاع، هيئة تحكيم أعضاء/عضو/عضوين/عدد، ${AR_PLAIN.umpire}/واحد ${AR_PLAIN.quarrel}
     بيننا/منا/واحد/ثلاثة/اثنان/يختار*/نثق/خلافنا/يعين*، حكمان/محكم*، حكم/حكما/حكام* واحد/اثنان/ثلاثة/جهة/طرف`,
  ),
  'SA-ARB-05': topic(
    `arbitrator qualif*, arbitrator experience, arbitrator capacity, arbitrator sharia, arbitrator education,
     arbitrator whatever, arbitrator diploma, chairman degree, tribunal degree, chair degree law, chairman
     qualif*, arbitrator/arbitrators certificate/know*/degree/need*/train*/trade/engineer,
     arbitrator/arbitrators accountant*/engineer*/lawyer*/expert*/merchant*/professional*, ${EN.umpire}/judge
     ${EN.quarrel}/pick know*/degree/studied/study/law/sharia/needs/need/trade/experience/expert`,
    `محكم مؤهل*، محكم مهندس، محكم محامي، رئيس هيئة تحكيم شهادة، محكم جامع*، محكم تخصص، محكم تحكيم خبرة،
     محكمين* خبرة، محكمين* شهادة، محكم كامل أهلية، محكمين* مؤهل*، محكم حسن سيرة، محكمين*/محكمون*
     محاسب*/مهندس*/خبير/خبراء/محام*/مختص*، ${AR_PLAIN.umpire}/يحكم*
     دارس*/شهادة/يفهم*/خبير*/خبرة/شريعة/قانون/مهنة/متعلم*/مؤهل*`,
  ),
  'SA-ARB-06': topic(
    `arbitrator impartial*, arbitrator independen*, arbitrator challeng*, arbitrator disclos*, arbitrator
     neutral, arbitrator bias, arbitrator relation*, tribunal impartial*, arbitrator adviser, arbitrator
     director, arbitrator shareholder, arbitrator reveal, arbitrator dealings, arbitrator party employ*,
     arbitrator connect*, arbitrator cousin, arbitrator side employ*, arbitrator/arbitrators
     supplier/lawyer/counsel/manager/employee/staff/friend/partner/relative/interest, ${EN.umpire}
     ${EN.quarrel} friend*/lawyer/cousin/manager*/relative*/own/neutral/side/works/business`,
    `محكم حياد، محكم محايد، محكم مستقل، محكم استقلال، رد محكم، محكم إفصاح، محكم يفصح، نزاهة محكم، محكم مدير،
     موظفيه محكم، موظف محكم، مدير محكما، شريك محكم، محكم مصلحة نزاع، محكمين* مصلحة، محكم علاقة طرف تحكيم،
     محكما* موظف*، محكم يصرح كتابة، محكم مستشار قانوني طرف، محكم كشف علاقة، محكم قريب، محكمين* محايد*، هيئة
     تحكيم محايد*، هيئة تحكيم مستقل*، محكما* محامي/مدير/موظف/مستشار/شريك/قريب شركة/طرف/مورد/موردين/خلاف، محكم
     وحيد/منفرد محامي/مدير/مستشار، ${AR_PLAIN.umpire}/ابن/قريب/صديق*/محامين* ${AR_PLAIN.quarrel}/حكم
     صديق*/مدير*/أحدنا/محام*/قريب*/محايد*/ابن`,
  ),
  'SA-ARB-04': topic(
    `award nullity, award waiv*, award recourse, award contest*, arbitrat* annul*, award action, arbitrat*
     waiv* right, award/arbitrat* waive*/give/annul*/void/challenge*/nullif*/set right/aside/court/action,
     award struck/set/annul*/nullif*/challeng*/attack*/void/undo*, ${EN.umpire}/panel's
     court/judge/go/undone/stands thrown/undo*/scrap*/cancel*/wrong/aside/decision/decide*/attack*`,
    `بطلان حكم تحكيم، دعوى بطلان، بطلان محكمين*، طعن تحكيم، طعن محكمين*، تنازل بطلان، إبطال حكم، اعتراض حكم
     تحكيم، تحكيم إبطال، تحكيم/محكمين* ${AR.waive}/إسقاط/عدم طعن/بطلان/اعتراض، ${AR_PLAIN.umpire}
     ${AR_PLAIN.quarrel}/حكم يلغي*/إلغاء*/ينقض*/نقض/محكمة/قاض*/قاضي`,
  ),
  'SA-ARB-08': topic(
    `award appeal*, arbitrat* appeal*, tribunal decision final, award review*, arbitrat* final binding, award
     rehear*, award final conclusive, arbitral award final, award binding, arbitrators final decision, award
     is final, arbitrat*/award court/judge/appeal again/look/reopen*/review*/merits/appeal*/decide*,
     panel/three/arbitrator*/tribunal/umpire says/say/said/decide*/decision/word court/again/last/final/higher`,
    `استئناف تحكيم، استئناف محكمين*، حكم تحكيم نهائي، قرار تحكيم نهائي، حكم محكمين* نهائي، تحكيم ملزم، قرار
     محكمين* ملزم، حكم نهائي هيئة، تحكيم موضوع نزاع محكمة، غير راضي حكم، تحكيم/محكمين*/محكمون*
     استئناف/اعتراض/${AR.return}/مراجعة نزاع/حكم/أحكام/قضية محكمة/نظر، ${AR_PLAIN.umpire}
     قرار*/كلام*/قرره/يقرره*/حكم* أخير/نهائي*/تنظر*/نظر/أعلى/تعيد*`,
  ),
  'SA-ARB-03': topic(
    `arbitrat* sharia, award sharia, award public order, award public policy, tribunal sharia, arbitrat*
     public order, arbitrat* public policy, arbitrat* shari'ah, arbitrat* shariah, arbitrat* islamic, tribunal
     apply law, tribunal interest, award interest, law/laws England/English/Swiss/foreign/French/York
     arbitrat*/tribunal/award, arbitrat*/tribunal/award interest owed/sum/give/rate,
     panel/three/arbitrator*/tribunal/decide* law/Islam*/interest/English/religion/sharia`,
    `تحكيم شريعة، محكمين* شريعة، تحكيم نظام عام، محكمين* نظام عام، تحكيم قانون أجنبي، هيئة تحكيم تطبق، تحكيم
     إسلامية، حكم تحكيم مخالف*، تحكيم فوائد، محكمين* فوائد، تحكيم فائدة، ${AR_PLAIN.umpire}/يحكمون/يحكم*/حكمهم
     قانون*/شرع*/فوائد/إسلام*/شريعة/دين*`,
  ),
  'SA-ENF-02': topic(
    `bill exchange, Nafith, cheque guarantee, note demand sign*, note/notes
     promissory/order/enforce*/Nafith/platform, note/notes sign*/whole/goes/pay, sign*/signs paper/note
     pay*/whenever/ask`,
    `كمبيالة، كمبيالات، منصة نافذ، شيك ضمان، سند* لأمر*، سند*/سندا/ورقة يوقع*/توقع*/تطبيق/منصة
     تدفع*/يدفع*/بكل/متى/إيجار/دولة`,
  ),
  'SA-ENF-03': topic(
    `attach* home, attach* salary, attach* wage, seiz* home, seiz* salary, garnish*, attach* pension, execut*
     home, seiz* car, seiz* tools, attach* assets, levy assets, seiz* assets, waiv* exempt* attach*, execution
     salary, execution dwelling, dwelling attach*, house attach*, pension seiz*, attach* tools, home exempt*,
     execution wage, creditor/bank/lender take/seize/attach*/execut*/levy
     pay/wage*/salary/house/home/car/pension/tools/dwelling debtor/borrower/guarantor/employee,
     take/takes/sell/seize* car/wages/salary/tools/roof/house/home/furniture/pension
     pay/nobody/debt/owe/till/until, furniture/car/wages/salary/house/home/tools/pension
     take*/ours/seize*/sell*/keep* settle*/pay*/debt*/owe*`,
    `حجز راتب، حجز مسكن، حجز أجر، حجز أموال، حجز منزل، حجز دار، حجز معاش، حجز سيارة، حجز أدوات، حجز ممتلكات،
     تنفيذ مسكن، حجز حسابات، استقطاع راتب، استقطاع معاش، تنفيذ راتب، تنفيذ معاش، تنفيذ دار، حجز سكن، استقطاع
     أجر، دائن/بنك/ممول/تنفيذ/حجز/${AR.withhold} راتب/أجر/معاش/سكن/بيت/سيارة/منزل مدين/مقترض/كفيل*،
     نأخذ*/يأخذ*/تأخذ*/نحجز* سيارتك/سيارته/راتبك/راتبه/بيت*/عدتك/عدته/أثاث* دفع*/تدفع*/دين/أحد/يسدد*،
     أثاث*/سيارته/راتب*/بيته/بيتك/أجرته/معاش* لنا/نأخذ*/نبيع*/حجز*/نحجز* تسدد*/يسدد*/دين/دفع*`,
  ),
  'SA-ENF-04': topic(
    `enforce* instrument, enforce* deed, execut* instrument, execut* deed, enforcement court, direct*
     enforce*, enforce* without judgment, enforcement judge, notari* contract, enforce* immediate*, execut*
     document, straight enforcement, enforce* without court, like judgment, enforce* without lawsuit,
     court/judge/bailiff/judgment/enforce* force*/make/makes/straight/win/need pay*/word/without/paper/him`,
    `قاضي تنفيذ، صيغة تنفيذية، تنفيذ جبري، قوة تنفيذية، قضاء تنفيذ، سند* تنفيذي*، كاتب عدل عقد، محكمة تنفيذ
     مباشرة، تقديم محكمة تنفيذ، محكمة تنفيذ سند، توثيق عقد تنفيذ*، موثق عقد تنفيذ*، تنفيذ دون حكم، تنفيذ دون
     دعوى، بمثابة سند، يعد سند، طلب تنفيذ مباشرة، محكمة/تنفيذ*/قاضي*/قضية مثل/على+طول/تجبر*/مباشرة/دون/فورا
     دفع*/يدفع*/ورقة/عقد/تكسب/حكم`,
  ),
  'SA-EVI-01': topic(
    `conclusive evidence, records evidence, books evidence, conclusive proof, statement account final, records
     conclusive, records final, records proof, not disput* record*, burden proof, deemed correct account,
     accept* figures, certificate conclusive, not object* invoice, books conclusive, statements evidence,
     statements bind, evidence against, prove contrary, evidence contrary, statement* final evidence, facts
     proved, agreement* proof, books final, records accepted, count final, reading* final, measurement* final,
     figures final, system logs prove, logs evidence, decide* figures, records prevail,
     records/books/screen/statement*/system/log*/meter/account*/register
     shows/taken/right/final/prove*/proof/binding/correct/conclusive/decisive
     customer/client/argue/dispute*/challenge*/object*/contest, meter/reading*/records/books/statement*
     right/correct/final/conclusive/bind* otherwise/prove*/dispute*/contrary/challenge*/object*,
     computer/list/count/books/screen/figures/records says/say/right/argue/wrong/always
     pay/argue/show/used/prove, meter/records/books/count/log/logs/system/statement*/scale
     final/say/right/decide*/proof/prove*/correct/dispute*,
     settle*/proof/prove*/evidence/final/decide*/binding
     ticket*/roll/record*/till/scale*/book/books/log/logs/reading*/count*/register`,
    `حجة قاطعة، دفاتر حجة، سجلات حجة، قيود حجة، دليل قاطع، كشف حساب، كشوف حجة، إثبات خلاف، إثبات عكس، عبء
     إثبات، سجلات إثبات، دفاتر إثبات، بينة قاطعة، سجلات نهائي*، قيود نهائي*، اتفاق إثبات، قيود دليل*، دفاتر
     دليل*، كشوف نهائي*، كشوف دليل، قيود ملزمة، دليل يخالف، قيود مخالف*، يخالفها دليل، سجلات ملزمة، سجلات
     معتمد*، سجلات حاسم*، بيانات نظام حجة، سجلاته معتبر*، كشف نهائي، مطابقة رصيد،
     سجلات/دفاتر/قيود/كشف/كشوف/بيانات/حسابات/قراءات صحيح*/نهائي*/حجة/ملزم*/دليل*/فصل/مرجع*/معتمد*
     لا/ولا/غير/دون ${AR.accept}/اعتراض/عميل/إثبات/خلاف/طعن، تظهره/يظهره سجلات/نظام/دفاتر،
     كمبيوتر*/قائمت*/حساب*/سجل*/دفتر*/نظام*/عداد* صحيح*/يقول*/تجادل*/غلط/أثبت/تعترض* تدفع*/دائما/لا/رأيت/ما،
     عداد*/سجلات*/دفاتر*/نظامنا/كشف*/ميزان/قيود* فيصل/صحيح*/نهائي*/حجة/ملزم*/اعتراض/إثبات/دليل،
     دليل/تحسم/يحسم/حجة/إثبات/فيصل/نهائي* ورقة/ميزان/شريط/صندوق/سجل*/كشف/دفتر/دفاتر/عداد*`,
  ),
  'SA-CPL-01': topic(
    `court translat*, court language, court English, proceedings language, translat* judicial, pleadings
     language, court Arabic, litigat* English, judge/case/court/hearing
     English/French/Arabic/language/translat*`,
    `محكمة ترجمة، محاكم ترجمة، محكمة لغة، محاكم لغة، ترافع لغة، تقاضي لغة، قضاء ترجمة، محكمة إنجليزية، مترجم
     محكمة، قضائية ترجمة، قاضي*/قضية/محكمة إنجليزي*/بالفرنسي*/عربي*/يترجم*/ترجمة/لغة/بالإنجليزي*`,
  ),
};
