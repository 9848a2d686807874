import { topic } from './risk-topic.js';

/** Law, courts, arbitration and orders. */
export const disputeTopics = {
  'foreign-law': topic(
    `governed law*, govern* law*, construed law*, interpreted law*, governing law, applicable law, proper law, choice
    law, law* govern*, legislation govern*, subject law* of, decided under law*, law*
    england/english/egypt*/dubai/uae/emirat*/york/french/france/german*/swiss/delaware/california/american/singapore/jordan*/kuwait*/bahrain*/qatar*/lebanon/lebanese/turk*/india*/china/chinese/difc/adgm/london/foreign/country/state,
    law* apply/applies/applicable/govern*/follow*/subject/according/decid*/interpret*
    contract/agreement/dispute*/terms/these/this`,
    `القانون الواجب التطبيق, القانون الحاكم, يخضع لقانون, تخضع لقانون, يخضع لقوانين, تخضع لقوانين, يخضع لأنظمة, تخضع
    لأنظمة, يفسر وفق قانون, تفسر وفق قوانين, قوانين دولة, قانون دولة, القانون الإنجليزي, قانون المطبق, قوانين
    الواجبة, قوانين صاحبة الاختصاص, القانون الإماراتي, القانون المصري, يطبق قانون, تطبق قوانين, تسري قوانين,
    يسري قانون, قانون/قوانين/أنظمة/نظام/تشريع*
    إنجل*/دبي/إمارات/إماراتي/فرنس*/سويسر*/أمريك*/نيويورك/بريطان*/كويت*/بحرين*/قطر*/أردن*/لبنان*/ألمان*/أجنبي*,
    يتبع/يحكم/تحكم/يسري/يطبق/وفق قانون/قوانين عقد/نزاع/اتفاق*/شروط/منازعات/هذه, قانون/قوانين/أنظمة/تشريع*
    مصر/مصري/مصرية/الهند/هندي/الصين/صيني/تركيا/تركي/سنغافورة, قانون/قوانين/نظام دولة+أخرى/أجنبية`,
  ),
  'foreign-courts': topic(
    `exclusive jurisdiction, jurisdiction court*, submit* jurisdiction, court* located, venue, court* county, court*
    have jurisdiction, federal court*, consent* jurisdiction, brought court*, heard by courts, personal
    jurisdiction, jurisdiction venue, suit brought courts, jurisdiction courts state, english courts, courts of
    london, disputes courts, go to court in, judges of, heard in london,
    dispute*/lawsuit*/suit*/sue*/case*/claim*/action*/proceeding*
    london/cairo/dubai/york/california/paris/england/egypt*/abroad/delaware/singapore/amman/kuwait/doha/manama/difc/foreign
    court*/judge*/filed/file*/sue*/brought/bring/heard/settle*/goes/go/decid*, court*
    decid*/hear*/settle*/competent/jurisdiction/exclusive/determin*
    dispute*/case*/claim*/lawsuit*/difference*/controvers*, sue*/lawsuit*/filed/proceeding*
    in+london/cairo/dubai/new/california/paris/england/egypt/delaware/singapore, judges/judge+in/of/at
    dispute*/settle*/decid*,
    judge*/court*/tribunal+in/of/at+geneva/paris/berlin/singapore/amman/beirut/doha/kuwait/manama/muscat/delhi/istanbul/washington/hamburg/zurich/london/dubai/cairo/new`,
    `محاكم أجنبية, اختصاص محاكم, محاكم مختصة, المحاكم المختصة, المحكمة المختصة, محاكم دولة, محاكم دبي, محاكم لندن,
    محاكم إنجلترا, تختص محاكم, تختص المحاكم, اختصاص قضائي, الاختصاص القضائي, اختصاص المحاكم, ولاية محاكم, محاكم
    مصر, محاكم مركز دبي, أمام محاكم, أمام محكمة, تنعقد المحاكم,
    نزاع/نزاعات/منازعات/دعوى/دعاوى/خلاف/خلافات/قضايا/قضية قضاة/قضاء/محكمة/محاكم/ترفع/تقام/ينظر/مقاضاة
    لندن/دبي/القاهرة/نيويورك/باريس/إنجلترا/مصر/أبوظبي/بيروت/عمان/الكويت/الدوحة/المنامة/سنغافورة/جنيف/أجنبي*,
    قضاء/قضاة/محاكم+دبي/لندن/مصر/القاهرة/أجنبية/نيويورك/إنجلترا, قاض/قضاء/محكمة/محاكم+جنيف/في/من
    جنيف/باريس/برلين/زيورخ/اسطنبول/مسقط/بيروت/لندن/دبي/القاهرة/واشنطن/سنغافورة`,
  ),
  arbitration: topic(
    `arbitra*, umpire, private judge, scca, lcia, uncitral, icc+rules, tribunal member*/centre/seat/award,
    seat rules riyadh/dubai/london, award final`,
    `تحكيم, هيئة تحكيم, محكمو*, محكمي*, محكم+يختار*/واحد/منفرد/فرد/يعين*/تعين*, محكما*`,
  ),
  'two-forums': topic(
    `arbitra* jurisdiction, umpire court*, arbitra* court*/sue/judge*/lawsuit*/litigation, arbitra*
    committee*/tribunal`,
    `تحكيم محكمة, تحكيم محاكم`,
  ),
  'jury-waiver': topic(`jury, trial by jury, jury trial, juror*`, `هيئة محلفين, محلفين, المحلفين`),
  'immunity-waiver': topic(
    `sovereign*, immun*, privilege* state/government/enforcement/diplomatic, plead* state/enforcement/sovereign*`,
    `الحصانة, حصانات, حصانته, سيادة/سيادتها/سيادي* تنفيذ/تمسك/تتمسك/يتمسك/قضاء/دفع/تدفع/تنازل/حجز, حصانة`,
  ),
  injunction: topic(
    `injunct*, equitable relief, specific performance, restraining order, irreparable*, equitable remed*, interim
    relief, court order stop, interim measure*, provisional relief, emergency relief, temporary relief, order to
    stop, judge order stop, stop at once court, money/damages
    not/no/never/inadequate/insufficient+enough/adequate/sufficient/remedy/compensat*,
    urgent/interim/provisional/emergency/precautionary+order*/measure*/relief/action, court*/judge*+order*/ban
    stop*/prevent*/forbid*/once/breach*, ask*/appl*/seek*/sought/obtain*/request*/petition*
    court*/judge*/interim ban/stop*/prevent*/prohibit*/restrain*/halt/forbid*`,
    `أوامر قضائية, تدابير تحفظية, إجراءات تحفظية, إجراء تحفظي, تدابير وقتية, إجراءات وقتية, تنفيذ عيني, التنفيذ
    العيني, أمر بوقف, أوامر مستعجلة, دعوى مستعجلة, حجز تحفظي, ضرر لا يمكن جبره, ضرر يتعذر تداركه, منع مؤقت,
    إلزام بوقف, تدبير احتياطي, لا يمكن تداركه, تدابير مستعجلة, مستعجلة, محكمة/قضاء/قاض+وقف/منع/أمر/إيقاف/إلزام,
    طلب/تطلب/يطلب/استصدار محكمة/قضاء/قاض وقف/منع/إيقاف/مخالفة/أمر, أمر/حكم/قرار
    عاجل/مستعجل/وقتي/فوري/تحفظي/منع/قضائي/محكمة, أمر/حكم/قرار وقف+طلب, أمر+عاجل/وقتي/مستعجل/فوري,
    مال/تعويض/نقود+لا+يكفي/تكفي, لا+يكفي/تكفي+المال/التعويض`,
  ),
  language: topic(
    `english prevail*, language prevail*, version prevail*, language control*, english govern*, language agreement,
    in the english language, translation*, english version, language version*, written in english, arabic
    english, arabic text prepared, arabic text signed, english/arabic
    text*/version*/language/copy/wording/translation/original
    prevail*/count*/preced*/differ*/govern*/control*/decid*/info*/authentic/binding/only/drawn/written/made/conflict*/official,
    english/arabic drawn/drafted/written/made/concluded/issued+in/up/english, text*/version*/copies
    differ*/conflict*/discrepan* english/arabic/language`,
    `النص الإنجليزي, اللغة الإنجليزية, النسخة الإنجليزية, نص إنجليزي, اللغة المعتمدة, لغة العقد, لغة الاتفاقية, النص
    العربي, اللغة العربية, ترجمة, ترجمة العقد, يعتد بالنص, العبرة بالنص, إنجليزي*/عربي*
    نص/نسخة/لغة/صيغة/حرر/كتب/ترجمة/صياغة/تحرير
    معتبر*/يرجح/مرجع/للاطلاع/اطلاع/يعتد/عبرة/اختلف*/تعارض/ملزم*/تقدم/يسود/معتمد*, حرر/كتب/صيغ/يحرر/أبرم
    عقد/اتفاقية إنجليزي*, حرر/يحرر/صيغ+العقد/الاتفاق/هذا+باللغة/بالإنجليزية/باللغتين,
    إنجليزي*/بالإنجليزي/بالإنجليزية اختلاف/اختلف*/تعارض/تباين/يؤخذ/عند عربي*/نص*/يؤخذ/يعمل/عبرة`,
  ),
} as const;
