/** A side of the contract: its full name and the aliases by which the text calls it. */
export interface Party {
  name: string;
  aliases: string[];
}

/** Length of the preamble, characters: the parties are taken from the text up to the first operative clauses. */
const PREAMBLE_CHARS = 5000;
const ALIAS =
  /\(([^()]{0,80}?)"([^"()]{2,50})"(?:\s*(?:or|and|,)\s*(?:the\s*)?"([^"()]{2,40})")?[^()]{0,60}\)/g;
const NOT_A_PARTY =
  /^(?:the\s+)?(?:this\s+)?(?:.*agreement|.*\bdate|term|part(?:y|ies)|territory|products?|services?|exchange act|securities act|act|commission|contract|notes?|shares?|common stock|property|premises|site|web ?site|program|plan|fund|trademarks?|marks?|system|project|business|license|software|technology|event|sec|irs|fees?|bylaws|conversion|prospectus|offering|registration statement|.* (?:list|services|site|system|centres?|course|agreements?|products?))$/i;

/** Role names of the sides in most contracts, for texts whose preamble does not define the parties. */
export const ROLES: readonly string[] = [
  'Company', 'Customer', 'Client', 'Supplier', 'Vendor', 'Buyer', 'Seller', 'Purchaser', 'Licensor',
  'Licensee', 'Distributor', 'Reseller', 'Agent', 'Principal', 'Consultant', 'Contractor', 'Subcontractor',
  'Franchisor', 'Franchisee', 'Sponsor', 'Manufacturer', 'Provider', 'Service Provider', 'Owner', 'Lessor',
  'Lessee', 'Landlord', 'Tenant', 'Employer', 'Employee', 'Executive', 'Borrower', 'Lender', 'Bank',
  'Affiliate', 'Shipper', 'Transporter', 'Carrier', 'Developer', 'Publisher', 'Producer', 'Guarantor',
]; // prettier-ignore

const RECITALS =
  /\b(?:RECITALS?|BACKGROUND|WITNESSETH|W I T N E S S E T H|WHEREAS|NOW,? THEREFORE|ARTICLE (?:1|I)\b)|\n\s*1\.\s/i;
/** Verbs that show a party acting. A term that is never followed by one is not a party, however it was defined. */
const ACTS =
  'shall|will|may|agrees?|must|hereby|represents?|warrants?|acknowledges?|desires?|wishes|has|have|is';

/** Finds the parties that the preamble names, in the order of the text. `text` is normalized (see plain.ts). */
export function findParties(text: string): Party[] {
  const head = text.slice(0, PREAMBLE_CHARS);
  const recitals = head.slice(200).search(RECITALS);
  const preamble = recitals === -1 ? head : head.slice(0, recitals + 200);
  const named = aliased(text, preamble);
  const parties = named.length >= 2 ? named : aliased(text, head);
  const called = new Set(parties.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase())));
  const roles = ROLES.filter((role) => !called.has(role.toLowerCase()))
    .map((role) => ({ role, uses: acts(text, role) }))
    .filter(({ uses }) => uses >= 3)
    .sort((a, b) => b.uses - a.uses);
  for (const { role } of roles.slice(0, Math.max(0, 2 - parties.length))) {
    parties.push({ name: role, aliases: [role] });
  }
  return parties;
}

function aliased(text: string, preamble: string): Party[] {
  const parties: Party[] = [];
  for (const match of preamble.matchAll(ALIAS)) {
    const aliases = [match[2], match[3]]
      .filter((alias) => alias !== undefined)
      .map((alias) =>
        alias
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/[,.]$/, '')
          .replace(/^the\s+/i, ''),
      )
      .filter((alias) => /^[A-Z]/.test(alias) && alias.length > 1 && !NOT_A_PARTY.test(alias))
      .map((alias) => originalSpelling(text, alias))
      .sort((a, b) => acts(text, b) - acts(text, a));
    if (!aliases.some((alias) => acts(text, alias) >= 2)) continue;
    if (/collectively|each|together|individually/i.test(match[1] ?? '')) continue;
    const name = nameBefore(preamble.slice(Math.max(0, match.index - 240), match.index)) ?? aliases[0] ?? '';
    const folded = aliases.map((alias) => alias.toLowerCase());
    const known = parties.some((party) =>
      party.aliases.some((alias) => folded.includes(alias.toLowerCase())),
    );
    const taken = parties.some((party) => party.name === name);
    if (!known && parties.length < 4) parties.push({ name: taken ? (aliases[0] ?? name) : name, aliases });
  }
  return parties;
}

/**
 * Returns an alias that is defined in capitals in the spelling of the running text: CONSULTANT becomes Consultant.
 */
function originalSpelling(text: string, alias: string): string {
  if (alias !== alias.toUpperCase() || !/[A-Z]{4}/.test(alias)) return alias;
  const titled = alias.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const count = (name: string) =>
    text.split(new RegExp(`\\b${name.replace(/[^\w ]/g, '\\$&')}\\s+(?:${ACTS})\\b`)).length;
  return count(titled) > count(alias) ? titled : alias;
}

/** Counts how often the text says that a name shall, will, may, and so on. */
function acts(text: string, name: string): number {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // In running text an alias in capitals may be in lower case, but its first letter is a capital.
  const pattern = new RegExp(`\\b(?:${words})\\s+(?:${ACTS})\\b`, 'gi');
  return [...text.matchAll(pattern)].filter(([found]) => /^[A-Z]/.test(found)).length;
}

const COMPANY =
  /([A-Z][\w&.'-]*(?:[ ,]+(?:[A-Z&][\w&.'-]*|of|and|the|de|for)){0,7}?[ ,]+(?:Inc|Incorporated|Ltd|Limited|LLC|L\.L\.C|Corp|Corporation|Company|Co|LP|L\.P|LLP|PLC|plc|N\.A|GmbH|S\.A|AG|B\.V|Bank|Trust|Est|Establishment|WLL|W\.L\.L)\b\.?)/g;
const KIND_OF_COMPANY =
  /^(?:\w+ )?(?:California|Delaware|Nevada|New York|Texas|Florida|Virginia|Ontario|Georgia|British Columbia|Pennsylvania|Maryland|Utah|Illinois|Massachusetts|Saudi|English|Israeli)\b.{0,20}(?:Corporation|Company|LLC|Limited)$/i;

function nameBefore(before: string): string | null {
  const flat =
    before
      .replace(/\s+/g, ' ')
      .split(/\bWHEREAS,?/)
      .at(-1) ?? '';
  const names = [...flat.matchAll(COMPANY)]
    .map((match) => match[1]?.trim().replace(/^(?:and|between|by|among)\s+/i, '') ?? '')
    .filter((name) => name.length > 3 && !KIND_OF_COMPANY.test(name));
  const last = names.at(-1);
  if (last !== undefined) return last;
  return (
    /(?:between|and|by)\s+([A-Z][\w.&' -]{3,60}?),?\s*(?:an?\b|whose|with|of|residing|located|$)/.exec(
      flat,
    )?.[1] ?? null
  );
}

const flat = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds the party that the user means; null if the wish names no party of the contract. */
export function findChosenParty(parties: readonly Party[], wish: string | null): Party | null {
  if (wish === null) return null;
  const wanted = flat(wish).replace(/^the /, '');
  if (wanted === '') return null;
  const calls = (party: Party) => [party.name, ...party.aliases].map(flat);
  return (
    parties.find((party) => calls(party).includes(wanted)) ??
    parties.find((party) => calls(party).some((call) => call.includes(wanted) || wanted.includes(call))) ??
    null
  );
}
