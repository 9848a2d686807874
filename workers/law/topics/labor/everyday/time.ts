import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from '../../phrase-list.js';
import { AR, verbs } from './words.js';

const OFF = 'off/leave/holiday/vacation';
const KIDS = 'kid/boy/teen*/young/younger/pupil/youngster/girl/child/children/sixteen/16/17/15/14';
const SIGHAR = 'صغار/ولد/أولاد/مراهقين/فتيان/طلاب/صغير/أطفال';
const REST = 'إجازة/إجازات/راحة/أيام/يوم';
const MUM = 'mum/mom/mother/moms-to-be/baby/birth/pregnan*/expecting/expectant/maternity';
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
     am/a.m/pm/p.m/o'clock work*/shift/open*/close*`,
    `${verbs('فتح/قفل/داوم/حضر/طلع/شتغل')}/دوام ساعة/تسعة/ثمانية/عشر/ساعات/8/9/10
     خمسة/سبعة/6/5/4/يوم/باليوم/ستة/أيام/ثنتين/إلى/حتى`,
  ),
  'SA-LAB-106': topic(
    `fast/fasting/holy/Ramadan/iftar month/hour/Muslim/work/close*/time/early/six/open*`,
    `صيام/صائمين/صائم/فضيل/إفطار شهر/ساعات/دوام/يداومون/نقفل/ست`,
  ),
  'SA-LAB-107': topic(
    `eat/bite/pray*/rest/meal/coffee/sit/stop/stopping/leave/leaves
     hour/minute/shift/line/counter/noon/half/middle/nobody/till
     minute/half/shift/noon/rest/middle/line/eat/till/counter`,
    `${verbs('اكل/صلي/ترك/ستريح/رتاح/وقف')}/أكل/للأكل/صلاة/راحة/استراحة ساعة/دقيقة/نص/وردية/ظهر/خط/دقايق/وقوف`,
  ),
  'SA-LAB-108': topic(
    `off/home/free/rest/stay day/Friday/Saturday week/Friday/seven/one/work/home/pay, seven+day
     run*/work*/open*/you, free day work/pay week`,
    `${verbs('رتاح/داوم/قعد/شتغل')}/راحة/إجازة يوم/جمعة/سبعة/أيام أسبوع/بيت/إجازت*/سبعة/جمعة/حق*`,
  ),
  'SA-LAB-23': topic(
    `${EXTRA} hour/stay*/work* pay/paid/rate/riyal/time/free/get/half/SAR`,
    `${ZIYADA} ساعة/شغل/دوام/عمل/ساعات/وقت ريال/سعر/ونص/ياخذ/نعطي*/بدل*/فلوس/أجر/يوم`,
  ),
  'SA-LAB-109': topic(
    `${EXTRA} hour/night/day/Eid/holiday/work* pay/paid/cover*/earn*/money/get, Eid/off/holiday/called work*/called
     pay/paid/extra/more/money`,
    `${ZIYADA} ساعة/ساعات/شغل/عيد/إجازت*/دوام/ليل راتب/فلوس/${AR.give}/ياخذ/أكثر/يشمل/بدون، سهر شغل/فلوس/راتب/عمل،
     ${verbs('ستدعي/شتغل')} إجازت*/عيد/يوم زيادة/أكثر/نعطيه`,
  ),
  'SA-LAB-131': topic(
    `${KIDS} hour/shift/home/Friday/night/rest/off/six/two/adult`,
    `${SIGHAR} ساعة/ساعات/جمعة/أعياد/دوام/يداومون/كبار/ثنتين/يروحون/بس`,
  ),
  'SA-LAB-35': topic(
    `${KIDS} work*/take/hire*/help*/warehouse/shift/night/saw/machine/job/near/summer/employ*/kitchen,
     nobody/no-one/anyone younger/under 18/16/15/17/eighteen`,
    `${SIGHAR} ${verbs('شغل/ساعد/داوم/شتغل')}/مستودع/ليل/مناشير/توظيف/عمل، أحد/أي/من أقل/دون/تحت 18/15/16/17`,
  ),
  'SA-LAB-24': topic(
    `off/home/holiday/vacation/leave year/every/each/annual/day/week day/week/month/year/21/30/three/fifteen,
     holiday/vacation day/week/21/30`,
    `${REST} سنة/سنوي*/كل/21/30 أسابيع/يوم/أيام/يوما/شهر/أهل/عشر/21/30، إجازة/إجازت* يوم/21/30/أسابيع/شهر، كل سنة
     ${verbs('سافر/رتاح/روح')}`,
  ),
  'SA-LAB-111': topic(
    `${OFF} five/six/old/new/long/years/longer/seniority year/month/more/30/day/grow*/stays/been/hands`,
    `${REST} خمس/سنين/قدامى/مهما/سادسة/طول*/أقدمية/خمسة شهر/أكثر/21/30/يوم/إجازت*/تبقى`,
  ),
  'SA-LAB-112': topic(
    `${OFF}/off use/used/gone/buy*/pay/cash/money/lose/lost/sell/sold/expire*/must/every
     year/December/pay/you/money/gone/out/lose/cash`,
    `${REST} راح*/${verbs('شتري/عوض/بيع/ضيع')}/فلوس/بدلها/نعوض*/لازم/مبلغ/تضيع سنة/فلوس/بفلوس/نعوض*/نهاية/كل/مبلغ`,
  ),
  'SA-LAB-113': topic(
    `${OFF} use/used/saved/left/lost/never/took/unused/remain* go/leave*/end/pay/paid/out/took/company/lost`,
    `${REST} أخذتها/باقي/تركت/طلعت/متبقي/${AR.go} راح*/فلوس/ندفع*/آخر/نهاية/${verbs('دفع/ضيع')}`,
  ),
  'SA-LAB-114': topic(
    `${OFF} pay/paid/money/unpaid/salary/wage before/half/back/year/without/while/fly/go/goes/after`,
    `${REST} راتب/فلوس/أجر سنة/قبل/ترجع/نص/بدون/بعد/تسافر/كامل`,
  ),
  'SA-LAB-115': topic(
    `${OFF} wait/move*/moved/push*/busy/later/season/shift*/chang*/postpon*/delay*
     busy/next/season/year/wait/boss/90/later`,
    `${REST} تنتظر/${verbs('غير/أجل/اجل/تأخر/نتظر')}/موعد/ضغط/تأجيل ضغط/موسم/جاي*/جاية/سنة/قادم*/90`,
  ),
  'SA-LAB-25': topic(
    `married/marry/wedding/marriage/father/mother/baby/family/wife/die*/dies/passes/death/born ${OFF}/day/home
     day/five/three/holiday/paid/dad/home/own`,
    `تزوجت/زواج/مات/توفى/أبو*/أهل/ولد/وفاة/أمك/زوجت* يوم/أيام/إجازت*/إجازة خمسة/ثلاثة/راتب/بيت/تاخذ/أيام`,
  ),
  'SA-LAB-116': topic(
    `Mecca/Makkah/pilgrim*/rites go/off/paid/day/rites/once/leave`,
    `${verbs('حج')}، مكة/مناسك تروح/راتب/مرة/إجازة/مناسك`,
  ),
  'SA-LAB-117': topic(
    `Eid/feast/national/founding open/off/day/shop/work*/each/nobody/normal/closed/paid`,
    `عيد/أعياد/وطني/تأسيس محل/أيام/كل/فاتح/نداوم/عادي/دوام/مفتوح/راتب`,
  ),
  'SA-LAB-26': topic(
    `${ILL} pay/paid/note/day/month/home/unpaid/full/feel/doctor/bring/down/week`,
    `${MARAD} راتب/ورقة/أيام/شهر/دكتور/كامل/تقرير/يوم/نعطي*/أول/غياب`,
  ),
  'SA-LAB-27': topic(
    `${MUM} home/week/month/day/off/back/paid/pay/leave`,
    `${UMM} أسبوع/أسابيع/شهرين/أربعين/ترجع/شهر/راتب/يوم/تقعد/بيت`,
  ),
  'SA-LAB-119': topic(
    `${MUM} job/over/let/seat/go/fill*/los*/replace*/drop*/fire/fired/sack*/end/ends`,
    `${UMM} ${AR.drop}/شغل*/نجيب/بدالها/انتهى/نطلع/عمل*/عقد*`,
  ),
  'SA-LAB-136': topic(
    `feed/feeds/feeding/nurse/nursing/baby/infant hour/child/baby/pay/break/early/mother/day/pump*`,
    `${verbs('رضع')}/رضاعة/رضيع/طفل* ساعة/وقت/طفل*/راتب/أم/ولد*/راجعة`,
  ),
  'SA-LAB-137': topic(
    `widow*, husband/man die*/dies/passes/lose/loses/away/death day/month/off/home/woman/she`,
    `زوج/زوجها مات/تفقد/فقدت/توفى/ميت/يموت شهور/شهر/يوم/تقعد/أشهر/إجازة، عدة فترة/راتب/شهور، أرامل`,
  ),
};
