import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on liability, agreed compensation and rights that no contract can take away. */
export const civilLiabilityTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-17': topic(
    `exclud* liability, liability exceed, liability cap*, not liable, gross* negligen*, wilful misconduct,
     consequential loss, indirect damage, releas* liability, fraud* compensat*, fraud* loss, fraud* claim,
     fraud* exclu*, serious fault, deliberate* breach, intentional* breach, wilful default, wilful* delay,
     deliberate* damages, deliberate* exempt*, answer* nothing, answers for beyond, limit liability,
     limitation liability, liability shall limited, aggregate liability, total liability, maximum liability,
     make good loss, own risk, carelessness, purpose loss, ceiling loss, not bear loss, not bear damage,
     compensation exceed, damages limited, pay more fee* loss, cap loss, no liability loss, accept* no
     liability, have no liability, bear* no liability, without liability, goes wrong,
     whatever/howsoever/however cause/caused loss/damage/harm, no/not/never/nothing/nobody
     answer*/responsib*/compensat*/refund* loss/damage/harm/losses, lost business/data/profit, pay*
     no/never/not more than received/paid/fee, most pay*/owe back/received, all/own/full risks, no/not/never
     claim/recover*/sue loss/damage/harm, exposure, liab*/exposure/answerable/responsib*
     stops/ends/limited/exceed*/cap*/capped/ceiling SAR/amount/fee*/sum/case/event, answerable/answer*/liab*
     deliberate*/intended/fraud*/gross*/neglig*/wilful*/purpose, responsib*/liab*/claim*
     confined/restricted/limited sum*/amount/paid/fee*/price/SAR, ${EN.broken}/lose/loss/losses/happens/happen
     pay/pays/owe/owes nothing/never/not/most/only, loss/losses/lose/damage
     problem/business/concern/yours/ours, most/maximum/more+than pay/pays/owe paid/fee*/received/sum/SAR,
     nobody/none/never/nothing ${EN.blame} loss/lose/damage/wrong, most+we/you pay/owe/give, most ever pay
     paid, profit/profits/revenue/business/downtime/loss/losses/damage*
     come/claim*/answer*/responsib*/pay*/liab*/lost/refund*/compensat*, not/no/never/doesn't/nothing
     pay/pays/owe/owes/answer*/liab* break*/damage*/loss/lose/lost/more+than/harm, owe/owes/pay/pays no+more`,
    `حد* مسؤولية، تتجاوز مسؤولية، إعفاء مسؤولية، يعفى مسؤولية، يعفى تعويض، إخلاء مسؤولية، لا يسأل، لا تسأل،
     غير مسؤول، لا يتحمل مسؤولية، خطأ جسيم، أضرار غير مباشرة، لا يكون مسؤول، جسامة خطأ، إعفاء تعويض، تعمد
     إخلال، تعمد تعويض، غش مسؤولية، سوء نية مسؤولية، تزيد مسؤولية، مسؤولية قصوى، لا يتحمل ضرر، لا يتحمل خسارة،
     لا تتحمل خسارة، لا تتحمل مسؤولية، إهمال جسيم، لا مسؤولية ضرر، سقف تعويض، حد أقصى تعويض، يتجاوز تعويض،
     يزيد تعويض، لا يتحمل أضرار، مسؤولا أضرار، مهما حدث/كان/بلغ ضرر/أضرار/خسارة/خسائر، مهما حدث، أيا+كان سبب
     ضرر/أضرار/خسارة/خسائر، لا/لن/ولا/ولن/فلا/فلن/عدم يرجع/رجوع/${AR.claim}
     ${AR.compensate}/ضرر/أضرار/خسارة/خسائر، لا/لن/ولن/فلن ${AR.pay}/يتجاوز/${AR.increase}
     أكثر/مسؤولي*/${AR.compensate}، يتحمل عميل/مشتري/مستخدم/زبون وحده
     ضرر/أضرار/خسارة/مخاطر/نتائج/ينتج/مسؤولية، يرجع شركة/بائع/مقاول/مورد/موردين شيء/بشيء، لا/لن/ولا
     ${AR.compensate}، ${AR.claim}/مسؤولية/${AR.compensate} لا/ألا/ولا
     ${AR.increase}/تتجاوز/يتجاوز/تتعدى/يتعدى، تنحصر/ينحصر/تقتصر/يقتصر
     مسؤولية/التزامات/${AR.claim}/${AR.compensate}/التزام، لا/ولا ${AR.bear} تبعات/تبعة/مسؤوليات،
     ${AR_PLAIN.broken}/خسارة/خسائر/خسرت*/ضرر/أضرار/ضاع* ${AR_PLAIN.blame} لا/ليس*/ما/غير/مشكلت*، ما/لا/لن
     ندفع*/يدفع*/تدفع*/نعوض* ${AR_PLAIN.broken}/شيء*/خسارة/ضرر، أكثر/أقصى ندفع*/يدفع*/تدفع* دفعت*/دفع*/لنا/هو،
     تعطل*/توقف*/خسارة/خسائر/أرباح/ربح/ضرر/أضرار/عطل* تعويض*/حق*/نتحمل*/مسؤول*/نسأل/نعوض*/يعوض*، لا/لن/ما
     ندفع*/يدفع*/نغرم/يغرم/نتحمل*/يتحمل*/نضمن*/يضمن* يكسر*/تلف*/خسارة/ضرر/أكثر/خسائر/مهما/أضرار`,
  ),
  'SA-CTL-44': topic(
    `tort*, harmful act, wrongful act, death injur*, bodily injur*, injur* premises, bodily harm, personal
     injur*, physical harm, hurt site, injur* visitor*, injur* person, hurt/injur*/death/accident
     liab*/responsib*/answer*/risk/claim*/compensat*, bones/wound*/harm/illness liab*/responsib*/answer*,
     slip*/slips/burn*/burned/hurt*/injur*/falls/fall/dies/die/accident*/wound*
     ${EN.blame}/own/family/nothing/ask*, hurt*/injur*/broken/legs/bone*/accident*/death/dies/harm*
     site/stairs/premises/shop/own/yours/risk/responsib*/affair/liab*, peril, hospital, injur*, own+risk,
     hurt*`,
    `فعل ضار، أفعال ضارة، مسؤولية تقصيرية، وفاة إصابة، إصابة جسدية، أضرار جسدية، أضرار بدنية، إصابة بدنية،
     إصابات بدنية، يصيب الغير*، أضرار الغير* مسؤولية، إصابة/إصابات/وفاة/حوادث/جروح/كسور/حادث
     مسؤول*/${AR.bear}/${AR.answer}/${AR.compensate}/${AR.claim}/${AR.exempt}،
     انزلق*/ينزلق*/احترق*/طاح/وقع*/سقط/مات/يموت/أصيب/إصابة/إصابات/جرح*/حادث*
     ${AR_PLAIN.blame}/تطلب*/ليس/أسرته/أهله، يتأذى/أذى/إصابة*/أصيب/يصاب/جرح*/كسر*/حادث*/حوادث/موت/وفاة
     نفس*/مسؤول*/موقع/داخل/مسؤولية*/يتحمل*، مستشفى، إصابة، إصابات، مسؤوليته/مسؤوليتك على/فعلى/يسبح/يدخل`,
  ),
  'SA-CTL-15': topic(
    `late payment, overdue interest, unpaid interest, delay* pay* penalty, delay* pay* fine, late pay* per,
     overdue per, default interest, late fee, delay* pay* compensat*, arrears per, unpaid surcharge, surcharge
     due, delay* pay* day, instalment not settled, unpaid charge, settle* late, instalment missed, rent
     overdue, delay* pay* per, delay* pay* week, not received uplift*, delay* rent penalty, default*
     instalment increas*, unpaid per, overdue day, after due date per, sum grows, per month until paid, sum
     month until settled, late month added, unpaid month, invoice late per, rent late added, late rent pay*,
     late instalment, pays late extra, outstanding per month, add* late sum, held beyond date, late charge
     amount, late/overdue/unpaid/outstanding/owing/arrears/delay*/default*/missed
     day/week/month/daily/weekly/monthly
     charge/penalt*/fine/interest/extra/added/add*/per*/uplift*/increas*/compensat*/surcharge
     pay*/paid/sum/amount/invoice/rent/instalment/price/bill/money, not paid/received/arrived/settled
     extra/added/top/charge/penalt*/interest/fine/per*/increas*, rent/invoice*/instalment*/payment*/bill*
     extra/commission/surcharge/added/penalt*/interest/uplift*/charge day/week/month/daily/monthly/weekly
     late/after/overdue/once/unpaid/old/past/default*, charge/penalty/fee runs/accru*
     owing/overdue/unpaid/outstanding, late/overdue/unpaid/arrears paid/pay*/sum/amount/invoice
     penalt*/interest/surcharge/fine/uplift, pay*/pays/paid/money/rent/invoice late/after/tenth/delay*/overdue
     owe/owes/top/add/adds/extra/more/cost/costs/percent/hundred, late cost/costs/add/adds/top/extra
     week/day/month/${EN.sum}, late/overdue/unpaid/delay*/arrears
     bill*/invoice*/payment*/rent/instalment*/money grow*/percent/fee/charge*/fine/add*/interest/extra,
     late/overdue/delay*/arrears charge*/percent/SAR/riyals/fee/fees/extra/fine/half`,
    `فائدة تأخير، فوائد تأخير، متأخر* نسبة، متأخر* غرامة، تأخر سداد يوم، يتأخر سداد، يتأخر دفع، تخلف سداد
     مبلغ، تأخيرية، تأخر وفاء غرامة، تأخير سداد يوم، تأخير سداد شهر، متأخر* شهر، متأخر* مئة، متأخر* مائة،
     متأخر* زيادة، متأخر* إضافي، متأخر* تعويض، فاتورة تأخير شهر، قسط تأخير شهر، دفعة تأخير شهر، غرامة سداد،
     تأخر دفع شهر، مماطلة غرامة، فاتورة تسدد نسبة*، لم تسدد مبلغ نسبة*، فاتورة لم تسدد مبلغ، فاتورة لم تدفع،
     ${AR.delay}/متأخر*/تخلف/مماطلة غرامة/فائدة/فوائد/نسبة/${AR.increase}/${AR.add}/${AR.compensate}/إضافي*
     ${AR.settle}/${AR.pay}/فاتورة/فواتير/قسط/أقساط/دفعة/دفعات/أجرة/مبلغ/مبالغ/مستحقات/ثمن، لم/عدم/لا/ولم
     يسدد*/${AR.settle}/يدفع*/${AR.pay}
     غرامة/فائدة/نسبة/${AR.increase}/${AR.add}/${AR.raise}/${AR.compensate}/بواقع، ${AR.delay}/متأخر*
     ${AR.settle}/${AR.pay}/فاتورة/فواتير/قسط/أقساط/أجرة يوم/أيام/أسبوع/أسابيع/شهر/أشهر ريال/مئة/مائة/نسبة،
     ${AR.delay}/متأخر* ${AR.increase}/${AR.raise}/احتسب/${AR.reckon}
     ${AR.settle}/${AR.pay}/قسط/أقساط/فاتورة/فواتير/دفعة/دفعات/مبلغ/مبالغ/أجرة، ${AR.delay}
     ${AR.settle}/${AR.pay} ريال/نسبة/مائة/مئة/بالمائة/بالمئة، رسوم/رسم/مبلغ/غرامة ${AR.delay}
     فاتورة/${AR.settle}/مدفوعة/دفعة/${AR.pay}/قسط/أجرة، دفعت*/تدفع*/يدفع*/فلوس*/إيجار*/قسط*/فاتورة
     بعد/تأخر*/تتأخر*/متأخر* زيادة/نضيف*/تزيد*/يزيد*/عليك/إضاف*/غرامة، أسبوع*/يوم*/شهر* تأخر*/تتأخر*/يتأخر*
     تزيد*/نضيف*/زيادة/${AR_PLAIN.sum}، متأخر*/تأخر*/تأخير فاتورة*/فواتير/قسط*/أقساط*/دفع*/سداد/أجرة/إيجار*
     تكبر*/تزيد*/يزيد*/غرامة*/نسبة*/زيادة*/ريال*، يماطل*/مماطلة/تأخر*/متأخر*/تأخير/يتأخر*
     نسبة/غرامة/ريال*/نحسب*/زيادة/رسوم/بالمئة/بالمائة`,
  ),
  'SA-CTL-16': topic(
    `liquidated damages, agreed compensation, pre-estimate loss, fixed compensation, damages per day, delay
     damages, agreed damages, service credit, sum proof damage, compensation excessive, deduct* actual loss,
     whatever loss, prove loss, show damage, agreed sum, day overrun, each day late pay*, every day late, day
     delay pay*, day delay deduct*, week delay pay*, late per day, delay money, owed lost nothing, owed full
     lost, not lost owed, owed without loss, pay sum breach, pays breach amount, forfeit*, deemed damages,
     fixed sum breach, penalty, sum payable suffered loss, payable no loss,
     breach/leaves/delay/late/withdraw*/default/fail* pay*/owe*/deduct* SAR/percent/fixed/lump,
     difference/matter loss/cost, even/whether loss/damage suffered/lost, SAR each/every/per day/week
     delay*/late/overrun*/behind, court/judge/tribunal no/not/never say/change*/reduc*/touch/alter*/lower*
     sum/amount/penalty/damages/credit*, pays/pay/owes million/SAR/riyals
     compet*/breach*/disclos*/poach*/solicit*/leaves, day/week ready/late/behind/finished/done/over
     lose*/gives/give/pays/pay/cost/costs/off ${EN.sum}, walks/walk/backs/pulls/quits/leaves
     away/out/early/job pay*/pays ${EN.sum}, judge/court/judges smaller/lower/less/cut/touch
     ${EN.sum}/penalty, hurt/harm*/lost/loss or+not/whether/even/nothing pay*/pays ${EN.sum},
     late/delay*/behind/slip*/overrun*/breach*/quit*/walk*/cancel*
     thousand/hundred/SAR/riyals/percent/penalt*/fine knock*/off/day/week/pay*/lose*/forfeit*,
     lose*/pays/pay/forfeit*/owes/penalt*/gives
     miss*/quit*/leave*/late/breach*/withdraw*/cancel*/walk*/break*/delay*
     thousand/hundred/months/fees/SAR/riyals/percent`,
    `شرط جزائي، تعويض متفق، مبلغ يوم تأخير، غرامة إنقاص، تعويض إنقاص، تعويض إثبات ضرر، جزاء اتفاقي، غرامة
     محكمة، تعويض مقطوع، تعويض محدد، غرامة ضرر، مبلغ ضرر مستحق*، إنقاص مبلغ، جزاء مالي، تعويض مقدر، مبالغ فيه،
     تعويض ضرر سواء، إنقاص محكمة، قضاء ينقص، تعديل تعويض، تخفيض تعويض، تخفيض غرامة، وقوع ضرر، أصابه ضرر، يصب
     ضرر، غرامة تأخير، غرامات تأخير، يوم تأخير يدفع، يوم تأخير حسم، يوم تأخير خصم، أسبوع تأخير، مبلغ إخلال،
     غرامة إخلال، دون إثبات ضرر، غرامة مالية، تعويضا* اتفاقيا*، تعويض اتفاقي ضرر، تعويض اتفاقي محكمة، تعويض
     اتفاقي تأخير، يخل/إخلال/أخل/مخالفة/${AR.delay}/انسحاب ${AR.pay}/يلتزم/يستحق ألف/مبلغ/مبالغ/ريال/مئة/مائة
     ${AR.compensate}/غرامة/جزاء، يخل/إخلال/أخل/مخالفة ${AR.pay} ألف/ريال/مبلغ/مبالغ، ولو لم/دون ضرر/أضرار/شيء
     يستحق/${AR.compensate}/غرامة، ريال كل/عن يوم/أيام/أسبوع/أسابيع موعد/${AR.delay}، محكمة/قاضي/قضاء
     مبلغ/مبالغ/غرامة/${AR.compensate} ${AR.lessen}/${AR.amend}/${AR.reduce}/تدخل/سلطة، يوم/أسبوع/شهر
     يجهز*/جاهز*/تأخر*/يتأخر*/ينتهي* يخسر*/يدفع*/يخصم*/ينقص* ${AR_PLAIN.sum}، ينسحب*/انسحب*/ترك*/يترك* يدفع*
     ${AR_PLAIN.sum}، قاض*/قاضي/محكمة يقلل*/تقلل*/ينقص*/يخفف*/يغير* ${AR_PLAIN.sum}/مبلغ/غرامة، تضرر*/ضرر/خسر
     أم/أو لا يدفع*/${AR_PLAIN.sum}، تأخير/تأخر*/إخلال/انسحاب/مخالفة*/إلغاء* ألف*/مئة/ريال*/غرامة*/خصم*/مبلغ
     يوم/أسبوع/مقاول*/يدفع*/حساب، خسر*/يخسر/يعطي/يدفع*/يغرم*/غرامة
     فات*/ترك*/يترك*/انسحب*/أخل/يخل*/تأخر*/يتأخر*/خالف*/مخالفة*/ألغى ألف*/ألفا/آلاف/أشهر/مئة/مائة/ريال*/أجر`,
  ),
  'SA-CTL-10': topic(
    `exceptional circumstances, unforesee* circumstances, hardship, change* circumstances, excessively
     onerous, onerous perform*, unexpected event, burdensome perform*, market conditions risk, rise prices
     claim, unforesee* adjust*, unforesee* event, article 97, exceptional event, ruinous, general event,
     unforesee* court, unforesee* onerous, lighten obligation, reduce obligation court, seen coming, market
     move*, prices move*, bargain balance, ruin, no judge price, unexpected conditions, cost increas* risk,
     rebalance contract, costs rise contractor, events beyond expect*, economic change*, unforeseen*, could
     not foreseen price, could not foreseen perform*, dearer/dear/soar*/rise/rises/rising/fall/move/jump
     cost*/price*/wage*/market/fuel/steel/material* agreed/same/fixed/stay*/carr*/no/not
     rate/price/claim/adjust*/chang*, nobody/anyone/no-one foresee*/foreseen/imagine/expect*,
     war/epidemic/pandemic/crisis/market/wage*/customs/material* rise*/increas*/change* price/rent/fee
     open*/adjust*/stay*/reopen*/same/bind*, steel/cement/prices/price/fuel/costs/market
     twice/double*/dear/dearer/crazy/jump*/rise*/up same/price/money/another/new,
     war/disease/epidemic/pandemic/crisis/flood talk/sit/upside/change*/same/still/price,
     price*/fare/rate/fee/cost*/rent fuel/war/market*/crisis/inflation/steel/world/happens/epidemic
     move*/change*/stay*/fixed/same/adjust*/roof/renegotiat*,
     nobody/unforesee*/unexpected/foresee*/coming/surprise*/sudden*
     price/happen*/hits/event*/reopen*/renegotiat*/terms, price/prices/cost/costs
     double*/rise*/jump*/soar*/climb*`,
    `ظروف استثنائية، ظروف طارئة، حوادث استثنائية، ظرف طارئ، تنفيذ مرهق، إرهاق التزام، التزام مرهق، تغير ظروف،
     أحداث غير متوقعة، مادة سابعة تسعون، مادة 97، تخفيف التزام، ظروف عامة، ظروف متوقعة، ظرف استثنائي، حوادث
     طارئة، رد التزام معقول، لم يكن متوقع*، تعذر توقع*، تغير أسعار سوق، ارتفاع تكاليف، إعادة توازن، توازن عقد،
     ظروف سوق، تقلبات، تغيرات اقتصادية، تخفيف محكمة، إنقاص محكمة التزام، تعديل محكمة التزام، مهما
     تقلبت/ارتفاع/ارتفع/ارتفعت/تغيرت/زادت أسعار/تكاليف/سعر، تقلب/تقلبت/تقلبات/ارتفاع/ارتفع/ارتفعت
     أسعار/تكاليف/سوق ${AR.amend}/${AR.increase}/${AR.claim}/يطلب، ظروف/ظرف/أحداث/حوادث
     طارئ*/استثنائي*/قاهرة/جديدة ${AR.amend}/تخفيف/${AR.lessen}/تفاوض، إعادة تفاوض، حرب/وباء/أزمة/جائحة/تضخم
     سعر/أسعار/أجرة/ثمن/مقابل نفسه/ملزم*/ثابت*/دون/يبقى/بقي/لا، سعر/أسعار/حديد/إسمنت/سوق/تكلفة/تكاليف
     تضاعف*/غلا*/غلت/جن/ارتفع*/زاد* نفس*/مبلغ/سعر/آخر/يكمل*/يطلب*، حرب/وباء/مرض/أزمة/كارثة
     نجلس*/نتفاهم*/نتفق*/نفس*/يكمل*/نعيد*، مهما صار/حدث/تغير*/ارتفع* سعر*/أسعار/أجرة/مبلغ/ثمن، سعر*/أسعار/أجرة
     يتحرك*/يتغير*/ثابت*/نفس*/تعديل* ظروف*/سوق/دنيا/أزمة/حرب، لم/لا/غير يتوقع*/متوقع*/يتوقعه،
     يرتفع*/ارتفاع*/ارتفعت/غلاء إسمنت/حديد/أسعار/مواد/سعر*/تكاليف/أجور، إعادة/أعدنا/نعيد نظر/تفاوض
     سعر*/عقد/أسعار`,
  ),
  'SA-CTL-06': topic(
    `adhesion, abusive term, arbitrary term, onerous term, unfair* court, fairness term, no negotiat* term*,
     fair* terms judge, read accepted all terms, one-sided, unfair, terms/conditions
     printed/standard/uniform/non-negotiable, terms/conditions taken/same whole/all, judge/court
     change/soften/alter/amend/review term/terms/clause/conditions, take/leave+it leave+it,
     accept*/agree*/take whole/all/page/everything printed/stands/is/written, nothing/cannot/not/may
     changed/change/negotiat* here/terms/paper, hard/harsh/heavy judge/court soften/change/lighten/lift,
     haggl*, terms/conditions/rules everybody/everyone/same/negotiat*/changed/change/printed/discuss*,
     bargain*/haggl*/negotiab*/package/one-sided/unfair/unreasonable, court/judge
     strike*/tough/unfair/soften*/harsh`,
    `شرط تعسفي، إذعان، شروط مجحفة، شرط مجحف، إجحاف، شروط جائرة، عدالة شروط، تعسف* شروط، مذعن، شروط غير عادلة،
     شرط جائر، شروط/بنود/أحكام مطبوعة/موحدة/نموذجية/تفاوض/نقاش/اعتراض، قبول/${AR.accept} جميع/كافة شروط
     دون/بلا، قاضي/محكمة/قضاء تخفيف/${AR.amend}/${AR.cancel}/${AR.raise} بنود/شروط/أحكام/بند/شرط، خذه*/تأخذه
     اتركه*/تتركه، توافق*/تقبل*/وافقت*/قبلت* كل*/ورقة/جميع كما/هي/هو/مكتوب*، لا/ما نغير*/تغيير/يتغير*/نناقش*
     شيء*/شرط*/ورقة/هنا، قاس*/صعب*/ثقيل* قاض*/قاضي/محكمة يخفف*/يغير*/يعدل*، شروط*/بنود*/أحكام*
     للجميع/نفاوض*/تفاوض*/نناقش*/نقاش/موحد*/تغيير/تعديل كل/لا/ولا/ما/دون، مساومة/مجحف*/جائر*/تعسف*، محكمة/قاضي
     شطب/يشق/تخفيف/قاس*`,
  ),
  'SA-CTL-23': topic(
    `limitation period, time-bar*, time bar*, statute limitation, claim* brought within, claim* lapse*, action
     brought within, prescription period, claim* made within, no claim after, limitation action, action
     brought year, action brought months, sue within, right action lapse*, claim* expire*, claims heard, claim
     out time, action commenced within, lawsuit after, claims extinguish*, proceedings within, defence
     limitation, barred, lawsuit commenced, go court within, complain* within months, claim* after months,
     claim* after year, claim* lost after, court after year, claims end after, claim* closed after, raise
     claim months, no claim later, deadline claim, complain*/claim*/action/sue/lawsuit/court/proceedings
     within/after/before/later months/year/days/month
     lost/dead/barred/lapse*/late/void/expire*/end*/waived/heard, claim*/complain*/sue/action/lawsuit
     half/months/year/years after/within/later court/made/brought/raised/reach*/notif*, judge/court
     hear*/accept* case/claim/after/later, case/claim/action days/months/year bring/brings/start*/fil*,
     periods claims law, period claim heard, complain*/court/sue/claim*/case/ask within/after/have ${EN.span}
     forget/nobody/no/lost/bring/gone/late/late/never/take,
     shout/complain*/claim*/speak/object*/dispute*/sue/court days/weeks/month*/year*
     within/after/before/peace/lost/gone/late/heard/hear,
     grievance*/complain*/claim*/sue/sues/court/case/cases/action within/after/later
     days/months/month/years/year/weeks`,
    `سماع دعوى، سماع دعاوى، تقادم، تسقط مطالبات، تسقط دعوى، يسقط حق مطالبة، مضي مدة دعوى، مرور زمن، مطالبة
     خلال سقط*، تسقط مطالبة، لا تسمع، تسمع دعوى، دعوى بعد مضي، مطالبة مسموعة، ينقضي حق مقاضاة، دعوى مرور سنة،
     تتقادم، رفع دعوى بعد، مقاضاة مضي، شكوى خلال سقط*، مطالبة بعد مضي، مطالبة بعد مرور، لا مطالبة بعد، مطالبات
     بعد سنة، يسقط حق دعوى، تسقط حقوق بعد، مهلة مطالبة، سقوط حق مطالبة، دعواه خلال، دعوى خلال،
     ${AR.claim}/دعوى/دعاوى/شكوى/يشتك* خلال/بعد شهر/أشهر/سنة/سنوات/يوم/أيام/شهرين/سنتين
     ${AR.lapse}/تسمع/تقبل/فلا، ${AR.claim}/دعوى/يدعي بعد/خلال مضي/مرور/أشهر/سنة/سنوات حق/سماع/قبول،
     حقوق/${AR.claim}/حق ${AR.end}/${AR.lapse}/تنقضي/ينقضي بعد/خلال/بمضي
     شهر/أشهر/سنة/سنوات/يوم/يوما/أيام/شهرين/سنتين، تقديم مطالبة خلال سقط*/تسقط/يسقط/وإلا،
     اشتك*/تشتك*/يشتك*/شكوى/قضية/تطالب*/محكمة/ترفع* خلال/بعد/عندك/أمامك ${AR_PLAIN.span}
     راح/حق*/ما/لا/وإلا/فيها، اعتراض*/شكوى*/مطالبة*/دعوى*/قضية/شكاوى أيام/يوم*/شهر*/أشهر/سنة/أسبوع*
     بعد/خلال/قبل/نسمع*/يسمع*/يسقط*/يقبل*، شكواك/شكوى*/قضايا/قضية/دعوى*/مطالبة*/اعتراض*
     خلال/بعد/بعدها/وبعدها/قبل يوما/شهر*/شهرين/أيام/سنة/أشهر`,
  ),
  'SA-CTL-45': topic(
    `set-off, setoff, set off, without deduction, net* amounts owed, counterclaim, offset, netting, net off,
     deduct* sum owe*, deduct* amount owe*, keep back owed, hold* back owed, hold back claim, set against,
     withhold* sum* owed, deduct* claim*, retain* sum* owed, pay*/paid full/whole without/no/not
     deduct*/taking/withhold*/reduc*/cut owe*/owed/claim*/due, deduct*/withhold*/reduc*/net*
     rent/price/bill*/invoice/payment/fees owe*/owed/claim*, invoice*/rent debt/owes/credit
     stands/full/whole/gross/regardless, full/whole/off/take/deduct*/out pay*/pays/rent/bill/invoice
     owe/owes/owed, take/takes/keep/keeps out/back/off owe/owes/owed, bill/debt/debts/sum/invoice/account
     against/set/offset/deduct*/net/mix*/balance* another/other/owe*/nobody,
     whatever/what/each/netted/net/balance owe/owes/owed full/invoice/other/other's/out`,
    `مقاصة، يقاص، تقاص، استقطاع مبالغ مستحقة ذمة، خصم ديون، مقاصّة ديون، يخصم ديون، يقتطع ديون، خصم دين،
     اقتطاع دين، حسم دين، حبس مبالغ مستحق*، خصم مبالغ مستحق*، حسم مبالغ مستحق*، إسقاط دين مقابل، مقابل ديون
     ذمة، اقتطاع مبالغ مستحق*، ${AR.deduct}/${AR.lessen}/${AR.cut}/${AR.discount}/استنزال/يستنزل
     أجرة/ثمن/فاتورة/فواتير/مستحقات/أقساط/قسط له/دين/ديون/ذمة، كاملة/كاملا/كامل دون/ولا/بلا
     ${AR.deduct}/${AR.lessen}/${AR.discount}/مقاصة/${AR.withhold} له/دين/ديون/ذمة، رصيد مستحق
     فاتورة/فواتير/أجرة/قسط/أقساط/ثمن لا/دون/عدم، كاملة/كامل/تنقص*/ننقص*/نخصم*/نأخذ*/يأخذ*/ينقص*
     أجرة/إيجار/فاتورة/فواتير/حساب/ثمن لك/له/لنا/عليك/عليه/عند*، عليك/عليه/عليها لنا/لك/له
     نأخذه*/يأخذه*/نخصمه*/مما، حساب*/دين*/ديون/فاتورة*/مبلغ* تخلط*/مقاصة/يخصم*/نخصم*/خصم*/مقابل/بحساب/بدين،
     مهما/ما/كل لك/له/علينا/بيننا عندنا/كاملة/فرق/نصفي، مقاصة، نصفي`,
  ),
  'SA-CTL-07': topic(
    `good faith, bad faith, abus* right, honest* perform*, exercise right harm, fair dealing,
     honest*/honestly/fair/fairly/fairness/trust/decent* deal/deals/each/both/act/acts/other, hurt/harm*/spite
     use/uses/using other/paper/right/contract/agreement/neither`,
    `حسن نية، بحسن نية، سوء نية، تعسف حق، تعسف استعمال، إساءة استعمال حق، أمانة تنفيذ عقد، إضرار بالغير* حق،
     إضرار بآخر حق، صدق/بصدق/أمانة/بأمانة/إنصاف/ثقة/نزاهة/عدل يتعامل*/نتعامل*/تعامل/طرفان/طرفين،
     يؤذي*/إيذاء/يضر/إضرار/ضرر يستعمل*/استعمال*/يستخدم* ورقة/حق*/عقد*/آخر`,
  ),
  'SA-CTL-41': topic(
    `misrepresent*, false statement, conceal* fact, pre-contract*, reliance statement, negotiat* bad faith,
     representation made before, no representation, annul* contract, untrue statement, told shown sign*,
     deceiv* contract, deceit annul*, deceived, induced contract, own enquiries, forecast*, not rely, entire
     agreement representation, wrong information sign*, hid* fact*, withheld information, investigat* satisf*,
     warrant* information true, relied statement*, relied promise*,
     told/said/shown/promise*/represent*/brochure/statement* outside/before/other/rel*/oral/else
     contract/agreement/paper/sign*, not/no/nothing rel*/told
     statement*/promise*/represent*/brochure/anything,
     talks/discussions/negotiations/figures/numbers/forecasts/estimates/brochure
     before/earlier/guess*/rely/wrong/prior buyer/franchisee/client/purchaser/investor, deception,
     salesman/seller/agent/said/told/promised before/count*/paper/yourself/sign*/by,
     looked/look/checked/check/saw yourself/himself/own, lied/lie/lies/trick*/cheat*/hid
     deal/sign*/off/over/contract, go/went+by said/told,
     promise*/swear*/true/honest/told/truth/hide*/hid/hidden/secret/mileage/false/lie*
     seller/buyer/both/other/party/facts/before/sign*, sales+talk,
     dressed/cheat*/fool*/mislead*/false/fake*/decei* accounts/undo/purchase/cancel*/contract/deal/figures`,
    `تغرير، تدليس، مغرر، بيانات كاذبة، معلومات غير صحيحة، إخفاء بيان*، تفاوض سوء نية، إبطال عقد، معاينة تعويل،
     وعود سابقة، بيانات غير صحيحة، وعود شفهية، توقعات مبيعات، معلومات قبل توقيع، ما قيل قبل، اطلع بنفسه، تحرى
     بنفسه، كتمان، بيانات صحيحة عقد، إخفاء معلومات، معلومات مضللة، لم/لا/ولم/عدم يعتمد/اعتماد/يعول/تعويل
     كلام/وعود/وعد/تصريحات/بيانات/كتيب/إعلان/معلومات، كلام/وعود/وعد/كتيب/تصريحات شفهي*/سابق*/قبل
     توقيع/تعاقد/عقد، كذب/كاذبة/كاذب/خداع/خدع/تضليل/إخفاء عقد/تعاقد/إبطال/${AR.rescind}،
     أرقام/تقديرات/مفاوضات/محادثات/توقعات سابقة/قبل/تقريبية/اعتماد/يعتمد/يعول، كلام*/قال*/وعد*/قيل
     قبل/يحسب*/توقيع*/بائع/اعتمد*، شفت/رأيت/عاينت/تأكدت/فحص بنفسك/بنفسه/اعتمد*، كذب*/يكذب*/غش*/خدع*/يخدع*
     توقيع*/يوقع*/اتفاق*/عقد/آخر، يقسم*/أقسم/صادق*/صدق/صحيح*/حقيقة/أخفى*/يخفي*/كتم*/وعود/كذب*
     بائع*/مشتري*/طرف*/عداد/قبل/توقيع/عقد، كلام تسويق/بائع/مندوب، خداع/تضليل/جملت/كاذب*/تدليس/تزوير`,
  ),
};
