import { topic } from './risk-topic.js';

/** Who answers for what, and how far. */
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
    however+high/large/great/big, liab*/responsib* whole/full/entire+loss/damage/harm/extent/amount,
    liab*/responsib*/exposure without/no/unlimited+any/limit/ceiling/cap,
    no/without+financial/monetary/any/upper+restriction/limit/limitation/cap/ceiling,
    all+harm/loss/damage/losses/damages no/without/restriction/limit/however`,
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
    death/injury/fraud*/deliberate*/wilful*, limit*/cap/ceiling/restriction/exclusion
    deliberate*/wilful*/intent*/fraud*/gross/knowingly/death without/no/not/except/unless/void/disregard*/fall*,
    except liable, except set forth liable`,
    `حد مسؤولية لا يسري, حدود المسؤولية لا تسري, سقف لا يسري, سقف لا يشمل, سقف باستثناء, حد أقصى لا يسري, حد الغش
    مسؤولية, حد أقصى الغش, حد أقصى خطأ جسيم, سقف الغش, سقف خطأ جسيم, مسؤولية عدا الغش, مسؤولية باستثناء الغش,
    مسؤولية باستثناء خطأ جسيم, يستثنى من السقف, يستثنى حد مسؤولية, تقييد المسؤولية لا يسري, تحديد المسؤولية لا
    يسري, حد/سقف/قيد/تحديد/تقييد لا/ليس/دون+يسري/ينطبق/يشمل/يستفيد/يطبق/تسري/تنطبق/يحمي
    غش/جسيم/عمد*/احتيال/وفاة/إصابات/سرية/تعويض, سقف/حد/تحديد يخرج/تخرج/يستثنى/تستثنى/عدا/باستثناء/خارج
    غش/جسيم/عمد*/احتيال/وفاة/إصابات/سرية/مطالبات, لا يستفيد/يتمسك/يحتج حد/سقف غش/جسيم/عمد*, دون/بلا+حد/سقف
    غش/جسيم/عمد*/وفاة, قيد/حد/سقف/حدود/تحديد تعمد/عمدا/متعمد*/غش/جسيم/احتيال
    لا/ليس/سوى/إلا/يستثنى/عدا/باستثناء/دون`,
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
    liab*/responsib*/damage*/compensat*/loss*/owe*/claim*, compensat*/damage*/loss*/liab* limited/restricted+to,
    exposure/liab*/damages/compensation more/most/exceed*/limited/capped/restricted
    sar/riyal*/million/thousand/price/fee*/value/month*/amount, pay*/claim*/ask*/owe* more+than
    riyal*/sar/million/thousand/total/value/price, at+most/no+more+than
    damages/compensat*/loss*/liab*/harm/fault/wrong, no+case/event/circumstances above/over/exceed*/beyond
    sar/riyal*/amount/sum`,
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
    `not be liable, exclude* liab*, exclusion liab*, not responsib*, no responsib*, waive* liab*, own risk, not
    accountable, no claim against, no liability, not liable, neither liable, without liability, free from
    liability, release* from liability, nor liable, event liable, not have to make good, no event make good,
    answer* for nothing, not answerable, not pay loss, not pay damage, no comeback, own peril, not our fault,
    nothing to do loss, not/never/neither/no answer*/liable/accountable/responsib*
    loss*/damage*/theft/delay*/harm/injur*/fault/defect*/lost/missing,
    not/never/no+answer*/liab*/accountable/responsib*,
    neither/nor/no/not/never/none+party/side/agents/circumstances/case/event liab*/responsib*/accountable,
    neither/nor/no/not accept*/assume*/bear*/carr*/take* responsib*/liab*/blame,
    without/no+responsib*/liab*/claim/recourse, own+risk/peril/responsib*, owe*+nothing/no,
    cannot/never+blamed/sued/claim*/hold/held loss*/damage*/liab*/responsib*/delay*,
    not/never+compensate/reimburse/pay loss*/damage*/harm/theft, not/never/no
    held/hold*+to/liable/responsible/account/accountable,
    not/never+be/held/hold+responsible/liable/accountable/held/blamed/to, declin*/reject*/refus*/disclaim*/deni*
    responsib*/liab*`,
    `لا يتحمل مسؤولية, لا تتحمل مسؤولية, لا يسأل, لا تسأل, غير مسؤول, غير مسؤولة, دون مسؤولية, دون أدنى مسؤولية,
    إعفاء من المسؤولية, يعفى من المسؤولية, تعفى من المسؤولية, إخلاء المسؤولية, يخلي مسؤولية, عدم مسؤولية, لا
    مسؤولية على, ليس مسؤولا, لا يكون مسؤولا, لا تكون مسؤولة, لا يضمن, لا تضمن, على مسؤوليته الخاصة, تستبعد
    مسؤولية, لا يحق المطالبة تعويض, لا يحق الرجوع, يعفي من, ليس مطالبة تعويض, لا يطالب تعويض, لا يلتزم تعويض, لا
    تعويض, لا رجوع, لا شأن, لا يترتب تعويض, لا يتحمل أضرار, لا يتحمل خسائر, لا تتحمل أضرار, لا يرجع على, ولا
    يسأل عما, لا يتحمل أي تعويض, لا+علاقة/شأن/ذنب/صلة تأخير/ضرر/خسارة/سرقة/تلف/عطل,
    لا/ولا/غير+يحاسب/تحاسب/نحاسب/يؤاخذ/مسؤول/يسأل/تسأل/نسأل/يتحمل/تتحمل/نتحمل,
    مسؤولي*+زائر/مستأجر/عميل/مشتري/مستخدم/عامل/مستفيد/حامل/ركاب,
    مسؤولية/مسؤوليته/مسؤوليتك+الخاصة/الشخصية/وحده/وحدك, لا/لن+نتحمل/نضمن/نسأل/نلتزم/نعوض,
    غير/ليس+ملزم/ملتزم/مكلف/ملزما/ملتزما جبر/تعويض/خسارة/ضرر/أضرار, لا/ولا+تتحمل/يتحمل/نتحمل
    تبعة/تبعات/مسؤولية/ضرر/خسارة`,
  ),
  'consequential-loss': topic(
    `consequential damage*, consequential loss*, incidental damage*, special damage*, punitive damage*, exemplary
    damage*, loss business, loss of anticipated, knock-on loss*, knock-on, lost earnings, missed profit, loss
    earnings, could have earned, income/earning*/profit*/revenue/sale*/business/saving*/goodwill/turnover
    lost/miss*/loss*/otherwise/expected/hoped/forgone/not+made, only/direct+direct/damage/loss*/harm,
    direct+loss*/damage*/cost*, indirect*, profit*/income/revenue/earning*/goodwill not/no/never/neither
    claim*/compensat*/recover*/pay*/liab*/owe*, follow-on, downtime/stoppage/interruption loss*/cost*/damage*
    business/production, loss*/lost
    turnover/orders/order/income/revenue/profit*/sales/custom/goodwill/production/opportunit*`,
    `أضرار غير مباشرة, خسائر غير مباشرة, أضرار تبعية, أضرار تابعة, خسارة تبعية, خسائر تبعية, ضرر غير مباشر, فوات
    الكسب, فوات الربح, أرباح فائتة, ما فاته من كسب, خسارة الأرباح, خسارة الربح, خسارة الإيرادات, أضرار عرضية,
    ضياع الأرباح, فقدان الأرباح, أضرار خاصة, ما كان سيكسبه, دخل/ربح/أرباح/كسب/إيراد/فرص/مبيعات/سمعة/عائد
    ضاع/يضيع/فات/فوات/ضياع/فقد/فقدان/خسارة/فائت, مباشر+فقط/وحده/دون, يقتصر/ينحصر/مقصور ضرر/مباشرة/مباشر,
    يقتصر/ينحصر/مقصور أضرار+المباشر, لا/دون تعويض/يعوض/يشمل/تشمل أرباح/دخل/فرص/سمعة/مبيعات/إيراد,
    أرباح/دخل/كسب/ربح/إيراد لا/دون/عدم يطالب/مطالبة/تعويض/يعوض/يتحمل`,
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
    third/against/customer*/authorit*, defend*/defence/defense claim*/lawsuit*/suit*/action*,
    defend*/defence/defense third/proceedings/claim*/lawsuit*, fine*/penalt*/claim*/demand*
    because/caused/arising/result/due for+the/account/pay*/bear*/borne, proceedings/lawsuit*
    third/anyone/customer* pay*/defend*/cover*/bear*, answer*+for+any/all/every+claim/claims/demand/fine`,
    `يعوض الأضرار, يعوض الخسائر, تعوض أضرار, تعويض الأضرار, تعويض الخسائر, تعويض ضرر, يلتزم بتعويض, تلتزم بتعويض,
    يتعهد بتعويض, تعويض المطالبات, يعوض عن, تعوض عن, درء الضرر, تبرئة ذمة, إبراء ذمة مطالبات, يتحمل المطالبات,
    يتحمل مطالبات, تتحمل المطالبات, الدفاع ضد مطالبات, دفع الضرر عن, يجبر الضرر, جبر الضرر, حماية من المطالبات,
    مسؤول تعويض, يجبر خسارة, يجبر كل, يطالب به الغير, يرجع على بكل, يحكم به عليه, يرجع بكل مبلغ, ترجع على, يتحمل
    غرامات, ما توقعه الجهات, يجبر, التعويض عن مطالبات, تحمل ما يترتب, يتحمل ما يترتب,
    حماية/يحمي/تحمي/يقي/صون/تحصين/يدرأ/يدافع دعوى/دعاوى/مطالبة/مطالبات/غير/زبائن/ملاحقة,
    قاضانا/قاضى/رفع/رفعت/طالب/طولب دعوى/أحد/غير/زبون/عميل/سلطة يدفع/تدفع/يتحمل/تتحمل/يعوض/تعوض/نرجع,
    يعوض/تعوض/تعوضنا/يعوضنا/يعوضه غير/دفعه/يدفعه/مطالبة/خسارة/ضرر/دعوى, يدفع/يتحمل/تتحمل/يسدد/تعويض
    مطالبات/دعاوى/دعوى/غرامات/أحكام غير/بسبب/ناشئ*/نتيجة/ضد, يتكفل/تتكفل/يتحمل/تتحمل/يدفع/يسدد
    غرامة/غرامات/مخالفات/مطالبات بسببه/بسبب/نتيجة/تفرض*/جهة, يدافع/تدافع/دفاع قضية/قضايا/دعوى/دعاوى/مطالبة`,
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
    full/complete/final+satisfaction/settlement/compensation,
    all/everything/only/most+that/the/it/he/client/customer/thing+may/can/client/customer/buyer/which
    ask*/claim*/demand*/expect*, free repeat/repair/replacement/redo everything/only/all/nothing,
    nothing+more/else/further claim*/ask*/demand*`,
    `جزاء وحيد, تعويض وحيد, سبيل وحيد, وسيلة وحيدة, التعويض الحصري, الجزاء الحصري, الحق الوحيد, لا يحق مطالبة سوى, لا
    يستحق تعويض آخر, لا يستحق سوى, يقتصر حق على, تقتصر حقوق على, ينحصر حق في, علاج وحيد, انتصاف وحيد, دون أي
    تعويض آخر, يقتصر التزام إصلاح, يقتصر التزام استبدال, تعويضا نهائيا,
    إلا/سوى/غير/بخلاف/عدا/كل+الإصلاح/الاستبدال/إصلاح/استبدال/رد/استرداد/خصم/الخصم, رد/استرداد/إصلاح/استبدال/خصم
    فقط/وحده/سوى, رد/استرداد/إصلاح/استبدال/خصم لا+غير, رد/استرداد/إصلاح/استبدال/خصم شيء+غيره,
    رد/استرداد/إصلاح/استبدال كل+ما, لا+حق/تعويض/مطالبة بخلاف/سوى/عدا/غير/أكثر خصم/إصلاح/رد/استبدال/مذكور, فقط
    إصلاح/استبدال/قيمة/عيب, فقط رد+ثمن, عيب/خلل/إخلال إلا/سوى/فقط إصلاح/استبدال/رد/استرداد, كل/غاية/أقصى/جل+ما
    عميل/مشتري/مستأجر/مستفيد/يطلب*/يطالب, إعادة/إصلاح/استبدال مجانا/مجاني كل/غاية/فقط/وحده/سوى/غاية+ما`,
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
    error*/fault*/quality/result*/defect*/uninterrupted,
    no/not/never/without+promise/promises/guarantee/assurance/warranty/warranties
    state/condition/quality/fit*/work*,
    gives/give/makes+no+promise/promises/warranty/assurance/guarantee/representation, sold+as/used/seen`,
    `لا يضمن, لا تضمن, دون ضمان, بدون ضمان, بلا ضمان, لا ضمان, نفي الضمان, إخلاء ضمان, إسقاط ضمان, على حاله, على
    حالها, بحالته الراهنة, بحالتها الراهنة, كما هو, كما هي, ضمانات ضمنية, ضمان العيوب الخفية, لا يقدم ضمان, لا
    تقدم ضمان, عدم ضمان, يستبعد ضمان, خلو العيوب لا يضمن, أسقط خيار العيب, خيار العيب,
    بحالته/بحالتها/حالته/حالها/حاله بلا/دون/بدون/كما/يقبل/قبل/استلم/يقدم/تقدم,
    دون/بلا/بدون/لا+أي+تعهد/ضمان/وعد/تأكيد, دون/بلا/بدون/لا+تعهد/ضمان/نعد/يعد+بأن/بخلو*/خلو*,
    لا+نعد/نتعهد/نضمن/نكفل/يتعهد/تتعهد/يكفل خدمة/برنامج/عيب/خطأ/أخطاء/تناسب/جودة/نتيج*, لا/دون+يرجع/رجوع/حق
    عيوب/عيب, كما+رآها/رآه/هي/هو/شاهد*, خلو/خلوه/خلوها عيوب/أخطاء دون/بلا/لا/بدون,
    بلا/دون/بدون+كفالة/ضمانة/ضمان, يباع/تباع/بيعت/بيع بلا/دون/بدون/كما/مستعمل* كفالة/ضمان/حال*/هي`,
  ),
  'joint-liability': topic(
    `joint* several*, joint* liab*, severally liab*, liab* together, each liab* whole, joint obligation, jointly
    responsible, solidar*, co-debtor, jointly and severally, each for whole debt, each for all debts, either
    asked whole, each/any/either/every/one whole/full/entire/total+debt/amount/sum/obligation/price,
    together+and+separate*/individual*/several*, answer*/liab*/responsib* one+another, answer*/liab*/responsib*
    each+other, creditor/lender/landlord/employer whole/full/entire+debt/amount/sum any/each/either/one,
    member*/partner*/tenant*/party/parties/borrower*/consortium liab*/responsib*/answer*/bound/owe*
    together/joint*/collectiv*/several*, liab* individual* collectiv*,
    each/every+of/answerable/liable/responsible/bound+total/whole/full/all/for, answerable/liable/bound
    each/every+total/whole/full/one/of, each answerable/liable total/whole/entire`,
    `بالتضامن, متضامن*, تضامن مسؤولية, تضامنية, بالتكافل, متكافل*, مجتمعين ومنفردين, مجتمعين منفردين,
    كل/أي/أيا/أحد+واحد/منهما/منهم/من/شريك* كامل/كل/جميع/كله/كاملا دين/مبلغ/التزام/أجرة/ملزم/مسؤول, دائن/بنك
    يطالب/مطالبة/رجوع/يرجع أي/أيا/أحد كامل/كله/كل/جميع, معا+وعلى/ومنفردين/وفرادى/أو, معا انفراد/منفرد*/فرادى,
    مجتمع*/معا مسؤول*/ملزم*/ضامن*, جميعا/مجتمع*/معا+ومنفردين/وفرادى/ومنفرد/أو, جميعا/معا/كافة منفرد*/فرادى`,
  ),
} as const;
