import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

const EVEN_NUMBER =
  '\\b(?:panel|tribunal|board|number|composed|consist\\w*|compris\\w*|referred|submitted|decided|settled|heard|resolved)\\b[^.;]{0,60}\\b(?:two|four|six|2|4|6)(?: \\(\\w{1,5}\\))? (?:\\w+ )?arbitrators\\b|\\bnumber of (?:the )?arbitrators\\b[^.;]{0,20}\\b(?:is|be|to) (?:two|four|six|2|4|6|even)\\b|\\b(?:two|four|six)(?:[ -](?:person|member))\\b[^.;]{0,20}\\b(?:panel|tribunal|board)|\\b(?:panel|tribunal) of (?:two|four|six)\\b|\\ban even number of arbitrators\\b';
const NO_THIRD =
  '\\b(?:two|both)\\b[^.;]{0,60}\\b(?:without|no)\\b[^.;]{0,20}\\b(?:third|president|presiding|chair\\w*|umpire)\\b|\\btwo (?:arbitrators )?alone\\b';
const ARBITRATOR = '\\barbitrat(?:ors?|ion|al)\\b';
const THIRD =
  '\\b(?:third arbitrator|choose a third|appoint a third|select a third|elect a third|third (?:\\(3rd\\) )?(?:one|arbitrator)|umpire|shall (?:then )?(?:appoint|choose|select|nominate|elect)|three)\\b';
const EVEN = {
  en: 'The clause has an even number of arbitrators.',
  ar: 'يجعل البند عدد المحكمين زوجياً.',
};
const EVEN_AR =
  '~(?:هيئة|عدد|يحال|إحالة|[يت]فصل|[يت]شكل|تشكل|[يت]تألف|[يت]تكون|[يت]عرض|[يت]سوى)#[^.;]{0,60}(?:~محكمين (?:اثنين|\\(?[246]\\)?|اثنان|أربعة|ستة)#|~(?:أربعة|ستة|[246])(?: \\([246]\\))? محكمين#|~(?:محكمين|محكمان)# ~(?:فقط|لا ثالث))|~هيئة (?:ال)?تحكيم#[^.;]{0,20}~من عضوين#|~عدد (?:ال)?محكمين#[^.;]{0,20}~(?:اثنين|اثنان|أربعة|ستة|زوجيا|[246])#';
const NO_THIRD_AR =
  '~(?:محكمان|محكمين|كل طرف)#[^.;]{0,60}~(?:دون|بدون|بلا|من غير)#[^.;]{0,20}~(?:ثالث|رئيس|مرجح|محكم ثالث)';

const PRESIDENT =
  '\\b(?:arbitrators?|president of the (?:arbitral )?(?:tribunal|panel)|presiding (?:arbitrator|member)|chair\\w* of the (?:arbitral )?(?:tribunal|panel))\\b';
const DEGREE =
  '\\b(?:degrees?|qualifications?|qualified|educat\\w+|diploma|lawyer|jurist|legally trained|legal (?:background|training))\\b';
const FREE_OF = `${NO}|\\b(?:need not|whatever|regardless|irrespective|exempt\\w*)\\b`;
const UNQUALIFIED = {
  en: 'The clause lets a person without a degree in Sharia or law sit alone or preside.',
  ar: 'يجيز البند أن يكون المحكم المنفرد أو رئيس الهيئة غير حاصل على مؤهل شرعي أو نظامي.',
};
const ARBITRATOR_AR =
  '~(?:محكم|محكمين|محكما|محكمون|رئيس هيئة (?:ال)?تحكيم|هيئة (?:ال)?تحكيم|رئيس (?:ال)?هيئة)#';
const DEGREE_AR = '~(?:شهادة|شهادات|مؤهل|مؤهلات|مؤهله|مؤهلا|تأهيل|تعليم)#';

const PARTIAL =
  '\\b(?:arbitrators?)\\b[^.;]{0,60}\\b(?:shall be|is|may be|will be)\\b[^.;]{0,30}\\b(?:general manager|manager|director|chairman|ceo|chief executive|legal (?:counsel|adviser|advisor)|lawyer|employee|officer|representative|partner|shareholder|relative)s?\\b[^.;]{0,20}\\b(?:of|in) (?:the )?(?:\\w+ party|company|supplier|employer|owner|lender|bank|franchisor|principal|provider|landlord|seller)|\\b(?:appoint\\w*|nominat\\w*|designat\\w*|select\\w*)\\b[^.;]{0,40}\\b(?:its|their|his|own)\\b[^.;]{0,20}\\b(?:employees?|managers?|directors?|officers?|staff|lawyers?|relatives?)\\b[^.;]{0,30}\\barbitrators?\\b|\\b(?:general manager|ceo|legal (?:counsel|advisers?|advisors?)|chairman)\\b[^.;]{0,60}\\b(?:shall|will) (?:act|serve|sit|decide)\\b[^.;]{0,30}\\bas (?:the )?(?:sole )?arbitrator';
const CHALLENGE =
  '\\b(?:challeng\\w+|disqualif\\w+|recus\\w+|object(?:s|ion)? to (?:the |an |any )?(?:appointed )?arbitrators?|disclos\\w+|remov(?:e|ed|al))\\b';
const BIASED = {
  en: 'The clause has an arbitrator with an interest in the dispute, or bars a challenge of him.',
  ar: 'يجيز البند محكماً له مصلحة في النزاع أو يمنع رده.',
};
const PARTIAL_AR =
  '~(?:محكم|محكما|حكما)#[^.;]{0,30}~(?:مدير|رئيس|محامي|مستشار|موظف|أحد موظفي|قريب|شريك|ممثل)[^.;]{0,30}~(?:طرف|شركة|مورد|بنك|مؤجر|مالك|صاحب|بائع|مقدم)|~(?:تعيين|اختيار|[يت]عين|تسمية|[يت]ختار)#[^.;]{0,20}~(?:أحد )?(?:موظفيه|موظفيها|مديريه|مديريها|منسوبيه|منسوبيها|محاميه|أقاربه|تابعيه)#[^.;]{0,20}~(?:محكما|محكم)#|~(?:مدير|محامي|مستشار)[^.;]{0,50}~(?:محكما|حكما)#';
const CHALLENGE_AR = '~(?:رد|رده|إفصاح|[يت]صرح|تصريح|[يت]فصح|اعتراض على|تنحي|تنحية|استبعاد)#[^.;]{0,50}';

/** Readers of the rules on arbitrators. */
export const arbitrationReaders: ReadersById = {
  'SA-ARB-02': {
    topic: {
      en: '\\b(?:number of arbitrators|(?:sole|single|one|two|three) arbitrators?|tribunal (?:shall )?(?:consists?|be composed))\\b',
      ar: '~(?:عدد (?:ال)?محكمين|محكم (?:ال)?(?:فرد|واحد|منفرد)|ثلاثة محكمين)#',
    },
    en: [
      tells('breaks', {
        all: [`${ARBITRATOR}|\\btribunal\\b`, EVEN_NUMBER],
        unless: `${THIRD}|\\bnot be (?:two|even|four)`,
        says: EVEN,
      }),
      tells('breaks', { all: [ARBITRATOR, NO_THIRD], says: EVEN }),
      tells('keeps', {
        all: [
          ARBITRATOR,
          '\\b(?:three|five|one|sole|single|3|1)(?: \\(\\w{1,5}\\))? (?:\\w+ )?arbitrators?\\b|\\bthird\\b[^.;]{0,20}\\b(?:president|chair\\w*|presiding|arbitrator|as)\\b',
        ],
        unless: `${NO_THIRD}|\\b(?:appoints?|appoint) (?:an|one) arbitrator within|\\bshall be an?\\b|\\bdegree\\b|\\bemployees?\\b`,
      }),
    ],
    ar: [
      tells('breaks', {
        all: ['~(?:محكم|محكمين|محكمان|تحكيم)', EVEN_AR],
        unless: '~(?:ثالث|ثالثا|رئيس|مرجح|مرجحا|ثلاثة)#',
        says: EVEN,
      }),
      tells('breaks', { all: ['~(?:محكم|محكما|محكمان)', NO_THIRD_AR], says: EVEN }),
      tells('keeps', {
        all: ['~(?:ثلاثة محكمين|خمسة محكمين|محكم (?:ال)?(?:فرد|واحد|منفرد)|محكما ثالثا|محكم ثالث)#'],
        unless: `${NO_THIRD_AR}|~(?:مؤهل|شهادة|دون)#`,
      }),
    ],
  },
  'SA-ARB-05': {
    topic: { en: `${PRESIDENT}[^.;]{0,60}${DEGREE}`, ar: `${ARBITRATOR_AR}[^.;]{0,50}${DEGREE_AR}` },
    en: [
      tells('breaks', {
        all: [PRESIDENT, both(FREE_OF, DEGREE, 70)],
        unless:
          '\\b(?:co-arbitrators?|(?:other|two|party-appointed) arbitrators?|engineer need|except (?:for )?the (?:president|presid\\w+)|only the president|not as (?:an )?arbitrator|as an expert|expert determination|less than|unless|not less)\\b',
        says: UNQUALIFIED,
      }),
      tells('keeps', {
        all: [
          PRESIDENT,
          '\\b(?:shall|must|should|is to)\\b[^.;]{0,40}\\b(?:degree|qualification)\\b[^.;]{0,30}\\b(?:law|sharia|shariah|legal)\\b',
        ],
        unless: FREE_OF,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [ARBITRATOR_AR, both(`${NO_AR}|~(?:[يت]عفى|مهما|أيا|[يت]جوز أن)#`, DEGREE_AR, 60)],
        unless: '~(?:عدا (?:ال)?رئيس|باستثناء (?:ال)?رئيس|مهندس (?:ال)?مشرف|لا [يت]قل|تقل)#|~(?:عضوي|عضو)#',
        says: UNQUALIFIED,
      }),
      tells('keeps', {
        all: [
          ARBITRATOR_AR,
          '~(?:يجب|يشترط|حاصلا)#[^.;]{0,50}~(?:شهادة|مؤهل)#[^.;]{0,40}~(?:شرعية|نظامية|شريعة|أنظمة|قانون)#',
        ],
        unless: NO_AR,
      }),
    ],
  },
  'SA-ARB-06': {
    topic: {
      en: '\\barbitrators?\\b[^.;]{0,80}\\b(?:impartial|independent|challeng\\w+|interest in the)\\b',
      ar: `${ARBITRATOR_AR}[^.;]{0,60}~(?:حياد|محايدا|مستقلا|مصلحة)#|~رد (?:ال)?محكم`,
    },
    en: [
      tells('breaks', { all: [PARTIAL], unless: `${NO}`, says: BIASED }),
      tells('breaks', {
        all: ['\\barbitrators?\\b', both(`${NO}|\\bnot obliged\\b`, CHALLENGE, 60)],
        unless:
          '\\b(?:unless|except|until|after|within|(?<!even )if|other than|without (?:delay|disclosing)|shall not have|fees|confidential\\w*|information|award)\\b',
        says: BIASED,
      }),
      tells('keeps', {
        all: [
          '\\barbitrators?\\b',
          '\\b(?:independent|impartial|no interest in|neutral)\\b|\\bno arbitrator may be\\b',
        ],
        unless: '\\b(?:not be (?:independent|impartial)|need not|waive\\w*)\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [PARTIAL_AR, '~(?:[يت]كون|هو|[يت]عين|تعيين|[يت]تولى|اختيار|[يت]ختار|تسمية)#'],
        unless: `${NO_AR}|~(?:سماع|شهادة|طلب)#`,
        says: BIASED,
      }),
      tells('breaks', {
        all: [ARBITRATOR_AR, both(NO_AR, CHALLENGE_AR, 50), '~(?:رد|رده|إفصاح|[يت]صرح|[يت]فصح|تنحي)#'],
        unless: '~(?:إلا|ما لم|خلال|أسرار|سرية|معلومات|إذا|قبل)(?![ء-ي])',
        says: BIASED,
      }),
      tells('breaks', {
        all: [
          ARBITRATOR_AR,
          '~(?:لا [يت]عد|لا [يت]عتبر|لا [يت]منع|لا [يت]ؤثر|لا [يت]حول|لا [يت]خل)#[^.;]{0,60}~(?:مصلحة|صلة|قرابة|علاقة)#|~(?:ولو|حتى لو|وإن)#[^.;]{0,30}~(?:مصلحة|قرابة|صلة)#',
        ],
        unless: '~[يت]شترط#',
        says: BIASED,
      }),
      tells('keeps', {
        all: [ARBITRATOR_AR, '~(?:محايدا|مستقلا|حياد|حياديا|استقلال|لا مصلحة)#'],
        unless: '~(?:لا [يت]شترط|لا [يت]لزم|[يت]تنازل)#',
      }),
    ],
  },
};
