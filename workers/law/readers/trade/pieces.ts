/** The parties of government contracts, as sources of patterns. */
export const AGENCY = {
  en: '\\b(?:agency|government (?:entity|body|authority|agency)|ministry|authority|first party|employer|owner|client|municipality)\\b',
  ar: '~(?:جهة (?:ال)?حكومية|جهة|وزارة|هيئة|طرف (?:ال)?أول|صاحب (?:ال)?عمل|أمانة|بلدية)#',
} as const;
export const TENDERER = {
  en: '(?<!sub-)\\b(?:contractor|supplier|second party|vendor|consultant|service provider|awardee)\\b',
  ar: '~(?:متعاقد (?:معه|معها)|متعاقد|مقاول|مورد|متعهد|طرف (?:ال)?ثاني|استشاري)#',
} as const;

/** Documents on property in the city to which the limits of rent and renewal apply. */
export const IN_RIYADH = {
  en: '\\b(?:property|premises|building|apartment|villa|unit|office|showroom|warehouse|shop|land|located|situated)\\b[^;]{0,120}\\bRiyadh\\b',
  ar: '~(?:عقار|مبنى|شقة|فيلا|وحدة|مكتب|معرض|مستودع|محل|أرض|عين|مأجور|كائن|كائنة|واقع|واقعة)#[^;]{0,120}~رياض#',
} as const;

/** Documents on land or buildings, and not on equipment. */
export const REAL_ESTATE = {
  en: '\\b(?:premises|building|apartment|villa|flat|showroom|warehouse|shop|plot|real estate|house|residential|dwelling|office (?:space|unit|no)|leased property|the property|ejar|tenan(?:t|cy))\\b',
  ar: '~(?:عقار|عقاري|عقارية|مبنى|شقة|فيلا|مكتب|معرض|مستودع|محل|أرض|عين|سكني|سكنية|منزل|عمارة|إيجارية)#|~شبكة إيجار',
} as const;
