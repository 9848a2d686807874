import type { ReadersById } from '../reader.js';
import { NO, NO_AR, tells } from './tells.js';

const UNFAIR =
  '\\b(?:unfair(?:ness)?|abusive|arbitrary|unconscionable|oppressive|adhesion|fairness|unjust|onerous|one-sided|take[- ]it[- ]or[- ]leave[- ]it)\\b';
const TERMS = '\\b(?:terms?|conditions?|clauses?|provisions?|contract|agreement)\\b';
const REVIEW =
  '\\b(?:courts?|judge|judicial\\w*|challeng\\w+|contest\\w*|object\\w*|plead\\w*|claim\\w*|ask|request\\w*|disput\\w+|argu\\w+|amend\\w*|modif\\w+|set aside|released? from|rely|invoke)\\b';
const NOT_SO =
  '\\b(?:to the knowledge of|intention|objection with respect to|nothing (?:in|herein|shall)|not prevent|not preclude|not (?:affect|limit|prejudice)|without prejudice|shall not (?:use|include|insert)|competition|discriminat\\w+|dismiss\\w*|arbitrary (?:dismissal|termination))\\b';
const WAIVED = {
  en: 'The clause keeps a party from having unfair terms reviewed by a court.',
  ar: 'يحرم البند الطرف من مراجعة المحكمة للشروط التعسفية.',
};
const UNFAIR_AR = '~(?:تعسفية|تعسفي|تعسفيا|إذعان|مجحفة|مجحف|جائرة|إجحاف|مذعن|إذعانا)#';
const REVIEW_AR =
  '~(?:محكمة|محاكم|قضاء|قاضي|طعن|[يت]طعن|دفع|[يت]دفع|اعتراض|[يت]عترض|تعديل|[يت]طلب|طلب|مطالبة|احتجاج|[يت]حتج|منازعة|[يت]تمسك|تمسك|إعفاء|ادعاء|[يت]دعي)(?:ها|ه)?#';

/** Readers of the rule on unfair terms. */
export const unfairTermReaders: ReadersById = {
  'SA-CTL-06': {
    topic: { en: `${UNFAIR}[^.;]{0,60}${TERMS}|\\badhesion\\b`, ar: UNFAIR_AR },
    en: [
      tells('breaks', { all: [UNFAIR, TERMS, REVIEW, NO], unless: NOT_SO, says: WAIVED }),
      tells('keeps', {
        all: [
          UNFAIR,
          '\\bnothing\\b[^.;]{0,60}\\bcourt\\b|\\b(?:courts?|customer|user|buyer|party)\\b[^.;]{0,20}\\bmay\\b(?! not)[^.;]{0,40}\\b(?:amend|modify|ask|request|release)',
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [UNFAIR_AR, REVIEW_AR, NO_AR],
        unless: '~(?:لا [يت]حول|لا [يت]خل|دون (?:ال)?إخلال|إدراج|فصل|فصلا)#',
        says: WAIVED,
      }),
      tells('keeps', {
        all: [UNFAIR_AR, '~(?:لا [يت]حول|لا [يت]خل|دون (?:ال)?إخلال)#|(?<![ء-ي])للمحكمة#'],
      }),
    ],
  },
};
