import { topic } from './risk-topic.js';

/** Law, courts, arbitration and orders. */
export const disputeTopics = {
  'foreign-law': topic(
    `governed law*, govern* law*, construed law*, interpreted law*, governing law, applicable law, proper law,
    law* state of, law* country, choice law, law* govern*, law* apply agreement, english law, legislation govern*,
    subject law* of, decided under law*, law of england`,
    `القانون الواجب التطبيق, القانون الحاكم, قانون أجنبي, يخضع لقانون, تخضع لقانون, يخضع لقوانين, تخضع لقوانين,
    يخضع لأنظمة, تخضع لأنظمة, يفسر وفق قانون, تفسر وفق قوانين, قوانين دولة, قانون دولة, القانون الإنجليزي,
    قانون المطبق, قوانين الواجبة, قوانين صاحبة الاختصاص, القانون الإماراتي, القانون المصري, يطبق قانون,
    تطبق قوانين, تسري قوانين, يسري قانون`,
  ),
  'foreign-courts': topic(
    `exclusive jurisdiction, jurisdiction court*, submit* jurisdiction, court* located, venue, court* county,
    court* have jurisdiction, federal court*, consent* jurisdiction, forum, brought court*, heard by courts,
    personal jurisdiction, jurisdiction venue, suit brought courts, jurisdiction courts state, english courts,
    courts of london, disputes courts, go to court in, judges of, heard in london`,
    `محاكم أجنبية, اختصاص محاكم, محاكم مختصة, المحاكم المختصة, المحكمة المختصة, محاكم دولة, محاكم دبي, محاكم لندن,
    محاكم إنجلترا, تختص محاكم, تختص المحاكم, اختصاص قضائي, الاختصاص القضائي, اختصاص المحاكم, ولاية محاكم,
    محاكم مصر, محاكم مركز دبي, أمام محاكم, أمام محكمة, تنعقد المحاكم`,
  ),
  arbitration: topic(`arbitra*, umpire, private judge`, `تحكيم, هيئة تحكيم, محكمين`),
  'two-forums': topic(
    `arbitra* court*, arbitra* jurisdiction, dispute* court* arbitra*, umpire court*`,
    `تحكيم محكمة, تحكيم محاكم`,
  ),
  'jury-waiver': topic(`jury, trial by jury, jury trial`, `هيئة محلفين, محلفين, المحلفين`),
  'immunity-waiver': topic(
    `immun*, sovereign immunity, state immunity, immune suit, diplomatic immunity, immunity execution`,
    `حصانة, الحصانة, حصانات, حصانته`,
  ),
  injunction: topic(
    `injunct*, equitable relief, specific performance, restraining order, irreparable*, equitable remed*,
    interim relief, court order stop, interim measure*, provisional relief, emergency relief, temporary relief,
    order to stop, judge order stop, stop at once court`,
    `أمر قضائي, أوامر قضائية, أمر تحفظي, تدابير تحفظية, إجراءات تحفظية, إجراء تحفظي, أمر وقتي, تدابير وقتية,
    إجراءات وقتية, تنفيذ عيني, التنفيذ العيني, أمر بوقف, أمر مستعجل, أوامر مستعجلة, دعوى مستعجلة, حجز تحفظي,
    ضرر لا يمكن جبره, ضرر يتعذر تداركه, منع مؤقت, إلزام بوقف, تدبير احتياطي, لا يمكن تداركه, تدابير مستعجلة,
    مستعجلة`,
  ),
  language: topic(
    `english prevail*, english language prevail*, english version prevail*, english version control*,
    english text prevail*, language prevail*, version prevail*, language control*, english language govern*,
    english govern*, language agreement, in the english language, translation*, english version,
    language version*, written in english, arabic english, english wording counts, english text counts,
    arabic text prepared, arabic text signed`,
    `النص الإنجليزي, اللغة الإنجليزية, النسخة الإنجليزية, نص إنجليزي, اللغة المعتمدة, لغة العقد, لغة الاتفاقية,
    النص العربي, اللغة العربية, ترجمة, ترجمة العقد, يعتد بالنص, العبرة بالنص`,
  ),
} as const;
