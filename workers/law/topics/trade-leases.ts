import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on leases. */
export const leaseTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-35': topic(
    `annual rent, monthly rent, yearly rent, amount rent, rent SAR, rent riyal, total rent, rent fixed, rent
     determine*, rent calculat*, rent turnover, rent percentage, rent year, vary rent, rent lessor, rent
     reviewed, rent increas*, rent landlord consider*, rent any time, ${EN.tenant}/${EN.premises} ${EN.pay}
     ${EN.sum} year/month/quarter, ${EN.landlord} gets/get/takes/share ${EN.sum} shop/sales/takings/takes,
     agree* later/afterwards/then ${EN.premises} cost*/price/rent, instalment*/cheque*/payments/rent/quarter*
     ${EN.premises} thousand/SAR/riyals/hundred/month/year, rent
     share/percent/half/tenth/quarter/money/sales/SAR, ${EN.landlord} thousand/SAR/riyals/hundred month/year`,
    `أجرة سنوية، أجرة شهرية، قيمة أجرة، قيمة إيجار، أجرة ريال، إيجار سنوي، إيجار شهري، تحديد أجرة، مقدار أجرة،
     تحدد أجرة، أجرة نسبة، إيجار ريال، تقدير أجرة، زيادة أجرة، رفع أجرة، يقرر* أجرة، أجرة مبلغ، زيادة يقررها
     مؤجر، تكون أجرة، أجرة/إيجار يحدده/يحددها/يقرره/يقررها/يقدرها/${AR.fix}/يقدر مؤجر/مالك،
     ${AR_PLAIN.tenant}/${AR_PLAIN.premises} ${AR_PLAIN.pay} ${AR_PLAIN.sum}/سنة/شهر/أربعين،
     ${AR_PLAIN.landlord} ${AR_PLAIN.sum} يبيع*/مبيعات/دخل/أرباح، نتفق*/يتفق* قيمة/سعر/أجرة
     ${AR_PLAIN.premises}، قسط*/أقساط*/شيك*/دفعات*/أجرة/إيجار* ${AR_PLAIN.premises} ${AR_PLAIN.sum}،
     إيجار/أجرة نصف/ربع/نسبة/دخل/مبيعات/ألف*، مالك*/للمالك/مؤجر*/للمؤجر ريال/ألف*/آلاف شهر/سنة`,
  ),
  'SA-LEA-02': topic(
    `rent increas*, rent rais*, rent escalat*, rent review*, rent adjust*, rent rise*, rent higher, rent go*
     up, increas* rental, rent revis*, rent step*, more rent, rent unchanged, rent last lease, rent goes, rent
     per cent, rent percent, rent renewal, new rent, rent
     goes/go/up/rise*/rais*/increas*/more/add*/higher/climb*/chang*
     year/renewal/month/later/second/per*/riyals/SAR, renewal/renewed/renewing cost*/percent/per*/riyal*/SAR
     more/extra/higher/dearer/rent, ${EN.tenant}/you/landlord ${EN.pay}/ask*/asks ${EN.more}
     year/month/renewal/neighbours/hundred/money, pay/pays/rent/price stays/stay/same long/live/same/years,
     climb*/jump*/goes/go/rise*/increas*/more/up/review*/adjust* rent/price/lease, rent second/third/next/new
     year, rent/pay more/level/market/raise*/climb*/increas*/higher/same year/years/months/today/renewal`,
    `مراجعة أجرة، ثبات أجرة، إعادة تقدير أجرة، قيمة إيجارية، أجرة أعلى، إيجار أعلى، زيادة قيمة، أجرة جديدة،
     إيجار جديد، تغيير أجرة، أجرة عند تجديد، ${AR.increase}/${AR.raise}/${AR.amend}/تتغير أجرة/إيجار/إيجارية،
     سنة ثانية/ثالثة/تالية/جديدة إيجار/أجرة، أجرة/إيجار ألف/مائة/مئة بدلا/عوضا،
     ${AR_PLAIN.tenant}/${AR_PLAIN.landlord} ${AR_PLAIN.pay}/يطلب*/طلب* ${AR_PLAIN.more}،
     يدفع*/تدفع*/إيجار*/أجرة/سعر يبقى/تبقى/نفس*/ثابت* كما/هو/طول/سنة/مدة، سنة قادمة/جديدة/ثانية
     ${AR_PLAIN.pay} ${AR_PLAIN.more}، تصير*/يصير*/يصبح*/تصبح*/ترتفع*/يزيد*/تزيد*/زيادة*/يرتفع* إيجار*/أجرة،
     سنة ثانية/ثالثة/قادمة/تالية أجرة/إيجار*، لا/لن تدفع*/يدفع* أكثر/زيادة، رفع/زيادة/يزيد*/يرفع* إيجار*/أجرة`,
  ),
  'SA-LEA-08': topic(
    `security deposit, deposit return*, deposit refund*, deposit back, deposit forfeit*, deposit damage,
     deposit tenant, deposit tenancy, deposit lessee, insurance amount refund*, rental deposit, deposit keep*,
     deposit landlord, deposit keys, money held damage, deposit held, caution money,
     deposit/safeguard/security/caution/bond keys/return*/back/refund*/damage/keeps/hold*/held/kept/forfeit*
     tenant/landlord/lessor/lessee/owner/rent/flat/premises, SAR/riyal*/amount landlord/owner/lessor
     keep*/stays/retain* flat/state/keys/damage*/premises/lease, ${EN.tenant}/you/${EN.landlord}
     leave*/leaves/gets/get/back/keep*/holds ${EN.sum} ${EN.broken}/keys/case/scratch*, back keys/flat
     ${EN.sum}, month/months/SAR/thousand/deposit/advance/money damage*/keys/repair*/handover/clean*/paint*
     ${EN.landlord}/${EN.tenant}/kept/keep*/held/back, deposit, deposits, ${EN.sum} ${EN.landlord}
     clean/handed/keys/until/returned/damage*/broken`,
    `مبلغ ضمان، مبلغ تأمين، ضمان مالي، مبلغ وديعة، تأمين مسترد، تأمين نقدي، وديعة مستأجر، تأمين مستردا، ضمانا
     يرد*، مبلغ أضرار يحتفظ، ضمان إخلاء، تأمين إخلاء، يرده مؤجر، يحتفظ مؤجر مبلغ،
     تأمين/تأمينا/ضمان/ضمانا/وديعة/عربون/رهن
     ${AR.giveBack}/${AR.return}/استرداد/يسترد/${AR.keep}/يصادر/مصادرة، ريال تأمين/تأمينا/ضمان/ضمانا
     مستأجر/مؤجر/مالك/عين/شقة، ${AR_PLAIN.tenant}/${AR_PLAIN.landlord} يترك*/ترك/يأخذ*/يحتفظ*/يرد*/ترجع*/يرجع*
     ${AR_PLAIN.sum}/احتياط* ${AR_PLAIN.broken}/تلفيات/مفاتيح/جدران/احتياط*، ترجع*/يرجع*/ترد*/يرد*
     ${AR_PLAIN.sum} مفاتيح/سلمت*/خروج، شهر/مبلغ/ألف*/مقدم/تأمين/ضمان أضرار/تلف*/مفاتيح/صيانة/نظافة/دهان
     ${AR_PLAIN.landlord}/يبقى/تبقى/يرد*/يرجع*/يعاد، تأمين مالك/مؤجر/مستأجر/يخصم*/يرد*/يعاد/مكسور*/مبلغ،
     ألف*/ألفا/مبلغ/ريال* ${AR_PLAIN.landlord} تعود/نظيف*/مفاتيح/مكسور*/تلف*/خروج`,
  ),
  'SA-LEA-01': topic(
    `Ejar, register lease, registration lease, lease platform, electronic lease, lease network, tenancy
     regist*, unregistered lease, lease not registered, document* lease, lease recorded,
     register*/entered/record*/document*/notari*/upload* electronic/platform/network/system/Ejar/official
     contract/lease/tenancy/agreement, put/puts/enter*/goes/go/upload*/file*
     paper/deal/agreement/contract/lease/this site/system/official/government/anywhere/website/online,
     portal/platform/network/Ejar`,
    `شبكة إيجار، منصة إيجار، تسجيل إيجار، عقد إلكتروني موحد، يسجل عقد، عدم تسجيل عقد، توثيق إيجار، برنامج
     إيجار، تسجيل شبكة، توثيق شبكة، ${AR.record}/${AR.attest}/قيد/يقيد/يدخل عقد/إيجار
     منصة/شبكة/إلكتروني*/نظام/إيجار، يدخل*/ندخل*/رفع*/ترفع*/نرفع*/يرفع*/وضع* ورقة/اتفاق*/عقد*/إيجار*
     موقع/نظام/منصة/مكان/رسمي*/دولة، بوابة/شبكة/منصة/إيجار+الإلكتروني*`,
  ),
  'SA-CTL-37': topic(
    `term lease, lease period, lease duration, lease begin* end*, lease years, lease indefinite*, lease
     continu*, lease commenc*, lease months, holding over, lease expir*, lease until, lease granted ever,
     lease runs, lease perpetual*, tenancy term, tenancy last*, lease forever, tenancy fixed, tenancy period,
     lease lasts, tenancy years, term years/year/months from/begin*/start*/commenc*, ${EN.premises}
     ${EN.tenant}/yours/use/have/has/take*/let ${EN.span}/from/starting/until/long/May, months/years/year
     from/starting/begin*/until/ends/life, for+life`,
    `مدة إيجار، يبدأ إيجار، تبدأ سنوات، مدة ميلادية، مدة هجرية، إيجار مستمر، مدة غير محددة، إيجار مؤبد، عقد
     مؤبد، إيجار لا ينتهي، إيجار سنوات، إيجار دائم، مدة عقد سنة، مدة عقد سنوات، مدة عقد تبدأ، مدة ثلاث سنوات،
     مدة خمس سنوات، ينتهي عقد مدته، مدة إيجارية، مدة سنة واحدة، مدة سنة تبدأ، مدة سنتان، مدة سنتين*،
     ${AR_PLAIN.premises} ${AR_PLAIN.tenant}/لك/تستعمل*/يستعمل*/يسكن*
     ${AR_PLAIN.span}/رجب/محرم/مايو/يناير/دمت*/إلى، شهرا/أشهر/سنة/سنوات/سنتين من/تبدأ/يبدأ/حتى/تنتهي/ينتهي،
     مدى+حياة/الحياة`,
  ),
  'SA-LEA-03': topic(
    `non-renewal, not renew, renew* automatic*, renew* notice, renew* notif*, lease renew*, renewal, extend*
     lease notice, not extend* notice, wish* renew*, renew* days before, tenancy ends automatic*, lease ends
     automatic*, expir* without notice, ends expiry notice, continue another year, stay* another year, rolls
     over, term year unless notice, lease goes on, another year unless, not wish continue, leave end term
     notice, tells/tell/inform*/notif*/notice/writes/says months/days/month/weeks before/ahead/end/expir*
     renew*/another/continue*/go/more/leave/extend*/stay/runs, lease/tenancy stops/ends/expires/runs
     last/date/day new/renew*/sign*/notice/extend*, nobody/anyone/tell/tells/says/say/hear*/word
     before/ahead/by ${EN.span}/leaving/moving/end, moving/move/moves+out, carry/go/goes+on year/more,
     one/another more/year carry*/stay*/continu*, over/ends/finish* year new paper/contract/lease,
     silence/silent/word/nobody/notice/warn*/tell* months/year/another/twelve/renew*/again/longer,
     another/twelve/new/next months/year means/follows/starts/begins/runs,
     quits/ends/renew*/rolls/roll/continue*/extend*/carries
     writes/written/notice/objects/unless/days/before/automatic*/itself`,
    `عدم تجديد، تجديد تلقائي، يتجدد عقد، يتجدد تلقائيا، رغبة تجديد، إشعار تجديد، تجديد إيجار، إخطار تجديد،
     تجدد عقد، يجدد عقد، تجديد عقد، لا تجديد، يجدد تلقائيا، ينتهي تلقائيا، انتهاء دون إخطار، ينتهي عقد مدته
     إشعار، ينتهي عقد مدته إخطار، انتهاء مدته تنبيه، سنة أخرى إشعار، استمرار سنة أخرى، مدة مماثلة، مدد مماثلة،
     عدم رغبة، رغبة استمرار، سنة أخرى ما لم، يخبر/أخبر/إخبار/إشعار/يشعر/إخطار/يخطر/إبلاغ/يبلغ قبل
     شهر/شهرين/أيام/يوم/يوما/أشهر ${AR.renew}/استمر/يستمر/استمرار/جدد/سنة/سنوات/رغبة/${AR.end}،
     تكلم*/بلغ*/خبر*/يخبر*/قال* قبل ${AR_PLAIN.span}/شوال/رمضان/محرم، نكمل*/يكمل*/تكمل*/نستمر*/يستمر* سنة،
     ناوي*/ينوي* تطلع*/يطلع*/خروج*/يخرج*، بعد سنة ينتهي*/تنتهي*/جديد*، سكوت*/سكت*/صمت/تنبيه*/خبر/إبلاغ*
     سنة/مدة/أشهر/عقد جديد*/أخرى/ثانية/يجدد*/تجديد*، ينهي*/إنهاء*/ينتهي*/تستمر*/يستمر*/يتجدد*/تتجدد
     كتب/يكتب*/إشعار*/قبل/يعترض/اعتراض/نفسها/نفسه/تلقائي*`,
  ),
  'SA-LEA-04': topic(
    `refus* renew*, renew* landlord discretion, renew* lessor discretion, not obliged renew*, lessor declin*
     renew*, renew* tenant wish*, landlord vacat* expiry, renew* reason, right renew*, evict* expiry, renew*
     own use, no right stay, leave at end, landlord say no, vacate end term, renewal landlord choice, refuse*
     stay, stay on landlord, not renew* landlord, landlord* consent renew*, tenant/lessee
     goes/go/leave*/vacat*/move/out/hand* end/over/expir*/year/term stay/wish*/like/want*/renew*/right/refus*,
     landlord/lessor/owner further/another/new year/term/lease need/not/refus*/give/grant/decline*,
     ${EN.tenant}/you leave/leaves/go/goes/out/stay*/stays
     ${EN.landlord}/needs/need/son/family/like/year/after, ${EN.landlord} no/refuse*/refus*
     another/more/year/why/reason, put/puts+out, put/puts/throw* tenant out, ${EN.tenant}
     clear*/leave*/hand*/out/go/goes/vacat*/move* end/last/time/up/over/day/expir*, renew*/stay*/another
     ${EN.landlord} refus*/decide*/wish*/want*/choose*/pleases/may, ${EN.tenant}
     pack*/leave*/vacat*/out/move*/stay*/renew* day/end/year/expiry/term/owner/landlord`,
    `امتناع تجديد، رفض تجديد، يمتنع تجديد، يرفض تجديد، مؤجر تجديد، تجديد سبب، إخلاء انتهاء مدة، حق تجديد، رغبة
     مستأجر تجديد، استخدام مؤجر نفسه، عيوب هيكلية، بقاء سنة أخرى، رغبة بقاء، إخلاء نهاية مدة، مؤجر عدم رغبة،
     طلب إخلاء دون سبب، إخلاء عند انتهاء، مستأجر خروج/يخرج/${AR.vacate}/مغادرة/${AR.deliver} نهاية/انتهاء/بعد
     سنة/سنوات/مدة/عقد ولو/رغب*/بقاء/${AR.renew}/أراد، مؤجر/مالك ${AR.refuse}/${AR.decline}/عدم/موافقة
     ${AR.renew}/تمديد/بقاء، ${AR_PLAIN.tenant}/ساكن يخرج*/يطلع*/بقاء*/يبقى/إخراج*
     ${AR_PLAIN.landlord}/ابن*/بعد/سنة/ولو/احتاج*/أراد، ${AR_PLAIN.landlord} لا/يرفض*/رفض* سنة/أخرى/سبب،
     احتاج*/يحتاج* ابن*/مالك/قريب*/أهل* ${AR_PLAIN.premises}، ${AR_PLAIN.tenant}
     يسلم*/يخرج*/يخلي*/يغادر*/إخلاء* آخر/نهاية/انتهاء/مدة/يوم، تجديد*/بقاء*/تمديد ${AR_PLAIN.landlord}
     يرفض*/يقرر*/يشاء/رغب*/يريد، ${AR_PLAIN.tenant} يجمع/يحمل/يغادر*/يخرج*/يخلي*/إخلاء*/بقاء*/تجديد*
     يوم/نهاية/سنة/انتهاء/مالك*/للمالك`,
  ),
  'SA-CTL-36': topic(
    `defect premises, defect leased, hidden defect, latent defect, conceal* defect, defect lessor, defect
     landlord, defect property, warrant* disturb*, quiet enjoyment, disturb* lessee, disturb* tenant, fault
     premises, premises condition accept*, undisturbed, defect lessee, defects tenant, waiv* defects, landlord
     hid*, knew fault*, damp leak* known, peaceful use, peaceful enjoyment, flaws premises, faults flat,
     faults unit, tenant accept* condition, tenant/lessee/landlord/lessor/owner/premises/flat/house/shop
     defect*/fault*/flaw*/wrong/damp/leak*
     know*/known/hid*/conceal*/told/accept*/answer*/responsib*/claim*/appear*/latent,
     ${EN.tenant}/${EN.landlord} ${EN.broken} ${EN.blame}/knew/knows/saw/took/${EN.pay}/fix*/repair*,
     bother*/disturb*/trouble*/peace ${EN.tenant}/lives/live, ${EN.tenant} took/takes/accept*
     saw/seen/as+is/found ${EN.premises}, damp/mould/mold/leak*/rot/cracks/noise/defect*/fault*
     ${EN.landlord}/${EN.tenant}/${EN.premises} hear*/know*/accept*/answer*/complain*/responsib*/told/hid*,
     faults/fault/defect*/crack*/leak*/broken ${EN.tenant}/${EN.landlord},
     defect*/holes/damp/conceal*/hid/hidden/latent`,
    `عيب مأجور، عيوب مأجور، عيوب خفية، عيب خفي، ضمان عيوب، ضمان عيب، ضمان تعرض، إخفاء عيب، عيب مؤجر، عيوب
     مؤجر، عيوب عقار، عيب عين، عيوب عين، تعرض مستأجر، انتفاع هادئ، معاينة حالة عين، عيوب مستأجر، عيب مستأجر،
     عيوب كتمان*، عيوب رجوع، عيب شقة، عيوب شقة، عيوب محل، عيوب وحدة، عيب وحدة، مستأجر قبل بحالت*، عاين مستأجر،
     تعرض انتفاع، إخلال انتفاع، حرمان انتفاع، عيب/عيوب/خلل/تسرب
     مؤجر/مالك/مستأجر/عين/شقة/بيت/محل/مأجور/عقار/مبنى/مباني
     ${AR.answer}/يعلم/يعرف*/إخفاء/أخفى/علم*/ضمان/رجوع/قبل/ظهر/مسؤول*/كتم، تسرب*/رطوبة/عيب/عيوب/خلل مالك/مؤجر
     يعلم*/علم*/يخف*/إخفاء/رجوع، ${AR_PLAIN.tenant}/${AR_PLAIN.landlord} ${AR_PLAIN.broken}
     ${AR_PLAIN.blame}/يعرف*/عرف*/رآه*/أخذ*/يصلح*، ${AR_PLAIN.landlord}/${AR_PLAIN.premises}/سطح
     ${AR_PLAIN.broken} يعرف*/حساب، يزعج*/إزعاج/مضايق*/يضايق* ${AR_PLAIN.tenant}، ${AR_PLAIN.tenant}
     أخذ*/قبل*/استلم* ${AR_PLAIN.premises} رآه*/شاف*/كما/حال*، رطوبة/عفن/تسرب*/شقوق/عيب*/عيوب/أعطال/خلل
     ${AR_PLAIN.landlord}/${AR_PLAIN.tenant}/${AR_PLAIN.premises}/جدران،
     عيوب*/بعيوب*/عيب*/مشقوق/مكسور*/تالف*/خراب/خلل ${AR_PLAIN.tenant}/${AR_PLAIN.landlord}،
     عيوب/عيب/ثقوب/أخفاه/أخفى/إخفاء/خفي*`,
  ),
  'SA-LEA-05': topic(
    `sale premises, sell premises, sale property, sell* property, new owner, sold premises, sold property,
     sold building, transfer* ownership premises, change owner*, purchaser lease, buyer lease, lessor sell*,
     landlord sell*, transfer* ownership property, sale building, purchaser premises, purchaser tenancy, buyer
     premises, new landlord, ownership building, sell* building, flat sold, property changes hands,
     house/flat/building/premises/property/shop/land sold/sells/sell/sale/buyer/owner/purchaser
     tenant/lessee/lease/tenancy/contract/agreement/move/vacat*, sell/sells/sold/buy/buys/bought
     ${EN.premises} ${EN.tenant}/stay/you/leave/pack, different/new/other/another owner/landlord
     keep*/paper/contract/bound/follow*/stay, ${EN.premises}
     sold/sell*/sale/buyer*/purchas*/changes/owner/ownership/hands
     lease/tenant/goes/stay*/bound/contract/rent, purchaser/heirs/buyer/sold/sells/ownership`,
    `بيع عقار، بيع مأجور، بيع عين، مالك جديد، انتقال ملكية، نقل ملكية، باع مؤجر، بيع مبنى، مشتري مأجور، تغير
     مالك، مؤجر بيع، انتقلت ملكية، بيع شقة، بيع محل، مشتري إيجار، مشتري عين، بيعت، باع عمارة، بيع عمارة، باع
     عقار، بيع وحدة، تبدل مالك، تغير ملكية، خلف خاص، آلت ملكية، ${AR.sell}/مشتري/انتقلت/انتقال/نقل
     بيت/عمارة/عقار/شقة/محل/مأجور/عين/مبنى/مباني/ملكية/أرض مستأجر/إيجار/عقد/${AR.vacate}/خرج/${AR.end}،
     بعت/أبيع/باع*/يبيع*/اشترى*/يشتري*/بيع* ${AR_PLAIN.premises} تبقى/يبقى/يخرج*/${AR_PLAIN.tenant}/مدت*، مالك
     جديد/آخر/ثاني ورقة/عقد/يمشي/ملزم*/يلتزم*، انباعت*/بيع*/بيعت*/شاري/للشاري/مشتري*/ملكية/مالك+جديد
     ${AR_PLAIN.premises} عقد*/${AR_PLAIN.tenant}/ينتقل*/يستمر*/ينتهي*/يخرج*، مشتري*/ورثة/ملكية/باع*/بيع/لغيري`,
  ),
  'SA-LEA-06': topic(
    `destr* premises, destr* property, destr* building, destroyed, burn* down, fire premises, total loss
     premises, collapse premises, demolish*, premises unusable, premises uninhabitable, earthquake, total*
     destr*, destruct*, building collapse*, collapses rent, fire shop, fire rent, fire destr*, burns, burnt,
     flood premises, unfit live, unfit use, wiped out, fire unusable, building gone,
     burn*/fire/flood*/collapse*/destr*/quake/ruin*/demolish* shop/premises/building/house/flat/property/unit
     rent/lease/end*/contract/tenant,
     burn*/fire/flood*/wash*/washed/collaps*/fall/falls/comes+down/ground/storm/quake ${EN.premises}
     ${EN.pay}/paying/over/end/ends/tenant, wash*/storm/burn*/fire/flood*
     warehouse/shop/house/flat/place/building tenant/pay/pays/over, ${EN.premises}
     gone/destroyed/ruin*/burn*/fire/flood*/collaps*/unusable/unlivable rent/quits/over/end*/free/stop*,
     rain*/storm*/earthquake*/flatten*/ruin*/burn*/fire/flood*/destroy*/collaps* ${EN.premises},
     destroy*/ruin*/burn*/earthquake*/lightning/collaps*/flood*/demolish*/wreck*`,
    `هلاك مأجور، هلك مأجور، هلاك عين، هلاك عقار، هلاك كلي، تهدم، انهدم، احتراق، احترق، دمار، تدمير، تلف كلي،
     هلكت عين، حريق أجرة، هلك عقار، تهدمت شقة، غير صالح* سكن، غير صالح* انتفاع، غرق مبنى، انهارت، هلاك جزئي،
     ${AR.burn}/حريق/${AR.demolish}/${AR.collapse}/غرق/${AR.perish}/سيول
     محل/عين/مبنى/مباني/بيت/شقة/مأجور/عقار/عمارة إيجار/أجرة/عقد/${AR.end}/انفسخ/${AR.rescind}/مستأجر/يستمر،
     ${AR.demolish}/انهدام/${AR.collapse}/${AR.burn} مبنى/مباني/عين/محل/عقار/مأجور،
     احترق*/حريق/جرف*/سيل/سيول/طاح*/يطيح/انهدم*/انهار*/سقط*/غرق* ${AR_PLAIN.premises}/مستودع*/سقف/مكان
     انتهى/ينتهي*/${AR_PLAIN.pay}/${AR_PLAIN.tenant}، ${AR_PLAIN.premises}
     انهيار*/دمار/حريق/هدم*/خراب/غرق*/زلزال إيجار*/أجرة/ينهي*/التزام*/ينتهي*/عقد*/يتوقف*،
     مطر/أمطار/زلزال/أتلف*/دمر*/حريق/سيول/انهيار*/هدم* ${AR_PLAIN.premises}،
     دمر*/زلزال/صاعقة/حريق/انهيار*/هدم*/خربة/خراب/سيول`,
  ),
};
