import type { ReadersById } from '../reader.js';
import { both, tells } from './tells.js';

const AGREED =
  '\\b(?:penalt(?:y|ies)|liquidated damages|agreed (?:compensation|damages|sum|amount|penalty)|delay (?:damages|fines?|penalt\\w+)|stipulated (?:sum|damages|compensation)|pre-?agreed|fixed compensation|penal clause|lump[- ]sum compensation|compensation (?:fixed|agreed|set|stipulated))\\b';
const FIXED =
  '\\b(?:(?:not|no|nor|never|neither|cannot|waiv\\w+|relinquish\\w*|renounc\\w+|without)\\b[^.;]{0,90}\\b(?:reduc\\w+|diminish\\w*|lower\\w*|mitigat\\w+|adjust\\w*|modif\\w+|review\\w*|alter\\w*|revis\\w+|moderat\\w+|contest\\w*|challeng\\w+|disput\\w+|object\\w*|vari(?:ed|ation)|touch|interfere\\w*)|immune (?:from|to) (?:judicial )?(?:review|reduction)|beyond the (?:power|reach) of (?:the|any) court|irreducible|not (?:be )?(?:open|subject) to (?:\\w+ ){0,3}?(?:reduction|review|adjustment|challenge))\\b';
const NO_LOSS =
  '\\b(?:(?:whether or not|regardless of (?:whether|the)|irrespective of|even (?:if|where|though)|although|notwithstanding|without (?:the )?(?:need|proof|having|requirement|proving|regard)|no (?:need|proof)|not (?:be )?(?:required|need)|waives? (?:\\w+ ){0,5}?(?:prov|show))[^.;]{0,80}\\b(?:loss(?:es)?|damages?|harm|injury|prejudice)\\b|(?:may not|cannot|shall not|no right to|not entitled to|waives? (?:\\w+ ){0,4}?right to|not be heard to) (?:\\w+ ){0,6}?(?:prove|argue|plead|show|claim|establish)[^.;]{0,60}\\b(?:no|absence of|lack of|not suffer\\w*|less)\\b[^.;]{0,20}(?:loss|damage|harm))';
const PARTIAL =
  '\\b(?:part(?:ial)?|partly)\\b[^.;]{0,30}\\b(?:perform\\w*|execut\\w+|deliver\\w*|complet\\w+)\\b|\\b(?:perform\\w*|execut\\w+) (?:in part|partially|partly)\\b';
const FULL =
  '\\b(?:not (?:\\w+ )?(?:reduc\\w+|diminish\\w*|affect|lower)|in full|full amount|entire|whole|no reduction)\\b';
const FRAUD = '\\b(?:fraud|gross (?:fault|negligence)|wil+ful|deliberate)\\b';
const ONLY =
  '\\b(?:sole|only|exclusive|maximum|full and final)\\b|\\b(?:not|no)\\b[^.;]{0,40}\\b(?:increas\\w+|more than|exceed|further|additional|greater)\\b';
const EVEN = '\\b(?:even|including|whether|regardless|irrespective|notwithstanding)\\b';
const NOT_SO =
  '\\b(?:may (?:be )?(?:reduc|ask the court|request the court|apply)\\w*|nothing (?:in|shall)|(?:unless|if) (?:the )?(?:debtor|contractor|supplier|\\w+ party)? ?(?:proves?|shows?)|not (?:be )?(?:due|payable|owed)|prices?\\b[^.;]{0,30}\\b(?:not|shall not) be reduced|without prejudice to (?:article|the right)|not preclude|not prevent|cap(?:ped)?|indirect)\\b';
const UNTOUCHED = {
  en: 'The clause makes the agreed compensation owed or unchangeable whatever the loss.',
  ar: 'يجعل البند التعويض الاتفاقي مستحقاً أو غير قابل للتعديل أياً كان الضرر.',
};
const AGREED_AR =
  '~(?:شرط (?:ال)?جزائي|شروط (?:ال)?جزائية|تعويض (?:ال)?اتفاقي|تعويض (?:ال)?متفق|تعويض (?:ال)?محدد|تعويض (?:ال)?مقطوع|غرامة|غرامات|مبلغ (?:ال)?متفق|تعويض (?:ال)?جزافي|تعويض (?:ال)?مقدر)#';
const FIXED_AR =
  '~(?:لا|ليس|لن|دون|عدم|[يت]تنازل|تنازل|تنازله|[يت]سقط|بمنأى|غير (?:قابل|قابلة|خاضع|خاضعة)|[يت]متنع|يحظر)#[^.;]{0,70}~(?:تعديل|تعديله|تعديلها|تخفيض|تخفيضه|تخفيضها|إنقاص|إنقاصه|إنقاصها|خفض|خفضه|خفضها|رقابة|منازعة|مراجعة|[يت]خضع|[يت]نازع|[يت]عترض|اعتراض|طعن|[يت]نقص|[يت]خفض|تقدير|[يت]قبل|مجادلة|مراجعته)';
const NO_LOSS_AR =
  '~(?:سواء|ولو|حتى|دون|بدون|بغض|بصرف|لا|ليس|أيا|مهما|وإن|عدم)#[^.;]{0,60}~(?:ضرر|أضرار|ضررا|خسارة)#';
const PARTIAL_AR = '~(?:جزءا|جزء|جزئي|جزئيا|جزئية|بعض)#';
const NOT_SO_AR =
  '~(?:(?<!(?:يجوز|يحق|ليس) )(?:لل|ل)محكمة (?:إنقاص|تخفيض|تعديل|أن)|لا [يت](?:كون|ستحق|ستحقق)|لا [يت]تجاوز|غير مستحق|إلا إذا أثبت|ما لم [يت]ثبت|دون (?:ال)?إخلال|لا [يت]خل|(?<!ليس )(?:للمدين|لل[ء-ي]+) (?:طلب|إثبات))(?![ء-ي])|~(?:إذا)# ~(?:أثبت|ثبت)#[^.;]{0,40}~لم#';

/** Readers of the rule on agreed compensation. */
export const agreedCompensationReaders: ReadersById = {
  'SA-CTL-16': {
    topic: { en: AGREED, ar: '~(?:شرط (?:ال)?جزائي|تعويض (?:ال)?اتفاقي)#' },
    en: [
      tells('breaks', {
        all: [both(AGREED, FIXED, 140)],
        unless: `${NOT_SO}|\\bneither does\\b|\\b(?:contract|agreement) may not be\\b`,
        says: UNTOUCHED,
      }),
      tells('breaks', { all: [both(AGREED, NO_LOSS, 140)], unless: NOT_SO, says: UNTOUCHED }),
      tells('breaks', { all: [AGREED, PARTIAL, FULL], unless: NOT_SO, says: UNTOUCHED }),
      tells('breaks', { all: [AGREED, ONLY, `${EVEN}[^.;]{0,60}${FRAUD}`], unless: NOT_SO, says: UNTOUCHED }),
      tells('keeps', {
        all: [
          AGREED,
          '\\b(?:courts?|judge|tribunal)\\b[^.;]{0,30}\\b(?:may|can|has the power to|is entitled to)\\b[^.;]{0,20}\\b(?:reduc\\w+|adjust\\w*|modif\\w+)|\\bnot (?:be )?(?:due|payable|owed)\\b[^.;]{0,60}\\bno (?:loss|damage|harm)\\b|\\barticle \\(?179\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', { all: [both(AGREED_AR, FIXED_AR, 120)], unless: NOT_SO_AR, says: UNTOUCHED }),
      tells('breaks', {
        all: [both(AGREED_AR, NO_LOSS_AR, 120)],
        unless: `${NOT_SO_AR}|~(?:أخرى|أكبر|جاوز)#`,
        says: UNTOUCHED,
      }),
      tells('breaks', {
        all: [AGREED_AR, '~(?:كاملا|كاملة|كامل)#', `~(?:ولو|حتى|وإن|رغم|مهما)#[^.;]{0,60}${PARTIAL_AR}`],
        unless: NOT_SO_AR,
        says: UNTOUCHED,
      }),
      tells('keeps', {
        all: [
          AGREED_AR,
          '(?<![ء-ي])للمحكمة[^.;]{0,30}~(?:إنقاص|تخفيض|تعديل|أن [يت]نقص)|~لا [يت](?:ستحق|كون)#[^.;]{0,60}~(?:لم [يت]لحق|عدم وقوع|عدم لحوق|انتفاء)',
        ],
      }),
    ],
  },
};
