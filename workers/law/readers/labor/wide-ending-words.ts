/** Words that these readers share, as sources of patterns. */
export const AWARD = {
  en: '\\b(?:end[- ]of[- ]service(?: (?:award|gratuity|benefits?|indemnity|entitlement|payment|compensation))?|gratuity|EOSB|service award|service indemnity|severance award|terminal benefits?)\\b',
  ar: '~مكافأة (?:نهاية|انتهاء|ترك|عن)(?: مدة)? (?:ال)?خدم|~مكافأة (?:نهاية )?خدمته|~مكافأته',
};
