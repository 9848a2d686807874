/** The parties of government contracts, as sources of patterns. */
export const AGENCY = {
  en: '\\b(?:agency|government (?:entity|body|authority|agency)|ministry|authority|first party|employer|owner|client|municipality)\\b',
  ar: '~(?:جهة (?:ال)?حكومية|جهة|وزارة|هيئة|طرف (?:ال)?أول|صاحب (?:ال)?عمل|أمانة|بلدية)#',
} as const;
export const TENDERER = {
  en: '(?<!sub-)\\b(?:contractor|supplier|second party|vendor|consultant|service provider|awardee)\\b',
  ar: '~(?:متعاقد (?:معه|معها)|متعاقد|مقاول|مورد|متعهد|طرف (?:ال)?ثاني|استشاري)#',
} as const;
