import type { ContractKind } from '#shared/domain/document-kind.js';
import { countIn, englishIn, arabicIn, type Readable } from './matches.js';

/** How the parties of each kind are called, in the order of preference where two are equal. */
const ROLES: readonly (readonly [ContractKind, english: string, arabic: string])[] = [
  ['employment', '\\b(?:Employer|Employee|Executive)\\b', '~(?:صاحب (?:ال)?عمل|عامل|موظف)#'],
  ['lease', '\\b(?:Landlord|Tenant|Lessor|Lessee)\\b', '~(?:مؤجر|مستأجر|عين (?:ال)?مؤجرة)#'],
  ['loan', '\\b(?:Lender|Borrower|Guarantor)s?\\b', '~(?:مقرض|مقترض|كفيل|ممول)#'],
  ['franchise', '\\b(?:Franchisor|Franchisee)\\b', '~(?:مانح (?:ال)?امتياز|ممنوح|صاحب (?:ال)?امتياز)#'],
  ['nda', '\\b(?:Disclosing|Receiving) Party\\b', '~(?:طرف (?:ال)?(?:مفصح|متلقي|مستقبل))#'],
  ['distribution', '\\b(?:Distributor|Reseller|Dealer|Sales Agent)\\b', '~(?:موزع|وكيل|موكل)#'],
  ['licence', '\\b(?:Licensor|Licensee|Subscriber)\\b', '~(?:مرخص|مرخص له|مشترك)#'],
  ['promotion', '\\b(?:Sponsor|Endorser|Advertiser)\\b', '~(?:راعي|معلن)#'],
  ['construction', '\\b(?:Main Contractor|Subcontractor|the Works|Engineer)\\b', '~(?:مقاول)#'],
  ['operations', '\\b(?:Carrier|Shipper|Transporter|Manufacturer)\\b', '~(?:ناقل|شاحن|مصنع)#'],
  ['sale', '\\b(?:Seller|Buyer|Purchaser|Goods)\\b', '~(?:بائع|مشتري|مورد|بضاعة|بضائع)#'],
  ['venture', '\\b(?:Shareholder|Partner|Member|Venturer)s?\\b', '~(?:شريك|شركاء|شريكان|مساهم|مساهمين)#'],
  ['services', '\\b(?:Consultant|Service Provider|Services|Contractor|Adviser)\\b', '~(?:استشاري|مستشار|مقدم (?:ال)?خدمة|خدمات|مصمم)#'],
]; // prettier-ignore

/** Most and least occurrences of its roles that count for a kind. */
const MOST_USES = 40;
const LEAST_USES = 3;

/** Returns the kind of a contract by what its parties are called; null if they have no telling names. */
export function kindByWords(text: Readable): { kind: ContractKind; words: string } | null {
  let best: { kind: ContractKind; words: string } | null = null;
  let most = LEAST_USES - 1;
  for (const [kind, english, arabic] of ROLES) {
    const words = englishIn(text, english, '') ?? arabicIn(text, arabic);
    if (words === null) continue;
    const uses = countIn(text, { english, arabic }, MOST_USES);
    if (uses > most) [best, most] = [{ kind, words }, uses];
  }
  return best;
}

const MAIN_STAYS =
  '(?:except as|other than as|save as|as)? ?(?:\\w+ ){0,6}(?:amended|modified|changed|supplemented|provided|specified|set forth)[^.;]{0,120}(?:remain|continue|ratified|confirmed)[^.;]{0,80}(?:full force|force and effect|in effect|in force|ratified|confirmed)';
const AMENDS =
  '\\b(?:this amendment|hereby amends?|is (?:hereby )?amended|to (?:further )?amend|amends? that certain|amendments? to (?:the|that))\\b[^.;]{0,120}\\b(?:agreement|contract|lease|deed)\\b';
/** What says so even under the title of a contract of its own. */
const IS_AMENDMENT =
  '\\b(?:hereby )?amends that certain\\b|\\bis an amendment to\\b|^\\s{0,20}(?:schedule|annex|appendix|attachment) (?:[A-Z]|\\d{1,2}|[IVX]{1,4})\\b';
const UNDER_MASTER =
  '\\b(?:this|the) (?:order(?: form)?|statement of work|SOW|work order|schedule|exhibit|annex|appendix|task order|call-off)\\b[^.;]{0,100}\\b(?:under|pursuant to|subject to|governed by|part of|to|in accordance with)\\b[^.;]{0,60}\\b(?:master|main|framework|principal|original|services|head) (?:\\w+ ){0,3}(?:agreement|contract)|\\b(?:this|the present) (?:\\w+ ){0,3}(?:schedule|exhibit|annex|appendix|statement of work|order form)\\b[^.;]{0,60}\\b(?:attached to|made (?:a )?part of|under|pursuant to|forms part of|subject to|supplements)\\b[^.;]{0,120}\\b(?:agreement|contract)\\b';

/**
 * Tells whether a document lives on another contract, which stays in force: an amendment, or an order under it. What amends
 * without saying so in its title is looked for only where the title names no kind (`untitled`).
 */
export function standsUnderAnother(
  head: Readable,
  whole: Readable,
  untitled: boolean,
): { kind: 'amendment'; words: string } | null {
  const amends = untitled ? englishIn(head, AMENDS) : null;
  const stays = amends === null ? null : englishIn(whole, MAIN_STAYS);
  const words =
    (stays === null ? null : amends) ??
    englishIn(head, IS_AMENDMENT) ??
    englishIn(head, UNDER_MASTER) ??
    (arabicIn(
      whole,
      '~(?:تبقى|يبقى|تظل|يظل|تسري|يسري)#…~(?:بنود|شروط|أحكام|عقد|اتفاقية)#…~(?:أصلي|أصلية|سابق|ساري|نافذ|كما هي)',
    ) === null
      ? null
      : !untitled
        ? null
        : arabicIn(head, '~(?:ملحق|تعديل|يعدل|إضافة إلى (?:ال)?عقد|تمديد)#'));
  return words === null ? null : { kind: 'amendment', words };
}
