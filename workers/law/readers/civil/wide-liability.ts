import { readTogether, type AddedReaders } from '../together.js';

const GRAVE =
  '\\b(?:fraud\\w*|gross(?:ly)? (?:fault|negligen\\w+|error|misconduct|breach)|wil+ful(?:ly)?|deliberate(?:ly)?|intentional(?:ly)?|its intent|deceit|bad faith)\\b';
const LIMITED =
  '\\b(?:capped|cap|not exceed|limited to|answers? for nothing|not (?:be )?(?:liable|responsible|answerable)|shall not compensate|no liability|shall (?:the )?\\w+ compensate|renounces?|waives?|releases?|under no circumstances|forgoes)\\b';
const REACHES = `\\b(?:be the|be it|even|including|whether|irrespective of|regardless of|whatever|among them|not even|not excepted|included|howsoever)\\b`;
const SPARED =
  '\\b(?:except\\w*(?<!not excepted)|save|other than|unless|apart from|excluding|does not (?:apply|extend|cover|limit)|shall not (?:apply|extend|limit|cover)|nothing (?:in|herein|shall)|without prejudice|insur\\w+|hold\\w* (?:\\w+ )?harmless|terminat\\w+|means|jury|no waiver|in respect of personal injury|claims? of fraud|reimburse\\w*)\\b';
const OF_THE_OTHER =
  "\\b(?:customer|client|buyer|user|tenant|third part(?:y|ies)|owner|lessee|visitor)(?:'s)? (?:\\w+ )?(?:fraud|gross|wil+ful|deceit)|(?:fraud|negligence|fault|default|deceit|misconduct) (?:of|by|on the part of) (?:the |any |a )?(?:customer|client|buyer|user|tenant|third|owner|lessee|visitor)";
const GRAVE_AR =
  '~(?:غش|غشه|تدليس|خطأ (?:ال)?جسيم|خطئه (?:ال)?جسيم|أخطائه (?:ال)?جسيمة|تعمد|تعمده|عمدا|عمد|متعمد|سوء نية|سوء (?:ال)?نية|جسامة|احتيال)#';
const LIMITED_AR =
  '~(?:لا [يت](?:لزم|لتزم|سأل|تحمل|زيد|تجاوز|عوض)|ألا [يت]عوض|[يت]عفى|إعفاء|سقف|[يت]قتصر|تقتصر|غير مسؤول|[يت]تنازل|لا تزيد|لا تتجاوز)(?:ه|ها)?#';
const REACHES_AR = '~(?:ولو|لو|حتى|سواء|مهما|أيا|بما فيها|بما فيه|بما في ذلك|كان أو|كانت أو|وإن|أم)#';
const SPARED_AR =
  '~(?:إلا(?! [يت][ء-ي])|عدا|باستثناء|ما لم|سوى|لا [يت]سري|لا [يت]شمل|لا [يت]طبق|لا [يت]خل|دون (?:ال)?إخلال|[يت]ستثنى|لا [يت]عفي|تأمين)(?![ء-ي])|~(?:غش|تعمد|خطأ|تدليس|احتيال|سوء نية|إهمال) (?:ال)?(?:عميل|مشتري|مستخدم|غير|مستأجر|زائر|طرف (?:ال)?آخر)';
const HURT =
  '\\b(?:torts?|tortious|harmful acts?|(?:bodily|personal|physical) (?:injur(?:y|ies)|harm)|injur(?:y|ies)|death)\\b';

/** Wide readers of the rules on exemption from liability. */
export const wideLiabilityReaders: AddedReaders = {
  'SA-CTL-17': readTogether({
    says: {
      en: 'The clause exempts a party from liability even for fraud or gross fault.',
      ar: 'يعفي البند طرفاً من المسؤولية حتى عن الغش أو الخطأ الجسيم.',
    },
    en: [
      [
        LIMITED,
        `${REACHES}[^.;]{0,80}${GRAVE}|${GRAVE}[^.;]{0,40}\\b(?:among them|not excepted|included)\\b`,
      ],
      [
        '\\b(?:cap|limit|limitation|exclusion)\\b[^.;]{0,20}\\b(?:applies|governs|covers|extends)\\b',
        `${GRAVE}[^.;]{0,40}\\b(?:among them|included)\\b|\\b(?:including|even)\\b[^.;]{0,60}${GRAVE}`,
      ],
    ],
    ar: [[LIMITED_AR, REACHES_AR, GRAVE_AR]],
    unless: { en: `${SPARED}|${OF_THE_OTHER}|\\bliable only for\\b|\\bguilty of\\b`, ar: SPARED_AR },
  }),
  'SA-CTL-44': readTogether({
    says: {
      en: 'The clause exempts a party from liability for harmful acts, which no agreement can do.',
      ar: 'يعفي البند طرفاً من المسؤولية عن الفعل الضار، وهو ما لا يجوز الاتفاق عليه.',
    },
    en: [
      [
        HURT,
        '\\b(?:caused|staff|negligence|acts|sustained|operator|employees|trainers)\\b',
        '\\b(?:agrees? not to (?:sue|claim)|at (?:its|his|her|their|your) own risk|for(?:e)?goes?|waives?|no (?:liability|responsibility))\\b',
      ],
    ],
    ar: [
      [
        '~(?:فعل (?:ال)?ضار|أفعال (?:ال)?ضارة|إصابة|إصابات|مسؤولية (?:ال)?تقصيرية)',
        '~(?:لا [يت]حق|ليس|[يت]تنازل|[يت]سقط)#[^.;]{0,40}~(?:مطالبة|[يت]طالب|رجوع|تعويض|حق)',
        '~(?:تعويض|رجوع|مطالبة)',
      ],
    ],
    unless: {
      en: '\\b(?:except\\w*|save|unless|insur\\w+|harmless|indemnif\\w+|own (?:fault|negligence)|remains? (?:\\w+ )?liable|jury|forum|venue|jurisdiction|this waiver|not (?:limit|exclude|apply|relieve)|third part(?:y|ies)|to the extent)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|عدا|باستثناء|ما لم|تأمين|خطئه|إهماله|إصابة عمل|إصابات (?:ال)?عمل)(?![ء-ي])',
    },
  }),
};
