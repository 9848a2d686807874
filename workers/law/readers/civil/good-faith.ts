import type { ReadersById } from '../reader.js';
import { both, tells } from './tells.js';

const NOT_BOUND =
  '\\b(?:no (?:\\w+ ){0,3}?(?:duty|obligation|requirement|principle|covenant|term)|not (?:\\w+ ){0,2}?(?:bound|obliged|required|subject|apply|implied)|without (?:regard to|observing|being bound by|having to)|excluded?|excludes|waives?|under no (?:duty|obligation)|need not|disclaims?)\\b';
const FAITH = '\\b(?:good faith|fair dealing|abuse of rights?)\\b';
const NOT_GOOD = {
  en: 'The clause frees a party from good faith.',
  ar: 'يعفي البند طرفاً من واجب حسن النية.',
};
const PERFORM =
  '\\b(?:perform\\w*|execut\\w+|exercis\\w+|act(?:s|ing)?|implement\\w*|discharg\\w*|carry out)\\b';

const TRUTH =
  '\\b(?:misrepresent\\w*|false (?:statements?|information)|untrue statements?|inaccurate statements?|deception|deceit|(?:deliberate |fraudulent )?conceal\\w+|non-?disclosure|negotiat\\w+|pre-?contractual)\\b';
const BAD =
  '\\b(?:fraud\\w*|deliberate\\w*|bad faith|wil+ful\\w*|intentional\\w*|knowingly|deception|deceit)\\b';
const FREED =
  '\\b(?:no (?:remed\\w+|right|liabilit\\w+|claim|recourse)|not (?:be )?(?:liable|responsible)|neither party|waiv\\w+|relinquish\\w*|renounc\\w+|releas\\w+|excluded)\\b';
const EXCEPT =
  '\\b(?:nothing|except\\w*|save|other than|does not|shall not (?:exclude|limit|apply)|unless)\\b';
const DECEIVED = {
  en: 'The clause frees a party from liability for deception or bad faith before the contract.',
  ar: 'يعفي البند طرفاً من المسؤولية عن التغرير أو سوء النية قبل التعاقد.',
};
const TRUTH_AR = '~(?:تغرير|تغريره|بيانات|بيان|تفاوض|مفاوضات|كتمان|إخفاء|سكوت|تدليس)#';
const BAD_AR = '~(?:تغرير|تدليس|متعمدة|متعمدا|متعمد|تعمد|عمدا|سوء نية|سوء (?:ال)?نية|غش|احتيال)#';
const FREED_AR =
  '~(?:لا [يت]سأل|لا [يت]تحمل|لا [يت]كون مسؤولا|غير مسؤول|[يت]تنازل|تنازل|[يت]سقط|[يت]عفى|إعفاء|لا [يت]حق|ليس|لا [يت]جوز)#';
const EXCEPT_AR = '~(?:إلا|عدا|باستثناء|ما لم|لا [يت]سري|لا [يت]حد|لا [يت]خل|لا [يت]عفي)(?![ء-ي])';

/** Readers of the rules on good faith and on deception before the contract. */
export const goodFaithReaders: ReadersById = {
  'SA-CTL-07': {
    topic: {
      en: `${PERFORM}[^.;]{0,60}\\bin good faith\\b|\\b(?:duty|principle) of good faith\\b`,
      ar: '~(?:مبدأ حسن (?:ال)?نية|تنفيذ[^.;]{0,40}حسن (?:ال)?نية)',
    },
    en: [
      tells('breaks', {
        all: [both(NOT_BOUND, FAITH, 70)],
        unless:
          '\\b(?:exclude\\w*\\b[^.;]{0,30}\\bnegotiat|negotiat\\w+ in good faith|returned|will negotiate|intention|liable|third part\\w+|unless|except|nothing|not in good faith|if|failed?)\\b',
        says: NOT_GOOD,
      }),
      tells('keeps', {
        all: ['\\b(?:shall|will|must|undertakes? to|agrees? to|is to)\\b[^.;]{0,60}\\bin good faith\\b'],
        unless: '\\b(?:not|no|liable|if)\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          '~(?:لا [يت]لتزم|لا [يت]سري|لا [يت]طبق|لا [يت]خضع|دون (?:ال)?(?:مراعاة|تقيد|التزام|نظر)|غير ملزم|غير ملتزم|استبعاد|[يت]ستبعد|[يت]عفى|لا تخضع|لا [يت]تقيد|ليس)#[^.;]{0,60}~(?:مبدأ )?حسن (?:ال)?نية#',
        ],
        unless: '~(?:إلا|ما لم|غير حسن|إذا)#',
        says: NOT_GOOD,
      }),
      tells('keeps', {
        all: ['~(?:[يت]لتزم|[يت]نفذ|تنفيذ|[يت]تعهد)#[^.;]{0,70}~حسن (?:ال)?نية#'],
        unless: '~(?:لا|دون|ليس|عدم|إذا)#',
      }),
    ],
  },
  'SA-CTL-41': {
    topic: { en: `${TRUTH}[^.;]{0,120}\\b(?:liab\\w+|remed\\w+|annul\\w*)\\b`, ar: '~(?:تغرير|سوء نية)#' },
    en: [
      tells('breaks', { all: [FREED, TRUTH, BAD], unless: `${EXCEPT}|\\bcaused by\\b`, says: DECEIVED }),
      tells('keeps', {
        all: [
          `\\b(?:nothing|not (?:exclude|limit|apply))\\b[^.;]{0,80}\\b(?:misrepresent\\w*|deceit|deception)\\b|\\bdeceived\\b[^.;]{0,60}\\bannul`,
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [FREED_AR, TRUTH_AR, BAD_AR, '~(?:تعاقد|تفاوض|عقد|مفاوضات|إبرام)#'],
        unless: EXCEPT_AR,
        says: DECEIVED,
      }),
      tells('keeps', {
        all: ['~لا [يت](?:حد|خل|عفي|سري)#[^.;]{0,60}~تغرير#|~مغرر#[^.;]{0,40}~إبطال#'],
        unless: '~ليس#',
      }),
    ],
  },
};
