import type { ReadersById } from '../reader.js';
import { both, tells } from './tells.js';

const HARMFUL =
  '\\b(?:torts?|tortious|delict\\w*|harmful acts?|wrongful acts?|(?:bodily|personal|physical) (?:injur(?:y|ies)|harm)|death|injury to (?:any )?persons?)\\b';
const NOT_LIABLE =
  '\\b(?:not|no|nor|never|neither|under no circumstances)\\b[^.;]{0,50}\\b(?:liab\\w+|responsib\\w+|answerable|accountable)\\b|\\banswers? for no\\b|\\b(?:releas\\w+|waive[sd]?|waiving|discharg\\w+|relieve[sd]?|exempt(?:s|ed)?|renounc\\w+|relinquish\\w*|absolv\\w+)\\b|\\bliabilit\\w+\\b[^.;]{0,120}\\b(?:is|are) (?:hereby |expressly )?(?:excluded|disclaimed|waived)\\b|\\b(?:excludes?|disclaims?)\\b[^.;]{0,40}\\bliabilit\\w+';
const NOT_SO =
  '\\b(?:except\\w*|save|other than|unless|nothing (?:in|shall|herein)|(?:does|do|shall|will|is|are) not (?:limit|exclude|apply|extend|be limited|be excluded)|to the (?:maximum|fullest|greatest)? ?extent (?:permitted|allowed)|indirect|consequential|special|punitive|insur\\w+|exceed|in excess|third part(?:y|ies)|caused by (?:the )?(?:user|customer|tenant|other)|own (?:negligence|fault)|tenant|indemnif\\w+|employees of|not waive|no waiver|jury|forum|venue|jurisdiction|this waiver|convenien\\w+|(?:not|nor|never|neither)(?: \\w+){0,2}? (?:relieve|release|discharge|exempt|absolve|exclude|limit|restrict|reduce)\\w*)\\b';
const HARMFUL_AR =
  '~(?:فعل(?:ه)? (?:ال)?ضار|أفعال (?:ال)?ضارة|تقصيرية|تقصيريا|إصابة|إصابات|وفاة|وفيات|أضرار (?:ال)?(?:جسدية|بدنية|جسمانية))#';
const NOT_LIABLE_AR =
  '~(?:(?:لا|لن) (?:[يت]سأل|[يت]تحمل|[يت]كون مسؤول|[يت]ضمن|[يت]ترتب)|غير مسؤول(?:ة)?|[يت]عفى|[يت]عفي|إعفاء|معفى|معفاة|[يت]خلي|إخلاء|[يت]تنازل|تنازل|[يت]برئ|إبراء|ليس مسؤول|[يت]نتفي|لا مسؤولية)';
const NOT_SO_AR =
  '~(?:إلا|عدا|باستثناء|ما لم|سوى|لا [يت]سري|لا [يت]شمل|لا [يت]خل|دون (?:ال)?إخلال|في حدود ما يسمح|تأمين|تبعية|غير مباشرة|[يت]عوض|بخطأ (?:ال)?(?:عميل|زائر|مستأجر)|خطئه|إهماله|لا [يت]جوز (?:ال)?(?:اتفاق|إعفاء)|لا [يت]عفي|لا [يت]عفى|مقاول من (?:ال)?باطن)(?![ء-ي])';
const TAKEN = {
  en: 'The clause exempts a party from liability for harmful acts, which no agreement can do.',
  ar: 'يعفي البند طرفاً من المسؤولية عن الفعل الضار، وهو ما لا يجوز الاتفاق عليه.',
};

/** Readers of the rule on exemption from liability for harmful acts. */
export const harmfulActReaders: ReadersById = {
  'SA-CTL-44': {
    topic: {
      en: both(HARMFUL, '\\b(?:liab\\w+|responsib\\w+|releas\\w+)\\b', 160),
      ar: both(HARMFUL_AR, '~(?:مسؤولية|[يت]سأل|إعفاء|تنازل)', 160),
    },
    en: [
      tells('breaks', { all: [both(NOT_LIABLE, HARMFUL, 160)], unless: NOT_SO, says: TAKEN }),
      tells('breaks', {
        all: [
          `\\bliabilit\\w+\\b[^.;]{0,80}${HARMFUL}[^.;]{0,60}\\b(?:is|are) (?:hereby |expressly )?(?:excluded|disclaimed|waived)\\b`,
        ],
        unless: NOT_SO,
        says: TAKEN,
      }),
      tells('keeps', {
        all: [
          `\\b(?:nothing|(?:does|do|shall|will) not (?:limit|exclude|apply|extend|affect|relieve|release|restrict|reduce)|except|save|other than)\\b[^.;]{0,120}${HARMFUL}`,
          '\\b(?:liab\\w+|exclu\\w+|limit\\w*)\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', { all: [both(NOT_LIABLE_AR, HARMFUL_AR, 140)], unless: NOT_SO_AR, says: TAKEN }),
      tells('keeps', {
        all: [
          `~(?:لا [يت]سري|لا [يت]شمل|لا [يت]خل|لا [يت]حد|باستثناء|عدا|إلا|دون (?:ال)?إخلال)#[^.;]{0,110}${HARMFUL_AR}`,
        ],
      }),
    ],
  },
};
