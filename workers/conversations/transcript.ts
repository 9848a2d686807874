import type { MessageStatus } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import { cutAt, parseAnswer, type Piece as MarkupPiece, type Range } from '#shared/domain/answer-markup.js';
import { textDirection } from '#shared/domain/text-direction.js';
import type { Conversation, ConversationMessage } from '#platform/db/queries/chat-export.js';
import { plainText } from '#workers/reports/bidi-runs.js';
import { riyadhTime } from '#workers/reports/report-frame.js';
import { REPORT_WORDS } from '#workers/reports/report-words.js';
import { directionOf, ownItem, theirItem, type Item, type Piece } from './items.js';
import { sourceItems, type CitedPlaces } from './sources.js';
import { WORDS } from './words.js';

/** Writes a conversation as paragraphs: what it is, its documents, and each message with its sources. */
export function transcriptOf(conversation: Conversation, places: CitedPlaces, lang: Language): Item[] {
  const words = WORDS[lang];
  const { title, createdAt, updatedAt, documents, messages } = conversation;
  const dates = words.dates(riyadhTime(createdAt, lang), riyadhTime(updatedAt, lang));
  const items: Item[] = [
    theirItem('title', [{ text: plainText(title) }], directionOf(lang)),
    ownItem('meta', lang, { text: dates }),
    ownItem('notice', lang, { text: REPORT_WORDS[lang].note }),
  ];
  if (documents.length > 0) items.push(ownItem('heading', lang, { text: words.documents }));
  for (const { filename } of documents)
    items.push(ownItem('list-item', lang, { text: plainText(filename), isolated: true }));
  for (const message of messages) {
    items.push(speakerOf(message, lang));
    if (message.sender === 'user') items.push(...questionItems(message.text, lang));
    else items.push(...answerItems(message, places, lang));
  }
  return items;
}

/** Says who wrote a message and when, and of an answer by which engine. */
function speakerOf({ sender, createdAt, engine, model }: ConversationMessage, lang: Language): Item {
  const words = WORDS[lang];
  const pieces: Piece[] = [
    { text: sender === 'user' ? words.user : words.assistant, bold: true, isolated: true },
    { text: ` · ${riyadhTime(createdAt, lang)}` },
  ];
  if (engine !== null) pieces.push({ text: ` · ${REPORT_WORDS[lang].engine[engine]}` });
  if (model !== null) pieces.push({ text: ' (' }, { text: plainText(model), isolated: true }, { text: ')' });
  return ownItem('speaker', lang, ...pieces);
}

function questionItems(text: string, lang: Language): Item[] {
  return text
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => theirItem('paragraph', [{ text: plainText(paragraph.trim()) }], directionOf(lang)));
}

function answerItems(message: ConversationMessage, places: CitedPlaces, lang: Language): Item[] {
  const words = WORDS[lang];
  const { text, unsupported, citations, status } = message;
  const remarks = [
    ...(unsupported.length > 0 ? [words.unsupported] : []),
    ...(isWhole(status) ? [] : [words.status[status]]),
  ];
  return [
    ...answerText(text, unsupported, lang),
    ...remarks.map((remark) => ownItem('remark', lang, { text: remark })),
    ...(citations.length > 0 ? [ownItem('sources', lang, { text: words.sources })] : []),
    ...citations.flatMap((citation) => sourceItems(citation, places, lang)),
  ];
}

const isWhole = (status: MessageStatus) => status === 'complete';

/** Returns the paragraphs of an answer, in which statements without a source are underlined and marked at their end. */
function answerText(text: string, unsupported: readonly Range[], lang: Language): Item[] {
  const blocks = parseAnswer(text);
  const pieces = blocks.flatMap(({ lines }) => lines.flatMap((line) => line.pieces));
  const ends = new Set(
    unsupported.flatMap(({ start, end }) => {
      const last = pieces.findLast((piece) => piece.start < end && piece.end > start);
      return last === undefined ? [] : [Math.min(last.end, end)];
    }),
  );
  const written = (piece: MarkupPiece): Piece[] =>
    cutAt(piece, unsupported).flatMap(({ start, end, within }) => {
      const part: Piece = { text: plainText(text.slice(start, end)) };
      if (piece.kind === 'text' && piece.bold) part.bold = true;
      if (within) part.underlined = true;
      const space = /\S/.test(text.charAt(end)) ? ' ' : '';
      return ends.has(end) ? [part, { text: ` ${WORDS[lang].mark}${space}` }] : [part];
    });
  const fallback = /\p{L}/u.test(text) ? textDirection(text) : directionOf(lang);
  return blocks.flatMap(({ kind, lines }) => {
    const own = lines.map((line) => line.pieces.flatMap(written));
    if (kind === 'list') return own.map((line) => theirItem('list-item', line, fallback));
    return [
      theirItem(
        kind,
        own.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line])),
        fallback,
      ),
    ];
  });
}
