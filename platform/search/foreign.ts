import { analyse } from './analyse.js';

/** Places and instruments whose law is not that of Saudi Arabia. */
const FOREIGN = new Set(
  analyse(
    `UAE Emirates Dubai Qatar Kuwait Bahrain Oman Egypt Egyptian Jordan Jordanian Lebanon Lebanese Iraq Morocco Tunisia Algeria Sudan Yemen Turkey Turkish Iran India Indian Pakistan
    English British UK Britain England London Scotland Ireland American USA California Texas Delaware German Germany French France Spain Spanish Italian Italy Dutch Netherlands Swiss Switzerland
    Canada Canadian Australia Australian China Chinese Japan Japanese Singapore Russia Russian Brazil Africa European EU GDPR
    الإمارات الإماراتي دبي قطر قطري الكويت كويتي البحرين بحريني عمان عماني مصر المصري الأردن الأردني لبنان اللبناني العراق العراقي المغرب المغربي تونس التونسي الجزائر الجزائري السودان اليمن تركيا التركي إيران
    الهند الهندي باكستان بريطانيا البريطاني الإنجليزي لندن أمريكا الأمريكي ألمانيا الألماني فرنسا الفرنسي إسبانيا إيطاليا هولندا سويسرا كندا الكندي أستراليا الصين الصيني اليابان الياباني روسيا الروسي أوروبا الأوروبي`,
  ).flatMap(({ word, term }) => [word, term]),
);
const LAW = new Set(
  analyse(
    `law laws legal code act rule statute legislation regulation court قانون قوانين نظام أنظمة القانون محكمة محاكم تشريع`,
  ).map(({ term }) => term),
);
const OWN = /saudi|ksa|kingdom|riyadh|jeddah|sama\b|سعودي|المملكة|الرياض|جدة/i;
const COUNTRIES = /\b(?:US|U\.S\.|United States|United Kingdom|GDPR|EU)\b|الولايات المتحدة/;

/**
 * Tells whether a question asks for the law of another country: it names one beside a word for law, or instead of the Kingdom. "A UAE
 * judgment in Saudi Arabia" does not.
 */
export function asksForeignLaw(text: string): boolean {
  if (OWN.test(text)) return false;
  if (/\bGDPR\b/.test(text)) return true;
  const tokens = analyse(text);
  const named =
    COUNTRIES.test(text) || tokens.some(({ word, term }) => FOREIGN.has(word) || FOREIGN.has(term));
  return (
    named &&
    (COUNTRIES.test(text) ||
      tokens.some(({ term }) => LAW.has(term)) ||
      !/\b(?:foreign|abroad)\b|أجنبي/i.test(text))
  );
}
