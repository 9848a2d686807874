import { arabicIn, englishIn, type Readable } from './matches.js';

/** What shows that a document is a contract, whatever it is about. */
export interface ContractMark {
  /** What kind of mark it is; several of one kind count once. */
  name: 'parties' | 'agreed' | 'signature' | 'itself' | 'duties';
  /** The words of the document. */
  words: string;
}

interface Marks {
  name: ContractMark['name'];
  /** Which part of the document is searched. */
  place: 'head' | 'text' | 'ends';
  english: string;
  arabic: string;
}

const ROLE =
  '(?:Part(?:y|ies)|Supplier|Vendor|Customer|Client|Buyer|Purchaser|Seller|Company|Consultant|Contractor|Subcontractor|Licensor|Licensee|Distributor|Reseller|Agent|Principal|Franchisor|Franchisee|Sponsor|Manufacturer|Provider|Service Provider|Lessor|Lessee|Landlord|Tenant|Employer|Employee|Executive|Borrower|Lender|Guarantor|Shipper|Transporter|Carrier|Developer|Recipient|Disclosing Party|Receiving Party|Owner|Operator|Shareholders?)';

const MARKS: readonly Marks[] = [
  {
    name: 'parties',
    place: 'head',
    english: `\\b(?:made|entered|dated|executed|effective|agreement|contract|lease|deed|order|amendment)\\b[^;]{0,160}?\\b(?:between|among|by)\\b[^;]{3,300}?\\band\\b|\\((?:the|each,? an?|hereinafter|herein|referred|collectively|together)?[^()\\n]{0,60}"${ROLE}"\\)|\\b(?:Party A|First Party|${ROLE})\\b[^\\n]{0,60}:[^\\n]{3,200}\\n[^\\n]{0,200}\\n?[^\\n]{0,60}\\b(?:Party B|Second Party|${ROLE})\\b[^\\n]{0,60}:|\\b(?:the undersigned|parties)\\b[^\\n]{0,20}:`,
    arabic:
      '~(?:طرف) (?:ال)?(?:أول|اول|ثاني)|(?:بين|ما بين|فيما بين) (?:كل من)?…[(]|~(?:أبرم|أبرمت|حرر|حررت|تم|انعقد|اتفق)#…~(?:بين|كل من|كلا من)#|(?:المؤجر|البائع|المورد|العميل|صاحب العمل|المالك|المرخص|المقرض|الموكل|المقاول)[^\\n]{0,30}:[^\\n]{3,200}\\n[^\\n]{0,200}\\n?[^\\n]{0,40}(?:المستأجر|المشتري|العامل|الموظف|المقاول|المرخص له|المقترض|الوكيل|المورد|مقدم|العميل|الاستشاري|المستشار)[^\\n]{0,30}:',
  },
  {
    name: 'agreed',
    place: 'text',
    english:
      '\\b(?:hereby|mutually|do) (?:covenant|agree|contract)|\\bagrees? (?:as follows|that|to)\\b|\\bagreed (?:as follows|and accepted|by and between)|\\bNOW,? THEREFORE\\b|\\b(?:each|either|neither|the other) party\\b|\\bthe parties (?:hereto )?(?:shall|will|agree|acknowledge|may|intend|wish|desire)',
    arabic:
      '(?:اتفق|تم (?:ال)?اتفاق|تراضى|تعاقد)…~(?:طرف|طرفان|طرفين|أطراف)|~(?:لأي من (?:ال)?طرفين|لا يسأل أي طرف|أي من (?:ال)?طرفين|كلا (?:ال)?طرفين|أي طرف|كل طرف)#|~(?:اتفق|اتفقا|اتفقوا) (?:ال)?(?:طرف|على|في)|~(?:يلتزم|يتعهد|تلتزم|تتعهد) (?:ال)?طرف',
  },
  {
    name: 'signature',
    place: 'text',
    english: '\\bIN WITNESS WHEREOF|/s/|\\b(?:agreed|acknowledged) and (?:accepted|agreed)\\b',
    arabic: '~(?:وإثباتا|توثيقا|إقرارا|وعليه جرى) (?:لما|بما|ال)',
  },
  {
    name: 'signature',
    place: 'ends',
    english:
      '\\b(?:By|Name|Title|Signature|Signed)\\s{0,20}:\\s{0,20}_{2,9}|\\bsigned (?:for|by|on behalf)|\\b(?:for|on behalf of) (?:the )?[^\\n_]{2,60}:?\\s{0,20}_{3,9}|\\bduly (?:authori[sz]ed|executed)|[_.]{6,9}[^\\n]{0,200}[_.]{6,9}',
    arabic:
      '~(?:توقيع|الموقع|ختم)#[^\\n]{0,20}[:/_.]|~(?:عن|يمثلها) (?:ال)?(?:طرف|شركة|مؤسسة)[^\\n]{0,60}[_.\\u2026]{4,9}|[_.\\u2026]{6,9}[^\\n]{0,200}[_.\\u2026]{6,9}|~(?:وقع|ووقع|توقيع) (?:هذا|هذه|ال)?(?:عقد|اتفاقية|طرفان)',
  },
  {
    name: 'itself',
    place: 'text',
    english:
      '\\b[Tt](?:his|HIS) (?:\\w+ ){0,3}(?:Agreement|AGREEMENT|Contract|CONTRACT|Subcontract|Lease|Deed|Order|Amendment|Addendum|Guaranty|Guarantee|Charter|Licen[cs]e)\\b',
    arabic: '~(?:هذا|هذه|بهذا|بهذه|لهذا|لهذه) (?:ال)?(?:عقد|اتفاقية|اتفاق|ملحق|مذكرة)#',
  },
  {
    name: 'duties',
    place: 'text',
    english: `\\b${ROLE}s? (?:hereby )?(?:shall|will|must|agrees|undertakes|pays|represents|warrants)\\b`,
    arabic:
      '~(?:يلتزم|تلتزم|يتعهد|تتعهد|يقوم|يدفع|يسدد|يحق|يقدم|يورد|ينفذ|يسلم|يدرس|يعد|تتولى|يتولى) (?:ال|لل|ل)?(?:طرف|مورد|عميل|مشتري|بائع|مؤجر|مستأجر|مقاول|عامل|موظف|موزع|وكيل|مرخص|استشاري|مستشار|مصمم|شركة|مؤسسة|مالك|مقدم|مطور)',
  },
];

/** Returns the marks of a contract in a document: each kind once, with its first words. */
export function contractMarks(parts: Record<Marks['place'], Readable>): ContractMark[] {
  const found = new Map<ContractMark['name'], string>();
  for (const { name, place, english, arabic } of MARKS) {
    if (found.has(name)) continue;
    // What is defined is written with a capital: "this Agreement", "Supplier shall".
    const flags = name === 'itself' || name === 'duties' ? '' : 'i';
    const words = englishIn(parts[place], english, flags) ?? arabicIn(parts[place], arabic);
    if (words !== null) found.set(name, words);
  }
  return [...found].map(([name, words]) => ({ name, words }));
}

const BINDS =
  '\\bletter (?:of )?agreement\\b|\\bcounter-?sign|\\b(?:agreed|acknowledged|accepted|read) and (?:accepted|agreed|acknowledged|approved)\\b|\\bsign(?:ing|ed)? (?:and return|below|where indicated|the enclosed copy)|\\breturn(?:ing)? (?:a|one|the)? ?(?:signed|duplicate|enclosed) cop|\\b(?:confirm|indicate) your (?:agreement|acceptance)|\\bby (?:using|accessing|clicking|accepting|placing)\\b|\\byou (?:hereby )?(?:agree|accept|acknowledge)\\b|\\bterms and conditions\\b|\\bpleased to offer\\b|\\boffer of employment\\b|\\b(?:the insured|the insurer|policyholder|sum insured)\\b|\\bterms of (?:engagement|business|sale)\\b|\\b(?:sets? out|confirms?) (?:the|our) (?:terms|agreement|understanding|arrangement)';
const ARABIC_BINDS =
  '~(?:شروط و(?:ال)?أحكام|عرض (?:ال)?وظيفي|عرض (?:ال)?عمل|مؤمن له|مؤمن عليه|وثيقة (?:ال)?تأمين|قسط (?:ال)?تأمين)#|~(?:أوافق على|توافق على|بموافقتك|باستخدامك|باستخدام (?:ال)?(?:موقع|تطبيق|خدمة)|أقر أنا|أتعهد|إقرار وتعهد)|(?:يرجى|نرجو|نأمل) (?:ال)?(?:توقيع|التوقيع|التكرم بالتوقيع)|~قبلت (?:ال)?(?:عرض|شروط)';

/**
 * Tells whether a document that is written as a letter, a policy or an order may bind by agreement all the same: it asks
 * for a signature or an acceptance, or it states terms.
 */
export const bindsByItself = (whole: Readable): boolean =>
  englishIn(whole, BINDS) !== null || arabicIn(whole, ARABIC_BINDS) !== null;
