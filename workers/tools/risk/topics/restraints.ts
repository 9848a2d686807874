import { topic } from './risk-topic.js';

/** What a side may not do, and who may take its place. */
export const restraintTopics = {
  exclusivity: topic(
    `sole distributor, sole supplier, sole agent, sole provider, no other supplier, no other distributor, not
    purchase elsewhere, not appoint other*, not sell to other*, not buy from other*, not supply other*, not
    engage other*, all requirements from, sole right sell, exclusive right*, exclusive licen*, exclusive
    distribut*, exclusive suppl*, exclusive provider, exclusive agent, exclusive agency, exclusive territory,
    exclusive basis, exclusivity, exclusively purchase*, exclusively suppl*, exclusively use, exclusively
    market, exclusive dealer*, exclusive manufactur*, exclusive sponsor*, exclusive service*, exclusive partner,
    exclusively sell, no other operator, nobody else territory, no one else sell, only one territory, not deal
    with others, buys only, bought only, bought from sister company, all supplies from, buy everything from,
    buys all, given the territory, nothing from others, brand/brands+and/or+no/none,
    only/no/nobody/not/sole/exclusive/none/nothing
    sell*/buy*/purchas*/order*/distribut*/deal*/use*/stock*/appoint*/engage*/market*/promot*
    brand*/product*/other/another/else/nobody/goods/except/supplier*/provider*/competitor*
    but/other/another/else/no+other/else/one/provider*/supplier*/brand*/but,
    sole/exclusive+mandate/right*/agency/agent/dealer/distributor*/representative*/broker/supplier/provider/territory/licence/license,
    from+nobody/no-one/none/no+but/one/except/other,
    not+use/appoint/engage/hire/buy/sell/deal/stock+another/other/from/with/any+other/another/provider/supplier/third/anyone/else/product*/brand*,
    no+other+provider/supplier/agent/dealer/distributor/brand/brands/product/products/operator/contractor,
    another+provider/supplier/dealer/distributor/broker/agent not/no,
    all+its/his/their/of+needs/requirements/supplies/purchases/needs, only/solely/exclusive*
    use*/uses/buy*/sell*/serve*/stock*/offer*/purchas*/carr*
    product*/supplier*/brand*/goods/franchisor*/principal*, nobody/no-one/none/no+one+else,
    all+its/his/their+milk/output/production/products/supplies`,
    `حصري*, حصرا, حصر*, قصر* على, الوحيد, وحيد*, دون غيره, لا يتعامل مع غير, عدم التعامل مع, عدم الشراء من, لا يشتري
    من غير, لا يبيع لغير, لا يجوز تعيين موزع, عدم تعيين موزع, عدم التعاقد مع, تفرغ*, لا يحق التعاقد مع غير, من
    غير المورد, غير المورد, منتجات غيره, يقتصر على منتجات, يقصر نشاطه, أجهزة مشابهة, لا يتعامل مع غيرها, تعيين
    موزعين آخرين, لا يبيع منتجات,
    لا/ألا/عدم/ليس+يبيع/يشتري/يستعين/يتعامل/يوزع/يستورد/يستخدم/تعيين/يعين/التعامل/شراء/الشراء/الاستعانة/يسوق/يتعاقد
    إلا/غير*/آخر/أخرى/سوى/سواه/منافس*/علامة, يشتري/شراء/يبيع/توريد/يورد/بيع من+المانح/وحده/فقط/حصر*,
    المانح/المورد/الموكل/وحدها/فقط/دون شراء/يشتري/يبيع/توريد/بيع, الشركة+وحده شراء/يشتري/يبيع/توريد/بيع,
    وسيط+آخر لا/ألا/عدم/ليس, لا+يبيع+الوكيل/الموزع/المورد إلا, مزود/مورد/موزع/وكيل/وسيط+آخر/أوحد/غيره
    لا/ألا/عدم/ليس, المانح/المورد/الموكل+وحده شراء/يشتري/يبيع/توريد,
    لا/ولا/ألا+تستعمل/يستعمل/تبيع/يقدم/تقدم/تستخدم/يعرض/تعرض سوى/إلا/غير,
    سوى/إلا/غير+منتجات/بضائع/منتجاته/بضاعة/علامة/منتج`,
  ),
  'non-compete': topic(
    `similar business, same business, restrict* trade, not engage business, not work for other*, not carry on
    business, not sell other brand*, rival*, not open business, not join, compete, competing, competitor*,
    non-compet*, noncompet*, not competition, competitive business, competitive product*, competitive service*,
    not open similar, have to do with business, years after end business selling, not go over, leave* join
    other, not/never/no/stay*/refrain*/prohibit*/forbid*
    take*/work*/run*/open*/own*/serve*/join*/operate*/start*/found*/business/engag*/set
    job/company/shop*/business*/firm/field/trade/activit*/store/restaurant/employer/market
    same/similar/another/field/kilomet*/within/year*/month*/like/rival*/sector,
    same/similar+field/business/trade/activity/activities/sector/industry/line not/no/year*/after, stay*/keep*
    away/out market/trade/business/field/sector/territory,
    after+leaving/employment/the/termination/end+work/job/join/same/field/business not/no year*,
    does/do+the+same, kilomet*/km+of/radius/shop*/business not/no/open*/run*`,
    `منافس*, ينافس, تنافس, لا يعمل لدى, عدم العمل لدى, عدم ممارسة نشاط, لا يمارس نشاط, نشاط مماثل, نشاط مشابه, أعمال
    مماثلة, منتجات مماثلة, أنشطة مماثلة, منتجات مشابهة, عمل لدى جهة أخرى, العمل لحساب الغير, خدمات مماثلة, لا
    يلتحق, يلتحق بأي, لا يزاول, مزاولة, ممارسة أي عمل, ممارسة النشاط, فتح عيادة, في القطاع ذاته, المهنة ذاتها,
    النشاط نفسه, يحظر العمل في, لا/ألا/ليس/عدم/يبتعد/يحظر/يمتنع/يمنع
    عمل/يعمل/فتح/يفتح/افتتاح/تشغيل/تأسيس/يؤسس/ينشئ/يدير/يشتغل
    مجال/نفسه/نفس/مقهى/متجر/مطعم/محل/مماثل*/مشابه*/كيلومتر*/نطاق/منافس*/سوق/قطاع
    سنة/سنتين/سنوات/آخر/بعد/كيلومتر*/ترك*/أشهر/خلال, يبتعد/ابتعاد/خروج سوق/نشاط/مجال سنة/سنوات/سنتين, مهنة+نفسه
    لا/عدم/سنة/سنتين/سنوات/بعد, مجال/نشاط/قطاع/مهنة+نفسه/ذاته/نفسها/ذاتها لا/عدم/سنة/سنتين/سنوات/بعد,
    نفس+المجال/النشاط/القطاع/المهنة, لا/عدم/يمتنع/يحظر/يمنع فتح/يفتح/تأسيس/إنشاء/تشغيل
    محل/صالون/متجر/مطعم/عيادة/مكتب/مقهى/ورشة/مركز/نشاط سنة/سنتين/سنوات/قريب/أشهر`,
  ),
  'non-solicit': topic(
    `solicit*, not hire employee*, not employ* employee*, not recruit, poach*, entice*, induce* leave, hire away, not
    hire staff, divert* customer*, induce* customer*, not hire personnel, not offer employment, recruit*, engage
    employee* other party, take on staff, lure*, hire people of other, win*/take*/lure*/draw*/tempt* away/over
    staff/employee*/worker*/client*/customer*, contact*/approach* client*/customer* after/year/month/leav*/not,
    leaver client*/customer*/staff,
    offer*/hire*/hiring/employ*/recruit*/win*/tempt*/approach*/contact*/lure*/take+over
    job*/employee*/staff/worker*/personnel/client*/customer* not/no/neither/never/breach/refrain*
    other*/away/company*/contractor*/year/leav*/over,
    persuad*/entic*/lure*/tempt*/poach*/convinc*/invit*/approach*
    driver*/employee*/staff/worker*/people/customer*/client*/nurse*/teacher*/team/personnel/technician*,
    join+it/them/us/another/its, neither/not/never/no+offer/party/may+job/jobs/a/offer+job/employment
    employee*/staff/worker*`,
    `استقطاب, يستقطب, تستقطب, استدراج, استمالة, عدم توظيف, لا يوظف, لا توظف, توظيف موظفي, توظيف عاملي, عدم استخدام
    موظفي, تعيين موظفي, استقدام موظفي, عدم التعامل مع عملاء, التواصل مع عملاء, توظيف أي من, تشغيل أي من موظفي,
    أن يوظف, توظيف خبراء, استخدم موظفي, يتعاقد منسوبي, منسوبي, موظف ينتقل, أحد موظفي,
    لا/عدم/ألا/محاولة/يمتنع/دون
    يعرض/عرض/توظيف/يوظف/يتصل/اتصال/تواصل/يتواصل/أخذ/يأخذ/استقطاب/تشغيل/يشغل/إغراء/جذب/يستميل/ضم
    موظف*/عملاء/كوادر*/عامل*/عمال/فريق/زبائن/منسوب*/طاقم, لا/عدم/ألا/محاولة/يمتنع/دون
    يعرض/عرض/توظيف/يوظف/يتصل/اتصال/تواصل/يتواصل/أخذ/يأخذ/استقطاب/تشغيل/يشغل/إغراء/جذب/يستميل/ضم موظفي+الآخر,
    لا/عدم/ألا/محاولة/يمتنع/دون
    يعرض/عرض/توظيف/يوظف/يتصل/اتصال/تواصل/يتواصل/أخذ/يأخذ/استقطاب/تشغيل/يشغل/إغراء/جذب/يستميل/ضم عملاء+الشركة,
    جذب/سحب/خطف/إغراء/استمالة كوادر*/موظف*/عملاء/عمال/فريق/زبائن,
    تغري/يغري/إغراء/تستدرج/يستدرج/تقنع/إقناع/يقنع/يستميل
    سائق*/عامل*/عمال*/موظف*/ممرض*/معلم*/عملاء/زبائن/فني*/فريق, انتقال+إليها/إليه/للعمل لا/ألا/عدم`,
  ),
  'non-disparagement': topic(
    `disparag*, derogat*, defam*, denigrat*, injur* reputation, discredit*, disrepute, tarnish*, ridicule, speak ill,
    reputation goodwill, bad light, critic*, speak badly, run down, bad mouth, review* honest polite, take down
    review*, nothing bad about,
    negative*/bad/harm*/hurt*/damag*/lower*/false/rude/unfavourable/unfavorable/adverse
    remark*/review*/comment*/say*/statement*/post*/opinion*/word*/image/reputation/name/public/anything,
    remark*/comment*/statement*/review* hurt*/harm*/damag*/lower*/image/reputation/brand/name,
    image/reputation/good+name/name harm*/hurt*/damag*/protect*/injur*,
    adverse impact goodwill, adversely affect goodwill, adversely affect reputation, reflect* adversely, harm* goodwill`,
    `إساءة, يسيء, تسيء, الإساءة إلى سمعة, تشهير, التشهير, الإضرار بسمعة, يضر بسمعة, سمعة الطرف, سمعة الشركة, المساس
    بسمعة, النيل من سمعة, ذم, انتقاد, آراء سلبية,
    يضر/تضر/إضرار/يسيء/مسيء/إساءة/مسيئة/سيئة/سيء/سلبي*/ينال/يشوه/تشويه/يمس/مساس
    صورة/سمعة/كلام/تقييم*/رأي/تعليق*/تصريح*/قول/منتجات*/علامة/آخر, يقول/تنشر/ينشر/نشر/كتابة/يكتب
    تقييم*/تعليق*/كلام/سيئ*/سلبي*/يضر, تقييم*/كلام/كلاما/تعليقات سيئ*/مسيء*/سلبي*/جارح,
    يذكر/ذكر/يتكلم/تحدث/يتحدث سوء/بسوء/سيئا/سلبا/سلبيا, بسوء,
    الإضرار باسم`,
  ),
  'first-refusal': topic(
    `first refusal, first offer, first negotiation, right match, preemptive, pre-emptive, pre-emption, first option,
    right preference, first right, option purchase, right of first, last refusal, match offer, match terms,
    offer first, purchase same terms, purchase interest offered, offer third party purchase, offered first,
    offer other first, chance buy first, ask other first, priority+for/to/in/over/right,
    equal/same+terms/conditions/price offer*/third/buy*/purchas*, asked+first/before, chance+to+buy/match/take,
    before/first/priority/chance/precedence/preference sell*/sale/buy*/purchas*/offer*
    share*/tenant/else/third/anyone/anybody/equal/same/others, same/on+the/equal+terms/conditions
    offer*/outsider/third/buyer/anyone buy*/purchas*/take*/match*, tenant/partner/lessee/shareholder*/co-owner*
    may+buy/match/purchase terms/price/offer*,
    option acquire, option to buy, presented opportunity accept reject`,
    `حق الأولوية, حق الشفعة, حق الأفضلية, أولوية الشراء, الأولوية في, أولوية في, حق شراء, عرض أولا, حق الرفض الأول,
    العرض الأول, مطابقة العرض, حق تفضيل, خيار شراء, حق الاسترداد, بيع/يبيع/خروج/تصرف/تأجير/يؤجر/تنازل
    قبل+غيره/أولا/أسبقية/أولوية/أفضلية/قبل+عرض*/نفس+الشروط/ذات+الشروط مستأجر/شريك/شركائه/شركاء/طرف/غير/مرخص,
    أسبقية/أولوية/أفضلية منطقة/شراء/بيع/تجديد/جديد*/عرض/حصة/تأجير/تعاقد, عرض/يعرض/تعرض حصة/حصته/حصص/أسهم/عقار
    شركاء/شركائه/أولا/قبل/بقية, بيع/تأجير/تنازل قبل+غيره/سواه, بيع/تأجير/تصرف/تنازل مستأجر/شريك/طرف قبل+عرض*,
    يشتري/شراء/استئجار شروط/ثمن/عرض معروض*/مقدم*/أجنبي/غير/نفس*/ذات, بذات/بنفس+الشروط/الثمن/العرض
    شراء/يشتري/بيع, أولى/أحق+به/بها/من/بالشراء`,
  ),
  'free-assignment': topic(
    `assign* affiliate*, assign* any person, freely assign*, may assign, novat*, transfer to another company, pass on
    contract, hand over contract, free assign*, assign* any third party, transfer* without approval, may
    transfer, may novate, assign* without approval, has right assign*, pass* on rights, pass* on agreement,
    hand* over rights, hand* over agreement, hand* over contract, whoever it likes, someone else takes over,
    may/can/free/freely/right/allowed/entitled transfer*/hand*/assign*/pass*/sell*/give*/cede*/novat*
    contract*/right*/agreement/claim*/obligation*/lease to/without/another/whom*/any/together/third
    company/consent/ask*/anyone/whom*/chooses/other*/party/building/permission/buyer,
    subcontract*/sub-contract*/outsourc* may/can/free/wish*/right, whomever/whoever/anyone/anybody
    transfer*/assign*/pass*/hand*/cede*, without+asking/consent/approval/permission/our/your/the
    transfer*/assign*/hand*/pass*/sell*/cede* contract*/right*/agreement,
    liberty/free/may/can/right/allowed+to/transfer/assign/pass/hand/sell/novate+transfer/assign/this/the/its/pass/sell/hand
    agreement/contract/right*/loan/claim*/lease`,
    `تنازل عن العقد, التنازل عن العقد, تنازل للغير, التنازل للغير, تنازل دون موافقة, إحالة العقد, إحالة الحقوق, حوالة
    الحق, حوالة الدين, حوالة الحقوق, يحيل العقد, نقل العقد, نقل الحقوق والالتزامات, تحويل العقد, تحويل
    الاتفاقية, تنازل عن حقوق والتزامات, إسناد إلى الغير, التنازل عن الاتفاقية, تعاقد من الباطن, التأجير من
    الباطن, مقاولة من الباطن, يحيل, حوالة, التنازل عن حقوقه والتزاماته, يعهد إلى الغير, إحلال محله, إلى من يشاء,
    تصرف في العقد, نقل/ينقل/تسليم/تحويل/يحول/إحالة/يحيل/تنازل/يتنازل/بيع/إسناد/يسند
    حق/حقوق*/عقد/اتفاقية/التزامات* من+يريد/من+يشاء/شركة+أخرى/آخر/أخرى/دون/بلا/دون+موافقة/غير
    سؤال*/موافقة/يريد/يشاء/أخرى/آخر/رضا/إذن/شركة,
    نقل/ينقل/تسليم/تحويل/يحول/إحالة/يحيل/تنازل/يتنازل/بيع/إسناد/يسند هذا+العقد
    من+يريد/من+يشاء/شركة+أخرى/آخر/أخرى/دون/بلا/دون+موافقة/غير سؤال*/موافقة/يريد/يشاء/أخرى/آخر/رضا/إذن/شركة,
    من+يريد/يشاء/تشاء/تريد/شاء نقل/ينقل/تنازل/إحالة/تحويل/يحيل, يجوز/للمزود/للمقاول/حق
    استعانة/تعاقد/بمقاول/الغير, يجوز/للمزود/للمقاول/حق إسناد+بمقاولين, يجوز/للمزود/للمقاول/حق من+الباطن,
    تسليم/نقل/تحويل عقد شركة/جهة+أخرى, تحويل/نقل/إحالة/حوالة/تنازل اتفاقية/عقد/تمويل/حقوق*/دين
    آخر/أخرى/غير/الغير/سواه بغير/دون/بلا/رضا/موافقة/حق`,
  ),
  'one-sided-assignment-ban': topic(
    `not assign*, no assignment, not transfer agreement, not transfer contract, neither assign*, assign* consent,
    prohibit* assign*, not sublet, not subcontract, not delegate, not novate, assign* null void, not pass on,
    not hand over, not give part others, agreed beforehand writing others, pass on only consent, pass on rights
    buyer, not/no/never/nor/cannot/prohibit*/forbid*
    transfer*/pass*/give*/hand*/assign*/let/sublet*/sub-let*/subcontract*/sub-contract*/cede*/share*/lend*
    contract*/lease/account*/right*/work*/agreement/part/licen*/unit/premises/franchise
    to/without/into/another/other*/any* other*/person*/consent/approval/anyone/third/else/part/whole,
    transfer*/assign*/sublet*/subcontract*/cession need*/requir*/subject/only/prior/written/without
    consent/approval/permission/agree*, not/cannot/no+transferable/assignable/transferred/assigned/sublet,
    not/never/no+lend/let/give/share/sublet/pass/assign/transfer/hand/lease/rent
    anybody/anyone/somebody/someone/else/other*/third/another, somebody/anybody/anyone/someone+else not/no/never,
    terminate* assignment, terminate* event of assignment`,
    `لا يجوز التنازل, لا يحق التنازل, عدم التنازل, يمتنع التنازل, يحظر التنازل, التنازل دون موافقة, لا يتنازل,
    التأجير من الباطن, تأجير من الباطن, عدم إحالة, لا يجوز إحالة, لا يجوز حوالة, لا يحق تحويل, لا يجوز نقل,
    التعاقد من الباطن, إسناد من الباطن,
    لا/ليس/عدم/يحظر/يمنع/ألا+يدخل/يعطى/يتنازل/يحيل/ينقل/يسلم/تسليم/نقل/إحالة/تنازل/يؤجر/تأجير/يجوز/إدخال/يشارك/يعطي/يسند
    غير*/آخر/الغير عقد/حساب*/عين/حق/التزام*/عمل/جزء/أعمال/شخص,
    لا/ليس/عدم/يحظر/يمنع/ألا+يدخل/يعطى/يتنازل/يحيل/ينقل/يسلم/تسليم/نقل/إحالة/تنازل/يؤجر/تأجير/يجوز/إدخال/يشارك/يعطي/يسند
    شخص+آخر عقد/حساب*/عين/حق/التزام*/عمل/جزء/أعمال/شخص,
    لا/ليس/عدم/يحظر/يمنع/ألا+يدخل/يعطى/يتنازل/يحيل/ينقل/يسلم/تسليم/نقل/إحالة/تنازل/يؤجر/تأجير/يجوز/إدخال/يشارك/يعطي/يسند
    من+الباطن عقد/حساب*/عين/حق/التزام*/عمل/جزء/أعمال/شخص, نقل/تنازل/إحالة/تأجير/تحويل
    يحتاج/يتطلب/يشترط/إلا/دون/بغير/مشروط موافقة/موافقتنا/إذن/رضا/خطية/كتابية, لا/ليس/ولا+يجوز/يحق/له
    أن+يؤجره/يعيره/يتنازل/يسلمه/يعطيه/يشرك/يؤجر/يتركه/يحوله, يؤجره/يعيره/تأجيره/إعارته/يسلمه/تسليمه
    سواه/غيره/آخر/الغير لا/ليس/دون/عدم/يمنع`,
  ),
} as const;
