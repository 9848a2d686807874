import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR_PLAIN, EN } from './plain-words.js';
import { AR } from './verbs.js';

/** Phrases of the rules on loans, guarantees, sales and partnerships. */
export const civilContractTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-20': topic(
    `repay* more, loan increase, usur*, riba, loan profit, lender return, defer* repay* increas*, loan per
     cent, repay principal, borrower pay* per, lender premium, borrower add, loan fee*, lender per cent,
     lender capital, principal increas*, borrower return*, repay* loan SAR, lender receives, pays back more,
     repay* extra, lent more, interest, lends/lent/lend*/loan/borrow*/advance SAR/back/return*/repay*
     plus/more/gets/extra/premium/profit/increas*/added/fee*, borrower/lender/lent/loan
     hands/gets/got/takes/receives/gives/returns SAR/riyal*/more/back, borrow*/lend*/lends/lent/loan
     bring*/brings/back/just/extra/more/${EN.sum}, time/longer/later ${EN.pay} extra/more/top ${EN.sum}`,
    `زيادة قرض، ربا، ربوي*، رد قرض مبلغ، قرض نسبة، قرض عائد، تأجيل وفاء زيادة، قرض أرباح، سلفة زيادة، قرض
     مضافا، مقترض مضافا، تأجيل سداد زيد، تأجيل سداد نسبة، يقرض يردها، مقرض نسبة، قرض منفعة، تأجيل يضيف مقترض،
     مقرض عمولة، قرض عمولة، مقترض زيادة، أصل قرض، يرد أكثر، سلفة رد، تمويل زيادة، ربح قرض، فائدة، فوائد،
     قرض/سلفة/مستلف/مقترض/يقرض/أقرض/تمويل ${AR.giveBack}/${AR.return}/يرجع/${AR.settle}
     ومعه/${AR.increase}/إضاف*/مضاف*/أكثر/فوقه/أرباح/ربح، مقرض/مقترض/قرض/سلفة
     يأخذ/${AR.pay}/${AR.giveBack}/يعطي/${AR.settle}/يتقاضى ريال/ألف/ألفا/مائة/مئة،
     يستلف*/استلف*/سلف*/يقرض*/قرض/يقترض* يرجع*/ترجع*/رد*/زيادة/ستين/${AR_PLAIN.sum}، فلوس*/مبلغ
     يرجعه*/يردها/ترجع* كما/نفس*/زيادة/أكثر، وقت*/مهلة/تأجيل يدفع*/تدفع* زيادة/أكثر`,
  ),
  'SA-CTL-29': topic(
    `hidden defect, latent defect, as-is, condition seen, warrant* defect, defect seller, conceal* defect,
     faulty goods, defective product, no warranty, warrant* exclud*, defect* liab*, goods fault, faults
     seller, defect buyer, fault* buyer, defect* goods, fault* hid*, condition stands, condition found, fault*
     sold, return faulty, sold/sell*/buy*/take*/accept* stands/seen/found/inspected, sold/sell*/buy*/accept*
     present/current/existing/actual condition, defect*/fault*/flaw*/wrong
     seller/sold/goods/buyer/car/machine/product answer*/responsib*/claim*/return/liab*/repair/hid*/warrant*,
     engine/goods/machine/car/equipment/product/furniture seller/vendor
     concern/responsib*/turns/appears/found/shows after/later/defect*/fault*, ${EN.buyer}/sold/take/takes/took
     as+is/it+is/seen/stands bring/back/is/return*/complain*, ${EN.goods}/it ${EN.broken}
     ${EN.seller}/after/back/fix*/answer*, ${EN.seller} answer*/fix*/blame ${EN.broken}/after,
     used/second-hand/secondhand/stuff/engine/goods/item*
     promise*/guarantee*/warrant*/fault*/defect*/repair*/return*/stands, fix*/swap*/repair*/replac*/return*
     faulty/broken/fridge*/goods/defect*/item*/product*, bought scratch*/fault*/is/all/seen/condition`,
    `عيوب خفية، عيب خفي، ضمان عيب، ضمان عيوب، إخفاء عيب، عيب بائع، حالته الراهنة، خيار عيب، عيوب مبيع، عيوب
     منتج*، إعفاء ضمان، عيوب بضاعة، منتجات معيبة، عيوب بائع، عيوب أخفا*، لا يضمن عيوب، عيوب إعفاء، عيوب مشتري،
     كتم* عيوب، عاين مشتري، معاينة نافية جهالة، عيوب ظاهر*، عيب مبيع، عيوب مصنعية، منتج معيب، بضاعة معيبة،
     سلعة معيبة، عيب منتج، ${AR.sell}/${AR.buy}/قبل حالت*/بحالت*/حالته*/معاينة/عاين، عيب/عيوب/خلل/عطل
     بائع/مبيع/بضاعة/منتج/سيارة/سلعة/مشتري
     ${AR.answer}/ضمان/يضمن/يرجع/مسؤول*/${AR.giveBack}/إرجاع/إخفاء/ظهر/يظهر،
     تشتريه*/يشتري*/اشترى*/تأخذه*/بعت*/تشتري* كما/حال*/هو ترجع*/يرجع*/خرب*/هو/رد*، ${AR_PLAIN.goods}
     ${AR_PLAIN.broken} يصلح*/بائع/محل/معرض/دخل/ترجع*/مسؤول*، معرض/بائع/محل/متجر دخل/مسؤول*/ذنب*/يصلح*
     ${AR_PLAIN.broken}/بعد، مستعمل*/مكينة/محرك/سلعة/منتج*/بضاعة/أجهزة نضمن*/يضمن*/ضمان*/عيب*/عيوب/خلل/إصلاح*،
     يصلح*/يبدل*/إصلاح*/إرجاع*/استبدال* معطوب*/معيب*/خراب/منتج*/أجهزة/عيب*/عطل*، اشتر*
     بخدوش*/بعيوب*/كما/حال*/عيوب*`,
  ),
  'SA-CTL-31': topic(
    `guarant* future, suret* future, continuing guarantee, personal guarantee, guarant* amount, guarant*
     obligations, guarant* debt, suretyship, guarant* time, guarantor, guarantee pay* due, surety debts,
     surety answers, guarant* unlimited, surety liable, stand* surety, vouch*, stand* behind debt*, parent
     guarantee, answer* debts, promises/undertakes/stands pay debt/owes/debts personally/instead/behalf,
     personally/jointly liable/pay*/answer* company debt*/owes/obligations, stand/stands/answer* good/behind
     owe/owes/debt*, owe/debt*/liabilit* bank/company/debtor every/all/any/whatever future/today/later/ever
     guarant*/suret*/promises/undertakes/stands, ${EN.guarantor} pay/pays/answer*/stands/stand
     if/whatever/pocket/owe/owes/instead, own+pocket, stands+good/behind/for,
     promise*/undertake*/vouch*/guarantee*/stand*/liable/personally
     owner/father/director/manager/shareholder/partner pay*/debt*/owe*/company`,
    `كفيل*، يكفل، كفالة مستقبل*، ضامن ديون، ضمان شخصي، يضمن سداد، ضامن متضامن، ضمان التزامات طرف ثالث، كفالة
     دين، كفالة ديون، كفالة سداد، كفالة التزامات، كفالة مبلغ، كفالة مدين، كفالة تضامنية، كفالة شخصية، كفالة
     غرم، كفالة مستمرة، ضامن دين، كفالة حدود، تضامن سداد، متضامن سداد، كفل سداد، شخصيا
     ${AR.settle}/${AR.pay}/ديون/التزامات شركة/مدين، يلتزم/يتعهد مالك/شريك/مدير شخصيا، يضمن/ضامن/ضامنا/ضمان
     ديون/دين/التزامات شركة/شريك/مدين/لاحقة/حاضرة/مستقبل*/عميل، ${AR_PLAIN.guarantor}
     يدفع*/يتحمل*/يسدد*/يلتزم* إذا/كل/جيب*/عني/عنه/بدل*/شركة/دين، يتعهد*/تعهد*/يضمن*/ضمان*/يكفل*/كفيل*/شخصي*
     صاحب/مالك*/مدير*/شريك*/والد* تسدد*/يسدد*/دين*/ديون/شركة/التزام*`,
  ),
  'SA-CTL-46': topic(
    `guarantor more, guarantor exceed*, guarantee debtor, suret* debtor, guarantor terms, guarantor indemnif*,
     guarantor addition*, guarantor liab*, guarantee discharged, guarantor bound, guarant* debt, guarantee
     exceed*, surety more, guarantor/surety debtor/debt/owe*/pay*, stands/stand+good pays/pay/more/than,
     ${EN.guarantor} pay/pays/owe/owes more/top/than/all/most owe/owed/tenant/son/debt/does`,
    `كفالة مدين، كفيل* أكثر، كفيل* زيادة، كفيل* أشد، كفالة تتجاوز، كفيل* مبلغ، يكفل دين، كفالة دين، كفالة
     مبلغ، كفالة سقط، كفيل* دين/مدين/${AR.settle}/ديون/${AR.pay}، ${AR_PLAIN.guarantor}/يكفل* يدفع*/عليه/على
     أكثر/فوقه/زيادة/كل`,
  ),
  'SA-CTL-47': topic(
    `partner profit, investor profit, mudarib, mudaraba*, fixed profit, guaranteed profit, profit share,
     fixed return investor, guaranteed return, distribut* profit, venturer profit,
     partner/investor/venturer/shareholder month/year/fixed/guaranteed/monthly receives/gets/paid/earn*
     SAR/riyals/sum/return`,
    `شريك ربح، شريك أرباح، شركاء أرباح، ربح محدد، ربح ثابت، أرباح مضمونة، عائد ثابت، مضاربة، مضارب،
     مستثمر أرباح، توزيع أرباح، نصيب ربح، شريك ربحا، مستثمر عائد، عائد سنوي رأس مال، ربحا ثابت*، ربح شهري،
     ربح مضمون، شريك/مستثمر/مساهم/مضارب شهر/أشهر/شهري*/سنوي*/ثابت*/مضمون* مبلغ/مبالغ/ريال/عائد/ربح`,
  ),
  'SA-CTL-48': topic(
    `partner loss, investor loss, bear* loss partner*, exempt* loss, guarantee* capital, loss capital,
     mudarib loss, venturer loss, return capital, share losses, partner/investor/venturer/shareholder
     lose*/loss/losses/capital nothing/none/not/no/never/safe/guaranteed/back`,
    `شريك خسارة، شريك خسائر، شركاء خسائر، مستثمر خسارة، مضارب خسارة، رأس مال مضمون، ضمان رأس مال،
     خسارة رأس مال، مستثمر خسائر، رب مال، إعفاء خسارة، مضارب رأس مال، رد رأس مال، مضاربة خسارة،
     لا يشارك خسارة، مضاربة خسرت، مشاركة خسارة، يضمن رأس مال، شريك/مستثمر/مساهم/رب يخسر/خسارة/خسائر/خسر/مضمون
     مال/شيء/نتيجة/لا/دون`,
  ),
  'SA-CTL-49': topic(
    `partner book, partner inspect*, partner accounts, inspect* book, partner record, partner access,
     partner document, partnership books, partner see*, partner accounts/books/records/papers
     look/see/inspect*/access/view/copy`,
    `شريك اطلاع، شريك دفاتر، شركاء دفاتر، اطلاع دفاتر، شريك مستندات، شريك حسابات، شريك سجلات، يطلع شريك،
     دفاتر شركة`,
  ),
  'SA-CTL-50': topic(
    `warrant* title, good title, third party claim* goods, clear title, right third party sold, title buyer,
     free encumbrance*, evict*, third-party right, third part* ownership, third part* right land, claimed
     others, true owner, claimed ownership, ownership price return*, encumbrance title, belongs someone else,
     owned free, third part* claim title, not pledged, free rights others, seller owns,
     seller/owner/sold/buyer/goods/land title/ownership/owner/belongs third/another/others/someone/claim*,
     stranger/third/another/someone land/goods/property/sold/car/title proves/owner/his/belongs/ownership
     buyer/purchaser/seller, ${EN.goods} mine/else*/another/nobody/his say/seller/owner/money/back,
     seller/sell*/sold mine/else*/another/his/hers answer*/say*/claim*`,
    `ضمان استحقاق، ضمان تعرض، ملكية مبيع، استحق* مبيع، خالي* رهن، بائع ملكية، ادعاء ملكية، رجوع استحقاق، مستحق
     عين مبيع*، مبيع مملوك، بائع استحقاق، رد ثمن مستحق، يملك بائع، خلو رهن، ملك بائع خالص*، تعرض الغير*، خال*
     حقوق الغير*، مملوك* للغير*، مبيع للغير*، حقوق للغير* عين، بائع/مبيع/مشتري ملك*/استحق*/خال*/خلو
     رهن/نزاع/حقوق/مستحق/الغير*، ${AR_PLAIN.goods} ملكي/ملك/لغيري/غيري/لأحد/لغير*
     فلوس*/شيء/ترجع*/فيها/بائع/بائعها، بائع/بعت/مبيع قال/ادعى/يدعي آخر/غير*/له/إنه*`,
  ),
  'SA-CTL-51': topic(
    `not dispose, not sell property, not resell, buyer dispose, buyer not transfer, restrict* dispos*, buyer
     not sell, purchaser not sell, prohibit* dispos*, bar dispos*, buyer never sell, never sell property,
     purchaser not transfer, purchaser transfer unlimited, alienate, buyer mortgage, purchaser undertakes
     transfer, not transfer property, may not sell land, not sell house, not sell unit, resale ban, buyer keep
     property, purchaser/buyer/owner/transferee not/never/no sell/part/transfer/mortgage/dispose/resell/give
     villa/land/property/house/unit/plot/apartment/shares, buyer/purchaser/transferee not/never/nor
     pass/give/hand/sell/transfer/let plot/land/house/villa/unit/property/car/goods/shares, ${EN.buyer}
     can't/cannot/not/never/keep*/no/may sell/give/pass/keep*/part ${EN.span}/ever/anyone/on ${EN.goods},
     never/not give/sell/pass/transfer ${EN.goods} anyone/else/ever/others, ${EN.buyer} keep*/keeps ${EN.span}
     ${EN.goods}, buyer/buyer's/owner/purchaser plot/land/house/flat/car/villa/shares
     stay*/hands/keep*/sell*/resell*/transfer* until/till/years/never/not/ban, change/changes+hands,
     pass*/transfer*/sell* on/before/whenever shop/car/land/unit/she/he/buyer`,
    `منع تصرف، عدم تصرف، مشتري تصرف، لا يتصرف، مشتري يبيع، منع مشتري، شرط مانع، حظر تصرف، لا بيع مشتري، مشتري
     رهن، عدم بيع وحدة، عدم بيع أرض، يتصرف مشتري، بعدم بيع، بعدم تصرف، مشتري تصرفه، مشتري إعادة بيع، حظر بيع،
     منع بيع، مشتري/مالك/متصرف/مشترية لا/عدم/ألا/ولا/يمنع/بعدم ${AR.sell}/رهن/يرهن/هبة/تصرف/يتصرف/نقل
     أرض/وحدة/عقار/فيلا/شقة/سيارة/عين، يمنع تصرف، يبيع*/تبيع*/تعط*/يعط*/يتنازل/يترك*/اشترى*/مشتري
     ما/لا/لم/ألا/عدم/عند* ${AR_PLAIN.goods} ${AR_PLAIN.span}/أبدا/لأحد/أحد، مشتري*/مالك+جديد
     أرض*/بيت/شقة/سيارة/فيلا/عقار تطلع*/يبيع*/بيع*/تنازل*/نقل*/تصرف* سنة/سنوات/سنين/لا/ما/منع،
     تنتقل/ينتقل/تنقل/ينقل/بيع لأحد/لمن/قبل/للغير سيارة/أرض*/محل/شقة/شاء*/تشاء`,
  ),
};
