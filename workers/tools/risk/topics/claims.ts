import { topic } from './risk-topic.js';

/** What is left of a claim, and who stands behind it. */
export const claimTopics = {
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
    never/not+to+bring/raise/reopen/sue/claim/contest/question/take, bring/raise/reopen matter/subject/question
    authority/court/anyone never/not/no,
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
    يقاضي/مقاضاة/دعوى/يطالب/مطالبة/يرفع, تنازلا عن حق*/أي/كل/تعويض/مطالبة,
    يتعهد/يلتزم/تعهد+بألا/ألا/بعدم+يثير/يرفع/يطالب/يقيم/إثارة/رفع, يثير/إثارة موضوع/مسألة/نزاع
    جهة/محكمة/قضاء/أمام,
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
    house/land/share*/property/asset*/stock/machin*, lien, in+person/personally
    settle*/pay*/undertak*/promis*/guarant*, whatever/what/anything company/tenant/debtor/borrower/he/she
    fail*/cannot/not+pay/paid/to/settle`,
    `كفيل, كفالة, كفيلا, يكفل سداد, يكفل وفاء, تكفل سداد, يضمن سداد, يضمن وفاء, تضمن سداد, ضامن سداد, ضمان شخصي,
    ضمانا شخصيا, ضامن متضامن, الضامن, ضمان سداد, يضمن دفع, يضمن تنفيذ, ضمان الوفاء, ضمان حسن تنفيذ, رهن, غارم*,
    يكفل, تكفل, يضمن الشركاء, يضمن ما على, يعجز العملاء عن دفعه, يضمن مديونيات, أمواله+الخاص
    يلتزم/يتعهد/يدفع/مسؤول/ملتزم, شخصيا/شخصية يدفع/دفع/سداد/وفاء/ديون/دين/التزام*,
    يسدد/تسدد/يدفع/تدفع/يوفي/توفي/يفي/تفي/يلتزم دين/ديون/التزامات/أجرة/قرض/مستحقات
    عجز*/تخلف/تخلفها/تعثر/إخفاق/امتنع, شركة+الأم/أم ديون/تابعة/تسدد/تضمن/التزامات, يضمن/تضمن/ضمن/ضامن
    شريك/مدير/مالك/أب/شركة ديون/دين/قرض/التزام*/سداد, تخلفت+شركة يدفع/دفع/سداد/يلتزم, شخصيا/شخصية
    يلتزم/يتعهد/مسؤول/ملتزم/ضامن/يضمن, عجز/عجزت/تخلف/تخلفت+الشركة/المستأجر/المدين/العميل يدفع/دفع/سداد/يلتزم,
    من+ماله/مالها/أمواله يدفع/سداد/يسدد/يتعهد/يوفي, ما+لم+تدفعه/يدفعه/تسدده/يسدده/توفه
    شركة/مدين/مستأجر/يتعهد/يدفع, تضمن/يضمن/ضمن دين/ديون/قرض/التزامات/بنك`,
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
