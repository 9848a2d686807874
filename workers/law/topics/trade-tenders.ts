import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on building and on government contracts. */
export const tenderTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-34': topic(
    `sublet works, sub-let works, work done others, lower-tier contractor, specialist firm works, others part
     works, hand* work others, give* work others, third part* perform works, subcontracting, subcontracted,
     sub-contracting, sub-contracted, engag* subcontract*, appoint* subcontract*, subcontract* approv*,
     subcontract* consent, subcontract* liab*, subcontract* responsib*, subcontract* part, not subcontract,
     may subcontract, sub-contract* liab*, sub-contract* responsib*, sub-contract* consent, sub-contract*
     part, subcontractors work*, subcontract* answer*, subcontract* fault,
     others/another/outside/sub*/someone/firm* do/carry/perform*/work*/tiling/part builder/contractor/provider
     responsib*/liab*/answer*/consent/approv*/let/hand*/pass*, contractor/provider/builder subcontractor*
     concern*/responsib*/liab*/answer*, others/other/another/outside/someone ${EN.builder}/people/crew
     do/does/give*/brought/part/work/job/tiling, ${EN.builder} plumber/electrician/painter/others/people/crew
     ${EN.blame}, freelancer*/subcontractor*/outside/others/helpers/trades*/third
     bring*/use/uses/hire*/engage*/employ*/work/job responsib*/stand*/answer*/agree*/consent*/behind/approval,
     another/other firm/company/contractor/crew work*/answer*/do/does/come*/job, hire*/engag*/bring*/appoint*
     ${EN.builder} others/roof/owner/work/part/helpers`,
    `إسناد أعمال، باطن، مقاول فرعي، إسناد تنفيذ، مقاول آخر تنفيذ، إسناد جزء، يسند أعمال، يسند جزء، إسناد
     خدمات، يسند تنفيذ، يعهد تنفيذ، تنفيذ أعمال الغير*، إسناد الغير*، إسناد للغير*، مقاول/مقدم/طرف
     إسناد/يسند/تكليف/يكلف/يعهد غيره/آخر/آخرين/باطن أعمال/عمل/جزء/خدمات/تنفيذ،
     عمال/غيره/غيرهم/آخر*/ثاني*/ناس/سباك/كهربائي/دهان ${AR_PLAIN.builder} يعطي*/يعمل*/جاب*/ذنب*/مسؤول*/أخطأ*،
     يعمل*/يعملون/ينفذ* آخر*/غير* جزء*/شغل/عمل/أعمال، يعطي* بلاط/دهان/سباكة/كهرباء/جزء*/شغل،
     فنيين*/بفنيين/عمال/خارج/متخصص*/طرف+ثالث/غيره تستعين*/يستعين*/استعانة/يستخدم*/يجيب*
     تضمن*/يضمن*/مسؤول*/شغل*/عمل*/أعمال*/موافقة، شركة/مقاول/عمال ثانية/أخرى/آخر/غيره/غيرهم
     عمل*/شغل*/نتحمل*/مسؤول*/ينفذ*، ينقل/نقل/يحول/يكلف/إسناد عمل/أعمال/شغل غيره/غير*/آخر`,
  ),
  'SA-CON-01': topic(
    `building code, SBC, construction code, American code, British standards, Eurocode, International Building
     Code, codes standards design, building regulations,
     American/British/European/German/foreign/international/SBC standard*/code*/norm*
     build*/built/design*/works/construct*/execut*, rule/rules/code/norm*/way
     build/builds/buildings/house/walls/structure/goes
     Saudi/German*/American/British/foreign/country*/European/international, code/codes/norm*/standards
     build*/construct*/works/design*/house/structure, code/codes/standards`,
    `اشتراطات بناء، كود، معايير بناء، معايير/مواصفات/كود أمريكية/أوروبية/بريطانية/أجنبية/سعودي/دولية
     بناء/أعمال/تصميم/تنفيذ، قواعد/طريقة/أنظمة/نظام/معايير/كود بناء/نبني/يبني/بيت/جدران
     سعودي*/ألماني*/أمريكي*/أجنبي*/بلد/دولة/أوروبي*/بريطاني*، كود/معايير/مواصفات/اشتراطات
     بناء/مبنى/إنشاء*/تصميم*/بيت، كود/معايير`,
  ),
  'SA-CON-02': topic(
    `contractor classif*, classif* grade, unclassified, classif* field, classification`,
    `شهادة تصنيف، تصنيف مقاول*، مصنف، درجة تصنيف، مصنفا مجال`,
  ),
  'SA-CON-03': topic(
    `occupancy certificate, occupancy permit, occupancy licen*, occup* building before, move in before
     certificate, occup* without certificate, occupation certificate, municipality certificate occup*, moves
     in before, use building before, completion certificate, owner/occup*/live/move*/use/tenant
     before/without/until villa/building/premises/house municipality/certificate/permit/signed,
     live/lives/move/moves/open*/opens/use ${EN.premises}
     municipality/papers/paper/city/certificate/permit/signs before/until/after/without, move/moves+in
     before/until/after municipality/papers/paper/city/certificate,
     city/municipality/inspector*/civil+defence/permit/certificate/passed ${EN.premises}/keys/building
     open*/move*/use*/hand*/keys/live/occup*, permit/municipality/inspection/certificate
     sleep*/live*/family/house/villa/hand*/use/occup*`,
    `شهادة إشغال، رخصة إشغال، إشغال مبنى، إشغال بناء، تصريح إشغال، إشغال قبل، سكن قبل شهادة، شهادة إتمام،
     تسليم مبنى شهادة، انتقال سكن شهادة، استعمال مبنى قبل، إيصال كهرباء شهادة،
     سكن/يسكن/إشغال/انتقال/استعمال/تشغيل قبل/دون/بعد شهادة/بلدية/أمانة/تصريح/رخصة
     مبنى/مباني/فيلا/عمارة/بناء/وحدة، تسكن*/يسكن*/سكن/يفتح*/نفتح*/تستعمل*/انتقال
     بلدية/أمانة/ورقت*/أوراق/شهادة/رخصة قبل/حتى/دون/بعد، بلدية/أمانة/دفاع+مدني/لجنة/شهادة/تصريح
     مبنى/مباني/فيلا/بيت/محل*/مفاتيح يدخل*/يسكن*/سكن*/افتتاح/يفتح*/إشغال*/استلام*، بلدية/تصريح/كشف/شهادة
     تنام/يسكن*/عائلة/بيت/فيلا/نسلم/إشغال`,
  ),
  'SA-CON-04': topic(
    `joint venture classif*, consortium, partner contractor grade, joint* several* contractor, members grade
     classif*, lead contractor classif*, contractors jointly, contractors join*/together
     classif*/project/grade, builders/contractors/firms/companies/two/both/another together/jointly/team/join*
     builder*/contractor*/firm*/grade*/job/tower/project/papers`,
    `تصنيف متضامن*، تضامن مقاول*، ائتلاف، تضامن تصنيف، تحالف مقاول*، تصنيف شريك، مقاولين متضامنين، متضامنون
     مصنف*، تضامن مشروع، تحالف تصنيف، يتضامن مقاول، تضامن مصنف، أعضاء تحالف،
     مقاولان/مقاولين/مقاولون/شركتان/شركتين/مقاول معا/يشارك*/شارك*/مشترك*/اثنان
     درجت*/تصنيف*/تبنيان/يبنيان/مشروع*/برج/بناء/يعملان`,
  ),
  'SA-CON-05': topic(
    `structural defect, hidden defect, latent defect, decennial, collapse, ten years building, structur*
     safety liab*, stability building, strength building, ten-year, defect* building owner, liab* designer,
     structur* warrant*, walls crack*, cracks building, building falls, ten years structure, guarantee
     structure, foundations, faults building years, wall*/roof/foundation*/structure/building/column*
     fall*/crack*/collapse*/sink*/settle*/defect*
     handover/after/builder/contractor/years/liab*/responsib*/warrant*/guarantee*, crack*/collapse*/structural
     builder/contractor/engineer/designer year*/liab*/owe*/answer*/nothing,
     wall*/roof/house/building/structure/foundation*/crack* crack*/fall/falls/collapse*/sink*/leak*
     ${EN.builder} year*/fix*/pay*/back/nothing,
     column*/foundation*/beam*/structure*/structural/concrete/slab*
     ${EN.builder}/year*/decade/stand*/guarantee*/warrant*, year*/decade ${EN.builder}
     answer*/frame/building/house/structure/guarantee*/stand*, sag*/floors/wall*/roof/crack*
     handover/worry/after/defect*/builder/contractor,
     beam/beams/skeleton/columns/foundations/collaps*/structural`,
    `عيوب خفية، عيوب إنشائية، تهدم، ضمان عشري، عشر سنوات بناء، متانة بناء، سلامة بناء، عيب خفي، مصمم مسؤول*،
     متانة مبنى، ضمان إنشائي، عشر سنوات مبنى، ضمان أعمال سنوات، عشر سنوات هيكل*، هبوط أرض، تصدع، عيوب تنفيذ
     ضمان، جدار/جدران/سقف/أساس*/هيكل*/بناء/مبنى/مباني/خرسان*
     تصدع/${AR.lapse}/${AR.collapse}/تشقق*/هبوط/عيوب/عيب/ضمان، تصدع/${AR.lapse}/تشققات/هبوط
     مقاول/مصمم/مهندس/${AR.deliver}/سنوات، يضمن مقاول/منفذ أعمال/مبنى/مباني/بناء/هيكل* سنة/سنوات،
     جدار*/جدران/سقف/بيت/مبنى/شقوق/أساس*/بناء تشقق*/شقوق/سقط*/يسقط*/انهار*/انهدم*/طاح*/تصدع*
     ${AR_PLAIN.builder}، مقاول* شقوق/تشقق* ${AR_PLAIN.span}/دخل/يصلح*،
     أعمدة/عمدان/أساس*/خرسان*/هيكل*/سقف/إنشائي* مقاول*/مهندس*/ضمان*/سنة/سنوات/عقد/سنين،
     هبوط/تصدع*/تشقق*/أرضيات/جدران/هيكل/أساسات تسليم/بعد/مقاول*/مالك/سنين/سنوات،
     جسر/عظم/أعمدة/أساسات/انهيار*/هيكل*`,
  ),
  'SA-GTP-01': topic(
    `Arabic language, language contract, governing language, prevail* language, English prevail*,
     Arabic prevail*, Arabic text, correspondence language, translat* Arabic, English text, Arabic version,
     English govern*, English only, correspondence English, English alone, drafted English, drafted Arabic,
     English version`,
    `لغة عقد، لغة عربية، نص عربي، لغة معتمدة، لغة إنجليزية، نص إنجليزي، ترجمة عربية، لغة مراسلات، لغة مرجع*،
     نسخة عربية، نسخة إنجليزية، عقد إنجليزية، وثائق إنجليزية، مراسلات إنجليزية، وثائق عربية`,
  ),
  'SA-GTP-02': topic(
    `final guarantee, performance bond, performance guarantee, performance security, final bond,
     bank guarantee, guarantee per cent contract, guarantee percent value, guarantee days award,
     final security, bank letter/guarantee/bond percent/per*/value/sum`,
    `ضمان نهائي، ضمان بنكي، ضمان تنفيذ، خطاب ضمان، ضمان نسبة قيمة عقد، ضمان نهائية، ضمانات نهائية، ضمان ترسية`,
  ),
  'SA-GTP-03': topic(
    `price escalat*, price increas*, price variation, material prices, price firm, customs tariff price,
     inflation, rates increas*, price same, unit prices, price/prices/rates
     follow/chang*/rise*/fall*/adjust*/fixed/stay*/revis*/index*/link*`,
    `تغير أسعار، أسعار مواد، تعديل قيمة عقد، تعرفة جمركية، خفض أسعار، تضخم، رقم قياسي، مؤشر أسعار،
     أسعار وحدة، تغيير أسعار، سعر إفرادي، أسعار/سعر/فئات
     ثابت*/تتغير/${AR.amend}/${AR.increase}/${AR.raise}/انخفاض/ربط/مراجعة/فروق`,
  ),
  'SA-GTP-04': topic(
    `change order, additional works, increas* quantit*, reduc* quantit*, variation, increase scope,
     reduc* scope, extra work, change works value, omit work, cut works, addition works, more quantities,
     add* quantit*, scope change, additions contract, quantit*/scope/works
     doubl*/increas*/reduc*/cut/add*/half/more/less/chang* agency/ministry/authority/employer/contract/entity`,
    `أوامر تغيير، أمر تغيير، أعمال إضافية، كميات إضافية، زيادة كميات، تخفيض كميات، زيادة أعمال، تخفيض أعمال،
     أوامر تغييرية، زيادة التزامات متعاقد، تعديل كميات، إنقاص أعمال، إنقاص كميات، إضافة أعمال، حذف أعمال،
     زيادة عقد عشرة، تخفيض عقد عشرين، تعديل نطاق، أعمال جديدة، تغيير أعمال، زيادة كمية، خفض كميات،
     كميات/كمية/نطاق/أعمال/التزامات
     ${AR.increase}/زيادتها/${AR.reduce}/${AR.lessen}/مضاعفة/${AR.amend}/${AR.cancel} جهة/عقد/قيمة/حكومية`,
  ),
  'SA-GTP-05': topic(
    `assign* contract, assign* agreement, assign* rights, transfer contract, novat*, assignment,
     transfer rights obligation, assign* part, cede contract, pass contract, hand contract,
     contract another company, contractor/supplier pass/hand/assign*/transfer*/sell
     contract/job/rights/agreement another/firm/third/others/approv*/consent`,
    `تنازل عقد، نقل عقد، يتنازل عقد، حوالة حق*، تنازل التزامات، تحويل عقد، إحالة عقد، نقل التزامات،
     حوالة عقد، تنازل مستحقات، تنازل للغير*، تنازل الغير*، متعاقد/مقاول/مورد/موردين
     ${AR.waive}/نقل/إحالة/تحويل/يحيل عقد/التزامات/حقوق/مستحقات`,
  ),
  'SA-GTP-06': topic(
    `delay fine, delay penalt*, liquidated damages, damages delay, late fine, fine* cap, penalt* exceed,
     fine per day, delay deduct*, penalt* value contract, overrun pay*, overrun deduct*, late week,
     late/delay*/overrun*/behind lose*/deduct*/pay*/fine*/penalt*/charge* per*/tenth/value/sum/day/week`,
    `غرامة تأخير، غرامات تأخير، شرط جزائي، غرامة تأخر، غرامة نسبة، غرامات نسبة، حسم تأخير، غرامة تتجاوز،
     غرامة يوم، حد أعلى غرامات، غرامات تتجاوز، أسبوع تأخير، ${AR.delay}/متأخر*
     غرامة/${AR.discount}/${AR.deduct}/جزاء/${AR.pay} نسبة/قيمة/يوم/أيام/أسبوع/أسابيع/مئة/مائة`,
  ),
  'SA-GTP-07': topic(
    `public interest, terminat* agency, terminat* brib*, terminat* convenience, terminat* entity,
     terminat* ministry, terminat* withdraw* works, terminat* fraud, end* contract agency, withdrawal works,
     terminat* authority, ended contractor, end* contract contractor, terminat* contractor, contract ended,
     termination contract, call off contract, stop contract, cancel contract, cancel* agency, end contract`,
    `مصلحة عامة، سحب عمل، سحب أعمال، إنهاء رشوة، جهة إنهاء، سحب مشروع، إنهاء إفلاس، إنهاء عقد، فسخ عقد،
     حق إنهاء، إلغاء عقد، ينهي عقد، جهة فسخ`,
  ),
  'SA-GTP-08': topic(
    `administrative court, board grievances, arbitrat*, dispute agency, court jurisdiction, dispute resol*,
     claim compensation agency, dispute contract, quarrel*/dispute*/controvers*
     London/foreign/England/administrative/arbitrat*/court*/settle*`,
    `محكمة إدارية، ديوان مظالم، تحكيم، نزاع جهة، تسوية نزاع*، تسوية منازعات، محكمة مختصة، خلاف عقد،
     تعويض جهة حكومية محكمة، نزاع محكمة، تسوية خلاف*، محاكم نزاع، قضاء نزاع، محاكم فصل، محاكم مختص*`,
  ),
  'SA-GTP-10': topic(
    `subcontract*, sub-contract*, sublet, sub-let, works others approval, lower-tier contractor`,
    `باطن، مقاول فرعي، إسناد الغير*، إسناد للغير*، يسند للغير*`,
  ),
  'SA-GTP-11': topic(
    `currency, Saudi riyal, US dollar, exchange rate, payment riyal, pay* SAR, dollars, euro, riyals`,
    `عملة، ريال سعودي، دولار، يورو، سعر صرف، دفع ريال، عملات*`,
  ),
  'SA-GTP-12': topic(
    `relief fine, extension time, extend* time, delay beyond control, waiv* fine, exempt* fine,
     delay not attributable, emergency delay, force majeure, extend* contract delay, suspension agency,
     fine* excused, fine* regardless, fine* delay attribut*, fine* delay Agency, more time, held up,
     excus* delay, additional time, late*/delay*/fine*/penalt* agency/ministry/authority/entity/employer
     caus*/fault/attribut*/because/through, extend*/extension fine*/penalt*`,
    `إعفاء غرامة، تمديد عقد، تمديد مدة، يمدد عقد، تأخير خارج* إرادة، تأخير جهة، يعفى غرامة، ظروف طارئة تأخير،
     قوة قاهرة، تأخر راجع جهة، إيقاف أعمال، عدم تمديد، إعفاء غرامات، مهلة إضافية، مدة إضافية، تأخر صرف،
     تأخر تسليم موقع`,
  ),
  'SA-GTP-13': topic(
    `term contract, duration contract, contract years, services years, maintenance years, operation years,
     cleaning years, contract period, catering years, term years`,
    `مدة عقد، مدة سنوات، عقد سنوات، خدمات سنوات، صيانة سنوات، نظافة سنوات، تشغيل سنوات، إعاشة سنوات،
     مدة تنفيذ، مدة خدمات، عقد سنة`,
  ),
};
