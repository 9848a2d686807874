import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on brokers, off-plan sale, owners who are not Saudi and tax on transactions. */
export const realEstateTopics: Readonly<Record<string, Topic>> = {
  'SA-REB-01': topic(
    `brokerage contract, brokerage agreement, broker licen*, broker written, broker oral*, brokerage licen*,
     broker FAL, agent licen*, brokerage verbal*, REGA, broker file, brokerage deposit* copy, agreement Real
     Estate General Authority, broker Authority, brokerage writing, broker agreement, broker copy, real estate
     agency agreement, marketing agreement property, broker appoint*, middleman/office/broker/agent
     papers/licen*/licence/handshake/hands/shook/mouth/oral* property/has/found/tenant/we/deal`,
    `عقد وساطة، وسيط ترخيص، وسيط مرخص، رخصة فال، وساطة كتابة، وساطة مكتوب، وساطة شفه*، اتفاق وساطة، هيئة عامة
     عقار، وسيط هيئة، مكتب عقاري مرخص، اتفاقية وساطة، عقد تسويق عقاري، تكليف وسيط، وساطة عقارية،
     سمسار*/مكتب*/وسيط* رخصة*/مرخص*/كلام*/ورقة/مكتوب*`,
  ),
  'SA-REB-02': topic(
    `earnest, arboun, arbun, arboon, down payment broker, urbun, deposit price broker, money down broker,
     booking deposit, reservation deposit, reservation amount, buyer/book/hold/office/reserve*
     down/front/first/booking/deposit flat/villa/house/land/unit`,
    `مقدم ثمن، مقدم وسيط، مبلغ حجز، دفعة مقدمة صفقة، عربون*، مشتري*/مكتب*/تحجز*/يحجز*/ليحجز*/حجز*
     يدفع*/تدفع*/يأخذ*/مقدم* شقة/فيلا/بيت/أرض/وحدة`,
  ),
  'SA-REB-03': topic(
    `arboun, deposit broker retain*, earnest, booking deposit, reservation amount,
     falls/fall/nothing/comes/walk*/pull*/deal back/lost/keep*/keeps booking/down/first/deposit money/put/paid`,
    `مبلغ حجز، عربون*، دفعة مقدمة صفقة، دفعة مقدمة وسيط، مقدم ثمن صفقة، حجز*/مقدم*/دفعته/أولا
     ترجع*/يرجع*/يأخذ*/يروح*/يحتفظ* تمت*/صار*/انسحب*/بيعة/تتم*`,
  ),
  'SA-REB-04': topic(
    `commission after, commission expir*, commission end, commission month, brokerage fee, commission tail,
     commission transaction, commission conclud*, commission owed, broker/agent/office
     commission/fee/paid/percent/per*, office/middleman/broker/agent percent/cut/share/nothing/fee
     sale/buyer/signed/later/due/brought/bring, percent/commission/fee/cut office/broker/agent/middleman
     deal/sale/close*/sold/done`,
    `عمولة بعد، عمولة انتهاء، عمولة وسيط، عمولة وساطة، سعي، عمولة صفقة، عمولة مدة، عمولة شهر*، أتعاب وسيط،
     أتعاب وساطة، عمولة مكتب، يستحق عمولة، مكتب*/سمسار*/وسيط* نسبت*/نسبة*/شيء*/حصت*/عمولت*
     بعنا/بعد/توقيع*/جاب/مشتري*/بيع*، بالمئة/بالمائة/نسبة/عمولة*/أتعاب مكتب*/للمكتب/وسيط*/سمسار*
     صفقة/بيع*/تمام/إتمام/عقد`,
  ),
  'SA-REB-05': topic(
    `term brokerage, brokerage period, brokerage duration, broker exclusive period, brokerage indefinite*,
     brokerage days, brokerage until, brokerage months, broker mandate term, broker appoint* until, brokerage
     year, brokerage mandate, brokerage expiry, broker runs long, mandate expiry,
     office/middleman/broker/agent months/long/until/weeks/days/summer find/look*/buyer/offer*/villa`,
    `مدة وساطة، وساطة غير محدد*، وساطة يستمر، وساطة تسعين، وسيط مدة، وساطة مفتوح*، وساطة أشهر، عقد وساطة يوم*،
     عقد وساطة شهر*، مكتب*/سمسار*/وسيط* أشهر/شهر*/نهاية/حتى/صيف/يوم*/سنة يجيب*/يدور*/يعرض*/مشتري*/يبحث*`,
  ),
  'SA-REB-06': topic(
    `deposit broker, deposit real estate office, tenant deposit, deposit Authority,
     office/middleman/broker/agent ${EN.tenant} thousand/left/money/deposit/damage/until,
     office/middleman/broker hand*/hold* government/authority damage/money`,
    `ضمان وسيط، تأمين وسيط، ضمان مكتب عقاري، تأمين مكتب، ضمان هيئة، ضمان مستأجر، تأمين مستأجر، مبلغ تأمين،
     مكتب*/سمسار*/وسيط* ${AR_PLAIN.tenant}/هيئة ألف*/فلوس*/باقي/يمسك*/تلفيات/تأمين/ضمان`,
  ),
  'SA-REB-07': topic(
    `commission borne, commission pay*, commission buyer, commission seller, commission tenant, commission
     lessor, commission charged, commission both, commission bear, broker commission, commission lessee,
     commission owner, office/broker/agent paid/commission/fee/percent/per*
     tenant/buyer/seller/owner/lessor/landlord/whoever, office/middleman/broker/agent
     pay*/pays/gives/give/half tenant/buyer/seller/owner/who/each`,
    `يتحمل عمولة، تتحمل عمولة، عمولة مشتري، عمولة بائع، عمولة مستأجر، عمولة مالك، عمولة مؤجر، دفع عمولة، سعي،
     عمولة وسيط، يدفع عمولة، عمولة طرفين، مكتب*/سمسار*/وسيط* يدفع*/تدفع*/يعطي*
     مستأجر*/بائع*/مشتري*/مالك*/من/طلب*/نصفين`,
  ),
  'SA-OFF-01': topic(
    `escrow, project account, off-plan account, Wafi account, buyers/buyer/purchaser*/instalment*/payments
     developer* account, buyer*/developer/tower/payments/project pot/account/bank/money
     tower/buildings/only/own/project, developer use/spend* payments/money other/buildings/projects`,
    `حساب ضمان، حسابات ضمان، حساب مشروع، حساب مطور، إيداع دفعات حساب، حساب خارطة، حساب وافي،
     مشتري*/مطور*/برج/مشروع*/دفعات* حساب*/فلوس* بنك/برج/فقط/أخرى/مشروع*، مطور* يستعمل*/يصرف* دفعات*/فلوس*
     أخرى/مباني*`,
  ),
  'SA-OFF-02': topic(
    `non-construction, escrow expens*, escrow spend*, escrow withdraw*, escrow percent, escrow per cent,
     escrow cost*, escrow advertis*, escrow administ*, escrow market*, developer/buyers/tower/project
     spend*/costs/cost/goes/take* ads/advert*/marketing/office/fifth/quarter/building pot/account/out/anything`,
    `غير إنشائية، حساب ضمان تسويق*، حساب ضمان مصاريف، حساب ضمان إداري*، حساب ضمان صرف، حساب ضمان نسبة، حساب
     ضمان سحب، حساب ضمان نفقات، حساب ضمان مصروفات، حساب ضمان إعلان*، حساب ضمان إدارة، حساب ضمان وحدات مبيعة،
     مطور*/مشترين*/حساب*/بناء يصرف*/مصاريف*/صرف*/خمس/ربع دعاية*/إعلان*/مكتب/لغير/إدارة`,
  ),
  'SA-OFF-03': topic(
    `developer licen*, developer regist*, Wafi, project licen*, off plan sale, sell* before licen*, off-plan
     sale, off-plan sold, sell* off-plan, off-plan market*, off-plan let, licen* sale units, off-plan
     announce*, licence/licensed/license/permit sold/sale/sell*/advertis*/market*
     tower/units/project/off-plan/flats, developer/sell/sells/flats/tower
     built/papers/advert*/licen*/show/plan yet/before/government*/tower/has`,
    `خارطة ترخيص، سجل مطورين، مطور ترخيص، مطور مرخص، مشروع مرخص، وافي، بيع خارطة، إعلان مشروع ترخيص، مطور
     مقيد، بيع قبل ترخيص، رخصة بيع، يبيع خارطة، تأجير خارطة، خارطة مرخص، خارطة سجل، خارطة إعلان، بيع وحدات
     ترخيص، مطور*/نبيع*/يبيع*/شقق*/برج/مشروع تبن*/تبنى/رخصت*/رخصة/أوراق*/إعلان*/إعلانات*
     بعد/قبل/دولة/برج/شقق*/لم`,
  ),
  'SA-OFF-04': topic(
    `late delivery unit, delay handover, developer late, developer delay, late handover, delay deliver*
     apartment, delay deliver* villa, handover date unit, compensat* late deliver*, rent like delay,
     completion delay unit, delivery unit delay*, developer delivery delayed, purchaser rent developer, unit
     delivered late, developer hand* over, unit not ready, handing over unit, delivery of unit date, unit
     complet* date, late/delay*/behind tower/unit/flat/villa/apartment/project/building
     deliver*/finish*/hand*/complet* buyer/purchaser/developer/wait*/compensat*/rent,
     flat/villa/house/unit/developer/apartment/tower ready/late/hand/handed/time
     buyer/rent/wait*/month/when/over, handover/deliver*/completion/ready/keys slip*/late/delay*/miss*/behind
     developer/buyer/rent/flat/villa/unit`,
    `تأخر تسليم وحدة، تأخير تسليم وحدة، مطور تأخر، مطور تأخير، أجرة مثل، تأخر تسليم فيلا، تأخر تسليم شقة،
     تعويض تأخر تسليم، تأخر تسليم أرض، موعد تسليم وحدة، تأخير تسليم فيلا، تأخير تسليم شقة، موعد تسليم فيلا،
     موعد تسليم شقة، مطور تسليم تعويض، مطور مهلة تسليم، مطور يسلم خلال، تأخر إنجاز وحدة، ${AR.delay}/متأخر*
     ${AR.deliver}/إنجاز/${AR.terminate}/اكتمال مشروع/مشاريع/وحدة/برج/فيلا/شقة/أرض
     مشتري/مطور/${AR.compensate}/أجرة، شقة/فيلا/بيت/وحدة/مطور*/برج جهزت*/تأخر*/تتأخر*/يسلم*/جاهز*
     ينتظر*/إيجار*/مشتري*/متى*/وقت*/شهر*، تسليم*/إنجاز/جاهز* تأخر*/تأخير*/متأخر*
     مطور*/مشتري*/إيجار*/شقة/فيلا/وحدة، مطور* يدفع*/يعوض* إيجار*`,
  ),
  'SA-NSR-01': topic(
    `nominee, non-Saudi own*, foreigner own*, non-Saudi property, name behalf foreign*, registered name real
     owner, non-Saudi title, hold title behalf, foreign* title deed, expatriate own*, non-Saudi buy*,
     beneficial owner property, foreign Buyer, foreign buyer ownership, national owner villa, ownership
     without regist*, Real Estate Register, real estate register ownership, resident own*, foreign company
     own* land, foreign owner, deed name another, registered another's name, title another's name,
     house/villa/land/property/flat/apartment/deed name/registered foreign*/non-Saudi/friend/nominee/behalf
     belongs/owner/Saudi/own*/real, house/villa/land/flat/registry/papers name/written/registry/stands/stand
     really/friend*/his/buyer/Syria*/papers/foreign*`,
    `تملك غير سعودي، غير سعودي عقار، أجنبي عقار، تملك أجنبي، اسم صوري، تسجيل باسم لحساب، باسمه لمصلحة، مالك
     حقيقي، أجانب تملك، وافد عقار، غير سعودية تملك، مشتري أجنبي، قيد سجل عقاري، قيدها سجل عقاري، غير مقيم*
     تملك، تتملك أرض، يتملك أرض، تسجيل سجل عقاري، ملكية أجنبي، تملك وافد، تملك شركة أجنبية، نيابة عن أجنبي،
     مقيم تملك، تسجيل اسم آخر، صك باسم نيابة، صك باسم لحساب، بيت/فيلا/أرض/عقار/شقة/صك أجنبي/وافد/مقيم/سعودي
     باسم/لحساب/لمصلحة/نيابة/حقيقي/${AR.record}، تملك/يتملك/ملكية أجنبي/أجانب/وافد/مقيم/سعودي
     عقار/أرض/فيلا/شقة/عين، بيت*/فيلا/أرض*/شقة/صك باسم*/اسم*/مكتوب*/سجل*/أوراق*
     حقيقة/صديق*/مشتري*/أجنبي*/سوري*/وافد/هو`,
  ),
  'SA-NSR-02': topic(
    `Makkah, Mecca, Madinah, Medina, non-Muslim own*, holy cities, foreign*/non-Saudi/German/British/company
     Makkah/Mecca/Madinah/Medina, Haram/mosque/Muslim*/holy buy*/sold/sell*/own*`,
    `مكة، مدينة منورة، مدينتين مقدستين، غير مسلم تملك، حرمين*، حرم/مسلم*/مسجد+نبوي
     يشتري*/يباع*/تباع/يملك*/بيع*`,
  ),
  'SA-RETT-01': topic(
    `RETT, transaction tax, value declar* tax, real estate tax, disposal tax, understat* price, declare*
     price, value ZATCA, price ZATCA, lower actual price, less actual price, deed lower, price written deed,
     side agreement price, official price, deed/declare*/state*/record*/register*/official price/value
     less/lower/below/say/real/actual/true/tax, sham/concealed disposition*/transaction*/price, tax
     whole/full/true value/price, consideration/price/value deed record*/state*/show*/enter*, price/value
     papers/paper/tax/deed smaller/lower/half/whole/less/another/real/full`,
    `ضريبة تصرفات، تصرفات عقارية، سعر صوري، ثمن صك، قيمة إفراغ، ثمن إفراغ، سعر إفراغ، تخفيض ضريبة قيمة، ثمن
     صوري، قيمة معلنة، قيمة أقل فعلية، سعر أقل فعلي، ثمن معلن، ثمن أقل حقيقي، ورقة جانبية ثمن، مبلغ أقل عقد
     إفراغ، ضريبة عقار*، قيمة صفقة أقل، صك/إفراغ/معلن*/رسمي* ثمن/قيمة/سعر/أسعار
     أقل/حقيقي*/فعلي*/صوري*/ضريبة/يذكر/يكتب، إفصاح/يفصح ثمن/قيمة هيئة/كامل، سعر*/ثمن/قيمة
     ورق*/ضريبة/صك/ورقة/أوراق أقل/نصف*/كل*/ثانية/كامل*/حقيقي*/نكتب*`,
  ),
};
