import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR } from './verbs.js';

/** Phrases of the rules on financing, security over movables, works of authors and trademarks. */
export const financeTopics: Readonly<Record<string, Topic>> = {
  'SA-FIN-01': topic(
    `lend* public, licen* lend*, grant* financ*, provid* financ*, instalment financ*, lending business, SAMA,
     Central Bank, not bank licen*, regulated finance, money lending, unlicensed finance,
     lend/lends/lending/financ* licen*/public/permit`,
    `نشاط تمويل، بنك مركزي، ساما، مزاولة تمويل، تمويل عملاء، منح تمويل، تقديم تمويل، خدمات تمويل، مقرض مرخص،
     إقراض نشاط، شركة تمويل مرخص*، نقرض/يقرض/إقراض/تقسيط/تمويل/نمول ترخيص/رخصة/مرخص/جمهور`,
  ),
  'SA-FIN-02': topic(
    `security interest, security right, pledge, collateral, pledg* equipment, mortgage movable, charge stock,
     secured obligation, security over, charge assets, pledg* inventory, retention title, lien, hypothecat*,
     security for loan, as security, secured by, machine/car/equipment/stock/goods/inventory/shares
     secure*/pledge*/security/collateral loan/debt, car/machine/gold/goods/stock/jewel*
     stays/stay/kept/keep*/goes lender/loan/debt/paid/pay/shop/against`,
    `حق ضمان، رهن، ضمانة وصف، ضمان منقول، أموال منقولة، ضمانة منقولة، يرهن، ضمانات عينية، رهنا، ضمانا للدين،
     ضمانة دين، مرهون*، سيارة/آلة/معدات/بضاعة/أسهم/مخزون ضمان/ضمانا/رهن/رهنا/ترهن/يرهن قرض/دين/ديون/تمويل،
     سيارة/آلة/ذهب/بضاعة/فالآلة دائن*/دين*/قرض/يسدد*/تسدد*/مقابل/دفع تبقى/عند*/مقابل/محل*/للمحل`,
  ),
  'SA-FIN-04': topic(
    `against third parties, effective third part*, security regist*, pledge regist*, unified register,
     collateral regist*, possession collateral, publici* security, priority security, perfect* security,
     record* security, ranking security, lender/shop/bank/lien/pledge list/register/write/record*/keep*
     government*/others/against/know/public`,
    `إشهار، سجل موحد ضمان*، تسجيل رهن، تسجيل ضمان، حيازة ضمانة، قيد رهن، نفاذ رهن، شهر رهن، حيازة مرهون، سجل
     ضمانات، ينفذ رهن، رهن يشهر، رهن سجل، ضمان سجل، سجل رهون، توثيق رهن، أولوية رهن، الغير* رهن، الغير* ضمانة،
     مواجهة الغير* ضمان، للغير* رهن، دائن*/بنك*/رهن/ذهب/سيارة يسجل*/سجل/يكتب*/شهر دولة/غيره/غيرنا/ناس/آخرين`,
  ),
  'SA-FIN-05': topic(
    `out-of-court, out court, extrajudicial, extra-judicial, non-judicial, sell collateral, sell pledged,
     enforc* collateral, private sale collateral, enforc* pledge, sale pledged, take collateral default,
     enforc* without court, self-help collateral, dispos* collateral, enforcement default agree*, private*
     enforc*, seize equipment default, repossess*, sell equipment default, take back equipment, creditor
     sell*, creditor/lender/bank/pledgee sell*/take*/seize*/repossess* collateral/pledged/car/equipment/goods
     default*/without/court/pay*, bank/lender/creditor fetch/take/seize/sell/collect
     car/equipment/goods/machine/collateral/pledge* court/judge/without/default*,
     lender/bank/shop/creditor/seller fetch*/sell*/take*/grab* car/machine/stock/goods/gold
     judge/court/back/itself/stop*/pay*`,
    `تنفيذ غير قضائي، بيع ضمانة، بيع مرهون، تنفيذ ضمانة، دون لجوء قضاء، تنفيذ رهن، تنفيذ دون محكمة، بيع رهن،
     تملك ضمانة، تملك مرهون، بيع معدات إخلال، دون حكم ضمانة، استرداد معدات إخلال، حق بيع ضمان، يبيع مرهون،
     مرتهن بيع، استيلاء معدات، يبيع دائن، دائن بيع، دائن/بنك/ممول/مرتهن/مضمون
     ${AR.sell}/تملك/يتملك/استرداد/حيازة رهن/مرهون*/ضمانة/معدات دون/قضاء/محكمة/إخلال/تخلف،
     دائن*/بنك*/محل*/للبنك يأخذ*/يبيع*/يسترد* آلة/سيارة/بضاعة/ذهب قاض*/دفع*/بنفسه/محكمة/يسدد*`,
  ),
  'SA-FIN-06': topic(
    `remain* proceeds, excess proceeds, balance proceeds, keep* proceeds, proceeds collateral, proceeds
     pledged, balance sale pledged, balance after sale, remains price pledg*, balance remaining sale, remain*
     price sale, recover remains price, sale price over debt, left over sale, leftover sale, excess sale,
     surplus, pledged/collateral/sale/sold/car/goods more/rest/surplus/over/exceed*/excess/remain*
     debt/loan/bank/lender/creditor keep*/return*/belongs/back/owner, enforce* remains/remaining/left/surplus
     collateral/return*/grantor/pledgor, left/rest/more/over sold/sale/price/brings/fetches
     back/keep*/belongs/lender/borrower/him car/gold/goods/price/machine`,
    `حصيلة بيع، حصيلة تنفيذ، متبقي حصيلة، زائد ثمن بيع، يزيد ثمن بيع دين، ثمن مرهون، متبقي بيع، متبقى ثمن،
     يتبقى ثمن، ما يتبقى بيع، يتبقى ضمانة، يتبقى حصيلة، فائض، ما زاد ثمن، ما بقي ثمن، زاد ثمن دين، باقي ثمن،
     يعاد متبقي راهن، ${AR.sell}/ثمن/حصيلة مرهون*/ضمانة/رهن/معدات ${AR.increase}/زائد/فائض/متبقي/يتبقى/باقي،
     متبقية/متبقي/باقي تنفيذ ${AR.return}/ضامن/راهن، يبقى/باقي/أكثر/زاد بيع*/سعر*/جاب/ثمن
     يرجع*/دائن*/لصاحب/له/دين`,
  ),
  'SA-FIN-07': topic(
    `prepay*, early pay*, settle* early, repay* before maturity, repay* early, discount formula,
     ahead schedule, clear* early, before due date discount, settle* before, pays/pay*/settle*/repay*
     before/early/ahead time/due/maturity/date discount/off/reduc*/rebate/formula/nothing
     borrower/loan/finance*/debt`,
    `سداد معجل، تعجيل سداد، تسوية مبكرة، وفاء مبكر، معادلة خصم، تعجيل وفاء، سداد قبل، تصفية مبكرة،
     سداد كامل رصيد، سداد باقي، ${AR.settle}/${AR.pay}/وفاء قبل/مبكر*/تعجيل أجل/موعد/مدة/استحقاق
     ${AR.deduct}/${AR.discount}/${AR.reduce}/معادلة/رسوم/متبقي، ${AR.pay}/${AR.settle} قبل
     موعد*/أجل*/استحقاق*/مبكر* ${AR.deduct}/${AR.reduce}/${AR.discount}/معادلة، ${AR.settle}/${AR.pay} مبكر*`,
  ),
  'SA-IPR-01': topic(
    `future intellectual, assign* future, works hereafter, works create* assign*, any work whenever, all
     future, intellectual production, author assign*, author works, whatever write*, invent write, works after
     term, vests company invent*, writer publisher, whatever invent*, whatever creat*, employee invent* after,
     everything/all/whatever/any/every write*/create*/invent*/design*/produce*
     future/ever/belongs/vest*/hereafter/after/assign*, future work*/creation*/invention*/output,
     whatever/all/everything/anything/only make*/makes/write*/draws/drawings/draw*/do/does/creat*
     life/ever/ours/us/company/job belong*/ours/us/life/goes,
     song*/book*/work*/design*/drawing*/invention*/idea*/code/everything/whatever
     compose*/write*/create*/make*/draw*/invent*/produce*
     dies/future/forever/ever/now/life/later/belong*/all/every`,
    `إنتاج مستقبل*، إنتاج فكري، أعمال مستقبل*، مصنفات مستقبل*، جميع مصنفات، كل ما ينتجه، كل ما يبتكره، مجموع
     إنتاج، تنازل مؤلف، ابتكارات مستقبل*، كافة مصنفات، أعمال لاحقة تنازل، مؤلف مصنفات، يتنازل مؤلف، كاتب
     مصنفات، كل ما يكتبه، كل سيكتبه، مؤلف حقوق مالية، مصنفاته مستقبلية، كل ما يؤلف*، كل/جميع/كافة/أي
     يكتب*/ينتج*/يبتكر*/يؤلف*/يصمم*/مصنفات/إنتاج/ابتكارات مستقبل*/تؤول/ملك*/${AR.waive}/دائم*/حياته،
     كل/جميع/فقط يعمل*/تعمل*/يكتب*/يرسم*/رسوم*/يصمم* لنا/للشركة/شركة/حياته*/اليوم/مستقبل*،
     أغنية/كتاب/كل/جميع/أي/أفكار/تصميم*/عمل يلحن*/يكتب*/يؤلف*/يصمم*/يبتكر*/ينتج*/يرسم*/يخترع*
     حتى/دائم*/مستقبل*/مماته/للشركة/ملك*/تؤول`,
  ),
  'SA-IPR-02': topic(
    `moral right, credit author, name author, attribution, integrity work, authorship, right named author,
     object modification work, mention author, named designer, designer name, change work without, name
     author/designer/writer/artist/architect/photographer shown/show/mention*/credit*/appear*/remov*/waive*,
     change*/alter*/modif*/edit* drawings/work/design/text author/designer/writer/artist
     accept*/consent/without/object*, cut/change/edit/alter/modify film/design/text/drawings/book
     credit/name/author/named/made, name photographer*/designer*/writer*/artist*/author*/architect*
     put/stay*/on/leave/write, change/cut/edit/alter* picture*/photo*/drawing*/design*/text/song
     like/want/ask*/her/his, who+wrote/made/drew/designed, without/no credit/name/naming/saying/mention*
     writer/author/photographer/wrote/story/work/design/photo,
     artist/sculptor/painter/composer/drew/author/designer/photographer
     signature/name/crop*/cut/change*/alter*`,
    `حقوق أدبية، حق أدبي، نسبة مصنف، مؤلف اسم، حقوقه أدبية، حقوقها أدبية، تعديل مصنف، تحريف مصنف، أدبية مؤلف،
     ذكر اسم، اسم مصمم، اسم كاتب، نسبة عمل إليه، تعديل عمل مؤلف، سلامة مصنف، اسم مؤلف/مصمم/كاتب/مصور/مهندس
     ذكر/يذكر/إظهار/نسبة/وضع/يظهر، ${AR.amend}/تغيير/تحريف/حذف مصنف/تصميم/عمل مؤلف/مصمم/كاتب
     اعتراض/موافقة/دون/${AR.accept}، اسم* مصور*/مصمم*/كاتب*/رسام*/مؤلف* نكتب*/يبقى/وضع*/نضع*/يلزم*،
     نغير*/يغير*/نعدل*/نقص صور*/رسوم*/تصميم*/نص* نريد/نشاء/كما/إذن*، دون/بدون/بلا/عدم ذكر/اسم*/نسبة/إذن*
     كاتب*/مصور*/مؤلف*/مصمم*/صاحب*/قصة/صورة/عمل، نحات/رسام/ملحن/كاتب/رسمها/مصور/مصمم توقيع*/اسم/قص/تعديل/تغيير`,
  ),
  'SA-IPR-03': topic(
    `licen* trademark, licen* mark, use trademark, use mark, trade mark, trademark written, use brand, use
     logo, permission mark, brand licence, logo/sign/name/brand put/use/uses/hang shop/our/may/friends/mouth,
     use/uses/put/show brand/mark/logo/name/trademark written/paper/agree*/licence/shop/sign`,
    `ترخيص علامة، استعمال علامة، استخدام علامة، رخصة علامة، علامة تجارية، علامات تجارية، استخدام شعار، ترخيص
     علامات، استخدام علامات، استخدام هوية، استعمال شعار، ترخيص اسم، شعار*/اسمنا/علامت*/لوحة
     تضع*/يستعمل*/تستعمل*/يستخدم*/تستخدم*/تعليق محل*/كلام/متفق*/لك/لنا، استخدام*/استعمال*/يستخدم*/وضع*
     علامة/شعار*/اسم*/هوية مكتوب*/عقد/ترخيص/إذن*/محل*`,
  ),
  'SA-IPR-05': topic(
    `term licen*, use mark after, registration mark expir*, licen* period mark, protection mark term,
     trademark licence lapse*, mark protection lapse*, mark protection licen*, brand/mark/trademark/logo
     use*/licen* years/forever/perpetual*/expir*, licen*/mark/trademark perpetu*, logo/sign/name/brand
     ever/forever/years/year/runs/long/months`,
    `مدة ترخيص، ترخيص علامة دائم، استعمال علامة مدة، استخدام علامة مدة، حماية علامة مدة، ترخيص علامة أبدي،
     استخدام علامة سنوات، ترخيص سنوات، استعمال علامة سنوات، انتهاء تسجيل علامة، ترخيص علامة انتهاء،
     ترخيص/علامة دائم*/أبدي*/مؤبد*/دون+تحديد+مدة، شعار*/اسمنا/علامت*/لوحت*
     للأبد/أبد*/سنين/سنوات/سنة/انتهت*/تنزل*/ينتهي*/دائم*`,
  ),
  'SA-IPR-06': topic(
    `licensee not challenge, licen* mark restrict*, licensee purchase, licensee restrict*, licen* trademark
     quality, licensee not sell, licensee compet*, licen* mark only, licensee quality, mark quality control,
     licen* trademark territory, licensee supplies, mark licen* oblig*, use mark only, trademark licen*
     condition*, licen* brand condition*, trademark buy*, mark buy*, brand purchas*, trademark licen* oblig*,
     licensee goods licensor, trademark purchas*, mark licensee takes, licen* brand insure, licen* brand must,
     trademark subject, franchisee buy*, bought franchisor's, purchase* franchisor, tied purchase*, franchisee
     purchas*, buy only from, logo/name/brand/sign/our buy*/keeps/good/quality/other/only
     sell/us/from/food/brand/brands, brand/logo/name/franchis* buy*/purchase*/supplier*/quality/only/sell*
     us/from/approved/our/ingredients/goods`,
    `مرخص له قيود، ترخيص علامة قيد، مرخص له شراء، مرخص له يشتري، مرخص له جودة، ترخيص علامة جودة، مستفيد ترخيص،
     مرخص له منافسة، ترخيص علامة منطقة، علامة رقابة جودة، ترخيص علامة التزام، مرخص له علامة، استخدام علامة
     جودة، إساءة علامة، يستعمل علامة اشترى، ترخيص علامة يشتري، علامة شراء، علامة مشروط*، شروط ترخيص علامة،
     صاحب امتياز يشتري، موردين معتمدين شراء، شعار*/اسمنا/علامة/علامت* تشتري*/يشتري*/تبع/تبيع*/يحافظ*/جودة/أخرى
     منا/أخرى/أكل/غير*/لا/موردين، علامة/شعار*/اسم*/امتياز شراء*/يشتري*/مورد*/موردين*/جودة/يبيع*
     منا/معتمد*/فقط/مواد`,
  ),
};
