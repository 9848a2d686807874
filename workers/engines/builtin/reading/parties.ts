/** A side of the contract: its full name and the words by which the text calls it. */
export interface Party {
  name: string;
  aliases: string[];
}

/** Reads the parties out of the text up to the first operative clauses. */
const PREAMBLE_CHARS = 5000;
const ALIAS =
  /\(([^()]{0,80}?)"([^"()]{2,50})"(?:\s*(?:or|and|,)\s*(?:the\s*)?"([^"()]{2,40})")?[^()]{0,60}\)/g;
const NOT_A_PARTY =
  /^(?:the\s+)?(?:this\s+)?(?:.*agreement|.*\bdate|term|part(?:y|ies)|territory|products?|services?|exchange act|securities act|act|commission|contract|notes?|shares?|common stock|property|premises|site|web ?site|program|plan|fund|trademarks?|marks?|system|project|business|license|software|technology|event|sec|irs|fees?|bylaws|conversion|prospectus|offering|registration statement)$/i;

/** Words that name a side in most contracts, for texts whose preamble does not define one. */
const ROLES = [
  'Company', 'Customer', 'Client', 'Supplier', 'Vendor', 'Buyer', 'Seller', 'Purchaser', 'Licensor',
  'Licensee', 'Distributor', 'Reseller', 'Agent', 'Principal', 'Consultant', 'Contractor', 'Subcontractor',
  'Franchisor', 'Franchisee', 'Sponsor', 'Manufacturer', 'Provider', 'Service Provider', 'Owner', 'Lessor',
  'Lessee', 'Landlord', 'Tenant', 'Employer', 'Employee', 'Executive', 'Borrower', 'Lender', 'Bank',
  'Affiliate', 'Shipper', 'Transporter', 'Carrier', 'Developer', 'Publisher', 'Producer', 'Guarantor',
]; // prettier-ignore

/** The parties that the preamble names, in the order of the text. `text` is plain (see plain.ts). */
export function findParties(text: string): Party[] {
  const preamble = text.slice(0, PREAMBLE_CHARS);
  const parties: Party[] = [];
  for (const match of preamble.matchAll(ALIAS)) {
    const aliases = [match[2], match[3]]
      .filter((alias) => alias !== undefined)
      .map((alias) =>
        alias
          .trim()
          .replace(/[,.]$/, '')
          .replace(/^the\s+/i, ''),
      )
      .filter((alias) => /^[A-Z]/.test(alias) && !NOT_A_PARTY.test(alias) && alias.length > 1);
    if (aliases.length === 0 || /collectively|each|together|individually/i.test(match[1] ?? '')) continue;
    const name = nameBefore(preamble.slice(Math.max(0, match.index - 240), match.index)) ?? aliases[0] ?? '';
    const known = parties.find((party) => party.aliases.some((alias) => aliases.includes(alias)));
    if (known === undefined && parties.length < 4) parties.push({ name, aliases });
  }
  const called = new Set(parties.flatMap(({ aliases }) => aliases));
  if (parties.length >= 2) return parties;
  for (const role of ROLES) {
    if (called.has(role) || parties.length >= 4) continue;
    const uses = text.match(
      new RegExp(`[a-z,] (?:the )?${role}(?:'s)? (?:shall|will|may|agrees|must|is|has)\\b`, 'g'),
    );
    if ((uses?.length ?? 0) >= 3) parties.push({ name: role, aliases: [role] });
  }
  return parties;
}

const COMPANY =
  /([A-Z][\w&.'-]*(?:[ ,]+(?:[A-Z&][\w&.'-]*|of|and|the|de|for)){0,7}?[ ,]+(?:Inc|Incorporated|Ltd|Limited|LLC|L\.L\.C|Corp|Corporation|Company|Co|LP|L\.P|LLP|PLC|plc|N\.A|GmbH|S\.A|AG|B\.V|Bank|Trust|Est|Establishment|WLL|W\.L\.L)\b\.?)/g;

function nameBefore(text: string): string | null {
  const flat = text.replace(/\s+/g, ' ');
  const names = [...flat.matchAll(COMPANY)].map((match) => match[1]?.trim() ?? '');
  const last = names.at(-1);
  if (last !== undefined && last.length > 3) return last.replace(/^(?:and|between|by|among)\s+/i, '');
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

/** The party that the user means, or null where the wish names nobody in the contract. */
export function partyMeant(parties: readonly Party[], wish: string | null): Party | null {
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
