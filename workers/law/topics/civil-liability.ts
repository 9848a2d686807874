import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on liability, agreed compensation and rights that no contract can take away. */
export const civilLiabilityTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-17': topicOf({
    en: `
      exclud* liability, liability exceed, liability cap*, not liable, no liability, gross* negligen*,
      wilful misconduct, consequential loss, indirect damage, releas* liability, not responsible loss,
      not answer* loss, fraud* compensat*, fraud* loss, fraud* claim, fraud* exclu*, serious fault,
      deliberate* breach, intentional* breach, wilful default, wilful* delay, deliberate* damages,
      deliberate* exempt*, answer* nothing, answers for beyond, limit liability, limitation liability,
      liability shall limited, aggregate liability, total liability, maximum liability, make good loss`,
    ar: `
      حد* مسؤولية، تتجاوز مسؤولية، إعفاء مسؤولية، يعفى مسؤولية، يعفى تعويض، إخلاء مسؤولية، لا يسأل، لا تسأل،
      غير مسؤول، لا يتحمل مسؤولية، خطأ جسيم، أضرار غير مباشرة، لا يكون مسؤول، جسامة خطأ، إعفاء تعويض،
      تعمد إخلال، تعمد تعويض، غش مسؤولية، مسؤولية تقتصر، سوء نية مسؤولية، تزيد مسؤولية، تقتصر مسؤولية،
      لا رجوع تعويض، لا يلزم تعويض، لا تعويض خسارة، مسؤولية قصوى، لا يتحمل تعويض`,
  }),
  'SA-CTL-44': topicOf({
    en: `
      tort*, harmful act, wrongful act, injur* liab*, death injur*, bodily injur*, injur* claim*, hurt liab*,
      injur* responsib*, injur* premises, bodily harm, personal injur*, physical harm, injur* compensat*`,
    ar: `
      فعل ضار، أفعال ضارة، مسؤولية تقصيرية، إصابة مسؤولية، إصابات مسؤولية، وفاة إصابة، إصابة جسدية،
      أضرار جسدية، أضرار بدنية، إصابة تعويض، إصابات يسأل، إصابة يسأل`,
  }),
  'SA-CTL-15': topicOf({
    en: `
      late payment, late pay* interest, overdue interest, unpaid interest, delay* pay* penalty,
      delay* pay* fine, late pay* per, overdue per, default interest, late fee, delay* pay* compensat*,
      arrears per, unpaid surcharge, late charge, surcharge due, delay* pay* day, instalment not settled,
      unpaid charge, settle* late, instalment missed, rent overdue, delay* pay* per, delay* pay* week,
      not received increas*, not received uplift*, delay* rent penalty, default* instalment increas*,
      unpaid per, overdue day, late pay* charge, after due date per`,
    ar: `
      غرامة تأخير سداد، غرامة تأخر سداد، تأخر سداد نسبة، تأخر سداد تعويض، تأخر دفع غرامة، فائدة تأخير،
      فوائد تأخير، متأخر* نسبة، متأخر* غرامة، تأخر سداد يوم، تأخر قسط مبلغ، لم يسدد غرامة، لم تسدد نسبة،
      يتأخر سداد، تأخير دفع غرامة، لم تدفع أضيف، يتأخر دفع، تخلف سداد مبلغ، عدم سداد فائدة، لا تسدد نسبة،
      لم يسدد تعويض، تأخيرية، عدم دفع غرامة، تأخير دفع تعويض، تأخير أجرة غرامة، تخلف سداد نسبة،
      تأخر وفاء غرامة، تأخير سداد تعويض، تأخير سداد نسبة، تأخير سداد يوم، تأخير سداد شهر`,
  }),
  'SA-CTL-16': topicOf({
    en: `
      liquidated damages, penalty clause, agreed compensation, delay penalty, penalty day delay,
      pre-estimate loss, fixed compensation, penalty reduc*, damages per day, delay damages, penalty court,
      penalty loss, penalty damage, agreed damages, service credit, sum proof damage, compensation excessive,
      penalty fair, penalty remedy, deduct* actual loss, penalty full, forfeit* damage, penalty amount modif*,
      whatever loss, prove loss, show damage, agreed sum, penalty tribunal, penalty judge`,
    ar: `
      شرط جزائي، تعويض اتفاقي، غرامة تأخير يوم، تعويض متفق، مبلغ يوم تأخير، غرامة إنقاص، تعويض إنقاص،
      تعويض إثبات ضرر، جزاء اتفاقي، غرامة محكمة، تعويض مقطوع، تعويض محدد، غرامة ضرر، مبلغ ضرر مستحق*،
      إنقاص مبلغ، جزاء مالي، تعويض مقدر، مبالغ فيه، تعويض ضرر سواء، عدم وقوع ضرر، إنقاص محكمة، قضاء ينقص،
      تعديل تعويض، تخفيض تعويض، تخفيض غرامة، وقوع ضرر، أصابه ضرر، يصب ضرر`,
  }),
  'SA-CTL-10': topicOf({
    en: `
      exceptional circumstances, unforesee* circumstances, unforeseen event, hardship, change* circumstances,
      excessively onerous, onerous perform*, unexpected event, burdensome perform*, market conditions risk,
      rise prices claim, unforesee* adjust*, unforesee* event, article 97, exceptional event, ruinous,
      general event, unforesee* court, unforesee* onerous, lighten obligation, reduce obligation court`,
    ar: `
      ظروف استثنائية، ظروف طارئة، حوادث استثنائية، ظرف طارئ، ظروف غير متوقعة، تنفيذ مرهق، إرهاق التزام،
      التزام مرهق، تغير ظروف، أحداث غير متوقعة، مادة سابعة تسعون، مادة 97، تخفيف التزام، ظروف عامة،
      ظروف متوقعة، ظرف استثنائي، حوادث طارئة، رد التزام معقول`,
  }),
  'SA-CTL-06': topicOf({
    en: `
      unfair term, adhesion, abusive term, unfair condition, arbitrary term, unfair clause, onerous term,
      unfair* court, fairness term, standard terms accept*, no negotiat* term*`,
    ar: `
      شروط تعسفية، شرط تعسفي، إذعان، شروط مجحفة، شرط مجحف، إجحاف، شروط جائرة، عدالة شروط، تعسف* شروط، مذعن`,
  }),
  'SA-CTL-23': topicOf({
    en: `
      limitation period, time-bar*, time bar*, statute limitation, claim* brought within, claim* lapse*,
      claim* barred, action brought within, prescription period, proceedings commenced within,
      claim* made within, no claim after, limitation action, action brought year, action brought months,
      sue within, right action lapse*, claim* expire*, claims heard, claim out time, action commenced within,
      lawsuit after, claims extinguish*, proceedings within, defence limitation, barred, right claim expires,
      lawsuit commenced`,
    ar: `
      سماع دعوى، سماع دعاوى، تقادم، تسقط مطالبات، تسقط دعوى، يسقط حق مطالبة، مضي مدة دعوى، مرور زمن،
      رفع دعوى خلال، مطالبة خلال سقط*، تقديم مطالبة خلال، تسقط مطالبة، لا تسمع، تسمع دعوى، إقامة دعوى خلال،
      دعوى بعد مضي، لا تسمع مطالبة، يقيم دعوى خلال، مطالبة مسموعة، ينقضي حق مقاضاة، دعوى مرور سنة، تتقادم،
      رفع دعوى بعد، مقاضاة مضي، يرفع دعوى خلال، دعوى خلال سقط*`,
  }),
  'SA-CTL-45': topicOf({
    en: `
      set-off, setoff, set off, deduct* counterclaim, withhold* payment claim, without deduction,
      net* amounts owed, deduct* sums owed, counterclaim, offset, netting, net off, deduct* price owed,
      deduct* sum owe*, deduct* amount owe*`,
    ar: `
      مقاصة، يقاص، تقاص، حسم مستحق* دين، خصم مستحق* دين، استقطاع مبالغ مستحقة ذمة، خصم ديون، مقاصّة ديون،
      يقتطع أجرة دين، يخصم ديون، يقتطع ديون، خصم دين، اقتطاع دين، حسم دين`,
  }),
  'SA-CTL-07': topicOf({
    en: `
      good faith, bad faith, abus* right, honest* perform*, abuse rights, exercise right harm, fair dealing`,
    ar: `
      حسن نية، بحسن نية، سوء نية، تعسف حق، تعسف استعمال، إساءة استعمال حق، أمانة تنفيذ عقد، إضرار بالغير حق`,
  }),
  'SA-CTL-41': topicOf({
    en: `
      misrepresent*, false statement, conceal* fact, pre-contract*, not relied representation,
      reliance statement, negotiat* bad faith, representation made before, no representation, annul* contract,
      untrue statement, told shown sign*, deceiv* contract, deceit annul*, deceived, induced contract`,
    ar: `
      تغرير، تدليس، مغرر، تضليل تعاقد، بيانات كاذبة، معلومات غير صحيحة، إخفاء بيان*، تفاوض سوء نية، إبطال عقد،
      معاينة تعويل، وعود سابقة، تصريحات قبل توقيع، بيانات غير صحيحة`,
  }),
};
