import { topic } from './risk-topic.js';

/** Changes by one side, excuses, consent, notices, and powers of one side. */
export const rightsTopics = {
  'unilateral-change': topic(
    `amend* any time, modif* any time, change* any time, sole discretion change*, sole discretion modif*, reserve*
    right change*, reserve* right modif*, reserve* right amend*, unilateral*, change* specification*, change*
    polic*, update* terms, change* without notice, modif* without notice, change* without consent, alter* terms,
    change* rules, revise* time, may modify, may amend, right change*, right modify, right amend, rewrite*, new
    wording, change* page, changes as finds useful, as we find useful, changes when likes, whenever wants
    change, change rules, changes to manual, change* without asking, update* manual, keeps manual up to date,
    may/can/free/right/reserve*/entitle*
    amend*/alter*/chang*/modif*/revis*/updat*/add/drop/remov*/issu*/replac*/vary/adjust/introduc*
    condition*/term*/polic*/rule*/system*/feature*/manual*/specification*/service*/menu/standard*/procedure*/regulation*
    new/these/our/its/any/as/follow*/bind*/time/wish*/drop/newest/version/site/without,
    newest/latest/current/updated+version/terms/edition site/website/appl*/publish*/amend*/terms,
    new+policies/rules/regulations/policy/terms/version issue*/introduc*/bind*/follow*/apply/publish*,
    add/drop/remove feature*/function*/service* wish*/like*/time/may/can,
    as+it/we/he+wishes/likes/chooses/pleases change*/add/alter*/amend*/drop/modif*,
    entitled/right/may/free/can+to/amend/change/alter/modify/revise/update+amend/change/alter/modify/revise/update/the/its/these/our/any
    rule*/term*/condition*/polic*/service*/plan*/menu/programme/feature*/polic*,
    by+publishing/posting/announcing`,
    `تعديل في أي وقت, تعديل الشروط, تغيير الشروط, تعديل العقد بإرادة, تعديل منفرد, تعديل بإرادته, تعديل أحكام, تعديل
    السياسات, تغيير المواصفات, تعديل المواصفات, يعدل الشروط, يحق تعديل, يحق تغيير, يجوز تعديل, يجوز تغيير, يعدل
    في أي وقت, وفق تقديره تعديل, بإرادته المنفردة, إرادة منفردة, دون موافقة تعديل, تعديل دون الرجوع, تعديل
    اللوائح, تغيير في أي وقت, متى شاء, كلما رأى, بما يراه, وفق ما يراه, بقرار منفرد, بقرار منه, تعديل يدخله,
    تعديلات يجريها, تغيير قائمة, يضيف إلى أو يحذف, إضافة أو حذف, إلغاء ميزة, إنقاص مستوى, استبدال دون الرجوع,
    تعديلات ملزمة, متى رأى, يختاره بغير رضا, سياساته تسري, يعدل متى, تحديثها منفردا, منفردا على موقعه, نشره في
    موقعه, ينشر في موقعه, بالنسبة التي يراها,
    تعديل/نعدل/يعدل/تغيير/يغير/نغير/تطوير/تحديث/نحدث/إصدار/يصدر/إضافة/استبدال/تصدر
    أحكام/شروط/نظام/سياسات/سياسة/لوائح/لائحة/مواصفات/قواعد/مزايا/ميزات/دليل/قائمة/تعليمات
    نسخة/أحدث/جديد*/اتباع*/تلزم/ملزم*/تسري/متى/وقت/موقع*/إشعار/يلتزم,
    لنا/للشركة/للمانح/للمزود/للمورد/لصاحب+تعديل/تغيير/تطوير/تحديث/إضافة, نسخة/صيغة أحدث/جديدة/محدثة
    تسري/يسري/معتمد*/ساري*`,
  ),
  'wide-force-majeure': topic(
    `force majeure, act* god, beyond control, outside control, unforeseen event*, circumstances beyond, events
    beyond, natural disaster*, cause* beyond, unavoidable event*, strike* war, war riot*, epidemic*, nobody can
    help, nobody could have seen, out of hands, nobody fault, could not foreseen, weather war, control*
    cannot/not/no/beyond/outside/unable event*/something/happen*/cause*/circumstance*/reason*/excus*/party,
    war/flood*/pandemic/strike*/earthquake*/epidemic/shortage*
    delay*/fail*/breach/perform*/excus*/free*/prevent*, emergenc* delay*/breach/excus*/perform*, impossib*
    perform*/deliver* party/event, excus*/free*/releas*/relie*
    war/flood*/fire/emergenc*/shortage*/pandemic/epidemic/strike*/government*/disaster*/control*/earthquake*`,
    `قوة قاهرة, القوة القاهرة, ظرف قاهر, ظروف قاهرة, قوى قاهرة, خارج عن الإرادة, خارجة عن الإرادة, خارج سيطرة, خارجة
    عن سيطرة, ظروف طارئة, حوادث استثنائية, ظروف استثنائية, سبب أجنبي, كوارث طبيعية, حادث مفاجئ, لا يد له, بسبب
    لا يد له, يعذر/معذور/تعفي/يعفى/يعفي/إعفاء
    حرب/فيضان*/وباء/حريق/كارثة/كوارث/طارئ/طوارئ/حكوم*/نقص/زلزال/إضراب*/دفعه/سيطرة/جائحة, لا+يعد
    حرب/فيضان*/وباء/حريق/كارثة/كوارث/طارئ/طوارئ/حكوم*/نقص/زلزال/إضراب*/دفعه/سيطرة/جائحة, لا+يسأل
    حرب/فيضان*/وباء/حريق/كارثة/كوارث/طارئ/طوارئ/حكوم*/نقص/زلزال/إضراب*/دفعه/سيطرة/جائحة, غير+مسؤول
    حرب/فيضان*/وباء/حريق/كارثة/كوارث/طارئ/طوارئ/حكوم*/نقص/زلزال/إضراب*/دفعه/سيطرة/جائحة,
    وباء/جائحة/حرب/فيضان*/زلازل/زلزال/إضراب*/أوبئة تأخير/تأخر/تنفيذ/يعفى/إخلال/التزام*,
    لا+يملك/يستطيع/يمكن+دفع*/توقع*/رد*, خارج/خارجة/فوق إرادته/إرادتهما/سيطرته/طاقته/قدرته/إرادة`,
  ),
  'hardship-waiver': topic(
    `hardship, exceptional circumstance*, unforeseen circumstance*, exceptional event*, change* circumstance*,
    unforeseeable, extraordinary circumstance*, more onerous, price rise no, no adjustment cost increase,
    increase* cost no adjust*, waive* relief, economic* hardship, assum* risk change*, frustrat*, rising cost*,
    price stays where, bargain back balance, nobody could have seen coming, would ruin, market move, costs rise
    whatever, even if costs rise, whatever happens prices, back into balance, risk*/accept*/bear*/assum*
    price*/cost*/market/currency/material*/wage* go/goes/up/rise*/increas*/chang*/fluctuat*/rising,
    price*/sum/fee*/rate* fixed/final/firm/stay*/unchanged/same/remain*
    matter/whatever/regardless/even/however/despite/increas*/rise*
    market/cost*/material*/increas*/price*/develop*/rise*,
    no/not/never+right/claim/ask/adjust*/more/entitle*/increase
    econom*/market/cost*/condition*/material*/price*/circumstance* change*/rise*/increas*/up/adjust*/fluctuat*,
    econom*/market/financial+conditions/circumstances/changes/fluctuation*
    change*/adjust*/right/claim*/contract, lump+sum increas*/final/whatever/material*/cost*, no+matter+how/what
    market/price*/cost*, carr*/bear*/absorb*/take* rise*/increas*/jump*/inflation
    price*/cost*/steel/material*/fuel/wage*, price not+touched/changed/adjusted/affected/reopened,
    even/whatever/however+if/the/much double*/rise*/increas*/soar*/jump* price*/rate*/fee*/sum
    same/unchanged/stay*/fixed/remain*`,
    `ظروف طارئة, ظروف استثنائية, حوادث استثنائية, ظرف استثنائي, الظروف الطارئة, نظرية الظروف, تغير الظروف, إرهاق,
    ارتفاع الأسعار لا, ارتفاع أسعار, ارتفاع التكاليف, زيادة التكاليف لا, تغير الأسعار, تقلبات الأسعار, تقلب
    الأسعار, مهما تغيرت, مهما ارتفعت, التزام مرهق, اختلال التوازن, في جميع الأحوال ولو, ولو طرأت, ظروف قاهرة
    ولو, خطر/مخاطر/يقبل/يتحمل غلاء/ارتفاع/تقلب*/تغير*/زيادة أسعار/مواد/سوق/تكاليف/أجور/صرف, سعر/ثمن/مقابل/أجرة
    ثابت*/نهائي*/مقطوع كيفما/مهما/رغم/ولو/ارتفاع/تغير*/سوق, سعر/ثمن/مقابل/أجرة لا+يتغير
    كيفما/مهما/رغم/ولو/ارتفاع/تغير*/سوق, سعر/ثمن/مقابل/أجرة لا+يتأثر كيفما/مهما/رغم/ولو/ارتفاع/تغير*/سوق,
    سعر/ثمن/مقابل/أجرة ثابت*/نهائي*/مقطوع أيا+كان, تبدل/تغير/تقلب/ظروف/أوضاع/أسعار/الأحوال/الظروف/سوق لا/دون/ليس
    تعديل/حق/زيادة/يطلب, انقلاب+أحوال لا/دون/ليس تعديل/حق/زيادة/يطلب, أحوال/ظروف/أوضاع اقتصادي*, كيفما/مهما
    سوق/أسعار, يتحمل/تتحمل/يقبل/على
    ارتفاع/غلاء/صعود/زيادة+الأسعار/الحديد/المواد/التكاليف/الأجور/الوقود/أسعار/تكلفة, ارتفاع/غلاء/صعود
    أسعار/مواد/حديد/وقود/تكاليف/أجور لا/دون/يتحمل, لا/ولا+يمس/يغير/يعدل/يتغير/تمس/يتأثر سعر/ثمن/أجرة/مقابل`,
  ),
  'deemed-acceptance': topic(
    `deemed accept*, deemed approv*, deemed consent*, silence, deemed delivered accept*, failure object, fails
    object, fails respond, failure respond, not respond within, no objection within, constitute* acceptance,
    considered accepted, accepted unless, approved unless, conclusive* accept*, treated as accepted, counts as
    acceptance, continued use accept*, fails reject, deemed agreed, take it that agree, take it that happy, hear
    nothing, nothing heard, no answer within, if no answer, counts as yes, counts as agreed, using means agree,
    no word within, says nothing within, enough go ahead happy, counts for everyone,
    not+reply/respond/answer/object/dispute/reject/contest accept*/approv*/agree*/correct/final,
    not/no/without/fail*/unless reply/respond*/answer*/object*/disput*/reject*/complain*/comment*/contest*
    day/hour/week/within/by+then accept*/approv*/agree*/correct/final/consent*/right/confirm*, silen*
    accept*/approv*/agree*/consent*/mean*/count*/yes, continu*/use/using/access*/open*+to/the/of/using/use
    accept*/agree*/consent* term*/condition*/new/you,
    deem*/treat*/regard*/consider*/taken+as/to/accepted/approved/correct
    accept*/approv*/correct/agree*/consent*/final/resign*, not+disputed/objected/rejected/contested/contradicted
    day/within/accept*/correct/final, nobody/no-one/no+one/complaint complain*/object*/reply/respond*
    day*/hour*/week* accept*/approv*/regarded/agreed/correct/final`,
    `يعد قبولا, يعتبر قبولا, يعد موافقة, يعتبر موافقة, يعد موافقا, يعتبر موافقا, سكوت, عدم الاعتراض, عدم الرد, لم
    يعترض خلال, لم يرد خلال, دون اعتراض, قبولا ضمنيا, موافقة ضمنية, بمثابة قبول, بمثابة موافقة, يعد مقبولا, تعد
    مقبولة, يعتبر مقبولا, تعتبر مقبولة, معتمدا ما لم, نهائيا ما لم يعترض, قبولا نهائيا, إقرارا بالقبول, سقط حقه
    في الاعتراض, لم يرفض خلال, لم يبد ملاحظات, يرفضها خلال, عدم اعتراض, لم يعترض, يعد استلام إقرارا, معتمدة إذا,
    لا يقبل اعتراض, سكوته, يعد موافقة دائمة, عد مستقيلا, يعد مستقيلا,
    لم/لا/عدم/دون+يجب/يرد/يعترض/يرفض/يبد/يجيب/رد/اعتراض/إجابة أيام/يوم/يوما/ساعة/أسبوع
    قبل/مقبول*/موافق*/صحيح*/معتمد*/نهائي*/رضا/قبول*, لم/لا/عدم/دون+يجب/يرد/يعترض/يرفض/يبد/يجيب/رد/اعتراض/إجابة
    أيام+عمل قبل/مقبول*/موافق*/صحيح*/معتمد*/نهائي*/رضا/قبول*, استمرار*/استمر/استخدام*/مواصل*
    تطبيق/خدمة/موقع/منصة رضا/قبول*/موافق*, سكوت*/صمت* رضا/قبول*/موافق*, لا+يعترض+عليه/عليها أيام/يوما/خلال,
    عد/عدت/اعتبر/اعتبرت/يعد/تعد/يعتبر/تعتبر مقبول*/قبول*/موافق*/معتمد*/صحيح* لم/إذا/دون/عدم/بعد`,
  ),
  'entire-agreement': topic(
    `entire agreement, whole agreement, entire understanding, supersede*, complete agreement, full understanding,
    integrat* agreement, merger clause, replaces all, prior agreements, complete understanding, entire contract,
    prior negotiations, all that has been agreed, nothing else agreed, emails before no effect, earlier talks,
    said before signature, anything said before, shown or told, everything/all/entire/whole/complete/full
    agree*/arrangement*/understanding*/bargain/deal+on/between/of/the, contain*/document*/contract everything
    agree*, replac*/supersed*/cancel*/override* earlier/previous/prior/all/former
    arrangement*/agreement*/understanding*/promise*/discussion*/offer*/talk*/correspondence,
    nothing/no+promise/statement/representation/said/other/oral outside/said/sales*/part/bind*/rel*
    contract/paper/document/agreement/writ*, outside+this/the+paper/contract/document/agreement, oral/verbal
    earlier/prior/previous/no/not promise*/agreement*/arrangement*/statement*/bind*/valid`,
    `كامل الاتفاق, الاتفاق الكامل, كامل الاتفاقية, كل ما اتفق, يحل محل, تحل محل, يجب ما قبله, اتفاقات سابقة, اتفاقيات
    سابقة, مراسلات سابقة, تفاهمات سابقة, مفاوضات سابقة, وحدة العقد, يلغي جميع الاتفاقات, ناسخ*, تنسخ, كافة
    الاتفاقات, تحوي/يحوي/تضم/تشمل/يشمل/يمثل/تمثل كل/جميع/كامل اتفق/اتفاق/اتفقا/تفاهم,
    تلغى/تلغي/يلغي/ملغاة/ملغى/لاغية كل/جميع/كافة/ما سابق*/قبله/شفه*/تفاهم*/اتفاق*, لا+يعتد/عبرة/أثر/يلتفت/قيمة
    وعد/وعود/أقوال/اتفاق/بيان/تفاهم/كلام خارج/سابق*/شفه*/ورقة/وثيقة/غير+مكتوب,
    خارج+هذه/هذا+الورقة/الوثيقة/العقد/الاتفاقية, محادثات/خطابات/مراسلات/وعود/عروض/مكالمات سابقة/قبل/سبق*
    أثر*/ملغ*/تلغى/تفقد/تسقط/لا/يعتد/قيمة`,
  ),
  'email-notice': topic(
    `communicat* email, communicat* e-mail, electronic communicat*, message counts notice, e-mail counts,
    notice*/notif*/inform*/write/writ*/message*/announce*/communicat*/letter*
    email*/e-mail*/mail*+address/box/to/registered/or/you, message+in/on/through/by/to
    enough/suffic*/inform*/notice/valid, email*/e-mail* register*/notice*/notif*/inform*/write/sent/address*,
    notice*/notif*/inform* app/sms/text/whatsapp/portal/platform/electronic*/inbox, text+message,
    hear/notif*/inform*/write*/reach*/contact* email*/e-mail*/sms/text+message`,
    `إشعار بالبريد الإلكتروني, البريد الإلكتروني المعتمد, البريد الإلكتروني إشعار, واتساب, عبر البريد الإلكتروني,
    إشعار*/إخطار*/تبليغ*/إعلام*/نراسل*/مراسل*/رسالة/رسائل/إبلاغ*/نبلغ*/تنبيه*
    بريد*/إيميل*/إلكتروني*/تطبيق/واتساب/نصية/منصة/جوال/موقع/بوابة, رسالة+داخل/عبر/على/إلكترونية/نصية, إيميل*`,
  ),
  'power-of-attorney': topic(
    `power attorney, attorney-in-fact, attorney in fact, appoint* attorney, irrevocably appoint*, act on behalf, sign
    on behalf, execute on behalf, agent authority sign, proxy, may sign for, sign in its name, act in its name,
    in name of other sign, authoris*/authoriz*/mandat*/appoint*/empower*/delegat*/commission*
    sign*/act*/represent*/name/behalf/transfer*/authority
    paper*/document*/behalf/name/authorit*/him/it/licen*/full/before/transfer*/register*,
    in/on/the+name/his/its/their/tenant's/behalf/name+sign*/act*/behalf/name/of, represent*
    full/authority/power*/before/court*/appoint*/him/mandat*, full+authority/powers/power, attorney+of/power/to`,
    `وكالة, توكيل, يوكل, وكيلا عنه, وكيلا عن, تفويض, يفوض, تفوض, نيابة عن, بالنيابة عن, وكالة غير قابلة, تفويضا غير
    قابل, يفوضه في التوقيع, يخول/تخول/تخويل/ينيب/تنيب/إنابة/يأذن/صلاحية/صلاحيات/يفوض/توكيل
    توقيع/يوقع/باسمه/باسمها/تمثيل*/يمثل*/جهات/نيابة/أمام/مراجعة/عنه, كامل+الصلاحية/صلاحية/صلاحيات
    تمثيل*/توقيع/عنه/يمثل*, ينوب/تنوب/نائبا عنه/عنها/توقيع/أمام`,
  ),
  'third-party-rights': topic(
    `third part* benefi*, third-party benefi*, intended benefi*, benefi* third, third part* enforce, enforce by
    affiliate*, confer* right* person, group/affiliate*/bank/third/compan*/nobody/outsider*/person*/non-part*
    rely/rel*/enforc*/benefit*/claim* clause/contract/parties/party/under/agreement
    right*/though/although/if/anything/were/may/not/no/outside, not/no+party/parties
    enforc*/rely/claim*/benefit*/right*, benefit+of+the+affiliates/group/bank/third/subsidiaries/owner,
    nobody/no-one/no+one/person/else/third/other enforc*/claim*/rely/rights outside/under/contract/other/than,
    outside+this+contract/agreement claim*/right*/enforc*, parent/affiliate*/subsidiar*/bank/group/sister/heir*
    may/can/right also/too/directly claim*/enforc*/rely/sue contract/agreement/clause/under`,
    `مستفيد من الغير, مصلحة الغير, اشتراط لمصلحة, حقوق للغير, حق للغير, منفعة الغير, طرف ثالث مستفيد, مستفيد من
    العقد, الخلف العام, شركات+المجموعة/مجموعة/تابعة/شقيقة تمسك/يتمسك/استناد/مطالبة/استفادة/تنفيذ
    بند/عقد/مادة/طرف, غير+الطرفين ليس/لا/أن يطالب/حق/تمسك/تنفيذ/يرتب, وإن/رغم/ولو+لم/أنه/أنها طرفا
    تنفيذ/تمسك/مطالبة/حق, ليس/لم/لا+طرفا/يكن+طرفا, لغير/غير+الطرفين/المتعاقدين/طرفيه ليس/لا/أن
    يطالب/حق/تمسك/تنفيذ/يرتب, منفعة/فائدة/مصلحة تابع*/شقيق*/ثالث, شركة+الأم/أم/تابعة/شقيقة/القابضة
    مطالبة/تمسك/تنفيذ/مقاضاة عقد/بموجب/اتفاقية`,
  ),
  'best-efforts': topic(
    `best effort*, reasonable effort*, all efforts, diligent effort*, commercially reasonable, every effort, utmost
    effort*, good faith effort*, do its best, do their best, maximum effort*, try* its best, all reasonable
    steps, all it can, do our best, try hard, does what it can, aim* to post, we aim,
    try/tries/trying/endeavo*/attempt*/strive*/aim*/seek*/do/does/make*+to/its/his/their/our/every/best/hard
    reach*/finish*/deliver*/complet*/achiev*/target/ensure/best/keep*/time/utmost,
    reasonable/due/diligent/proper+care/skill/attempts/steps/diligence/endeavours/measures,
    every/all+attempt*/effort*/reasonable/possible/measure*, endeavo*,
    do/does+what/all/everything+it/he/she/they/we/is/that+reasonably/can/could,
    what+it/he/we/they+can/reasonably, so+far+as+possible`,
    `أقصى جهد, أقصى الجهود, قصارى جهد, قصارى الجهد, أفضل الجهود, بذل الجهد, بذل جهد, بذل العناية, بذل عناية, العناية
    المعقولة, ما في وسع, ما بوسع, جهود معقولة, كل جهد, كافة الجهود, يبذل جهده, يبذل جهود, قصارى جهده, قصارى,
    أقصى جهده, قدر المستطاع,
    تحاول/يحاول/نحاول/محاولة/نسعى/يسعى/تسعى/سعي/يحرص/نحرص/تحرص/يجتهد/نجتهد/يبذل/تبذل/نبذل
    إلى/على/انتهاء/إبقاء/لإبقاء/تسليم/تحقيق/إنجاز/هدف/وصول/إنهاء/جهد/توفير/لتحقيق,
    ما+في/بوسع/يستطيع/يمكنه+وسعه/استطاعته/طاقته/مقدوره/قدرته, ما+استطاع/أمكن/يستطيع`,
  ),
  'prohibited-object': topic(
    `alcohol*, liquor, wine, beer, spirits, gambling, casino*, lotter*, tobacco, pork, swine, drug* narcotic*, adult
    entertainment, pornograph*, weapon*, cannabis, marijuana, brew*, distill*, interest-bearing loan, wager*,
    cigar*/shisha/hookah/vap*/smok*+sell*/products/serve*/shop, shisha/hookah, cigar*, interest
    loan/financ*/credit/bond*+percent/yearly/annual/carries/per/rate/bear*/of/with, loan/financ*/advance
    interest percent/rate/year*/annual*/per/carr*/bear*, alcoholic, betting/bet/bets, nightclub*, usur*`,
    `خمر, خمور, كحول*, مشروبات كحولية, قمار, ميسر, يانصيب, مراهنات, لحم خنزير, خنزير, مخدرات, تبغ, سجائر, معسل,
    أسلحة, قرض بفائدة, ربا, ربوي*, نادي قمار, روحية/روحي*+مشروبات, مشروبات+الروحية/روحية/مسكرة,
    دخان/تدخين/شيشة/أرجيلة/سيجار+والشيشة/بيع/يبيع/محل, شيشة/أرجيلة/نرجيلة, قرض/تمويل/سلفة فائدة/فوائد, مسكر*,
    رهان*, بيع/يبيع دخان/سجائر/تبغ`,
  ),
  'self-help': topic(
    `self-help, self help, repossess*, enter* premises remove, without court, without legal process, without
    judicial, change locks, cut off*, disconnect*, seize*, take possession, evict*, lock out, lockout, remove
    property, sell goods recover, put out furniture, throw* out, keep tools until, without going court, holds on
    to goods, without+going/a/court/judge/any/order/resort* court*/judge*/judicial/judgment
    collect*/take*/seize*/remov*/enter*/recover*/evict*/sell*, cut/switch+off/the/electricity/water/power
    landlord/lessor/owner/rent/paid/until,
    change*/chang*/cut/clear*/empty/remove*/collect*/disconnect*/lock*/shut/seize*/sell*
    lock*/electricit*/water/power/furniture/goods/machine*/belonging*/door*
    landlord/lessor/owner/himself/rent/judge/court, without+asking/a/going/any/resort*/involv*
    judge/court/police/authority/judgment sell/take*/remove*/enter*/collect*/keep*, may+sell/remove/dispose
    car/vehicle/goods/belonging*/furniture/stock owner/storage/garage/landlord/unpaid/without,
    keep*/hold*/retain*/tow* until paid/settled/pays/payment car/goods/vehicle/equipment/belonging*/property/it`,
    `دون حكم قضائي, دون اللجوء إلى القضاء, دون حاجة إلى حكم, دون الرجوع إلى القضاء, دون حاجة حكم, دون إجراءات قضائية,
    دون مراجعة القضاء, قطع الكهرباء, قطع المياه, قطع التيار, تغيير الأقفال, تغيير قفل, إخلاء العين بالقوة, على
    نفقة الطرف المخل, على حساب المقاول, وضع اليد, الحجز على, إخراج المستأجر, استرداد العين, حجز منقولات, فصل
    التيار, فصل الماء, فصل الكهرباء, إخراج ما فيها, يضع يده, إغلاق المحل, منقولات المستأجر وبيعها, دون مراجعة أي
    جهة, إخلاء بالقوة, وقف خدماته, تبديل الأقفال, إخراج أثاث, دون الرجوع إلى أي جهة,
    بدل/تبديل/يبدل/غير/يغير/تغيير/قطع/يقطع/أخذ/سحب/إفراغ/يفرغ/إغلاق/يغلق/بيع
    قفل/أقفال/بضاعة/كهرباء/تيار/ماء/أثاث/محتويات/آلات/أمتعة/معدات/باب مؤجر/مالك/قاض*/سداد/حكم/قضاء/تأخر*/بلا,
    بلا/دون/بدون/بغير+قاض/قضاء/حكم/محكمة/دعوى/أمر, حتى+السداد/الدفع/يسدد/يدفع قطع/إغلاق/حبس/حجز,
    بيع/أخذ/سحب/إخراج/دخول دون+الرجوع/مراجعة/اللجوء قاض*/محكمة/قضاء/جهة,
    دون/بلا/بدون/بغير+الرجوع/اللجوء+القاضي/إلى محكمة/قضاء/قاض*/جهة`,
  ),
  'sole-decision': topic(
    `sole opinion, final and binding, conclusive evidence, conclusive and binding, last word, sees fit, see fit, as
    it pleases, own valuation, thinks right, decides on its own, nobody question, whatever it decides, own
    judgement, in its own time, where how it likes, alone/solely/itself/exclusive*/sole
    decid*/determin*/judg*/assess*/discretion/choose*/fix*,
    decision*/opinion*/record*/calculation*/finding*/assessment*/certificate*/figures/determination
    final/binding/conclusive/contest*/challeng*/appeal*/question*/unappealable/prove*,
    deems/thinks/considers/sees/finds+fit/right/proper/appropriate/necessary/best/suitable
    decid*/determin*/bonus/pay*/change*/employer/company/landlord/franchisor/may, discretion*/pleasure,
    cannot/not/never/no+be/contested/challenged/appealed/questioned/appeal decision*/opinion*/determin*/record*,
    final decision*/record*/determin*/figure*/word/say, only+to+say/decide/judge,
    for+the+employer/owner/chef/company/manager/landlord/franchisor/engineer say/decide*/judg*/alone/only, only
    say/decide*/judg* whether/if/enough/good`,
    `تقديره المطلق, تقديرها المطلق, وفق تقديره, حسب تقديره, وفق تقديرها, حسب تقديرها, تقديره وحده, تقدير مطلق, سلطة
    تقديرية, قراره نهائي, قرارها نهائي, قرارا نهائيا, نهائيا وملزما, نهائي وملزم, نهائية وملزمة, دون معقب, حجة
    قاطعة, رأيه نهائي, وحده تقدير, الحق وحده, بإرادته وحده, كما يراه, وفق ما يراه, حسب ما يراه, كان قراره نافذا,
    نافذا وملزما, رأيه فاصل, الرأي الفاصل, لا معقب, يرجح رأي, العبرة برأي, قطعي, لا يطعن, يتقيد بما يقرره,
    تقديره, حجة على, وحدها ولا تقبل, قرار الطرف الأول, ما يقرره, التي يقدرها, رأى وحده, رأت وحدها, التي يراها,
    كما ترى, دون بيان, متى رأت, لأي اعتبار,
    وحده/وحدها/منفردا/منفردة+يقرر/تقرر/يحدد/تحدد/صاحب/صاحبة/يقدر/تقدر/الحق, يقرر/يحدد/يقدر/تقرر/تحدد
    وحده/وحدها/منفرد*/يرى, يقرر/يحدد/يقدر/تقرر/تحدد حسب+تقدير*, يقرر/يحدد/يقدر/تقرر/تحدد كما+يشاء,
    قرار/رأي/سجل*/تقدير/حساب*/كشوف/شهادة نهائي*/قاطع*/ملزم/فصل, قرار/رأي/سجل*/تقدير/حساب*/كشوف/شهادة لا+يعترض,
    قرار/رأي/سجل*/تقدير/حساب*/كشوف/شهادة لا+يناقش, قرار/رأي/سجل*/تقدير/حساب*/كشوف/شهادة لا+يطعن,
    لا/دون+يعترض/يناقش/اعتراض/طعن/يراجع قرار*/رأي*/تقدير*/سجل*`,
  ),
  'unequal-notice': topic(
    `notice days terminat*, notice months terminat*, terminat* days notice, terminat* days written notice, terminat*
    months notice, resign* notice, notice resign*, notice leave, end by notice, notice period terminat*, days
    word, weeks word, notice month*/day*/week*
    employee*/employer/company/tenant/landlord/we/us/you/worker/party/agent/franchis*/client/supplier,
    quit*/resign*/leave*/leaving month*/day*/week* before/advance/notice/prior/say/notif*/inform*,
    terminat*/end/cancel* day*/month*/week* notice/before/advance/prior
    tenant/landlord/employee/company/client/you/us/we/need*, after/on/with/upon
    10/15/30/60/90/14/7/45/ten/thirty/sixty/ninety+day*/days'/month* go/leave/part/end/quit/resign*/dismiss*`,
    `مدة الإشعار, مدة إشعار, مهلة الإشعار, فترة الإشعار, فترة إشعار, إشعار قبل يوما, إشعار قبل شهر, إشعار مدته,
    استقالة إشعار, إخطار قبل يوما, إنهاء إخطار, إشعار مدة لا تقل, يشعر/يخطر/أخبر/يخبر/إشعار/إخطار/أشعر/أخطر
    موظف/عامل/شركة/مؤجر/مستأجر/طرف/استقالة/يستقيل شهر/أشهر/يوما/شهرين/أسبوع/أيام, إنهاء/استقالة/ترك/يستقيل
    يوما/يوم/شهر/أشهر/شهرين/تسعين/ستين/ثلاثين قبل/للمستأجر/للمؤجر/للعامل/للشركة/أخبر/إشعار/إخطار,
    إنهاء/استقالة/ترك/يستقيل يوما/يوم/شهر/أشهر/شهرين/تسعين/ستين/ثلاثين بخمسة+عشر, استقالة
    يوما/شهر/أشهر/شهرين/قبل, إشعار/بإشعار/إخطار/مهلة تسعين/ستين/ثلاثين/عشرة/خمسة+يوما/أيام/عشر,
    مغادرة/ترك/استقالة/رحيل/إنهاء بإشعار/إشعار/إخطار يوما/أيام/شهر/شهرين/أشهر`,
  ),
} as const;
