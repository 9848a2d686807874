import { topic } from './risk-topic.js';

/** Who answers for what, how far, and what is left of a claim. */
export const liabilityTopics = {
  'unlimited-liability': topic(
    `unlimited liab*, uncapped, liab* without limit, no limit liab*, no cap liab*, no ceiling liab*, fully liab*,
    full* responsib* loss*, full* responsib* damage*, responsib* all loss*, responsib* any damage*, responsib*
    all damage*, bear* all loss*, bear* any loss*, full extent loss*, liab* entire loss*, liab* whatever amount,
    liab* to full extent, unlimited damage*, liable all loss*, liable all damage*, liable any loss*, liability
    without limitation, liable without limitation, however large loss, however great loss, no upper figure, no
    upper limit, without upper limit, whatever amount loss, last riyal, everything it costs,
    every/any/all+loss/damage/harm/cost however/whatever, no/without+maximum/limit/ceiling/cap/restriction
    damage/loss/harm/claim/pay/compensation, no financial/monetary/upper+limit/maximum/cap, liab*/responsib* not
    limited/restricted/capped amount/sum/figure, bear*/carr*/pay*/answer*/liab*
    whole/full/entire/all/every+of/loss/damage/cost/harm any/every/all/staff/caus*,
    whole/full/entire+cost/loss/damage/harm pay*/bear*/answer*, high/large/great/big
    however+high/large/great/big, liab*/responsib* whole/full/entire+loss/damage/harm/extent/amount`,
    `مسؤولية كاملة, مسؤولية مطلقة, مسؤولية غير محدودة, مسؤولية دون حد, مسؤولية بلا حد, مسؤولية دون سقف, مسؤولية بلا
    سقف, مسؤولا كافة الأضرار, مسؤولا جميع الأضرار, مسؤول كافة الخسائر, مسؤول جميع الخسائر, يتحمل كافة الأضرار,
    يتحمل جميع الأضرار, تتحمل جميع الأضرار, تتحمل كافة الأضرار, يتحمل كل خسارة, يتحمل جميع الخسائر, تتحمل جميع
    الخسائر, يضمن كل ضرر, مسؤول كل ضرر, مسؤولية كل ضرر, يسأل كل ضرر, تعويض دون حد, مهما بلغ التعويض, مهما بلغت
    الأضرار, مهما بلغت الخسائر, مهما بلغ قيمتها, بالغا ما بلغ, بالغة ما بلغت, بلا حد, دون حد, كل خسارة, كل ضرر,
    مهما كان مقدار, لا/بلا/دون/بدون+سقف/حد/حدود مسؤولي*/ضرر/أضرار/خسائر/تعويض/يطالب, لا+يوجد+سقف/حد,
    لا/غير+تتقيد/يتقيد/تقتصر/مقيدة/محددة/محدودة/تتحدد مسؤولي*/تعويض/التزام, كل/جميع/كافة خسارة/خسائر/ضرر/أضرار
    مهما/أيا, كامل+خسارة/خسائر/ضرر/أضرار يتحمل/تتحمل/مسؤول/يسأل, مهما+عظم*/كثر*/كبر*/بلغ*/زاد*/ارتفع*
    خسارة/خسائر/ضرر/أضرار/تعويض/قيمت*/يسأل/مسؤول`,
  ),
  'cap-carve-outs': topic(
    `limit* liab* not apply, limitation* not apply liab*, cap not apply, cap except, exclu* liab* fraud, limit* liab*
    fraud, limit* liab* gross negligence, limit* liab* willful, limit* liab* wilful, nothing limit* liab*,
    nothing exclude* liab*, limit* liab* death, limit* liab* except indemn*, limitation* liab* other than,
    ceiling not apply, except gross negligence, except wilful misconduct, except willful misconduct,
    cap/ceiling/limit*/maximum/restriction/exclusion not+apply/cover/protect/affect/extend/include
    fraud*/wilful*/willful*/deliberate*/intent*/purpose/gross/death/injury/indemn*/confiden*,
    cap/ceiling/limit*/maximum/exclusion outside/except/excluding/unless/beyond/save/other+than
    fraud*/wilful*/willful*/deliberate*/intent*/purpose/gross/death/injury/indemn*/confiden*, no+effect
    death/injury/fraud*/wilful*/deliberate*, fraud*/wilful*/willful*/deliberate*/gross/injury/death
    outside+the+cap/limit/ceiling, without/no+limit fraud*/wilful*/willful*/deliberate*/gross/death/injury,
    uncapped, unlimited fraud*/wilful*/gross/death/injury, this+clause/section not+apply
    death/injury/fraud*/deliberate*/wilful*,
    except liable, except set forth liable`,
    `حد مسؤولية لا يسري, حدود المسؤولية لا تسري, سقف لا يسري, سقف لا يشمل, سقف باستثناء, حد أقصى لا يسري, حد الغش
    مسؤولية, حد أقصى الغش, حد أقصى خطأ جسيم, سقف الغش, سقف خطأ جسيم, مسؤولية عدا الغش, مسؤولية باستثناء الغش,
    مسؤولية باستثناء خطأ جسيم, يستثنى من السقف, يستثنى حد مسؤولية, تقييد المسؤولية لا يسري, تحديد المسؤولية لا
    يسري, حد/سقف/قيد/تحديد/تقييد لا/ليس/دون+يسري/ينطبق/يشمل/يستفيد/يطبق/تسري/تنطبق/يحمي
    غش/جسيم/عمد*/احتيال/وفاة/إصابات/سرية/تعويض, سقف/حد/تحديد يخرج/تخرج/يستثنى/تستثنى/عدا/باستثناء/خارج
    غش/جسيم/عمد*/احتيال/وفاة/إصابات/سرية/مطالبات, لا يستفيد/يتمسك/يحتج حد/سقف غش/جسيم/عمد*, دون/بلا+حد/سقف
    غش/جسيم/عمد*/وفاة`,
  ),
  'liability-cap': topic(
    `liab* not exceed, liab* exceed, aggregate liab*, total liab*, entire liab*, liab* cap, limitation liab*, limit*
    liab* amount, limit* liab* sum, limit* liab* fee, limit* liab* price, damage* not exceed, compensation not
    exceed, claim* not exceed, recover* not exceed, loss* not exceed, no more than liab*, liab* up to, pay* more
    than damage*, cover losses up to, owe* more than damage*, overall ceiling, ceiling of sar, upper figure, no
    more than in all, at most in all, top figure, limit of sar, most/maximum
    owe*/pay*/recover*/claim*/liab*/compensat*, liab*/responsib*
    stop*/end*/restricted/confined/limited/capped/ceiling at/to, liab*/responsib*
    restricted/confined/limited/capped/ceiling, recover*/claim*/compensat*/damage*/owe*
    greater/more/higher/larger/above/beyond/exceed*+than/sum/amount/the/that/what/sar,
    recover*/claim*/compensat*/damage* cap/capped/ceiling/maximum, not+exceed/beyond/above
    liab*/responsib*/damage*/compensat*/loss*, never/no/not+more+than
    liab*/responsib*/damage*/compensat*/loss*/owe*/claim*, compensat*/damage*/loss*/liab* limited/restricted+to`,
    `مسؤولية لا تتجاوز, مسؤولية لا تزيد, مسؤولية يتجاوز, مسؤولية بحد أقصى, مسؤولية الحد الأقصى, سقف المسؤولية, حدود
    المسؤولية, تحديد المسؤولية, تقتصر مسؤولية, تنحصر مسؤولية, إجمالي مسؤولية, مجموع مسؤولية, تعويض لا يتجاوز,
    تعويض لا يزيد, تعويض يتجاوز, تعويضات لا تتجاوز, سقف التعويض, يسأل بما لا يتجاوز, يسأل في حدود, مسؤول في
    حدود, محدودة بمبلغ مسؤولية, حد أقصى للتعويض, ما يدفعه تعويض لا يتجاوز, لا يزيد ما يتحمله, ما يتحمله لا يزيد,
    أقصى/أعلى/أكثر تدفع/يدفع/ندفع/تدفعه/يدفعه/ندفعه/يطالب/يرجع/تعويض/تتحمل/نتحمل/يتحمل, بأكثر/أكثر/أزيد من/عن
    مسؤولي*/تعويض/يرجع/يطالب/يلزم قيمة/مبلغ/رسوم/ثمن/أجرة/ريال, مسؤولي*
    تقف/تنتهي/مقصورة/محصورة/محددة/مقيدة/محدودة/تقتصر/تنحصر/تتوقف عند/على/في, تعويض/مسؤولي*
    لا/ألا/دون+يتعدى/تتعدى/يجاوز/تجاوز/يفوق/تفوق/يتخطى/تتخطى/يزيد/تزيد, لا/ألا+يتعدى/تتعدى/يجاوز/يفوق
    تعويض/مسؤولي*/خسارة/أضرار`,
  ),
  'liability-exclusion': topic(
    `not be liable, exclude* liab*, exclusion liab*, disclaim* liab*, not responsib*, no responsib*, waive* liab*,
    own risk, not accountable, no claim against, no liability, not liable, neither liable, without liability,
    free from liability, release* from liability, nor liable, event liable, not have to make good, no event make
    good, answer* for nothing, not answerable, not pay loss, not pay damage, no comeback, own peril, not our
    fault, nothing to do loss, not/never/neither/no answer*/liable/accountable/responsib*
    loss*/damage*/theft/delay*/harm/injur*/fault/defect*/lost/missing,
    not/never/no+answer*/liab*/accountable/responsib*,
    neither/nor/no/not/never/none+party/side/agents/circumstances/case/event liab*/responsib*/accountable,
    neither/nor/no/not accept*/assume*/bear*/carr*/take* responsib*/liab*/blame,
    without/no+responsib*/liab*/claim/recourse, own+risk/peril/responsib*, owe*+nothing/no,
    cannot/never+blamed/sued/claim*/hold/held loss*/damage*/liab*/responsib*/delay*,
    not/never+compensate/reimburse/pay loss*/damage*/harm/theft`,
    `لا يتحمل مسؤولية, لا تتحمل مسؤولية, لا يسأل, لا تسأل, غير مسؤول, غير مسؤولة, دون مسؤولية, دون أدنى مسؤولية,
    إعفاء من المسؤولية, يعفى من المسؤولية, تعفى من المسؤولية, إخلاء المسؤولية, يخلي مسؤولية, عدم مسؤولية, لا
    مسؤولية على, ليس مسؤولا, لا يكون مسؤولا, لا تكون مسؤولة, لا يضمن, لا تضمن, على مسؤوليته الخاصة, تستبعد
    مسؤولية, لا يحق المطالبة تعويض, لا يحق الرجوع, يعفي من, ليس مطالبة تعويض, لا يطالب تعويض, لا يلتزم تعويض, لا
    تعويض, لا رجوع, لا شأن, لا يترتب تعويض, لا يتحمل أضرار, لا يتحمل خسائر, لا تتحمل أضرار, لا يرجع على, ولا
    يسأل عما, لا يتحمل أي تعويض, لا+علاقة/شأن/ذنب/صلة تأخير/ضرر/خسارة/سرقة/تلف/عطل,
    لا/ولا/غير+يحاسب/تحاسب/نحاسب/يؤاخذ/مسؤول/يسأل/تسأل/نسأل/يتحمل/تتحمل/نتحمل,
    مسؤولي*+زائر/مستأجر/عميل/مشتري/مستخدم/عامل/مستفيد/حامل/ركاب,
    مسؤولية/مسؤوليته/مسؤوليتك+الخاصة/الشخصية/وحده/وحدك, لا/لن+نتحمل/نضمن/نسأل/نلتزم/نعوض`,
  ),
  'consequential-loss': topic(
    `consequential damage*, consequential loss*, incidental damage*, special damage*, lost profit, loss profit, loss
    revenue, lost revenue, punitive damage*, exemplary damage*, loss business, loss of anticipated, knock-on
    loss*, knock-on, lost earnings, missed profit, lost sales, loss earnings, could have earned,
    income/earning*/profit*/revenue/sale*/business/saving*/goodwill/turnover
    lost/miss*/loss*/otherwise/expected/hoped/forgone/not+made, only/direct+direct/damage/loss*/harm,
    direct+loss*/damage*/cost*, indirect*, profit*/income/revenue/earning*/goodwill not/no/never/neither
    claim*/compensat*/recover*/pay*/liab*/owe*, follow-on, downtime/stoppage/interruption loss*/cost*/damage*
    business/production`,
    `أضرار غير مباشرة, خسائر غير مباشرة, أضرار تبعية, أضرار تابعة, خسارة تبعية, خسائر تبعية, ضرر غير مباشر, فوات
    الكسب, فوات الربح, أرباح فائتة, ما فاته من كسب, خسارة الأرباح, خسارة الربح, خسارة الإيرادات, أضرار عرضية,
    ضياع الأرباح, فقدان الأرباح, أضرار خاصة, ما كان سيكسبه, دخل/ربح/أرباح/كسب/إيراد/فرص/مبيعات/سمعة/عائد
    ضاع/يضيع/فات/فوات/ضياع/فقد/فقدان/خسارة/فائت, مباشر+فقط/وحده/دون, يقتصر/ينحصر/مقصور ضرر/مباشرة/مباشر,
    يقتصر/ينحصر/مقصور أضرار+المباشر, لا/دون تعويض/يعوض/يشمل/تشمل أرباح/دخل/فرص/سمعة/مبيعات/إيراد`,
  ),
  indemnity: topic(
    `indemni*, hold harmless, save harmless, make good loss*, make good damage*, reimburse* loss*, reimburse*
    damage*, compensate* loss*, compensate* damage*, compensate* claim*, cover* loss*, pay* loss* third, pay
    back loss*, keep harmless, bear* claim*, makes good loss*, made good loss, pay* whatever claim*, stands
    behind claim*, cover* costs claim*, cover* claim*, foot* bill, bear* cost claim*, shoulder* claim*, pay* for
    harm, reimburs*/compensat*/refund* third/party/parties because/arising/caused/result/any/all,
    protect*/shield*/free/clear/harmless/safe claim*/demand*/lawsuit*/suit*/proceeding*/fine*/action*,
    pay*/reimburse*/refund*/compensat*/bear*/cover*/settle*/meet* claim*/lawsuit*/suit*/demand*/fine*/judgment*
    third/against/brought/anyone/authorit*/arising/because, sue*/claim*/fine* because/caused/result/arising
    pay*/reimburse*/bear*/cover*/refund*, reimburse*/compensat*/refund*/pay*+back/for/any/all/every
    loss*/damage*/harm/third, make*+up/good/whole, answer*/stand* claim*/demand*
    third/against/customer*/authorit*, defend*/defence/defense claim*/lawsuit*/suit*/action*`,
    `يعوض الأضرار, يعوض الخسائر, تعوض أضرار, تعويض الأضرار, تعويض الخسائر, تعويض ضرر, يلتزم بتعويض, تلتزم بتعويض,
    يتعهد بتعويض, تعويض المطالبات, يعوض عن, تعوض عن, درء الضرر, تبرئة ذمة, إبراء ذمة مطالبات, يتحمل المطالبات,
    يتحمل مطالبات, تتحمل المطالبات, الدفاع ضد مطالبات, دفع الضرر عن, يجبر الضرر, جبر الضرر, حماية من المطالبات,
    مسؤول تعويض, يجبر خسارة, يجبر كل, يطالب به الغير, يرجع على بكل, يحكم به عليه, يرجع بكل مبلغ, ترجع على, يتحمل
    غرامات, ما توقعه الجهات, يجبر, التعويض عن مطالبات, تحمل ما يترتب, يتحمل ما يترتب,
    حماية/يحمي/تحمي/يقي/صون/تحصين/يدرأ/يدافع دعوى/دعاوى/مطالبة/مطالبات/غير/زبائن/ملاحقة,
    قاضانا/قاضى/رفع/رفعت/طالب/طولب دعوى/أحد/غير/زبون/عميل/سلطة يدفع/تدفع/يتحمل/تتحمل/يعوض/تعوض/نرجع,
    يعوض/تعوض/تعوضنا/يعوضنا/يعوضه غير/دفعه/يدفعه/مطالبة/خسارة/ضرر/دعوى, يدفع/يتحمل/تتحمل/يسدد/تعويض
    مطالبات/دعاوى/دعوى/غرامات/أحكام غير/بسبب/ناشئ*/نتيجة/ضد`,
  ),
  'exclusive-remedy': topic(
    `sole remedy, exclusive remedy, only remedy, sole recourse, exclusive recourse, sole right remedy, only recourse,
    no other remedy, remed* exclusive, in lieu other remed*, only thing can claim, full settlement claim*, sole
    and exclusive obligation, entire liability remedy, entire obligation, nothing else claim, all it can ask, no
    further claim, only thing ask, only/sole/exclusive/all remed*/compensat*/redress/right/claim*/demand*
    repair*/replace*/refund*/credit*/defect*/fault*/breach, all+that/it/the ask/claim/demand/receive/entitled
    repair*/replace*/refund*/credit*, no+other/further+right/claim/remedy/compensation/redress/liability,
    beyond/apart/except/other repair*/replace*/refund*/credit* no/nothing/not right*/claim*/remed*/compensat*,
    instead/place/lieu+of every/all/any/other remed*/right*, limited/restricted/confined+to
    repair*/replac*/refund*/re-perform*/credit*,
    sole/only/exclusive+compensation/redress/recourse/relief/remedy/right,
    full/complete/final+satisfaction/settlement/compensation`,
    `جزاء وحيد, تعويض وحيد, سبيل وحيد, وسيلة وحيدة, التعويض الحصري, الجزاء الحصري, الحق الوحيد, لا يحق مطالبة سوى, لا
    يستحق تعويض آخر, لا يستحق سوى, يقتصر حق على, تقتصر حقوق على, ينحصر حق في, علاج وحيد, انتصاف وحيد, دون أي
    تعويض آخر, يقتصر التزام إصلاح, يقتصر التزام استبدال, تعويضا نهائيا,
    إلا/سوى/غير/بخلاف/عدا/كل+الإصلاح/الاستبدال/إصلاح/استبدال/رد/استرداد/خصم/الخصم, رد/استرداد/إصلاح/استبدال/خصم
    فقط/وحده/سوى, رد/استرداد/إصلاح/استبدال/خصم لا+غير, رد/استرداد/إصلاح/استبدال/خصم شيء+غيره,
    رد/استرداد/إصلاح/استبدال كل+ما, لا+حق/تعويض/مطالبة بخلاف/سوى/عدا/غير/أكثر خصم/إصلاح/رد/استبدال/مذكور, فقط
    إصلاح/استبدال/قيمة/عيب, فقط رد+ثمن, عيب/خلل/إخلال إلا/سوى/فقط إصلاح/استبدال/رد/استرداد`,
  ),
  'warranty-disclaimer': topic(
    `warrant* implied, implied warrant*, merchantab*, fitness particular purpose, not guarantee result*, makes no
    representation, not guarantee, as-is, is basis as, no warranties, no warranty, does not warrant, do not
    warrant, without warranty, without warranties, makes no promise, no other warranty, no other warranties,
    warrant* express implied, faults and all, taken as found, takes as found, do not promise, does not promise,
    yours as it is, accepts as stands, no/without/any+assurance/representation/warrant*/guarantee, warrant*
    exclud*/disclaim*/waive*/none/refus*, take*/accept*/sold/provided/supplied/deliver*/come*
    as+is/it/they/found/seen/stands, present/current/existing+condition/state,
    not+vouch/warrant/guarantee/promise/assure, seen/inspected/examined condition/state accept*/satisf*,
    no/not/neither/never+give/make/offer/assur*/vouch*/warrant*/guarant*/promis*
    error*/fault*/quality/result*/defect*/uninterrupted`,
    `لا يضمن, لا تضمن, دون ضمان, بدون ضمان, بلا ضمان, لا ضمان, نفي الضمان, إخلاء ضمان, إسقاط ضمان, على حاله, على
    حالها, بحالته الراهنة, بحالتها الراهنة, كما هو, كما هي, ضمانات ضمنية, ضمان العيوب الخفية, لا يقدم ضمان, لا
    تقدم ضمان, عدم ضمان, يستبعد ضمان, خلو العيوب لا يضمن, أسقط خيار العيب, خيار العيب,
    بحالته/بحالتها/حالته/حالها/حاله بلا/دون/بدون/كما/يقبل/قبل/استلم/يقدم/تقدم,
    دون/بلا/بدون/لا+أي+تعهد/ضمان/وعد/تأكيد, دون/بلا/بدون/لا+تعهد/ضمان/نعد/يعد+بأن/بخلو*/خلو*,
    لا+نعد/نتعهد/نضمن/نكفل/يتعهد/تتعهد/يكفل خدمة/برنامج/عيب/خطأ/أخطاء/تناسب/جودة/نتيج*, لا/دون+يرجع/رجوع/حق
    عيوب/عيب, كما+رآها/رآه/هي/هو/شاهد*, خلو/خلوه/خلوها عيوب/أخطاء دون/بلا/لا/بدون`,
  ),
  'joint-liability': topic(
    `joint* several*, joint* liab*, severally liab*, liab* together, each liab* whole, joint obligation, jointly
    responsible, solidar*, co-debtor, jointly and severally, each for whole debt, each for all debts, either
    asked whole, each/any/either/every/one whole/full/entire/total+debt/amount/sum/obligation/price,
    together+and+separate*/individual*/several*, answer*/liab*/responsib* one+another, answer*/liab*/responsib*
    each+other, creditor/lender/landlord/employer whole/full/entire+debt/amount/sum any/each/either/one,
    member*/partner*/tenant*/party/parties/borrower*/consortium liab*/responsib*/answer*/bound/owe*
    together/joint*/collectiv*/several*, liab* individual* collectiv*`,
    `بالتضامن, متضامن*, تضامن مسؤولية, تضامنية, بالتكافل, متكافل*, مجتمعين ومنفردين, مجتمعين منفردين,
    كل/أي/أيا/أحد+واحد/منهما/منهم/من/شريك* كامل/كل/جميع/كله/كاملا دين/مبلغ/التزام/أجرة/ملزم/مسؤول, دائن/بنك
    يطالب/مطالبة/رجوع/يرجع أي/أيا/أحد كامل/كله/كل/جميع, معا+وعلى/ومنفردين/وفرادى/أو, معا انفراد/منفرد*/فرادى,
    مجتمع*/معا مسؤول*/ملزم*/ضامن*`,
  ),
  'short-claim-period': topic(
    `claim* brought within, claim* within days, claim* within months, action brought within, no action after, no
    claim after, barred after, limitation period, claim* barred, claim* time-barred, notify claim* within,
    statute limitation*, claim* deemed waived, claim* made within, claim* later than, commenced within, bring
    claim* before, complain* within days, dispute* invoice* within, object* within days, raise* within days, too
    late claim, no complaint* after, must be raised within, after that no claim,
    claim*/lawsuit*/action*/suit*/complain*/proceeding*/sue/object* month/year/day/week
    later/latest/within/before/start*/commence*/file*/begin/only/bring/brought,
    claim*/lawsuit*/action*/suit*/complain*/sue month/year/day/week no+longer/later/right,
    claim*/complain*/sue/suit month/year/day/week
    not/never/cannot/no+accepted/considered/heard/valid/more/sue/claim, claim*/complain*/right*
    lapse*/expire*/extinguish*/barred/prescri*/forfeit*/lost month/year/day/week`,
    `مطالبة خلال, دعوى خلال, تقديم مطالبة مدة, رفع الدعوى خلال, لا تسمع الدعوى, لا تسمع المطالبة, لا تقبل مطالبة بعد,
    تسقط المطالبة, سقوط المطالبة, يسقط حق المطالبة, تقادم, لا تقبل أي مطالبة, اعتراض خلال, اعتراضات خلال,
    مطالبات خلال, دعوى بعد مضي, مطالبة بعد مضي, يسقط حق الدعوى, يسقط حقه مدة,
    دعوى/دعاوى/شكوى/مطالبة/مقاضاة/اعتراض/مطالبات/شكاوى لا/وإلا/ليس بعد/مرور/انقضاء/مضي/غضون/خلال/قبل/تجاوز
    يوم/أيام/شهر/أشهر/سنة/أسبوع/ساعة, دعوى/مطالبة/حق/شكوى سقط/سقطت/يسقط/تسقط/ينقضي/تنقضي
    أيام/يوما/شهر/أشهر/سنة/أسبوع, لا+تقبل/يقبل/تسمع/تنظر/يلتفت شكوى/دعوى/مطالبة/اعتراض`,
  ),
  'claim-notice-bar': topic(
    `claim* notice within, claim* notify within, forfeit* claim*, lose* claim*, claim* condition precedent, notice*
    claim* days, no entitlement notice*, entitle* extension notice, lose* right claim*, forfeit* right claim*,
    condition written request, request lodged before, more time condition, more time request, unless told
    within, lose* unless tell*, lodge* within, lodged before, no/not/without/unless/fail*/only/condition/depend*
    notice/notif*/wrote/writ*/inform*/tell*/request extra/additional/extension/more/claim*/cost*/entitle*/right
    time/money/pay*/day*/week*/claim*/lapse*/lost/away, claim*/right*/entitle* fall*+away,
    claim*/right*/entitle* lapse*/lost/lose*/forfeit*/barred/waive*/depend*
    notice/notif*/writ*/inform*/tell*/told, notice/notif* condition/precondition
    claim*/entitle*/extension/right*, extension/cost/time only/unless notice/notif*/wrote/writ*/inform*/told`,
    `يسقط حقه إشعار, تسقط المطالبة إشعار, سقوط الحق إشعار, سقوط المطالبة, مطالبة إشعار خلال, مطالبة إخطار خلال, لا
    يستحق إشعار خلال, يفقد حق مطالبة, يعد متنازلا مطالبة, متنازلا عن حقه, إشعار كتابي خلال مطالبة, يسقط حق
    تمديد, يسقط حقه خلال, سقط حقه, مطالبته خلال, مطالبة تمديد, ما لم تقدم كتابة, تقدم خلال ساعة,
    يبلغ/يخطر/يشعر/إخطار/إشعار/تبليغ/إبلاغ/تقديم/يقدم/تقدم لا/فلا/لم/ما+لم/شرط/شروط/وإلا/إن
    تمديد/تعويض/مطالبة/إضافي*/استحقاق/تكلفة/مستحق*/وقت, مطالبة/حق مرفوض/مرفوضة/سقط/ساقطة/تسقط/يسقط
    يخطر/يبلغ/يشعر/إشعار/إخطار/إبلاغ/كتابة/موعد/كتابيا, شرط/شروط/مشروط استحقاق/تمديد/تعويض/مطالبة
    إشعار/إخطار/طلب/إبلاغ, يبلغ/يخطر/يشعر/إشعار/إخطار فلا/بلا/لا+تمديد/تعويض/زيادة`,
  ),
  'no-challenge': topic(
    `release* claim*, release discharge, discharge* claim*, covenant not sue, not sue, not challenge, not contest,
    relinquish* claim*, relinquish* right*, forever discharge*, no right to claim, renounce*, not bring action,
    not bring claim*, not come back over, not go to court, not take to court, no judge asked, left behind
    signature, not undo agreement, never claim, not ask judge, accept whatever decide*,
    give*/surrender*/abandon*/waive*/renounce*/forgo*
    right*/claim*/objection*/demand*/defence*/lawsuit*/appeal*,
    no+claims/claim/demands/demand+left/against/of/whatsoever/remaining, cannot/never/not/no
    question*/challeng*/contest*/disput*/attack*/oppose*/object*
    validity/ownership/figure*/amount*/decision*/account*/mark*/patent*/title, settled/paid/received
    full+and+final/all/everything claim*/demand*/right*, not+go/take/bring/appeal/file
    court*/judge*/claim*/lawsuit*/suit/action, promise*/agree*/undertake*/confirm*
    not/no/never+to+object/sue/claim/challenge/dispute/contest/question,
    no/not/never+claim*/demand*/question/dispute/contest/challenge/object*/sue/oppose/appeal,
    challenge* validity, contest validity, oppose validity, resolve without litigation, acknowledge* ownership mark*`,
    `يتنازل مطالبة, تنازل عن حق, يتنازل حقه, يتنازل حقوق, تتنازل عن, تنازل مطالبات, إبراء ذمة, يبرئ ذمة, تبرئ ذمة,
    إبراء عام, إسقاط الحق, يسقط حقه, إسقاط حق, لا يحق مطالبة, لا يحق اعتراض, لا يحق الطعن, لا يحق له الرجوع, عدم
    المطالبة, عدم رفع دعوى, عدم الاعتراض, مخالصة نهائية, تسوية نهائية مطالبات, دون حق مطالبة, يقر باستلام حقوق,
    عدم إقامة دعوى, عدم مقاضاة, لا يحق رفع, رفع أي دعوى, لا حق له في المنازعة, لم يعتمد على, اللجوء إلى المحاكم,
    يبرئ, إبراء, ليس له مطالبة, حقه في رفع دعوى, يقبل ما يقرره, يتنازل عن رفع, يقر/تقر/أقر/إقرار/يشهد
    استوف*/استلم/تسلم/حقوقه/مستحقاته/مطالبات لا/جميع/كل/كامل,
    لا/ألا/بألا/عدم/ليس/ولا+ينازع/يقاضي/يطالب/يطعن/يعترض/منازعة/مقاضاة/طعن/اعتراض/يجادل/تقاضي/يرفع/تنازع/يخاصم,
    ليس+له/لها/للمرخص/للموظف/للطرف ينازع/يطعن/يعترض/يقاضي/منازعة/طعن, ينازع/منازعة/طعن/يطعن
    صحة/ملكية/علامة/براءة/قرار/حساب, لا+مطالبات/مطالبة/حقوق له/لديه/قبل/تجاه/على, يلتزم/يتعهد بألا/عدم/ألا
    يقاضي/مقاضاة/دعوى/يطالب/مطالبة/يرفع,
    عدم الطعن, لا يطعن`,
  ),
  insurance: topic(
    `insur*, take*+out policy/cover, policy/cover/coverage
    fire/water/damage/theft/liability/medical/health/accident/workmen/premium,
    liability/fire/medical/health/travel/accident/property+cover/coverage/policy, underwrit*, premium*
    policy/cover`,
    `تأمين, التأمين, تأمينية, بوليصة, يؤمن ضد, وثيقة تأمين, تؤمن ضد, يؤمن على, تؤمن على`,
  ),
  guarantee: topic(
    `guarantor, surety, guarant* pay*, guarant* debt*, guarant* obligation*, guarant* perform*, guarant* due,
    personal guarant*, parent guarant*, corporate guarant*, guarant* unconditional*, guarant* irrevocab*,
    guaranty, stand* surety, answers debts, vouch* debt*, promise pay if fails, security* debt*, pledge* shares,
    collateral, mortgage, step* in pay, stand* good for, answer* for debts, stand* behind debts, pay* if other
    does not, promise* personally, personally responsible, personally liable, co-sign*, pays if fails, vouch*,
    promise*/undertake*/bound/liab*/responsib*/commit*/pay* himself/herself/personal*/themselves
    debt*/pay*/rent/royalt*/sum*/obligation*/loan if/cannot/fail*/all/any,
    director/owner/shareholder/parent/partner/manager/founder/father/husband
    personal*/himself/bound/liab*/meet*/answer*/guarant*/secur*/pays
    debt*/loan/rent/royalt*/sum*/pay*/obligation*, meet*/pay*/settle*/answer*/discharge*
    debt*/obligation*/liabilit* subsidiary/company/tenant/borrower/franchisee/customer/debtor
    if/when/fail*/cannot/default/call*, secur*/pledg*/charg*/mortgag* loan/debt/credit/finance
    house/land/share*/property/asset*/stock/machin*, lien`,
    `كفيل, كفالة, كفيلا, يكفل سداد, يكفل وفاء, تكفل سداد, يضمن سداد, يضمن وفاء, تضمن سداد, ضامن سداد, ضمان شخصي,
    ضمانا شخصيا, ضامن متضامن, الضامن, ضمان سداد, يضمن دفع, يضمن تنفيذ, ضمان الوفاء, ضمان حسن تنفيذ, رهن, غارم*,
    يكفل, تكفل, يضمن التزامات, يضمن الشركاء, يضمن ما على, يعجز العملاء عن دفعه, يضمن مديونيات, أمواله+الخاص
    يلتزم/يتعهد/يدفع/مسؤول/ملتزم, شخصيا/شخصية يدفع/دفع/سداد/وفاء/ديون/دين/التزام*,
    يسدد/تسدد/يدفع/تدفع/يوفي/توفي/يفي/تفي/يلتزم دين/ديون/التزامات/أجرة/قرض/مستحقات
    عجز*/تخلف/تخلفها/تعثر/إخفاق/امتنع, شركة+الأم/أم ديون/تابعة/تسدد/تضمن/التزامات, يضمن/تضمن/ضمن/ضامن
    شريك/مدير/مالك/أب/شركة ديون/دين/قرض/التزام*/سداد, تخلفت+شركة يدفع/دفع/سداد/يلتزم, شخصيا/شخصية
    يلتزم/يتعهد/مسؤول/ملتزم/ضامن/يضمن, عجز/عجزت/تخلف/تخلفت+الشركة/المستأجر/المدين/العميل يدفع/دفع/سداد/يلتزم`,
  ),
  'demand-bond': topic(
    `demand guarantee, bank guarantee, performance bond, performance guarantee, on first demand, guarantee on demand,
    standby letter credit, payment bond, advance payment bond, bid bond, letter of guarantee, surety bond,
    performance security, irrevocable letter credit, guarantee first call, payable first call, first call
    without reason, bank/bond/guarantee/letter+bond/guarantee/letter/credit, bond
    percent/per/price/cash*/draw*/call*/release*/valid/demand, bond/guarantee/letter
    bank/issued/unconditional/irrevocable demand/cash*/draw*/call*/encash*/valid/liquidat*, bank/bond
    encash*/liquidat*/cash*/draw*/call*+the/it/up/in/bond/guarantee`,
    `خطاب ضمان, خطابات ضمان, ضمان عند الطلب, ضمان نهائي, ضمان ابتدائي, ضمان حسن التنفيذ, كفالة حسن تنفيذ, لدى أول
    طلب, عند أول طلب, اعتماد مستندي ضامن, الضمانات تحت تصرف, يصادر الضمان, ضمانات يصادر,
    تسييل/مصادرة/صرف/سحب/تحصيل/يسيل/استدعاء ضمان/ضمانات/خطاب/كفالة, خطاب/ضمان/كفالة بنك/مصرف/بنكي*/مصرفي*,
    غير+مشروط ضمان/خطاب/كفالة, ضمان/خطاب/كفالة مجرد+طلب/مطالبة, ضمان/خطاب/كفالة مطالبة/طلب/بنك
    دون+إبداء/اعتراض/مبرر`,
  ),
} as const;
