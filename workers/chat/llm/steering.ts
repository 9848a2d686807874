import type { Span } from '#workers/engines/text/quotes/resolve.js';

/** Where an order may begin: at the beginning of a sentence, or behind a word that orders are joined with. */
const BEGINNING = '(?:^|[.;:!?\\n"“(,]\\s{0,5}|\\b(?:and|then|instead|please|just|simply)\\s)';
const REST = '[^.\\n]{0,300}';
const LINE = '[^\\n]{0,400}';
const ARABIC_BEGINNING = '(?:^|[\\s،.:؛«"(])[وف]?';

/**
 * Patterns of words in a passage that would steer who answers from it. They are looser than those of instructions that
 * are reported as findings: a clause that is taken for one by mistake only cannot be cited.
 */
const STEERING: readonly RegExp[] = [
  // Marks of roles, of prompts and of passages.
  new RegExp(`\\[/?(?:system|assistant|developer|user|inst|sys)\\]${LINE}`, 'giu'),
  new RegExp(
    `(?:^|\\n)[#\\s]{0,9}(?:SYSTEM|ASSISTANT|Assistant|DEVELOPER|المساعد|النظام)\\s{0,3}:${LINE}`,
    'gu',
  ),
  new RegExp(`\\b(?:system|developer) (?:message|prompt|instructions?)\\b${LINE}`, 'giu'),
  new RegExp(
    `<[|/]{0,2}(?:im_start|im_end|system|sys|passage|question|conversation|endoftext)[^>\\n]{0,40}>${LINE}`,
    'giu',
  ),
  new RegExp(
    `(?:^|\\n)\\s{0,9}(?:passage|source|المقطع|المصدر)\\s{0,3}[\\d٠-٩]{1,3}\\s{0,3}[:—–-]${LINE}`,
    'giu',
  ),
  new RegExp(`\\[\\s{0,3}[\\d٠-٩]{1,3}\\s{0,3}:\\s{0,3}["“«]${LINE}`, 'gu'),
  // Orders of what to say.
  new RegExp(
    `${BEGINNING}(?:always |only )?(?:say|answer|reply|respond|tell (?:the |your )?(?:user|reader|lawyer|client)|inform the (?:user|reader))(?: only| simply)?(?:\\sthat\\b|\\swith\\b|\\s{0,2}:|\\s["“]|\\sthe contract\\b)${REST}`,
    'giu',
  ),
  new RegExp(`(?:^|[.!?\\n"“]\\s{0,5})(?:state|conclude|claim|confirm) that\\b${REST}`, 'giu'),
  new RegExp(
    `\\b(?:if|when|whenever) (?:you(?: are|'re)? asked|the user asks (?:about|whether|if|how|what))\\b${REST}`,
    'giu',
  ),
  new RegExp(
    `\\byour (?:new |only )?(?:task|instructions?|role|answer|reply|output) (?:is|are|must|should|shall)\\b${REST}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:dear |note to (?:the |any )?|attention,? |hey,? )(?:AI|LLM|chatbot|assistant|language model|bot)s?\\b${REST}`,
    'giu',
  ),
  new RegExp(
    `\\bthe (?:AI|LLM|chatbot|language model|assistant) (?:must|should|shall|will|is to) (?:always |only |not )?(?:say|answer|reply|respond|state|cite|claim|ignore|mention)\\b${REST}`,
    'giu',
  ),
  new RegExp(`\\b(?:you are now|pretend (?:to be|that)|from now on,? you)\\b${REST}`, 'giu'),
  new RegExp(`${BEGINNING}(?:ignore|disregard|forget|bypass)\\b${REST}`, 'giu'),
  new RegExp(
    `\\b(?:do not|don't|never) (?:cite|quote|mention|answer|tell the (?:user|reader)|use the (?:other )?passages?)\\b${REST}`,
    'giu',
  ),
  new RegExp(`\\bcite (?:passage|source)\\b${REST}`, 'giu'),
  new RegExp(
    `${ARABIC_BEGINNING}(?:قل|قولي)\\s{0,3}(?::|(?:إن|ان|أن|له|للمستخدم|فقط)(?![ء-ي]))${REST}`,
    'gu',
  ),
  new RegExp(`${ARABIC_BEGINNING}(?:أجب|اجب|أجيبي|اكتب)\\s{0,3}(?::|[ء-ي])${REST}`, 'gu'),
  new RegExp(
    `${ARABIC_BEGINNING}(?:أخبر|اخبر|أكد|أكّد|اذكر)\\s(?:المستخدم|للمستخدم|القارئ|للقارئ|السائل)${REST}`,
    'gu',
  ),
  new RegExp(`(?:إذا|اذا|عندما|متى)\\s(?:سئلت|سُئلت|سألك|سأل المستخدم)${REST}`, 'gu'),
  new RegExp(
    `${ARABIC_BEGINNING}(?:تجاهل|تجاهلي|أهمل|اهمل|انس|انسَ)\\s(?:كل|كافة|جميع|ما|أي|هذه|تلك|التعليمات|تعليمات|تعليماتك|القواعد|الأوامر|المقاطع|السؤال|الأسئلة)(?![ء-ي])${REST}`,
    'gu',
  ),
  new RegExp(`(?:أيها|ايها)\\s(?:المساعد|النموذج|الذكاء|الروبوت)${REST}`, 'gu'),
  new RegExp(`على (?:المساعد|المساعد الذكي|الذكاء الاصطناعي|النموذج اللغوي) أن${REST}`, 'gu'),
  new RegExp(
    `(?:مهمتك|تعليماتك|إجابتك|اجابتك|جوابك|أنت الآن|انت الان|رسالة النظام|تعليمات النظام|لا تستشهد|لا تذكر)(?![ء-ي])${REST}`,
    'gu',
  ),
];

/** Returns the places in which a passage seems to steer who answers from it. */
export function findSteering(text: string): Span[] {
  return STEERING.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    })),
  );
}
