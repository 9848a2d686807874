import { createHash } from 'node:crypto';

/** Messages of a request, with the fields that the fake reads. */
export interface Message {
  role: string;
  content: string;
}

const TOPICS: readonly [string, RegExp][] = [
  ['liability-limit', /liab|مسؤولي/i],
  ['termination', /terminat|إنهاء|فسخ/i],
  ['governing-law', /govern|النظام|القانون/i],
  ['dispute-resolution', /arbitra|court|jurisdiction|تحكيم|محكم/i],
  ['confidentiality', /confiden|سري/i],
  ['force-majeure', /force majeure|القوة القاهرة/i],
  ['notices', /notice|إشعار|إخطار/i],
  ['payment-terms', /pay|fee|invoice|سداد|دفع/i],
];
const SEVERITIES = ['high', 'medium', 'low'];

/** Returns the passage that a prompt asks about, from its delimited block. */
export function passageOf(messages: readonly Message[]): string {
  for (const { role, content } of messages) {
    if (role !== 'user') continue;
    const block = /<document-([\w-]+)>\n([\s\S]*)\n<\/document-\1>/.exec(content);
    if (block?.[2] !== undefined) return block[2];
  }
  return '';
}

/**
 * Returns the second question of a conversation about risks, in which findings are named that clauses contradict; null
 * if it has not been asked.
 */
export function secondQuestion(messages: readonly Message[]): string | null {
  const last = messages.at(-1);
  return messages.length > 2 && last?.content.startsWith('These findings seem') === true
    ? last.content
    : null;
}

/** Returns a name for a passage; equal passages get equal names. */
export function passageName(passage: string): string {
  return createHash('sha256').update(passage).digest('hex').slice(0, 16);
}

/** Returns a correct answer to a risk prompt: up to three findings, quoted from the passage verbatim. */
export function riskAnswer(messages: readonly Message[]): string {
  const passage = passageOf(messages);
  const arabic = messages.some(({ role, content }) => role === 'system' && /in Arabic/.test(content));
  const sentences = [...passage.matchAll(/\p{L}[^.;]{40,240}[.;]/gu)].map(([sentence]) => sentence);
  const findings = sentences.slice(0, 3).map((quote, at) => ({
    kind: KINDS[(quote.length + at) % KINDS.length],
    severity: SEVERITIES[quote.length % 3],
    severity_reason: arabic ? 'لأن العبء على طرف واحد.' : 'Because one side alone bears it.',
    title: arabic ? `خطر رقم ${at + 1}` : `Risk: ${opening(quote)}`,
    statements: [
      { text: arabic ? 'هذا البند يحمّل أحد الطرفين عبئاً.' : 'This clause burdens one side.', quote },
    ],
    bearer: null,
    holder: null,
    recommendation: arabic ? 'اطلب تعديله.' : 'Ask for a change.',
  }));
  const covers = TOPICS.filter(([, words]) => words.test(passage)).map(([topic]) => topic);
  return JSON.stringify({ findings, covers });
}
/** Returns a correct answer to a question about rules: each is kept, by the first sentence of the passage. */
function rulesAnswer(messages: readonly Message[]): string {
  const [quote = ''] = /\p{L}[^.;]{10,240}[.;]/u.exec(passageOf(messages)) ?? [];
  const asked = messages.flatMap(({ role, content }) =>
    role === 'user' ? (/each of these rules: ([^\n]+)\.$/.exec(content)?.[1]?.split(', ') ?? []) : [],
  );
  return JSON.stringify({
    answers: asked.map((rule) => ({ rule, answer: 'keeps', quote, says: 'This is in line with it.' })),
  });
}

/** Returns the paragraphs that a prompt asks to put into other words, in the order of their numbers. */
export const paragraphsOf = (messages: readonly Message[]): string[] =>
  [...passageOf(messages).matchAll(/<paragraph-\d+-([\w-]+)>\n([\s\S]*?)\n<\/paragraph-\d+-\1>/g)].map(
    ([, , paragraph = '']) => paragraph,
  );

const PLAINER: readonly [string, string][] = [
  ['In the event that', 'If'],
  ['in the event that', 'if'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['في حالة ما إذا', 'إذا'],
];

/** Returns a correct answer to a question for other words: a plainer wording where there is one. */
export function rephraseAnswer(messages: readonly Message[]): string {
  const paragraphs = paragraphsOf(messages).map((text, index) => {
    const revised = PLAINER.reduce((own, [long, short]) => own.replaceAll(long, short), text);
    return { paragraph: index + 1, revised: revised === text ? 'unchanged' : revised, reasons: [] };
  });
  return JSON.stringify({ paragraphs });
}

/** Returns a correct answer to a question for translations: a word for every word, with its figures and denials. */
export function translationAnswer(messages: readonly Message[]): string {
  const toArabic = messages.some(({ role, content }) => role === 'user' && content.endsWith('into Arabic.'));
  const lines = passageOf(messages).split('\n');
  const paragraphs = lines.map((line) => {
    const [, id = '', text = ''] = /^(\d+): (.*)$/.exec(line) ?? [];
    const translation = toArabic
      ? text.replace(/[A-Za-z’'-]+/g, (word) => (/^(?:not|no|nor|never|cannot)$/i.test(word) ? 'لا' : 'كلمة'))
      : text.replace(/[\u0621-\u0652]+/g, (word) => (/^(?:لا|لم|لن|ليس)$/.test(word) ? 'not' : 'word'));
    return { id: Number(id), translation };
  });
  return JSON.stringify({ paragraphs });
}

const ANSWERS: readonly [RegExp, (messages: readonly Message[]) => string][] = [
  [/against rules of law/, rulesAnswer],
  [/legal translator/, translationAnswer],
  [/who edits the wording/, rephraseAnswer],
];

/** Returns a correct answer to the question of any tool. */
export function anyAnswer(messages: readonly Message[]): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const [, answer] = ANSWERS.find(([asks]) => asks.test(system)) ?? [];
  return (answer ?? riskAnswer)(messages);
}

/** Kinds that no denial turns into their opposite: a clause of any words bears them. */
const KINDS = ['undefined-term', 'time-of-essence', 'survival-unlimited', 'vague-words', 'other'];

/** The first words of a quote, whole. */
const opening = (quote: string) => /^.{0,40}(?=\s)/su.exec(quote)?.[0].replace(/\s+/g, ' ').trim() ?? '';
