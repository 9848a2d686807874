import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on loans, guarantees, sales and partnerships. */
export const civilContractTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-20': topicOf({
    en: `
      interest loan, interest borrow*, interest principal, interest rate, repay* more, loan increase, usur*,
      riba, loan profit, repay* loan plus, lender return, defer* repay* increas*, loan per cent,
      repay principal, repay SAR loan, borrower pay* per, lender premium, borrower add, loan fee*,
      lender per cent, lender capital, principal increas*, borrower return*, repay* loan SAR, lender receives`,
    ar: `
      فائدة قرض، فوائد قرض، زيادة قرض، ربا، ربوي*، يرد مقترض زيادة، رد قرض مبلغ، قرض نسبة، قرض عائد،
      تأجيل وفاء زيادة، سداد قرض مضاف*، قرض أرباح، سلفة زيادة، سعر فائدة، قرض مضافا، مقترض مضافا،
      تأجيل سداد زيد، تأجيل سداد نسبة، يقرض يردها، مقرض نسبة، قرض منفعة، تأجيل يضيف مقترض، مقرض عمولة،
      قرض عمولة، مقترض زيادة، مقترض فائدة، أصل قرض`,
  }),
  'SA-CTL-29': topicOf({
    en: `
      hidden defect, latent defect, as-is, condition seen, warrant* defect, defect seller, conceal* defect,
      faulty goods, defective goods, defective product, no warranty, warrant* exclud*, defect* liab*,
      goods fault, faults seller, defect buyer, fault* buyer, defect* goods`,
    ar: `
      عيوب خفية، عيب خفي، ضمان عيب، ضمان عيوب، إخفاء عيب، عيب بائع، حالته الراهنة، خيار عيب، عيوب مبيع،
      عيوب منتج*، إعفاء ضمان، عيوب بضاعة، منتجات معيبة، عيوب بائع، عيوب أخفا*، لا يضمن عيوب، عيوب إعفاء،
      عيوب مشتري، كتم* عيوب`,
  }),
  'SA-CTL-31': topicOf({
    en: `
      guarant* future, suret* future, guarantor debt, continuing guarantee, personal guarantee,
      guarant* amount, guarant* obligations, guarant* debt, suretyship, guarant* time, guarantor,
      guarantee pay* due, surety debts, surety answers, guarant* unlimited, surety liable`,
    ar: `
      كفيل، يكفل، كفالة مستقبل*، ضامن ديون، ضمان شخصي، يضمن سداد، ضامن متضامن، كفيل غارم، يضمن التزامات مدين،
      يضمن التزامات مستقبل*، ضمان التزامات طرف ثالث، كفالة دين، كفالة ديون، كفالة سداد، كفالة التزامات،
      كفالة مبلغ، كفالة مدين، كفالة تضامنية، كفالة شخصية، كفالة غرم، كفالة مستمرة، ضامن دين، كفالة حدود`,
  }),
  'SA-CTL-46': topicOf({
    en: `
      guarantor more, guarantor exceed*, guarantor principal debtor, guarantee debtor, suret* debtor,
      guarantor terms, guarantor indemnif*, guarantor addition*, guarantor liab*, guarantor pay,
      guarantee full debt, guarantee discharged, guarantor bound, guarant* debt, guarantee exceed*,
      surety more`,
    ar: `
      كفيل مدين، كفالة مدين، كفيل أكثر، كفيل زيادة، كفيل أشد، كفالة تتجاوز، كفيل دين، كفيل سداد، كفيل مبلغ،
      يكفل دين، كفالة دين، كفالة مبلغ، كفالة سقط`,
  }),
  'SA-CTL-47': topicOf({
    en: `
      partner profit, investor profit, mudarib, mudaraba*, fixed profit, guaranteed profit, profit share,
      share profit partner, fixed return investor, guaranteed return, distribut* profit, venturer profit`,
    ar: `
      شريك ربح، شريك أرباح، شركاء أرباح، ربح محدد، ربح ثابت، أرباح مضمونة، عائد ثابت، مضاربة، مضارب،
      مستثمر أرباح، توزيع أرباح، نصيب ربح، شريك ربحا، مستثمر عائد، عائد سنوي رأس مال، ربحا ثابت*، ربح شهري،
      ربح مضمون`,
  }),
  'SA-CTL-48': topicOf({
    en: `
      partner loss, investor loss, bear* loss partner*, exempt* loss, capital guaranteed, guarantee* capital,
      loss capital, mudarib loss, venturer loss, return capital, share losses`,
    ar: `
      شريك خسارة، شريك خسائر، شركاء خسائر، مستثمر خسارة، مضارب خسارة، رأس مال مضمون، ضمان رأس مال،
      خسارة رأس مال، يتحمل خسائر شركاء، مستثمر خسائر، رب مال، إعفاء خسارة، مضارب رأس مال، رد رأس مال،
      مضاربة خسارة، لا يشارك خسارة، مضاربة خسرت، مشاركة خسارة، يضمن رأس مال`,
  }),
  'SA-CTL-49': topicOf({
    en: `
      partner book, partner inspect*, partner accounts, inspect* book, partner record, partner access,
      partner document, partnership books, partner see*`,
    ar: `
      شريك اطلاع، شريك دفاتر، شركاء دفاتر، اطلاع دفاتر، شريك مستندات، شريك حسابات، شريك سجلات، يطلع شريك،
      دفاتر شركة`,
  }),
  'SA-CTL-50': topicOf({
    en: `
      eviction, warrant* title, good title, third party claim* goods, title goods, claim ownership goods,
      clear title, right third party sold, title buyer, free encumbrance*, evict*, third-party right,
      third part* ownership, third part* right land, claimed others, true owner, claimed ownership,
      ownership price return*, encumbrance title`,
    ar: `
      ضمان استحقاق، ضمان تعرض، استحقاق مبيع، تعرض غير، ملكية مبيع، حق غير مبيع، استحق* مبيع، خالي* رهن،
      بائع ملكية، ادعاء ملكية، رجوع استحقاق، مستحق عين مبيع*، مبيع مملوك، بائع استحقاق، مملوك للغير،
      عين مبيعة مستحق، رد ثمن مستحق`,
  }),
  'SA-CTL-51': topicOf({
    en: `
      not dispose, not sell property, not resell, buyer dispose, buyer not transfer, restrict* dispos*,
      buyer not sell, buyer not mortgage, purchaser not sell, prohibit* dispos*, bar dispos*,
      buyer never sell, never sell property, purchaser not transfer, purchaser transfer unlimited, alienate,
      not alienate, buyer mortgage, purchaser undertakes transfer, not transfer property`,
    ar: `
      منع تصرف، عدم تصرف، مشتري تصرف، لا يتصرف، مشتري يبيع، منع مشتري، شرط مانع، حظر تصرف، لا بيع مشتري،
      مشتري رهن، مشتري بعدم بيع، عدم بيع وحدة، عدم بيع أرض، يتصرف مشتري، بعدم بيع، بعدم تصرف، مشتري تصرفه`,
  }),
};
