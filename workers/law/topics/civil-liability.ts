import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on liability, agreed compensation and rights that no contract can take away. */
export const civilLiabilityTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-17': topicOf({
    en: `
      exclud* liability, liability exceed, liability cap*, not liable, gross* negligen*, wilful misconduct,
      consequential loss, indirect damage, releas* liability, not responsible loss, not answer* loss,
      fraud* compensat*, fraud* loss, fraud* claim, fraud* exclu*, serious fault, deliberate* breach,
      intentional* breach, wilful default, wilful* delay, deliberate* damages, deliberate* exempt*,
      answer* nothing, answers for beyond, limit liability, limitation liability, liability shall limited,
      aggregate liability, total liability, maximum liability, make good loss, own risk, no responsib* loss,
      no responsib* damage, carelessness, purpose loss, ceiling loss, no compensation loss, not bear loss,
      not bear damage, compensation exceed, damages limited, pay more fee* loss, cap loss, no liability loss,
      accept* no liability, have no liability, bear* no liability, without liability`,
    ar: `
      حد* مسؤولية، تتجاوز مسؤولية، إعفاء مسؤولية، يعفى مسؤولية، يعفى تعويض، إخلاء مسؤولية، لا يسأل، لا تسأل،
      غير مسؤول، لا يتحمل مسؤولية، خطأ جسيم، أضرار غير مباشرة، لا يكون مسؤول، جسامة خطأ، إعفاء تعويض،
      تعمد إخلال، تعمد تعويض، غش مسؤولية، مسؤولية تقتصر، سوء نية مسؤولية، تزيد مسؤولية، لا رجوع تعويض،
      لا يلزم تعويض، لا تعويض خسارة، مسؤولية قصوى، لا يتحمل تعويض، لا يتحمل ضرر، لا يتحمل خسارة،
      لا تتحمل خسارة، لا تتحمل مسؤولية، لا يلتزم تعويض، إهمال جسيم، لا مسؤولية ضرر، سقف تعويض، حد أقصى تعويض،
      يتجاوز تعويض، يزيد تعويض، مهما كان سببه ضرر، لا يعوض ضرر، لا يتحمل أضرار، مسؤولا أضرار، لا تعويض أضرار`,
  }),
  'SA-CTL-44': topicOf({
    en: `
      tort*, harmful act, wrongful act, injur* liab*, death injur*, bodily injur*, injur* claim*, hurt liab*,
      injur* responsib*, injur* premises, bodily harm, personal injur*, physical harm, injur* compensat*,
      hurt site, injur* visitor*, injur* person, hurt claim*, death claim*, accident liab*,
      accident responsib*`,
    ar: `
      فعل ضار، أفعال ضارة، مسؤولية تقصيرية، إصابة مسؤولية، إصابات مسؤولية، وفاة إصابة، إصابة جسدية،
      أضرار جسدية، أضرار بدنية، إصابة تعويض، إصابات يسأل، إصابة يسأل، حوادث مسؤولية، حادث مسؤولية،
      إصابة بدنية، إصابات بدنية، وفاة مسؤولية، إصابة لا يتحمل، إصابات لا يتحمل، يصيب الغير*،
      أضرار الغير* مسؤولية`,
  }),
  'SA-CTL-15': topicOf({
    en: `
      late payment, late pay* interest, overdue interest, unpaid interest, delay* pay* penalty,
      delay* pay* fine, late pay* per, overdue per, default interest, late fee, delay* pay* compensat*,
      arrears per, unpaid surcharge, late charge, surcharge due, delay* pay* day, instalment not settled,
      unpaid charge, settle* late, instalment missed, rent overdue, delay* pay* per, delay* pay* week,
      not received increas*, not received uplift*, delay* rent penalty, default* instalment increas*,
      unpaid per, overdue day, after due date per, sum grows, per month until paid, sum month until settled,
      late month added, unpaid month, invoice late per, rent late added, late rent pay*, late instalment,
      pays late extra, not paid time extra, outstanding per month, add* late sum, held beyond date`,
    ar: `
      تأخر سداد نسبة، تأخر سداد تعويض، تأخر دفع غرامة، فائدة تأخير، فوائد تأخير، متأخر* نسبة، متأخر* غرامة،
      تأخر سداد يوم، تأخر قسط مبلغ، لم يسدد غرامة، لم تسدد نسبة، يتأخر سداد، تأخير دفع غرامة، لم تدفع أضيف،
      يتأخر دفع، تخلف سداد مبلغ، عدم سداد فائدة، لا تسدد نسبة، لم يسدد تعويض، تأخيرية، عدم دفع غرامة،
      تأخير دفع تعويض، تأخير أجرة غرامة، تخلف سداد نسبة، تأخر وفاء غرامة، تأخير سداد تعويض، تأخير سداد نسبة،
      تأخير سداد يوم، تأخير سداد شهر، متأخر* شهر، متأخر* مئة، متأخر* مائة، متأخر* زيادة، متأخر* إضافي،
      متأخر* تعويض، فاتورة تأخير شهر، قسط تأخير شهر، دفعة تأخير شهر، تأخر سداد زيد، تأخر سداد يضاف،
      تأخر سداد زيادة، غرامة سداد، تأخر أجرة غرامة، تأخر دفع نسبة، تأخر دفع زيادة، تأخر دفع شهر، مماطلة غرامة،
      لم يدفع زيادة، لم تسدد غرامة، فاتورة تسدد نسبة*، لم تسدد مبلغ نسبة*، فاتورة لم تسدد مبلغ، فاتورة لم تدفع`,
  }),
  'SA-CTL-16': topicOf({
    en: `
      liquidated damages, agreed compensation, pre-estimate loss, fixed compensation, damages per day,
      delay damages, agreed damages, service credit, sum proof damage, compensation excessive,
      deduct* actual loss, whatever loss, prove loss, show damage, agreed sum, day overrun,
      each day late pay*, every day late, day delay pay*, day delay deduct*, week delay pay*, late per day,
      delay money, owed lost nothing, owed full lost, not lost owed, owed without loss, pay sum breach,
      pays breach amount, forfeit*, deemed damages, fixed sum breach, penalty, sum payable suffered loss,
      payable no loss`,
    ar: `
      شرط جزائي، تعويض متفق، مبلغ يوم تأخير، غرامة إنقاص، تعويض إنقاص، تعويض إثبات ضرر، جزاء اتفاقي،
      غرامة محكمة، تعويض مقطوع، تعويض محدد، غرامة ضرر، مبلغ ضرر مستحق*، إنقاص مبلغ، جزاء مالي، تعويض مقدر،
      مبالغ فيه، تعويض ضرر سواء، إنقاص محكمة، قضاء ينقص، تعديل تعويض، تخفيض تعويض، تخفيض غرامة، وقوع ضرر،
      أصابه ضرر، يصب ضرر، غرامة تأخير، غرامات تأخير، يوم تأخير يدفع، يوم تأخير حسم، يوم تأخير خصم،
      أسبوع تأخير، مبلغ إخلال، غرامة إخلال، دون إثبات ضرر، غرامة مالية، تعويضا* اتفاقيا*، تعويض اتفاقي ضرر،
      تعويض اتفاقي محكمة، تعويض اتفاقي يستحق، تعويض اتفاقي يوم، تعويض اتفاقي تأخير`,
  }),
  'SA-CTL-10': topicOf({
    en: `
      exceptional circumstances, unforesee* circumstances, hardship, change* circumstances,
      excessively onerous, onerous perform*, unexpected event, burdensome perform*, market conditions risk,
      rise prices claim, unforesee* adjust*, unforesee* event, article 97, exceptional event, ruinous,
      general event, unforesee* court, unforesee* onerous, lighten obligation, reduce obligation court,
      nobody foreseen, seen coming, market move*, prices move*, bargain balance, ruin, no judge price,
      unexpected conditions, cost increas* risk, rebalance contract, costs rise contractor,
      events beyond expect*, economic change*, unforeseen*, could not foreseen price,
      could not foreseen perform*`,
    ar: `
      ظروف استثنائية، ظروف طارئة، حوادث استثنائية، ظرف طارئ، تنفيذ مرهق، إرهاق التزام، التزام مرهق، تغير ظروف،
      أحداث غير متوقعة، مادة سابعة تسعون، مادة 97، تخفيف التزام، ظروف عامة، ظروف متوقعة، ظرف استثنائي،
      حوادث طارئة، رد التزام معقول، لم يكن متوقع*، تعذر توقع*، تغير أسعار سوق، ارتفاع تكاليف، إعادة توازن،
      توازن عقد، ظروف سوق، تقلبات، تغيرات اقتصادية، مهما ارتفعت أسعار، تخفيف محكمة، إنقاص محكمة التزام،
      تعديل محكمة التزام`,
  }),
  'SA-CTL-06': topicOf({
    en: `
      adhesion, abusive term, arbitrary term, onerous term, unfair* court, fairness term,
      standard terms accept*, no negotiat* term*, fair* terms judge, read accepted all terms, one-sided,
      terms judge change, unfair`,
    ar: `
      شرط تعسفي، إذعان، شروط مجحفة، شرط مجحف، إجحاف، شروط جائرة، عدالة شروط، تعسف* شروط، مذعن،
      تعديل شروط محكمة، شروط نموذجية، شروط غير عادلة، شرط جائر`,
  }),
  'SA-CTL-23': topicOf({
    en: `
      limitation period, time-bar*, time bar*, statute limitation, claim* brought within, claim* lapse*,
      action brought within, prescription period, claim* made within, no claim after, limitation action,
      action brought year, action brought months, sue within, right action lapse*, claim* expire*,
      claims heard, claim out time, action commenced within, lawsuit after, claims extinguish*,
      proceedings within, defence limitation, barred, lawsuit commenced, go court within,
      complain* within months, claim* after months, claim* after year, claim* lost after, court after year,
      claims end after, claim* closed after, raise claim months, no claim later, deadline claim,
      bring claim months, bring claim year`,
    ar: `
      سماع دعوى، سماع دعاوى، تقادم، تسقط مطالبات، تسقط دعوى، يسقط حق مطالبة، مضي مدة دعوى، مرور زمن،
      مطالبة خلال سقط*، تقديم مطالبة خلال، تسقط مطالبة، لا تسمع، تسمع دعوى، دعوى بعد مضي، مطالبة مسموعة،
      ينقضي حق مقاضاة، دعوى مرور سنة، تتقادم، رفع دعوى بعد، مقاضاة مضي، شكوى خلال سقط*، مطالبة بعد مضي،
      مطالبة بعد مرور، لا مطالبة بعد، مطالبات بعد سنة، يسقط حق دعوى، تسقط حقوق بعد، مهلة مطالبة،
      سقوط حق مطالبة، دعواه خلال، دعوى خلال، مطالبات خلال`,
  }),
  'SA-CTL-45': topicOf({
    en: `
      set-off, setoff, set off, withhold* payment claim, without deduction, net* amounts owed, counterclaim,
      offset, netting, net off, deduct* price owed, deduct* sum owe*, deduct* amount owe*, keep back owed,
      hold* back owed, hold back claim, set against, withhold* sum* owed, deduct* claim*, retain* sum* owed`,
    ar: `
      مقاصة، يقاص، تقاص، استقطاع مبالغ مستحقة ذمة، خصم ديون، مقاصّة ديون، يقتطع أجرة دين، يخصم ديون،
      يقتطع ديون، خصم دين، اقتطاع دين، حسم دين، حبس مبالغ مستحق*، خصم مبالغ مستحق*، حسم مبالغ مستحق*،
      إسقاط دين مقابل، مقابل ديون ذمة، اقتطاع مبالغ مستحق*`,
  }),
  'SA-CTL-07': topicOf({
    en: `good faith, bad faith, abus* right, honest* perform*, exercise right harm, fair dealing`,
    ar: `
      حسن نية، بحسن نية، سوء نية، تعسف حق، تعسف استعمال، إساءة استعمال حق، أمانة تنفيذ عقد، إضرار بالغير* حق،
      إضرار بآخر حق`,
  }),
  'SA-CTL-41': topicOf({
    en: `
      misrepresent*, false statement, conceal* fact, pre-contract*, not relied representation,
      reliance statement, negotiat* bad faith, representation made before, no representation, annul* contract,
      untrue statement, told shown sign*, deceiv* contract, deceit annul*, deceived, induced contract,
      own enquiries, promise* before sign*, forecast*, not rely, entire agreement representation,
      wrong information sign*, hid* fact*, withheld information, statements before contract,
      told before contract, investigat* satisf*, warrant* information true, relied statement*, relied promise*`,
    ar: `
      تغرير، تدليس، مغرر، تضليل تعاقد، بيانات كاذبة، معلومات غير صحيحة، إخفاء بيان*، تفاوض سوء نية، إبطال عقد،
      معاينة تعويل، وعود سابقة، تصريحات قبل توقيع، بيانات غير صحيحة، لم يعتمد وعود، وعود شفهية، توقعات مبيعات،
      معلومات قبل توقيع، ما قيل قبل، اطلع بنفسه، تحرى بنفسه، كتمان، بيانات صحيحة عقد، إخفاء معلومات،
      معلومات مضللة`,
  }),
};
