import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, EN, verbs } from './words.js';

const OFF = 'off/leave/holiday/vacation';
const KIDS = 'kid/boy/teen*/young/younger/pupil/youngster/girl/child/children';
const SIGHAR = 'صغار/ولد/أولاد/مراهقين/فتيان/طلاب/صغير/أطفال';
const REST = 'إجازة/إجازات/راحة/عطلة/أيامك/أيامه';
const MUM = 'mum/mom/mother/moms-to-be/baby/childbirth/pregnan*/expecting/expectant/maternity';
const UMM = 'أم/أمهات/ولادة/تولد/حامل/حوامل/حملت/مولود/طفل*/جابت/رضيع/حمل';
const EXTRA = 'extra/over/late/more/beyond/longer/additional';
const ZIYADA = 'زيادة/زيادات/تأخر*/فوق/سهر/إضافي*/أكثر';
const ILL = 'ill/sick/flu/well/illness/sickness/doctor';
const MARAD = 'مرضت/مريض/تعبت/تعبان/مستشفى/مرض/يمرض/تمرض/دكتور/طبيب';

/** Phrases in plain words of the rules on working hours, on rest, on leave and on the work of minors. */
export const timeTopics: Readonly<Record<string, Topic>> = {
  'SA-LAB-22': topic(
    `open*/close/closes/from/come/comes/start*/on/shift/expect nine/eight/8/9/10/7/ten/ten-hour/twelve/seven/six
     five/six/seven/5/6/hour/week/day/season/4/to/till/until,
     am/a.m/pm/p.m/o'clock work*/shift/open*/close*,
     plant/shop/office/factory/shift/workday/duty/day/site/store run/runs/from/open*/last*/start*/begin*
     until/till/to/hour, from until/till/to am/pm/07/08/09/00/hour/eight/nine/seven/six/five, season/busy/peak/day
     hour ten/twelve/eleven/long*,
     working/work day/week hour/hours, Sunday/Saturday/Monday till/until/to/eight/nine/seven/8/9, hour hours
     day/week/lunch/daily,
     eight/nine/ten/eleven/twelve/thirteen/8/9/10/11/12+hour`,
    `${verbs('فتح/قفل/داوم/حضر/طلع/شتغل')}/دوام ساعة/تسعة/ثمانية/عشر/ساعات/8/9/10
     خمسة/سبعة/6/5/4/يوم/باليوم/ستة/أيام/ثنتين/إلى/حتى،
     مصنع/محل/مكتب/دوام/وردية/عمل سابعة/ثامنة/تاسعة/سادسة/خامسة/صباحا/مساء/عشر، ساعة/ساعات يوم/باليوم/أسبوع
     عشر/ثمان/تسع/عشرة/موسم/طويل*،
     أحد/سبت/دوام خميس/جمعة/ثامنة/تاسعة/سابعة/ساعات/رابعة/ساعة،
     عشر/اثنتي/ثمان/ثماني/تسع/12/10/9+ساعات/ساعة/عشرة، عشرة+ساعة`,
  ),
  'SA-LAB-106': topic(
    `fast/fasting/holy/Ramadan/iftar month/hour/Muslim/work/close*/time/early/six/open*,
     fast/fasting/Ramadan/holy hour/shift/shorter/reduc*/cut/month`,
    `صيام/صائمين/صائم/فضيل/إفطار شهر/ساعات/دوام/يداومون/نقفل/ست،
     صيام/صوم/رمضان/فضيل شهر/ساعات/دوام/تقل/ساعة`,
  ),
  'SA-LAB-107': topic(
    `eat/bite/pray*/rest/meal/coffee/sit/stop/stopping/leave/leaves
     hour/minute/shift/line/counter/noon/half/middle/nobody/till
     minute/half/shift/noon/rest/middle/line/eat/till/counter,
     pause/break/rest/stop/interval/breather minute/hour/midday/lunch/noon/shift/half/prayer*/meal,
     sit/sits/pause minute/minutes/hour clock/noon/midday/lunch/down/tea/rest`,
    `${verbs('اكل/ستريح/رتاح')}/يترك/يصلي/تصلي/أكل/للأكل/صلاة/راحة/استراحة ساعة/دقيقة/نص/وردية/ظهر/خط/دقايق/وقوف،
     وقفة/استراحة/راحة/توقف دقيقة/ساعة/ظهر/صلاة/طعام/غداء/نصف،
     ${verbs('جلس/ستريح/رتاح')} دقيقة/دقائق/ساعة/ظهر`,
  ),
  'SA-LAB-108': topic(
    `off/home/free/rest/stay day/Friday/Saturday week/Friday/seven/one/work/home/pay, seven+day
     run*/work*/open*/you, free day work/pay week,
     day/Friday/Saturday ${EN.away} seven/week/weekly/each, seven/every/all day week/work*/run/open*,
     Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday free/off/rest/holiday, free/rest+day, off/free
     day/days busy/season/week/month/each`,
    `${verbs('رتاح/داوم/قعد/شتغل')}/راحة/إجازة يوم/جمعة/سبعة/أيام أسبوع/بيت/إجازت*/سبعة/جمعة/حق*،
     يوم/جمعة سبعة/أسبوع/سبت منزل/بيت/راحة/يرتاح/عطلة، سبعة/كل أيام ${verbs('شتغل/عمل/داوم')}،
     اثنين/ثلاثاء/أربعاء/خميس/جمعة/سبت/أحد راحة/راحته/عطلة/إجازة/يرتاح، يوم راحة/راحته/راحتك/عطلته`,
  ),
  'SA-LAB-23': topic(
    `${EXTRA} hour/stay*/work* pay/paid/rate/riyal/time/free/get/half/SAR,
     additional/extra/more/longer/beyond/over hour/time/shift
     premium/rate/earn*/quarter/half/paid/pay/compensat*/bonus,
     past/after/beyond/outside closing/hours/time/shift/schedule work*/paid/pay/percent/rate/stay*`,
    `${ZIYADA} ساعة/شغل/دوام/عمل/ساعات/وقت ريال/سعر/ونص/ياخذ/نعطي*/بدل*/فلوس/أجر/يوم،
     إضافي*/زيادة/زائد*/أطول/بعد ساعات/ساعة/دوام/شغل/عمل علاوة/ربع/نصف/${verbs('دفع/عوض/اخذ')}/بدل*/أجر،
     بعد إغلاق/دوام/ساعات عمل/أجر/مرة/نصف/ريال`,
  ),
  'SA-LAB-109': topic(
    `${EXTRA} hour/night/day/Eid/holiday/work* pay/paid/cover*/earn*/money/get, Eid/off/holiday/called work*/called
     pay/paid/extra/more/money,
     evening/night/holiday/Eid/weekend/extra/additional/overtime shift/hour/work*/time
     cover*/includ*/package/paid/remunerat*/unpaid/without`,
    `${ZIYADA} ساعة/ساعات/شغل/عيد/إجازت*/دوام/ليل راتب/فلوس/${AR.give}/ياخذ/أكثر/يشمل/بدون، سهر شغل/فلوس/راتب/عمل،
     ${verbs('ستدعي/شتغل')} إجازت*/عيد/يوم زيادة/أكثر/نعطيه،
     مسائية/ليل*/عيد/عطل*/إضافي*/زيادة مناوبات/مناوبة/ساعات/عمل/أيام داخلة/يشمل/شامل/${AR.pay}/دون/بلا`,
  ),
  'SA-LAB-131': topic(
    `${KIDS} hour/shift/home/Friday/night/rest/off/six/two/adult,
     junior/young*/minor/teen*/sixteen/seventeen/boy hour/shift/finish*/night/rest/break/Friday`,
    `${SIGHAR} ساعة/ساعات/جمعة/أعياد/دوام/يداومون/كبار/ثنتين/يروحون/بس،
     ناشئ*/صغار/أحداث/فتيان/مراهق* ساعات/ساعة/ينصرف/دوام/جمعة/راحة`,
  ),
  'SA-LAB-35': topic(
    `${KIDS} work*/take/hire*/help*/warehouse/shift/night/saw/machine/job/near/summer/employ*/kitchen,
     nobody/no-one/anyone younger/under 18/16/15/17/eighteen,
     turned/reached/aged/age/older/younger/below/under fourteen/fifteen/sixteen/seventeen/eighteen/14/15/16/17/18
     applicant/hire*/work*/employ*/must/nobody/anyone/only/staff/recruit*`,
    `${SIGHAR} ${verbs('شغل/ساعد/داوم/شتغل')}/مستودع/ليل/مناشير/توظيف، أحد أقل/دون/تحت 18/15/16/17،
     أكمل/بلغ/أتم/سن/عمر/دون/فوق ثامنة/خامسة/سادسة/سابعة/18/15/16/17 عشرة/متقدم/عامل/عمل/سنة`,
  ),
  'SA-LAB-24': topic(
    `off/home/holiday/vacation/leave year/every/each/annual/day/week day/week/month/year/21/30/three/fifteen,
     holiday/vacation day/week/21/30,
     ${EN.away} day/week/month year/twelve/annual*/yearly/annum,
     away/vacation/holiday/leave/off summer/yearly/annual*/season/year/twelve day/days/month/week,
     month/week/days+of+leave/vacation/holiday, leave month/months/year`,
    `${REST} سنة/سنوي*/كل/21/30 أسابيع/يوم/أيام/يوما/شهر/أهل/عشر/21/30، إجازة/إجازت* يوم/21/30/أسابيع/شهر، كل سنة
     ${verbs('سافر/رتاح/روح')}،
     ${AR.away} يوم/يوما/أيام/أسابيع/شهر سنة/عام/سنوي*/اثني/كل،
     ${verbs('غيب/سافر/رتاح')}/إجازة/عطلة صيف/سنة/عام/سنوي* يوم*/شهر/أسابيع/أيام،
     شهر/أيام/أسابيع+إجازة/راحة، شهر+إجازة`,
  ),
  'SA-LAB-111': topic(
    `${OFF} five/six/old/new/long/years/longer/seniority year/month/more/30/day/grow*/stays/been/hands,
     ${EN.away} five/years/longer/long/service/seniority/senior*/more`,
    `${REST} خمس/سنين/قدامى/مهما/سادسة/طول*/أقدمية/خمسة شهر/أكثر/21/30/يوم/إجازت*/تبقى،
     ${AR.away} خمس*/أطول/أقدمية/سنوات/أعوام/تجاوز/خدمة`,
  ),
  'SA-LAB-112': topic(
    `${OFF}/off use/used/gone/buy*/cash/money/lose/lost/sell/sold/expire*/must
     year/December/you/money/gone/out/lose/cash,
     vacation/holiday/leave
     consum*/vanish*/lapse*/use/used/lost/exchange*/money/cash/sold/buy/trade*/expire*/forfeit*`,
    `${REST} راح*/${verbs('شتري/عوض/بيع/ضيع')}/فلوس/بدلها/نعوض*/لازم/مبلغ/تضيع سنة/فلوس/بفلوس/نعوض*/نهاية/كل/مبلغ،
     عطلة/إجازة/إجازات مستهلكة/تزول/تضيع/يضيع/مال/نقد*/بيع/شراء/تسقط/تنتهي/استبدال`,
  ),
  'SA-LAB-113': topic(
    `${OFF} used/use/saved/left/lost/never/took/unused/remain* go/leaving/end/paid/out/took/company/lost/pay,
     vacation/holiday/leave departure/leaving/remaining/open/unused/balance/accru*/left
     money/paid/lost/turn*/settle*/compensat*,
     vacation/holiday/leave ${EN.depart} old/still/cash/paid/disappear*/balance/had/remain*/unused/lost`,
    `${REST} أخذتها/باقي/تركت/طلعت/متبقي/${AR.go} راح*/فلوس/ندفع*/آخر/نهاية/${verbs('دفع/ضيع')}،
     عطلة/إجازة/إجازات ${AR.depart}/باقي*/متبقي*/رصيد/نهاية ${AR.pay}/تتحول/يدفع/تدفع/تعويض،
     إجازات*/إجازة/إجازاته ${AR.depart}/استقالت* باقي*/نقدا/تختفي/رصيد/قديم*/${verbs('دفع/ضيع')}`,
  ),
  'SA-LAB-114': topic(
    `${OFF} pay/paid/money/unpaid/salary/wage before/half/back/year/without/while/fly/go/goes/after,
     vacation/holiday/leave ${EN.remuneration}
     beforehand/advance/before/transfer*/half/full/without/unpaid/during/sum`,
    `${REST} راتب/فلوس/أجر سنة/قبل/ترجع/نص/بدون/بعد/تسافر/كامل،
     عطلة/إجازة مدفوعة/${AR.pay}/قيمة*/أجر* سلفا/مقدما/قبل/تحول/نصف/بدون/كامل/خلال/دون`,
  ),
  'SA-LAB-115': topic(
    `${OFF} wait/move*/moved/push*/busy/later/season/shift*/chang*/postpon*/delay*
     busy/next/season/year/wait/boss/90/later,
     vacation/holiday/leave shift*/postpon*/defer*/mov*/delay*/wait*/push*/later/reschedul*/chang*
     date/workload/need*/work/year/season/busy/demand*`,
    `${REST} تنتظر/${verbs('غير/أجل/اجل/تأخر/نتظر')}/موعد/ضغط/تأجيل ضغط/موسم/جاي*/جاية/سنة/قادم*/90،
     عطلة/إجازة تحريك/تأجيل/تغيير/${verbs('أجل/حرك/نتظر/تأخر')}/تأخير عمل/موسم/ضغط/سنة/موعد`,
  ),
  'SA-LAB-25': topic(
    `married/marry/wedding/marriage/father/mother/baby/family/wife/die*/dies/passes/death/born ${OFF}/day/home
     day/five/three/holiday/paid/dad/home/own,
     death/dies/die/loss/funeral/marriage/wedding/married/birth/born/mourning ${EN.away}/day
     family/close/relative/day/employee/worker,
     birth/wedding/marri*/death/dies/funeral/newborn one/two/three/five/day/days/paid
     son/daughter/wife/husband/gives/get/gets/pay/family/father/mother`,
    `تزوجت/زواج/مات/توفى/أبو*/أهل/ولد/وفاة/أمك/زوجت* يوم/أيام/إجازت*/إجازة خمسة/ثلاثة/راتب/بيت/تاخذ/أيام،
     فقد/وفاة/زواج/مولود/عزاء/ولادة/قران ${AR.away}/يوم/أيام/يومين/يومان،
     عرس/زفاف/ولادة/وفاة/مولود/زواج ابن/يوما/أيام/يومين/ثلاثة/خمسة/مدفوعة`,
  ),
  'SA-LAB-116': topic(
    `Mecca/Makkah/pilgrim*/rites go/off/paid/day/rites/once/leave,
     Mecca/Makkah/holy journey/trip/travel*/place/once/leave/rites`,
    `يحج/تحج/نحج، مكة/مناسك تروح/راتب/مرة/إجازة/مناسك،
     رحلة/حج/مكة/حجة/مناسك`,
  ),
  'SA-LAB-117': topic(
    `Eid/feast/national/founding open/off/day/shop/work*/each/nobody/normal/closed/paid,
     Eid/Eids/national/celebration/feast/festival/public/official free/off/work*/day/paid/holiday/closed/leave`,
    `عيد/أعياد/وطني/تأسيس محل/أيام/كل/فاتح/نداوم/عادي/دوام/مفتوح/راتب،
     عيد/عيدين/أعياد/مناسبات/وطني ${AR.away}/عمل/يوم/أيام/يعمل/عطل*`,
  ),
  'SA-LAB-26': topic(
    `${ILL} pay/paid/note/day/month/home/unpaid/full/feel/doctor/bring/down/week,
     ${EN.ill} ${EN.remuneration}/day/days/week/month
     paid/unpaid/remunerat*/pay/lost/certificate/note/absent/absence/poor`,
    `${MARAD} راتب/ورقة/أيام/شهر/دكتور/كامل/تقرير/يوم/نعطي*/أول/غياب،
     ${AR.ill} ${AR.pay}/يوم/أيام/غياب/شهادة/تقرير/شهر`,
  ),
  'SA-LAB-27': topic(
    `${MUM} home/week/month/day/off/back/paid/pay/leave,
     childbirth/mother/maternity/baby/pregnan* ${EN.away} day/week/month/back/pay/paid/employee/she,
     delivery/birth/childbirth/baby/maternity return*/back/week/day/month/rest/salary/she/her,
     newborn/new-born week/month/home/stay*/leave`,
    `${UMM} أسبوع/أسابيع/شهرين/أربعين/ترجع/شهر/راتب/يوم/تقعد/بيت،
     وضع*/ولادة/أمومة/أم/مولود ${AR.away}/يوما/أسبوع*/أسابيع/شهر*،
     تلد/ولادة/وضع*/مولود*/أمومة ${verbs('عود/رجع')}/أسابيع/أسبوع*/شهر*/راتب/يوما،
     مولودها/رضيعها/وضعها/ولادتها أسابيع/أشهر/بيت/إجازة/أسبوعا`,
  ),
  'SA-LAB-119': topic(
    `${MUM} job/over/let/seat/go/fill*/los*/replace*/drop*/fire/fired/sack*/end/ends,
     expect*/pregnan*/mother/maternity ${EN.remove}/post/job/given/someone/another/end/ends/contract`,
    `${UMM} ${AR.drop}/شغلها/نجيب/بدالها/نطلع/عملها/عقدها،
     حامل/حوامل/حمل*/أمومة/ولادة ${AR.remove}/وظيفة/غيرها/عقدها/عملها`,
  ),
  'SA-LAB-136': topic(
    `feed/feeds/feeding/nurse/nursing/baby/infant hour/child/baby/pay/break/early/mother/day/pump*,
     infant/baby/nursing/breast*/feed* hour/break/time/daily/day/mother`,
    `${verbs('رضع')}/رضاعة/رضيع/طفل* ساعة/وقت/طفل*/راتب/أم/ولد*/راجعة،
     رضيع*/رضاعة/إرضاع/ترضع ساعة/يوميا/أم/وقت/فترة`,
  ),
  'SA-LAB-137': topic(
    `widow*, husband/man die*/dies/passes/lose/loses/away/death day/month/off/home/woman/she,
     husband/widow* los*/dies/death/dead/dying/passes/decease* away/month/day/leave/off`,
    `زوج/زوجها مات/تفقد/فقدت/توفى/ميت/يموت شهور/شهر/يوم/تقعد/أشهر/إجازة، عدة فترة/راتب/شهور، أرامل،
     زوج* فقد/وفاة/موت/مات/توفي/يتوفى أشهر/شهور/يوم*/إجازة/تغيب، عدة إجازة/راتب/أشهر`,
  ),
};
