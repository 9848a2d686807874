import type { RecognizedPage } from '../recognized-page.js';
import type { Box } from './boxes.js';
import type { Engine, Languages, Paragraphs, Reading, Word } from './engine.js';
import { withEnds } from './ends.js';
import { withFigures } from './figures.js';
import { contrasted, smoothed, straightened, turned, type Grey } from './grey.js';
import { BORDER, cutOut, withoutSignAtLeft } from './ink.js';
import { withLatin } from './latin.js';
import { composePage } from './page-text.js';
import { inRows } from './rows.js';
import { rulesOf } from './rules.js';
import { measureLie } from './skew.js';
import { hasColumns, stripOf } from './strip.js';

/** Mean confidence from which lines certainly stand the right way up; upside down they may reach 65. */
const UPRIGHT = 78;
/** Mean confidence from which lines read as English are English; Arabic read so stays below 45. */
const ENGLISH = 80;
/** Least number of words on which the choice of a language or direction is based. */
const FEW_WORDS = 5;

interface Trial {
  isEnglish: boolean;
  confidence: number;
}

const wordsIn = ({ paragraphs }: Reading) => paragraphs.flat(2).length;

/** Tries some lines of a page as English, then as Arabic. */
function tryLines(engine: Engine, picture: Grey): Trial {
  const strip = stripOf(picture);
  const english = engine.read(strip, 'eng', 'lines');
  if (wordsIn(english) >= FEW_WORDS && english.confidence >= ENGLISH)
    return { isEnglish: true, confidence: english.confidence };
  const arabic = engine.read(strip, 'ara', 'lines');
  return { isEnglish: false, confidence: wordsIn(arabic) < FEW_WORDS ? 0 : arabic.confidence };
}

/** Reads a page with Arabic: as Arabic and as English, and its figures by themselves; each word as it is surest. */
function readArabic(engine: Engine, page: Grey): Paragraphs {
  const english = engine.read(page, 'eng', 'page').paragraphs;
  const readEnglish = ({ x0, y0, x1, y1 }: Box): Word[] => {
    const picture = withoutSignAtLeft(cutOut(page, { x0, y0, x1, y1 }, BORDER));
    const at = (x: number, y: number) => [x + x0 - BORDER, y + y0 - BORDER] as const;
    return engine
      .read(picture, 'eng', 'line')
      .paragraphs.flat(2)
      .map((word) => {
        const [left, top] = at(word.bbox.x0, word.bbox.y0);
        const [right, foot] = at(word.bbox.x1, word.bbox.y1);
        return { ...word, bbox: { x0: left, y0: top, x1: right, y1: foot } };
      });
  };
  const words = withLatin(engine.read(page, 'ara', 'page').paragraphs, english, readEnglish);
  const alone = (picture: Grey, languages: Languages, kind: 'line' | 'word') => {
    const found = engine.read(picture, languages, kind).paragraphs.flat(2);
    return {
      text: found
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ''),
      confidence: found.length === 0 ? 0 : Math.min(...found.map(({ confidence }) => confidence)),
    };
  };
  const ended = withEnds(words, page, (box, border) => alone(cutOut(page, box, border), 'figures', 'word'));
  return withFigures(ended, page, (box) => ({
    english: alone(cutOut(page, box, BORDER), 'eng', 'line'),
    figures: alone(cutOut(page, box, 0), 'figures', 'word'),
  }));
}

/** Recognizes a page's picture: turns it upright, straightens its lines, and composes its text. */
export function readPage(engine: Engine, picture: Grey): Omit<RecognizedPage, 'page'> {
  const { sideways, skew } = measureLie(picture);
  const lying = turned(picture, sideways ? 1 : 0);
  let page = contrasted(smoothed(skew === 0 ? lying : straightened(lying, -skew)));
  let trial = tryLines(engine, page);
  if (trial.confidence < UPRIGHT) {
    const other = turned(page, 2);
    const otherTrial = tryLines(engine, other);
    if (otherTrial.confidence > trial.confidence) [page, trial] = [other, otherTrial];
  }
  // Looking for columns, the engine loses ends of English lines.
  const words = trial.isEnglish
    ? engine.read(page, 'eng', hasColumns(page) ? 'page' : 'lines').paragraphs
    : readArabic(engine, page);
  const ordered = inRows(words, rulesOf(page));
  return { ...composePage(ordered), confidence: meanConfidence(ordered) };
}

function meanConfidence(paragraphs: Paragraphs): number {
  const words = paragraphs.flat(2);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
