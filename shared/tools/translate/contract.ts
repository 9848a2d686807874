import * as z from 'zod/mini';
import { documentBlock } from '../../contracts/documents.js';
import { evidence, language } from '../../contracts/common.js';
import { translatedFilename } from '../../domain/report-name.js';
import { toolContract } from '../tool.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The files of a translation; in `bilingual` both languages stand side by side. */
export const translationFile = z.enum(['docx', 'txt', 'pdf', 'bilingual']);
export type TranslationFile = z.infer<typeof translationFile>;
/** Source of a translation: a stored document, or a text that was typed or pasted. */
export const translationType = z.enum(['text', 'doc']);

/** A problem with the translation of a paragraph, so that a person should compare it with the source. */
export const doubt = z.object({
  code: z.enum(['not_translated', 'drafted', 'numbers', 'negation', 'terms']),
  en: z.string(),
  ar: z.string(),
});
export type Doubt = z.infer<typeof doubt>;

/** A paragraph of the document with its translation. */
export const translatedParagraph = z.object({
  /** Id of the block. */
  id: z.string(),
  kind: z.enum([...documentBlock.shape.kind.options, 'comment']),
  /** Its place in the document, without a number that Word generates. */
  evidence,
  text: z.string(),
  /** True if it was translated without a language model. */
  draft: z.boolean(),
  /** Ranges of `text` that were not translated, in UTF-16 code units, end exclusive. */
  unknown: z.array(z.object({ start: z.int(), end: z.int() })),
  doubts: z.array(doubt),
});
export type TranslatedParagraph = z.infer<typeof translatedParagraph>;

/** A paragraph as it is shown while the rest is translated: with its source. */
export const translationItem = z.extend(translatedParagraph, { source: z.string() });
export type TranslationItem = z.infer<typeof translationItem>;

const options = {
  to: language,
  type: translationType,
  /** The file that stands for the result: that of the source's own kind, or the one asked for. */
  form: translationFile,
};
const shares = {
  /** The share of the words that was translated without a language model, 0 to 1; null if none was. */
  draft_share: z.nullable(z.number()),
  /** The share of the words that stand untranslated in the draft, 0 to 1; null if there is no draft. */
  unknown_share: z.nullable(z.number()),
};

/** Translation: a document in the other language, paragraph by paragraph. */
export const translateContract = toolContract({
  kind: 'translate',
  api: {
    name: 'Translation',
    description:
      'Texts and documents in the other language, their files, and the terms that a user wants used.',
  },
  options: z.object(options),
  item: translationItem,
  body: z.object({
    ...options,
    ...shares,
    /** The text as it was. */
    text: z.string(),
    paragraphs: z.array(translatedParagraph),
  }),
  summary: z.object({ ...options, ...shares, doubtful: z.int() }),
  publicIds: true,
  files: {
    docx: { contentType: DOCX, filename: ({ filename }) => translatedFilename(filename, 'docx') },
    txt: { contentType: 'text/plain', filename: ({ filename }) => translatedFilename(filename, 'txt') },
    pdf: { contentType: 'application/pdf', filename: ({ filename }) => translatedFilename(filename, 'pdf') },
    bilingual: { contentType: DOCX, filename: ({ filename }) => translatedFilename(filename, 'bilingual') },
  },
});
