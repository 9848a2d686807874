import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';

const ELSEWHERE =
  '\\b(?:arbitra\\w+|notices?|correspond\\w+|reports?|fluen\\w+|proficien\\w+|minutes|communications?)\\b';
const ELSEWHERE_AR = '~(?:تحكيم|تقارير|تقرير|تقاريره|مراسلات|إشعارات|إخطارات|يجيد|إجادة|محاضر)';
const WINS =
  '(?:prevails?|governs?|governing|controls?|controlling|takes? (?:precedence|priority)|(?:is|be|being) (?:the )?(?:binding|authoritative|official|original|approved|adopted|reference))\\b';
const WINS_AR =
  '~(?:[يت]عتد|اعتداد|أولوية|[يت]سود|[يت]رجح|ترجيح|[يت]غلب|[يت]عتمد|معتمد|معتمدة|معول|عبرة|حجية|ملزم|مرجع|مرجعا|[يت]ؤخذ|[يت]عمل)#';

/** Readers of the rule on the language of the contract. */
export const languageReaders: ReadersById = {
  'SA-LAB-03': {
    topic: {
      en: '\\bArabic\\b[^.;]{0,60}\\b(?:text|version|language|translation)\\b|\\b(?:text|version|language)\\b[^.;]{0,60}\\bArabic\\b',
      ar: '~(?:نص|نسخة|لغة|ترجمة)# (?:ال)?عربي',
    },
    en: [
      ban({
        cues: [
          `\\bEnglish\\b(?: language)?(?: (?:text|version|copy|original|wording))?[^.;,]{0,20}\\b${WINS}`,
          '\\b(?:prevailing|governing|official|authoritative|binding) (?:language|text|version)\\b[^.;,]{0,40}\\bEnglish\\b',
          '\\b(?:precedence|priority|prevail) (?:shall be |is )?(?:given )?(?:to |over )?the English\\b',
        ],
        unless: ELSEWHERE,
        says: {
          en: 'The clause lets the English text prevail over the Arabic.',
          ar: 'يقدم البند النص الإنجليزي على النص العربي.',
        },
      }),
      ban({
        cues: [
          '\\b(?:made|drawn up|written|drafted|executed|issued|concluded|prepared) (?:only |solely |exclusively )in (?:the )?English\\b',
          '\\b(?:made|drawn up|written|drafted|executed|issued|concluded|prepared) in (?:the )?English(?: language)? (?:only|alone|exclusively)\\b',
        ],
        needs: '\\b(?:contract|agreement)\\b',
        unless: ELSEWHERE,
        says: {
          en: 'The clause has the contract made in English alone.',
          ar: 'يقضي البند بتحرير العقد باللغة الإنجليزية وحدها.',
        },
      }),
      states('breaks', {
        cues: [
          '\\b(?:texts?|versions?|languages?)\\b[^.;]{0,30}\\bequal(?:ly)? (?:authentic|valid|binding|force|authority|legal|effective|status)\\b',
          '\\bArabic (?:translation|text|version)\\b[^.;]{0,40}\\bfor (?:reference|convenience|information|guidance)(?: purposes)?(?: only)?\\b',
        ],
        unless: `${ELSEWHERE}|\\bArabic (?:text |version )?(?:shall |will )?prevail`,
        says: {
          en: 'The clause does not let the Arabic text alone be relied upon.',
          ar: 'لا يجعل البند النص العربي هو المعتمد دون غيره.',
        },
      }),
      affirms('keeps', {
        cues: [
          `\\bArabic\\b(?: language)?(?: (?:text|version|copy|original|wording))?[^.;,]{0,20}\\b${WINS}`,
        ],
        unless: ELSEWHERE,
      }),
    ],
    ar: [
      ban({
        cues: [
          `${WINS_AR} (?:هو |هي |دائما )?~(?:إنجليزي|إنجليزية)#`,
          `${WINS_AR} ~(?:نص|نسخة|لغة|صيغة)# ~إنجليزي(?:ة)?#`,
          `~(?:نص|نسخة|لغة|صيغة)# ~إنجليزي(?:ة)?# (?:(?:هو|هي|[يت]كون|[يت]عد|[يت]عتبر) )?${WINS_AR}`,
        ],
        unless: ELSEWHERE_AR,
        says: {
          en: 'The clause lets the English text prevail over the Arabic.',
          ar: 'يقدم البند النص الإنجليزي على النص العربي.',
        },
      }),
      ban({
        cues: [
          '~(?:حرر|يحرر|كتب|يكتب|أبرم|صيغ)#[^.;]{0,30}~لغة الإنجليزية (?:فقط|وحدها|دون غيرها|دون سواها|حصرا)#',
        ],
        needs: '~(?:عقد|اتفاقية)#',
        unless: ELSEWHERE_AR,
        says: {
          en: 'The clause has the contract made in English alone.',
          ar: 'يقضي البند بتحرير العقد باللغة الإنجليزية وحدها.',
        },
      }),
      states('breaks', {
        cues: [
          '~(?:نصين|نصان|نسختين|نسختان|لغتين)#[^.;]{0,40}~(?:ذات|نفس|متساوي|متساويين|متساوية|متساويان|بالتساوي)#[^.;]{0,10}~(?:حجية|قوة|قيمة|حجة)?',
          '~(?:ترجمة|نص|نسخة)# ~عربي(?:ة)?#[^.;]{0,40}~(?:استرشاد|اطلاع|إيضاح|توضيح|استئناس)(?:ي|ية)?#',
        ],
        unless: `${ELSEWHERE_AR}|~(?:يعتد ب|يسود )?النص العربي هو`,
        says: {
          en: 'The clause does not let the Arabic text alone be relied upon.',
          ar: 'لا يجعل البند النص العربي هو المعتمد دون غيره.',
        },
      }),
      affirms('keeps', {
        cues: [
          `${WINS_AR} (?:هو )?~(?:نص|نسخة|لغة|صيغة)# ~عربي(?:ة)?#`,
          `~(?:نص|نسخة|لغة|صيغة)# ~عربي(?:ة)?# (?:(?:هو|هي|[يت]كون|[يت]عد|[يت]عتبر) )?${WINS_AR}`,
        ],
        unless: ELSEWHERE_AR,
      }),
    ],
  },
};
