/** A side of the contract: its full name and the aliases by which the text calls it. */
export interface Party {
  name: string;
  aliases: string[];
}

/** Length of the preamble, characters: the parties are taken from the text up to the first operative clauses. */
const PREAMBLE_CHARS = 5000;
const ALIAS =
  /\(([^()]{0,80}?)"([^"()]{2,50})"((?:\s{0,9}(?:or|and|,|,\s?or|,\s?and)\s{0,9}(?:the\s{0,9})?"[^"()]{2,40}"){0,3})[^()]{0,160}\)/g;
/** How contracts in the form of letters and many franchises call the parties. */
const PERSONS = ['we', 'us', 'our', 'you', 'your'];
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

/** Roles that face each other: where a text without definitions uses both, they are its parties. */
const FACING: readonly (readonly [string, string])[] = [
  ['licensor', 'licensee'], ['lessor', 'lessee'], ['landlord', 'tenant'], ['employer', 'employee'],
  ['seller', 'buyer'], ['seller', 'purchaser'], ['supplier', 'customer'], ['supplier', 'buyer'],
  ['supplier', 'distributor'], ['vendor', 'customer'], ['vendor', 'purchaser'], ['franchisor', 'franchisee'],
  ['lender', 'borrower'], ['bank', 'borrower'], ['principal', 'agent'], ['owner', 'contractor'],
  ['employer', 'contractor'], ['client', 'contractor'], ['contractor', 'subcontractor'], ['client', 'consultant'],
  ['company', 'consultant'], ['company', 'employee'], ['company', 'executive'], ['company', 'contractor'],
  ['provider', 'customer'], ['provider', 'client'], ['shipper', 'carrier'], ['publisher', 'author'],
]; // prettier-ignore

/** Finds the parties that the preamble names, in the order of the text. `text` is normalized (see plain.ts). */
export function findParties(text: string): Party[] {
  const head = text.slice(0, PREAMBLE_CHARS);
  const recitals = head.slice(200).search(RECITALS);
  const preamble = recitals === -1 ? head : head.slice(0, recitals + 200);
  const named = aliased(text, preamble);
  const parties = named.length >= 2 ? named : aliased(text, head);
  if (parties.length < 2) {
    const undefinedOnes = withoutAlias(text, preamble, parties);
    if (undefinedOnes.length >= 2) return undefinedOnes;
  }
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

/** Names of people that a contract is about and that do not sign it. */
const CROWD = /\b(?:customers|subscribers|users|cardholders|consumers|members|employees|patients|visitors)$/i;

function aliased(text: string, preamble: string): Party[] {
  const parties: Party[] = [];
  for (const match of preamble.matchAll(ALIAS)) {
    const quoted = [match[2] ?? '', ...(match[3] ?? '').matchAll(/"([^"]+)"/g)].map((one) =>
      typeof one === 'string' ? one : (one[1] ?? ''),
    );
    const person = quoted.map((alias) => alias.toLowerCase()).find((alias) => PERSONS.includes(alias));
    if (person !== undefined && parties.length < 4) {
      const found = nameBefore(preamble.slice(Math.max(0, match.index - 240), match.index));
      const name = parties.some((party) => party.name === found) ? null : found;
      const called = /^you/.test(person) ? 'you' : 'we';
      if (!parties.some(({ aliases }) => aliases.includes(called)))
        parties.push(name === null ? { name: called, aliases: [called] } : { name, aliases: [name, called] });
      continue;
    }
    const aliases = quoted
      .map((alias) =>
        alias
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/[,.]$/, '')
          .replace(/^the\s+/i, ''),
      )
      .filter(
        (alias) => /^[A-Z]/.test(alias) && alias.length > 1 && !NOT_A_PARTY.test(alias) && !CROWD.test(alias),
      )
      .map((alias) => originalSpelling(text, alias))
      .sort((a, b) => acts(text, b) - acts(text, a));
    if (!aliases.some((alias) => acts(text, alias) >= 2)) continue;
    if (/collectively|each|together|individually/i.test(match[1] ?? '')) continue;
    const name = nameBefore(preamble.slice(Math.max(0, match.index - 240), match.index)) ?? aliases[0] ?? '';
    const folded = aliases.map((alias) => alias.toLowerCase());
    const known = parties.some((party) =>
      party.aliases.some((alias) => folded.includes(alias.toLowerCase())),
    );
    const taken = parties.some((party) => party.name === name || party.aliases.includes(name));
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

/** A name between "between", "and" and a comma, which no alias follows. */
const NAMED_ONLY =
  /(?:\bbetween|\bamong|\band)\s+((?:[A-Z][\w&.'/-]*)(?:,?\s+(?:[A-Z][\w&.'/-]*|of|&)){1,7})(?=[,.]?\s+(?:and|a|an|whose|with|of|residing|located)\b|[,.]?\s*\n|\.\s|$)/g;
const LEGAL_FORM =
  /,?\s+(?:Inc|Incorporated|Ltd|Limited|LLC|L\.L\.C|Corp|Corporation|Company|Co|LP|L\.P|LLP|PLC|N\.A|GmbH|S\.A|AG|B\.V|Est|WLL|W\.L\.L|[A-Z]\.[A-Z])\b\.?$/i;

/**
 * Returns the parties of a text that defines no aliases for them: those that the preamble only names, by the short forms
 * that the text uses, or else the two roles that it speaks of.
 */
function withoutAlias(text: string, preamble: string, known: readonly Party[]): Party[] {
  const from = preamble.search(/\b(?:between|among)\b/i);
  const heading = from < 0 ? '' : preamble.slice(from, from + 1_200);
  const body = text.slice(Math.max(0, from) + (/[.\n]\s*\n|\.\n/.exec(heading)?.index ?? heading.length));
  const named = [...heading.matchAll(NAMED_ONLY)]
    .map((match) => (match[1] ?? '').replace(/\s+/g, ' '))
    .filter((name) => !known.some((party) => party.name.includes(name) || name.includes(party.name)))
    .map((name): Party => ({ name, aliases: shortForms(name).filter((form) => isUsed(body, form)) }))
    .filter(({ aliases }) => aliases.length > 0);
  const all = [...known, ...named];
  if (all.length >= 2 && named.length > 0) return all.slice(0, 4);
  if (known.length > 0) return [];
  const facing = FACING.find(
    ([one, other]) =>
      acting(text, one) + acting(text, other) > 0 && isUsed(text, one, 'i') && isUsed(text, other, 'i'),
  );
  return (facing ?? []).map((role) => {
    const alias = isUsed(text, role) ? role : `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
    return { name: alias, aliases: [alias] };
  });
}

/** Returns how a text may call a company or person by less than the full name: "Inktomi", "EHS", "Murray". */
function shortForms(name: string): string[] {
  const bare = name.replace(LEGAL_FORM, '').replace(LEGAL_FORM, '');
  const words = bare.split(/[\s,]+/).filter((word) => /^[A-Z]/.test(word));
  const initials =
    name
      .replace(/,?\s+(?:Inc|Ltd|LLC|Co)\b\.?$/, '')
      .match(/\b[A-Z](?=[\w&]{2})/g)
      ?.join('') ?? '';
  const isPerson = bare === name || /^(?:Mr|Mrs|Ms|Dr)\b/.test(name) || /\b[A-Z]\.\s/.test(bare);
  const forms = [name, bare, ...(isPerson ? [words.at(-1) ?? ''] : [words[0] ?? '']), initials];
  return [...new Set(forms)]
    .filter((form) => form.length > 2 && !/^(?:The|Saudi|Arab|Gulf|National|General|United)$/.test(form))
    .reverse();
}

const isUsed = (text: string, name: string, flags = '') =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, flags).test(text);

/** Counts how often a role acts in the text; "any other licensee" is nobody's role. */
const acting = (text: string, role: string) =>
  text.match(new RegExp(`(?<!\\b(?:any|other|a|an|each|sub-?)\\s)\\b${role}\\s+(?:${ACTS})\\b`, 'gi'))
    ?.length ?? 0;

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

/** Returns the side opposite `who`, an alias or a name, if the contract has two; null if that is unknown. */
export function counterpartyAmong(parties: readonly Party[], who: string | null): string | null {
  if (who === null || parties.length !== 2) return null;
  const across = parties.find((party) => !party.aliases.includes(who) && party.name !== who);
  return across?.aliases[0] ?? across?.name ?? null;
}

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
