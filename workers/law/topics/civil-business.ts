import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR } from './verbs.js';

/** Phrases of the rules on competition, insolvency, companies, taxes and bribes. */
export const civilBusinessTopics: Readonly<Record<string, Topic>> = {
  'SA-CMP-01': topic(
    `resale price, resell* price, retail price, fix* price, minimum price, sell* price list, recommended
     price, sell* below price, price competitor*, selling price, discount customer* consent, price set
     distributor, sell* amounts list, sell* discount, charge same price, charge same fee, discount price list,
     competitors fees, discount below, dealer discount, neither above below, keep* price list, price floor,
     not undercut, set* prices sell*, price list binding, same prices customers,
     price/prices/shelf/retail/list under/below/above/lower/minimum/set/fix*/same
     shop/shops/dealer/distributor/franchisee/reseller/retailer sell*/sale/charge*/go,
     dealer*/shop*/distributor/reseller*/franchisee sell/sells SAR/price/amount*/list/discount,
     dealer*/shop*/you/distributor*/branch* sell*/charge*/price/prices/ask
     say/less/better/cheaper/themselves/lower/decide* price/charge/riyal*,
     sell*/sale/charge*/resell*/discount*/offer*
     below/under/less/above/cheaper/lower/minimum/floor/fixed/price/prices
     shop*/dealer*/nobody/everyone/customer*/distributor*/partner*/reseller*, lowest/minimum/cheapest/highest
     ask*/charge*/price/sell*, charge*/ask guests/customers want/like/whatever`,
    `تحديد أسعار، سعر بيع، أسعار بيع، توحيد أسعار، يبيع سعر، حد أدنى سعر، خفض أسعار، تثبيت أسعار، يبيع قائمة
     أسعار، سعر مستهلك، خصم موافقة مورد، خصم سعر، متنافسان أسعار، رفع أسعارهما، موزع خصم، خصم قائمة أسعار،
     أسعار موحدة، لا أقل أكثر سعر، التزام أسعار، قائمة أسعار ملزمة، سعر موحد، أسعار يحددها، الأسعار يحددها
     مورد، بيع خصم، لا يخفض سعر، تسعيرة، اتفاق أسعار منافس*، سعر/أسعار/تسعيرة
     أقل/أدنى/أعلى/محدد*/${AR.fix}/يضع/موحد* موزع/بائع/متجر/وكيل/صاحب/تاجر/متنافس* ${AR.sell}/تجزئة،
     موزع*/محل*/فرع*/تبيع*/يبيع*/تعطي* سعر*/أسعار* نقول*/ينقص*/أرخص/أقل/يقرر*/نحدد*/زبائن*/بنفسه،
     يبيع*/تبيع*/بيع* أقل/بأقل/أدنى/أعلى/سعر*/أسعار*/تسعير* موزع*/تاجر/تجار/محل*/أحد/فرع*/وكيل*/متجر،
     أدنى/أقل/أعلى تطلب*/يطلب*/سعر*/ثمن*، خذ/يأخذ نزلائك/زبائنك/عملائك تريد/شئت`,
  ),
  'SA-CMP-04': topic(
    `divi* market, allocat* market, allocat* customers, share market competitor, territor* competitor, not
     sell* region competitor, market sharing, divi* customers, each serve* area, split* market, stay* out
     market, not compete area each, share customers, customers region, competitor area, competitor province,
     split customers, serve customers other, reserved other area, neither customers other, competitor
     customers, not sell outside, sell* outside territory, passive sales, not supply customers other,
     sells/sell/serve*/deal*/supply north/south/east/west/region/area/province other's/each/neither/keep*
     competitor*/both/party/parties/us, take/have/get/keep/sell*/serve*
     east/west/north/south/towns/cities/town/customer*/side each/other's/others/we/off/other,
     not/doesn't/never sell* towns/cities/town/area/places/outside, yours/ours/mine/theirs/each/other
     Jeddah/Riyadh/Dammam/region/east/west/north/south/market/customers/city/area, north/south/east/west
     you/yours/we/us/ours/neither, to+you to+us`,
    `تقسيم سوق، تقسيم أسواق، تقاسم سوق، تقاسم عملاء، تقسيم عملاء، تخصيص أسواق، اقتسام سوق، تخصيص منطقة منافس،
     تقاسم مناطق، تقسيم مناطق، اقتسام عملاء، سوق منافس، نصيب عملاء، يقتسم مدن، منطقة أخرى بيع، عملاء آخر،
     منشأة عملاء، تختص منطقة، يقتسم عملاء، بيع خارج منطقة، لا يبيع خارج، عملاء خارج منطقة، بيع خارج نطاق،
     ${AR.sell}/توزيع/عملاء/زبائن منطقة/مدينة/خارج/منطقت* منافس/موزع/موزعين/أخرى
     لا/عدم/${AR.decline}/ألا/بعدم، لكم/لنا/أحدنا/موزع*/كل شرقية/غربية/شمال*/جنوب*/زبائن*/مدن/عملاء*/وسطى
     يبيع*/يأخذ*/ولنا/آخر*/أخرى/لا، لكم/لنا/لك/لي/كل/أحدنا
     جدة/رياض/والرياض/دمام/شرقية/غربية/شمال/جنوب/سوق/زبائن/منطقة/مدينة، شمال/جنوب/شرق/غرب
     نطرق/تطرقون/لكم/لنا/يدخل، لكم لنا/ولنا/والمطاعم`,
  ),
  'SA-CMP-05': topic(
    `collu*, bid-rigging, bid rigging, bid agree*, tender coordinat*, bid coordinat*, tender competitor, bid
     competitor, refrain bid*, cover bid, withdraw* bid, bid higher, tender win*, bidders settle*, out tender,
     bidder* quote, tender share profit, bid wins, bid tender disclos*, bid tender own, bid price other,
     envelopes, bid/bids/offer/tender/quote lower/higher/agree/other/beforehand/share which/win/price/firm*
     ministry/job/tender/contract/project/competitor*, bid/bids/tender/offer independent*/separate*/own
     prepar*/price*, let/tell/made/talk*/agree*/show win/job/price/bid/bids/offer*
     next/others/higher/himself/before/hand/other/turn`,
    `تواطؤ، تواطأ، تنسيق عطاء*، تنسيق عروض، منافسة تنسيق، عطاءات اتفاق، امتناع تقديم عرض، عرض صوري، عطاء صوري،
     انسحاب منافسة، اتفاق أسعار عطاء*، يرسو عطاء، فوز منافس*، امتناع عطاء، يمتنع عطاء، ترسو منافسة، متنافسون
     مظاريف، امتناع مناقصة، تمتنع مناقصة، مناقصة نسبة، عطاء مقابل مبلغ، يتناوب فوز، عرض منافسة سعر، عرض منافسة
     مستقل*، فتح مظاريف، عطاء/عطاءات/عرض/عروض/منافسة/مناقصة/مزايدة
     اتفاق/تنسيق/يتفق/يتقدم/أعلى/أدنى/انسحاب/منافسين/منافس
     سعر/أسعار/طرفان/شركتان/منافسين/فوز/ترسية/مشروع/مشاريع، عطاء/عطاءات/عرض/عروض استقلال/مستقل*
     يعد/إعداد/سعر/أسعار/آخر، نترك*/يترك*/قل/عمل/نتفق*/كلم* يفوز*/سعر*/مشروع*/عرض*/مناقصة
     قادم/قبل/تقدم*/غيره/أعلى/وحده/دور*`,
  ),
  'SA-BKR-01': topic(
    `insolven*, bankrupt*, preventive settlement, financial reorgani*, terminat* liquidat*, creditors
     arrangement, receiver appointed, unable pay debts, administrator appointed, winding-up, winding up,
     rescue procedure, protective settlement, reorgani* petition, settlement petition, reorgani* terminat*,
     reorgani* cancel*, rescue terminat*, cannot pay debts, debts creditors terminat*, liquidation, Bankruptcy
     Law, creditor*/court reorgani*/insolven*/bankrupt*/liquidat*/protective/rescue
     leave/end*/terminat*/free/cancel*/walk, firm/company/shop/you/people goes/go/under/broke/pay/court/bust
     over/out/away/end*/walk* court/save/deal/contract/can't/under/broke,
     bankrupt*/insolven*/liquidat*/creditors/reorgani*, creditor*/rescue/bust/broke/insolvency`,
    `إفلاس، إعسار، تسوية وقائية، تنظيم مالي، أمر تصفية، تعثر مالي، عجز سداد ديون، حارس قضائي، صلح دائنين،
     مفلس، معسر، تصفية عقد، عجز وفاء ديون، أفلس/إفلاس/تصفية/إعسار/أعسر/تعثر
     ${AR.end}/${AR.terminate}/${AR.rescind}/انفسخ، أفلس، يفلس، تعثر*/أفلس*/تفلس/دائن*/تقدر*/قدرت*/إفلاس/محكمة
     ينتهي*/ننسحب*/لاغ*/انتهى/ننهي*/يلغى شركة/عقد*/اتفاق*/تدفع*/دائن*، إفلاس*/أفلس*/إعسار/تصفية/دائنين*/تعثر*،
     دائنون/الدائنون/دائنين/إنقاذ/عسر`,
  ),
  'SA-BKR-03': topic(
    `insolven* due, bankrupt* due, accelerat* insolven*, bankrupt* accelerat*, reorgani* due, preventive
     settlement due, insolven* payable, bankrupt* payable, reorgani* payable, insolven* immediate*, liquidat*
     immediate* due, reorgani* debt, preventive settlement debt, reorgani* accelerat*, preventive settlement
     payable, insolven* debt, settlement payable once, bankrupt* debt, rescue due,
     broke/under/bust/court/insolven*/save due/once/whole/all pay*/owe/instalment*/sum`,
    `إفلاس حلول، إفلاس مستحق، إعسار مستحق، إعسار حلول، تنظيم مالي حال*، تسوية وقائية مستحق، إفلاس حال*، تنظيم
     مالي مستحق، إعسار تحل، إفلاس تحل، تسوية وقائية حال*، تصفية مستحق* فور*، تنظيم مالي تحل، إفلاس آجال، تنظيم
     مالي آجال، تسوية وقائية آجال، تنظيم مالي حلول، تسوية وقائية حلول، إعسار آجال، تنظيم مالي ديون، تسوية
     وقائية ديون، أفلس*/تفلس/تعثر*/محكمة/إفلاس يحل*/تحل*/تستحق*/مرة/فور*/كامل* أقساط*/عليك/ديون/دين*/كل`,
  ),
  'SA-BKR-02': topic(
    `stay claim, suspension claim, moratorium, stay proceedings, enforc* security insolven*, enforc*
     bankrupt*, stay enforc*, enforc* reorgani*, guarantor insolven*, suspen* claims court, enforc* preventive
     settlement, guarantor stay, stay*/suspen*/moratorium claims/creditor*/proceedings
     sell/enforc*/pledge*/security/collateral/guarantor, court wait/stop*/protect*/halt*/freez*/hold*
     sell/take*/takes/go/father/machines/things/claim*/guarantor`,
    `تعليق مطالبات، وقف مطالبات، تنفيذ إفلاس، تنفيذ إعسار، ضامن إفلاس، ضامن تعليق، تنفيذ تنظيم مالي، تنفيذ
     تسوية وقائية، تعليق إجراءات دائن، كفيل* إفلاس، تنفيذ تعليق، محكمة انتظر*/أوقف*/تحمي*/توقف*/تجمد*/توقيف
     نبيع*/نرجع*/يأخذ*/والد*/آلات/كفيل*/أشياء*/تنفيذ`,
  ),
  'SA-COM-05': topic(
    `director* indemnif*, director* negligen*, manager company releas*, director* exempt*, board member*
     responsib*, releas* director*, director* not answer*, manager company fault, claim* against manager*,
     waiv* claim* manager*, waiv* claim* director*, claim* against director*, liable director, liable manager
     company, directors* liab*, managers* liab*, personal* liab* director*, board member* liab*, board liable,
     manager answerable, directors answerable, manager* company mistakes, manager/managers/director/directors
     hold/held/account/sue/claim*/answer*/release*/liab*/responsib* company/partners/office/shareholders
     mistake*/did/act*/fault/negligen*/anything/breach, manager/managers/boss/director*/board
     pay*/go/after/sue*/blame/answer* mistake*/badly/nobody/company/wrong`,
    `مسؤولية مجلس إدارة، أعضاء مجلس مسؤول*، مدير شركة يسأل، مدير إعفاء، مدير إبراء، إبراء ذمة مجلس، مجلس إدارة
     خطأ، مجلس إدارة إعفاء، أعضاء مجلس يسأل، مطالبة مدير شركة، مدير شركة تنازل، تنازل مطالبة مدير*، رجوع مدير،
     دعوى مدير شركة، مدير مسؤولية ضرر، مدير مسؤولية خطأ، مدير مسؤولية شركاء، مدير شركة مسؤولا، مدراء مسؤول*،
     مدير أخطاء شركاء، مدير يتحمل شركاء، محاسبة مدير، مديرين* مسؤول*، مديرو* مسؤول*، مدير مسؤولية نظام شركات،
     مدير مسؤولية مقررة، يعفي مدير مسؤولية، مدير/مديرين*/مجلس
     مسؤول*/${AR.answer}/محاسبة/${AR.claim}/إبراء/${AR.exempt}/رجوع خطأ/أخطاء/إهمال/إدارة/تقصير/ضرر/أضرار
     شركاء/شركة/مساهمين، مدير*/مدراء/مجلس يدفع*/يطالب*/يحاسب*/مسؤول*/يتحمل* خطأ/أخطاء*/غلط/أحد/شيء*/شركة`,
  ),
  'SA-COM-04': topic(
    `manager compet* company, director compet*, director interest contract, manager interest company,
     director conflict interest, director self-dealing, manager own account, director same business,
     manager deal* company, board member compet*, manager competing business, director contract company,
     manager/director/directors own/same/similar/rival shop/business/trade/company/contract*
     open*/run*/deal*/compet*/interest`,
    `مدير منافسة، مدير ينافس، مدير مصلحة، عضو مجلس منافسة، عضو مجلس مصلحة، مدير تعارض مصالح، مدير حساب خاص،
     مدير يتعاقد شركة، مجلس إدارة منافس*، مدير نشاط مماثل، مجلس إدارة مصلحة، مدير يتعامل شركة،
     عضو مجلس تعاقد، مدير تعاقد، عضو مجلس حساب، مجلس إدارة تعاقد، عضو مجلس جمعية`,
  ),
  'SA-COM-03': topic(
    `shareholders agreement prevail*, shareholders agreement articles, partners agreement articles,
     articles incorporation, memorandum association, articles association, bylaws,
     shareholders agreement precedence, company articles/bylaws/statutes
     differ*/conflict*/wins/prevail*/overrid*`,
    `عقد تأسيس، نظام أساس، اتفاق شركاء تأسيس، اتفاقية شركاء تأسيس، اتفاقية مساهمين، اتفاق مساهمين،
     تعارض تأسيس، تعديل تأسيس، نظام أساسي، اتفاق شركاء تعارض`,
  ),
  'SA-COM-07': topic(
    `partner profit, shareholder profit, shareholder loss, partner loss, distribut* profit,
     profit share capital, dividend, preferred profit, net profit partner*, exempt* loss, shareholder/partner
     profit*/loss*/dividend* no/part/share/gets/fixed/exempt*/bear*`,
    `أرباح شركاء، خسائر شركاء، شريك أرباح، شريك خسائر، أرباح حصص، توزيع أرباح، مساهم أرباح، حرمان ربح،
     حرمان أرباح، أرباح رأس مال، شريك خسارة، مساهمين أرباح، شريك ربح، مساهم خسائر`,
  ),
  'SA-VAT-01': topic(
    `VAT, tax invoice, tax rate price, price inclusive tax, price exclusive tax, taxes price, fee* tax*, tax
     added, value-added, taxes added, plus tax, ZATCA invoice, tax/taxes/percent
     top/in/includ*/included/extra/well/add* price/prices/pay*/fifteen/rent/bill, tax, taxes`,
    `قيمة مضافة، فاتورة ضريبية، ضريبة نسبة، سعر ضريبة، أسعار ضرائب، شامل* ضريبة، ضريبة مضافة، ضريبة مبيعات،
     فاتورة ضريبة، ضريبة تضاف، فاتورة إلكترونية زكاة، ضريبة/ضرائب ${AR.add}/شامل*/يشمل/تشمل/صاف*/فوق
     سعر/أسعار/مبلغ/مبالغ/أتعاب/أجرة/مقابل/قيمة/ثمن، ضريبة/ضرائب فوق/فيه/عليك/على/زيادة/داخل*
     سعر*/يدفع*/تدفع*/مبلغ/فاتورة/إيجار/أجرة، يدفع*/تدفع* خمسة+عشر/عشرة بالمئة/بالمائة، ضريبة، ضرائب`,
  ),
  'SA-ITX-01': topic(
    `withhold* tax, tax non-resident, tax deduct* payment, gross up tax, gross-up, tax withheld, tax free
     deduct*, non-resident payment, without deduct* tax, taxes borne, paid net tax*, net taxes, tax/taxes
     keeps/withh*/deduct*/holds foreign/abroad/non-resident/overseas, tax/taxes
     keep*/held/hold*/carry/carries/bear*/whole/back foreign*/abroad/firm/London/overseas/outside`,
    `خصم ضريبة، استقطاع ضريبي، دون استقطاع، ضرائب صاف*، ضرائب دخل، ضريبة دخل، غير مقيم ضريبة، غير مقيم
     استقطاع*، غير مقيم دفع*، غير مقيم مبالغ، غير مقيم خصم، ${AR.withhold}/${AR.discount} ضريبة/ضرائب،
     ضريبة/ضرائب نحجز*/ينقص*/علينا/نخصم*/كل*/كامل* أجنبي*/خارج/لندن/دبي/يرسل*/نرسل*`,
  ),
  'SA-BRI-01': topic(
    `brib*, facilitat* payment, official benefit, corrupt*, kickback, anything value, public official,
     government official, civil servant, improper payment, unlawful commission, officer customs payment,
     officials commission, official percentage, minister gift, gifts employees, gift staff, official pay*,
     approv* official, give official, facilitation, gratuit*, influence official, speed permit pay*, inspector
     paid, hospitality official, municipality/ministry/official*/officer*/authority/inspector*/government
     gift*/pay*/look*/speed*/thank*/present*/favour* people/official*/staff/employee*/officer*/clerk*,
     thank-you/tip/gift/bonus/present/favour officer/official/inspector/permit/licence/municipality/ministry,
     city/municipality/government/inspector*/official*/clerk*/ministry
     people/hall/present*/gift*/something/faster/look*/little/tea,
     officials/official/inspector*/civil+servant/customs/police
     envelope*/gift*/money/pay*/tip*/favour*/present*/cash, clerk*/customs/official*/inspector*
     tea/dinner/gift*/hurry/speed*/money/invite*/favour*`,
    `رشوة، رشاوى، موظف عام، فساد، هدية موظف، هدايا موظف*، عطية، دفعات تسهيل*، موظفين عموميين، مسؤول حكومي،
     إكرامية، راشي، موظفي وزارة، موظفي عمولة، عمولة ترسية، موظف مبلغ، موظف عمومي، مزايا موظف* حكوم*، دفع
     لموظف، تسهيل معاملة، مزايا جهة حكومية، منفعة موظف، نزاهة، موظف/موظفي/مسؤول/مسؤولي/مفتش/مراجع
     بلدية/وزارة/جهة/حكومي*/جمارك/أمانة هدية/هدايا/مبلغ/مبالغ/${AR.pay}/تسهيل/إكرامية/تعجيل/عمولة،
     يسهل/تسهيل/تعجيل/تمرير معاملة/معاملات/رخصة/تصريح/ترخيص ${AR.pay}/مبلغ/مبالغ/مقابل/لمن/هدية/هدايا،
     بلدية/أمانة/دولة/مفتش*/موظف*/موظفي/وزارة هدية/هدايا*/بسيط*/يضبط*/تمشي*/معاملة/فلوس*/حلاوة،
     موظفين/للموظفين/مسؤولين/مفتش*/جمارك/شرطة ظرف/هدايا/هدية/مال/فلوس/رشوة/إكرامية/مقابل،
     كاتب/جمارك/موظف*/مفتش*/رجال إكرامية/يعزم/عزيمة/لتسريع/تسريع/هدية`,
  ),
  'SA-AML-02': topic(
    `suspicious transaction, suspicious activity, tipping off, suspicion report, anti-money, AML, terroris*
     financing, report authorit* customer inform*, financial intelligence, suspect* report, tell customer
     report, laundering, suspic*/laundering customer/client tell*/inform*/warn*/told/report*, report*
     authorit* without notice/inform*/telling customer/client, money/bank/transfer*
     dirty/strange/suspect*/odd/anyone/asks/authorities tell*/know/client/customer/authorities/let`,
    `غسيل أموال، معاملات مشبوهة، عمليات مشبوهة، تحريات مالية، تمويل إرهاب، عملية مشتبه، عمليات مشتبه، تنبيه
     عميل بلاغ، إبلاغ اشتباه، غسل، تبييض أموال، بنك/ممول/مصرف بلاغ/اشتباه/تحقيق عميل/مقترض، بلاغ
     غسل/اشتباه/مشتبه/مشبوه*، إبلاغ جهات/جهة دون إشعار/إعلام/علم عميل، فلوس*/أموال*/بنك/تحويل*
     شك/شكوك/غريب*/قذر*/جهات/سأل* نخبر*/يخبر*/نبلغ*/نقول/عميل*`,
  ),
};
