import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on loans, guarantees, sales and partnerships. */
export const civilContractTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-20': topicOf({
    en: `
      repay* more, loan increase, usur*, riba, loan profit, repay* loan plus, lender return,
      defer* repay* increas*, loan per cent, repay principal, borrower pay* per, lender premium, borrower add,
      loan fee*, lender per cent, lender capital, principal increas*, borrower return*, repay* loan SAR,
      lender receives, loan back more, pays back more, repay* extra, lent more, advance repay* plus, interest`,
    ar: `
      زيادة قرض، ربا، ربوي*، رد قرض مبلغ، قرض نسبة، قرض عائد، تأجيل وفاء زيادة، سداد قرض مضاف*، قرض أرباح،
      سلفة زيادة، قرض مضافا، مقترض مضافا، تأجيل سداد زيد، تأجيل سداد نسبة، يقرض يردها، مقرض نسبة، قرض منفعة،
      تأجيل يضيف مقترض، مقرض عمولة، قرض عمولة، مقترض زيادة، أصل قرض، يعيد قرض أكثر، يرد أكثر، سلفة رد،
      تمويل زيادة، ربح قرض، فائدة، فوائد`,
  }),
  'SA-CTL-29': topicOf({
    en: `
      hidden defect, latent defect, as-is, condition seen, warrant* defect, defect seller, conceal* defect,
      faulty goods, defective product, no warranty, warrant* exclud*, defect* liab*, goods fault,
      faults seller, defect buyer, fault* buyer, defect* goods, fault* hid*, condition stands,
      condition found, inspected accept* goods, sold seen, fault* sold, return faulty`,
    ar: `
      عيوب خفية، عيب خفي، ضمان عيب، ضمان عيوب، إخفاء عيب، عيب بائع، حالته الراهنة، خيار عيب، عيوب مبيع،
      عيوب منتج*، إعفاء ضمان، عيوب بضاعة، منتجات معيبة، عيوب بائع، عيوب أخفا*، لا يضمن عيوب، عيوب إعفاء،
      عيوب مشتري، كتم* عيوب، عاين مشتري، معاينة نافية جهالة، عيوب ظاهر*، عيب مبيع، عيوب مصنعية، منتج معيب،
      بضاعة معيبة، سلعة معيبة، عيب منتج، بيع بحالت*، يشتري بحالت*`,
  }),
  'SA-CTL-31': topicOf({
    en: `
      guarant* future, suret* future, continuing guarantee, personal guarantee, guarant* amount,
      guarant* obligations, guarant* debt, suretyship, guarant* time, guarantor, guarantee pay* due,
      surety debts, surety answers, guarant* unlimited, surety liable, stand* surety, vouch*,
      stand* behind debt*, parent guarantee, answer* debts`,
    ar: `
      كفيل، يكفل، كفالة مستقبل*، ضامن ديون، ضمان شخصي، يضمن سداد، ضامن متضامن، يضمن التزامات مدين،
      يضمن التزامات مستقبل*، ضمان التزامات طرف ثالث، كفالة دين، كفالة ديون، كفالة سداد، كفالة التزامات،
      كفالة مبلغ، كفالة مدين، كفالة تضامنية، كفالة شخصية، كفالة غرم، كفالة مستمرة، ضامن دين، كفالة حدود،
      تضامن سداد، متضامن سداد، كفل سداد`,
  }),
  'SA-CTL-46': topicOf({
    en: `
      guarantor more, guarantor exceed*, guarantor principal debtor, guarantee debtor, suret* debtor,
      guarantor terms, guarantor indemnif*, guarantor addition*, guarantor liab*, guarantor pay,
      guarantee discharged, guarantor bound, guarant* debt, guarantee exceed*, surety more`,
    ar: `
      كفيل مدين، كفالة مدين، كفيل أكثر، كفيل زيادة، كفيل أشد، كفالة تتجاوز، كفيل دين، كفيل سداد، كفيل مبلغ،
      يكفل دين، كفالة دين، كفالة مبلغ، كفالة سقط`,
  }),
  'SA-CTL-47': topicOf({
    en: `
      partner profit, investor profit, mudarib, mudaraba*, fixed profit, guaranteed profit, profit share,
      fixed return investor, guaranteed return, distribut* profit, venturer profit`,
    ar: `
      شريك ربح، شريك أرباح، شركاء أرباح، ربح محدد، ربح ثابت، أرباح مضمونة، عائد ثابت، مضاربة، مضارب،
      مستثمر أرباح، توزيع أرباح، نصيب ربح، شريك ربحا، مستثمر عائد، عائد سنوي رأس مال، ربحا ثابت*، ربح شهري،
      ربح مضمون`,
  }),
  'SA-CTL-48': topicOf({
    en: `
      partner loss, investor loss, bear* loss partner*, exempt* loss, guarantee* capital, loss capital,
      mudarib loss, venturer loss, return capital, share losses`,
    ar: `
      شريك خسارة، شريك خسائر، شركاء خسائر، مستثمر خسارة، مضارب خسارة، رأس مال مضمون، ضمان رأس مال،
      خسارة رأس مال، مستثمر خسائر، رب مال، إعفاء خسارة، مضارب رأس مال، رد رأس مال، مضاربة خسارة،
      لا يشارك خسارة، مضاربة خسرت، مشاركة خسارة، يضمن رأس مال`,
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
      warrant* title, good title, third party claim* goods, claim ownership goods, clear title,
      right third party sold, title buyer, free encumbrance*, evict*, third-party right,
      third part* ownership, third part* right land, claimed others, true owner, claimed ownership,
      ownership price return*, encumbrance title, belongs someone else, owned free, third part* claim title,
      not pledged, free rights others, seller owns`,
    ar: `
      ضمان استحقاق، ضمان تعرض، ملكية مبيع، استحق* مبيع، خالي* رهن، بائع ملكية، ادعاء ملكية، رجوع استحقاق،
      مستحق عين مبيع*، مبيع مملوك، بائع استحقاق، رد ثمن مستحق، يملك بائع، خلو رهن، ملك بائع خالص*،
      تعرض الغير*، خال* حقوق الغير*، مملوك* للغير*، مبيع للغير*، حقوق للغير* عين`,
  }),
  'SA-CTL-51': topicOf({
    en: `
      not dispose, not sell property, not resell, buyer dispose, buyer not transfer, restrict* dispos*,
      buyer not sell, purchaser not sell, prohibit* dispos*, bar dispos*, buyer never sell,
      never sell property, purchaser not transfer, purchaser transfer unlimited, alienate, buyer mortgage,
      purchaser undertakes transfer, not transfer property, may not sell land, not sell house, not sell unit,
      resale ban, buyer keep property`,
    ar: `
      منع تصرف، عدم تصرف، مشتري تصرف، لا يتصرف، مشتري يبيع، منع مشتري، شرط مانع، حظر تصرف، لا بيع مشتري،
      مشتري رهن، عدم بيع وحدة، عدم بيع أرض، يتصرف مشتري، بعدم بيع، بعدم تصرف، مشتري تصرفه، مشتري إعادة بيع،
      حظر بيع، منع بيع`,
  }),
};
