/** Words that these readers share, as sources of patterns. */
export const KEPT = {
  en: '\\b(?:(?:shall|may|will|can|must|is|are|does|do)(?: be)? not (?:be )?(?:waiv\\w*|forfeit\\w*|los\\w+|replac\\w*|exchang\\w*|deduct\\w*|reduc\\w*|depriv\\w*|refus\\w*|withh\\w*|forgo\\w*|give|lapse|cancel\\w*|less|exceed\\w*|count\\w* (?:towards|against|as|in))|not less|no less|without (?:deduction|loss|reduc\\w+))\\b',
  ar: '~(?:لا|ولا|فلا|لن)# (?:[يت](?:تنازل|سقط|فقد|حرم|خصم|حسم|قل|نقص|تأثر|دخل|حتسب من)|يجوز|يحق[^.;]{0,20}~(?:حرمان|منع))|~على ألا [يت]قل|~دون (?:حسم|خصم|تخفيض)',
};
