import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity';
/** What a question is about: the user's documents, the law, or whichever answers it. */
export type Subject = 'documents' | 'law' | 'open';

/** Returns a message in comparable form: lower case, plain quotes, folded Arabic, single spaces. */
const plain = (text: string) => fold(normalizeText(text)).toLowerCase().replace(/\s+/g, ' ').trim();

const SMALL_TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'greeting',
    /^(?:hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|how are you(?: doing| today)?|how is it going|مرحبا|اهلا|اهلا وسهلا|هلا|السلام عليكم|السلام عليكم ورحمه الله|السلام عليكم ورحمه الله وبركاته|صباح الخير|مساء الخير|تحيه طيبه|كيف حالك|كيف الحال|كيفك|شلونك)(?: (?:there|assistant|lda|again|بك|بكم))?$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|great|perfect),? )?(?:thanks|thank you|many thanks|thx|cheers|شكرا|شكرا لك|شكرا لكم|شكرا جزيلا|مشكور|اشكرك|جزاك الله خيرا|يعطيك العافيه)(?: (?:a lot|so much|very much|again|for your help|على المساعده|على مساعدتك))?$/,
  ],
  ['farewell', /^(?:bye|goodbye|bye bye|see you|good night|مع السلامه|الي اللقاء|وداعا|تصبح علي خير)$/],
  [
    'identity',
    /^(?:(?:who|what) are you|what can you do(?: for me)?|how can you help(?: me)?|what do you do|are you (?:a )?(?:human|robot|bot|lawyer|an ai)|من انت|من تكون|ما انت|ماذا تستطيع ان تفعل|ماذا تفعل|كيف تساعدني|بماذا تساعدني|كيف يمكنك مساعدتي|هل انت محام|هل انت انسان|عرف بنفسك)$/,
  ],
];

/** Returns what a message says if it asks nothing: a greeting, thanks; undefined for a question. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  const message = plain(text).replace(/[.!?,:;)(\s]+$/u, '');
  return SMALL_TALK.find(([, pattern]) => pattern.test(message))?.[0];
}

const PAPER =
  '(?:contract|agreement|lease|nda|document|file|deed|policy|memorandum|amendment|annex|appendix|offer|letter|terms)';
const OWN_PAPERS = [
  new RegExp(`\\b(?:this|that|these|those|my|our|attached|uploaded)\\s(?:\\w{1,20}\\s){0,2}${PAPER}s?\\b`),
  new RegExp(
    `\\b(?:in|under|by|according to|per|of|from|does|did)\\sthe\\s(?:\\w{1,20}\\s){0,2}(?:contract|agreement|lease|nda|document|file|annex|appendix)s?\\b`,
  ),
  new RegExp(
    `\\bthe\\s(?:\\w{1,20}\\s){0,2}${PAPER}s?\\s(?:says?|states?|provides?|requires?|allows?|mentions?|contains?|sets?)\\b`,
  ),
  /\b(?:in|under|of)\s(?:clause|section|schedule|exhibit)\s\d/,
  /(?<![ء-ي])(?:هذا|هذه|في|بموجب|حسب|وفق|وفقا ل|نص|من|بحسب)\s?(?:ال|لل)(?:عقد|اتفاقيه|اتفاق|مستند|مستندات|وثيقه|ملف|مذكره|ملحق|سياسه)(?![ء-ي])/,
  /(?<![ء-ي])(?:عقدي|عقدنا|اتفاقيتنا|مستنداتي|مستندي|ملفاتي|المرفق|المرفقه|المرفقات)(?![ء-ي])/,
  /(?<![ء-ي])(?:العقد|الاتفاقيه|المستند|الوثيقه)\s(?:ي|ت)(?:نص|ذكر|شترط|حدد|قول|منع|جيز|لزم)(?![ء-ي])/,
  /(?<![ء-ي])(?:في|من)\s(?:ال)?بند(?![ء-ي])/,
];
const OF_LAW = [
  /\b(?:laws?|statutes?|statutory|regulations?|legal(?:ly)?|lawful(?:ly)?|unlawful(?:ly)?|royal decree|illegal(?:ly)?|by-?laws?|saudi|kingdom)\b/,
  /\b(?:article|art\.)\s\d/,
  /(?<![ء-ي])[وبلفك]{0,2}(?:ال|لل)?(?:نظام|انظمه|قانون|قوانين|لائحه|لوائح|ماده|مرسوم|نظاما|قانونا|نظاميا|قانونيا|نظامي|قانوني)(?![ء-ي])/,
];

/** Returns what a question is about, by its words alone. */
export function subjectOf(text: string): Subject {
  const message = plain(text);
  const documents = OWN_PAPERS.some((pattern) => pattern.test(message));
  const law = OF_LAW.some((pattern) => pattern.test(message));
  if (documents === law) return 'open';
  return documents ? 'documents' : 'law';
}
