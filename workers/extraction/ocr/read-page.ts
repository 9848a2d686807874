import type { RecognizedPage } from './contract.js';
import type { Engine, Languages, Reading } from './engine.js';
import { contrasted, smoothed, straightened, turned, type Grey } from './grey.js';
import { composePage } from './page-text.js';
import { measureLie } from './skew.js';
import { hasColumns, stripOf } from './strip.js';
import { withoutFalseLatin } from './false-latin.js';

/** Mean confidence from which lines certainly stand the right way up; upside down they may reach 65. */
const UPRIGHT = 78;
/** Mean confidence from which lines read as English are English; Arabic read so stays below 45. */
const ENGLISH = 80;
/** Least number of words on which the choice of a language or direction is based. */
const FEW_WORDS = 5;

interface Trial {
  languages: Languages;
  confidence: number;
}

const wordsIn = ({ paragraphs }: Reading) => paragraphs.flat(2).length;

/** Tries some lines of a page: as English, which alone takes half the time, then with Arabic. */
function tryLines(engine: Engine, picture: Grey): Trial {
  const strip = stripOf(picture);
  const english = engine.read(strip, 'eng', 'lines');
  if (wordsIn(english) >= FEW_WORDS && english.confidence >= ENGLISH)
    return { languages: 'eng', confidence: english.confidence };
  const both = engine.read(strip, 'ara+eng', 'lines');
  return { languages: 'ara+eng', confidence: wordsIn(both) < FEW_WORDS ? 0 : both.confidence };
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
  // Looking for columns, the engine loses ends of English lines, but it reads Arabic tables better.
  const kind = trial.languages === 'eng' && !hasColumns(page) ? 'lines' : 'page';
  const { paragraphs, confidence } = engine.read(page, trial.languages, kind);
  const words = withoutFalseLatin(paragraphs, () => engine.read(page, 'ara', kind).paragraphs);
  return { ...composePage(words), confidence };
}
