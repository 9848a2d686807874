import type { RewordingRule } from '../rule.js';
import { EVERY, TANWIN, whole, type Wording } from './phrases.js';

/** Two adjectives or nouns that say the same, and which of them stays; each is looked for in every form in which it is written. */
const ADJECTIVES = [
  ['باطل', 'لاغ', 'باطل'],
  ['نهائي', 'قاطع', 'نهائي'],
  ['تام', 'كامل', 'كامل'],
  ['ساري', 'نافذ', 'نافذ'],
  ['مكمل', 'متمم', 'مكمل'],
  ['خطي', 'مكتوب', 'مكتوب'],
  ['كتابي', 'خطي', 'كتابي'],
] as const;

/** لاغٍ and سارٍ lose their last letter where they are indefinite. */
const bare = (word: string) => (word === 'لاغ' ? 'لاغ(?:ٍ|ي)?' : word === 'ساري' ? 'سار(?:ٍ|ي)?' : word);
const stem = (word: string) => (word === 'لاغ' ? 'لاغي' : word);

const adjectives = ADJECTIVES.flatMap(([one, other, stays]): Wording[] =>
  [
    [one, other],
    [other, one],
  ].flatMap(([first = '', second = '']) => [
    [`${bare(first)} و${bare(second)}`, stays],
    [`${stem(first)}${TANWIN} و${stem(second)}(${TANWIN})`, `${stays}$1`],
    [`${stem(first)}ة و${stem(second)}ة`, `${stays}ة`],
    [`ال${stem(first)} وال${stem(second)}`, `ال${stays}`],
    [`ال${stem(first)}ة وال${stem(second)}ة`, `ال${stays}ة`],
  ]),
);

/** Doublets of legal Arabic. "شروط وأحكام" is not among them: it is what such a document is called. */
export const DOUBLETS: readonly RewordingRule[] = whole('doublet', EVERY, [
  ...adjectives,
  ['([وف]?[ب]?)البنود والأحكام', '$1الأحكام'],
  ['([وف]?)للبنود والأحكام', '$1للأحكام'],
  ['([بل]?)بنود وأحكام', '$1أحكام'],
  ['بنود(?:اً|ًا|ا) وأحكام(اً|ًا|ا)', 'أحكام$1'],
  ['التزام(?:اً|ًا|ا) وتعهد(?:اً|ًا|ا)', 'التزاماً'],
  ['ال(?:إ|ا)لتزام والتعهد', 'الالتزام'],
  ['([وفب]?ل?)كافة وجميع', '$1جميع'],
  ['([وفب]?ل?)جميع وكافة', '$1جميع'],
  ['([وف]?)(?:يقر ويعترف|يعترف ويقر)', '$1يقر'],
  ['([وف]?)يقر الطرفان ويعترفان', '$1يقر الطرفان'],
  ['الاتفاق والتراضي', 'الاتفاق'],
  ['([وف]?)اتفق وتراضى', '$1اتفق'],
  ['(حصري|حصرية|حصرياً) و(?:خاص|خاصة|خاصاً)', '$1'],
]);
