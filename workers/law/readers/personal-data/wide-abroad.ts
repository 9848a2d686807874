import { saying } from './shapes.js';
import { APART, AT_WILL, PEOPLES, UNASKED } from './wide-words.js';

const HOLDS_AR =
  '~(?:نقل|تنقل|ننقل|ينقل|تخزين|تخزن|نخزن|استضافة|تستضيف|إرسال|ترسل|معالجة|تعالج|حفظ|تحفظ|إفصاح|تحويل|توجد|خوادم|مراكز)(?:ها)?#';
const ABROAD_EN =
  '\\b(?:abroad|overseas|outside (?:of )?(?:the Kingdom|Saudi|KSA)|(?:any|other|foreign|another) (?:country|countries|jurisdiction\\w*|state)|countries|anywhere|wherever|foreign|offshore)\\b';
const ABROAD_AR = '~(?:خارج|الخارج|دولة|دول|بلد|بلدان|أجنبية|مكان في العالم)#';

/** Readers, by rules, that take the law that applies, transfers abroad and the end of secrecy in whatever words. */
export const wideAbroadReaders = {
  'SA-PDPL-01': saying(
    {
      en: 'The clause leaves the Personal Data Protection Law out.',
      ar: 'يستبعد البند نظام حماية البيانات الشخصية.',
    },
    {
      en: [
        {
          on: [`${PEOPLES.en}|\\b(?:personal data|privacy)\\b`],
          is: [
            "\\b(?:to the exclusion of|exclud(?:e|es|ing)|(?:instead|in place) of|(?:shall|does|do|will) not (?:be )?(?:apply|subject|governed|bound)(?: to| by)?|disappl\\w+|waiv\\w+)\\b[^.;]{0,40}\\b(?:PDPL|Personal Data Protection Law|(?:Saudi|the Kingdom's|KSA) (?:\\w+ ){0,2}?(?:law|laws|legislation|regulations))",
            '\\b(?:PDPL|Personal Data Protection Law|(?:Saudi|KSA) (?:\\w+ ){0,2}?(?:law|laws|legislation))\\b[^.;]{0,40}\\b(?:(?:shall|does|do|will) not (?:apply|govern)|(?:is|are) (?:excluded|disapplied|waived|inapplicable))\\b',
          ],
          unless: '\\b(?:anonym\\w*|except|unless|where|conflict of laws?|purely personal|family use)\\b',
        },
      ],
      ar: [
        {
          on: ['~(?:بيانات|معلومات|خصوصية)'],
          is: [
            '(?:لا (?:يسري|ينطبق|يطبق|تسري|تنطبق|تخضع|يخضع)|~(?:يستبعد|تستبعد|استبعاد|يتنازل)#)[^.;]{0,50}~(?:نظام حماية البيانات|أنظمة حماية البيانات|أنظمة السعودية|أنظمة المملكة|النظام السعودي)',
          ],
          unless: '(?<![ء-ي])(?:إلا|إذا|ما لم)#|~(?:مجهولة|إخفاء|شخصي أو عائلي)',
        },
      ],
    },
  ),
  'SA-PDPL-17': saying(
    {
      en: 'The clause lets personal data leave the Kingdom without an adequate level of protection or safeguards.',
      ar: 'يجيز البند نقل البيانات الشخصية إلى خارج المملكة دون مستوى مناسب من الحماية أو ضمانات.',
    },
    {
      en: [
        {
          on: [PEOPLES.en, ABROAD_EN],
          has: [
            `${UNASKED.en}|${AT_WILL.en}|\\b(?:irrespective|regardless|whatever|whether or not|even (?:if|where|though))\\b[^.;]{0,60}\\b(?:protect\\w*|laws?|safeguards?|adequa\\w+|level|there)\\b|\\bwithout\\b[^.;]{0,40}\\b(?:safeguards?|protection|adequa\\w+|assess\\w*|restriction|limit\\w*|conditions?)\\b|\\b(?:lack\\w*|no|lower|not)\\b[^.;]{0,30}\\b(?:adequa\\w+|protection|safeguards?)\\b|\\b(?:any|whichever|whatever) (?:\\w+ )?(?:country|jurisdiction|state|place|location|part of the world)\\b|\\b(?:anywhere|wherever|cheapest)\\b`,
          ],
          does: [
            '\\b(?:transfer\\w*|send|sent|host\\w*|stor(?:e|ed|ing)|kept|process\\w*|mov(?:e|ed)|located|end up|backed up|back up|disclos\\w+|export\\w*|held|replicat\\w+|made available|access(?:ed|ible))\\b',
          ],
          unless:
            '\\b(?:only (?:to|in|where|if|so far|with)|EU|European|provided that|appropriate safeguards (?:are|apply|in place)|(?:offers?|ensur\\w+|provid\\w+) (?:\\w+ ){0,2}?(?:adequate|appropriate)|in accordance|complian\\w+|never|subject to|approved|(?:Saudi|SDAIA)|access from|not (?:\\w+ ){0,2}?abroad without|unless|except|not (?:be )?(?:transferr?(?:ed)?|sen[dt]|stored?|leave|moved?)|adequate level of protection (?:is|as) (?:ensured|found)|standard contractual clauses (?:are|apply|shall apply|issued))\\b',
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PEOPLES.ar],
          has: [
            `${ABROAD_AR}`,
            `${UNASKED.ar}|${AT_WILL.ar}|(?:بصرف|بغض) النظر|دون (?:ال)?نظر|أيا كان|(?:ولو|وإن|حتى لو)[^.;]{0,30}~(?:حماية|نظام|ضمانات)|(?:دون|بدون|بلا)[^.;]{0,25}~(?:ضمانات|ضمان|حماية|تقييم|تقويم)|أي (?:دولة|بلد)|لا يتوافر`,
          ],
          does: [HOLDS_AR],
          unless: `(?<![ء-ي])(?:إلا|بشرط|شريطة|ما لم)#|لا (?:ننقل|تنقل|ينقل|يجوز نقل|تخزن)|دون مساس|وفق[ء-ي]{0,2} (?:ل)?(?:تقويم|أحكام|لأحكام)|(?<!لا )(?:توفر|تضمن|تكفل) (?:[ء-ي]+ )?~(?:حماية|مستوى|مستويات)#|~(?:معتمدة|أوروبي)#`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-29': saying(
    {
      en: 'The clause lets the confidentiality of personal data end.',
      ar: 'ينهي البند الالتزام بسرية البيانات الشخصية.',
    },
    {
      en: [
        {
          on: [PEOPLES.en, '\\b(?:secret\\w*|secrecy|confiden\\w+|disclos\\w+)\\b'],
          is: [
            '\\bno longer (?:bound|obliged|applies|subject|required)\\b',
            '\\bnot (?:be )?bound\\b[^.;]{0,40}\\bafter\\b',
          ],
          does: [
            '\\b(?:ceases?|ends?|lapses?|expires?|terminates?|released|comes? to an end|fall(?:s)? away|lapse)\\b',
            '\\bfree to (?:speak|use|disclose|make use|share|talk)\\b',
          ],
          unless:
            '\\b(?:survives?|continues?|even after|remain\\w*|goes on|not limited|indefinitely|shall not (?:end|cease|lapse|expire)|does not (?:end|cease|lapse|expire)|purpose)\\b',
          apart: `${APART.en}|\\beven after\\b`,
        },
        {
          on: [PEOPLES.en],
          is: [
            '\\b(?:secret|secrecy|confidential\\w*)\\b[^.;]{0,80}\\b(?:for (?:a period of )?(?:\\w+ )?\\(?\\d{0,2}\\)? ?(?:years?|months?)|only (?:during|while|until|for)|until|as long as)\\b',
          ],
          unless: '\\b(?:after (?:which|that) .{0,20}continue|not|survives?|at least|indefinitely)\\b',
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PEOPLES.ar, '~(?:سرية|سر|أسرار|السرية|كتمان)#'],
          is: ['في حل من|(?:لا يلتزم|غير ملزم|لا يبقى)[^.;]{0,60}بعد'],
          does: ['~(?:ينقضي|ينتهي|يسقط|تنقضي|تنتهي|تسقط|يزول|يتحلل|يعفى|يصبح في حل)#'],
          unless: '~(?:يستمر|تستمر|يبقى|يظل|قائما)#|حتى بعد|(?<![ء-ي])لا (?:ينقضي|ينتهي|يسقط|تنتهي)',
          apart: `${APART.ar}|وبعد انتها`,
        },
        {
          on: [PEOPLES.ar],
          is: [
            '~(?:سرية|أسرار|كتمان)#[^.;]{0,100}(?:طوال (?:مدة|سريان)|أثناء (?:سريان|مدة)|لمدة|خلال مدة|حتى انتهاء) [^.;]{0,60}(?:فقط|حصرا|دون ما بعد|بعد ذلك|سنة|سنتين|سنوات|أشهر)',
          ],
          unless: '~(?:يستمر|تستمر|يبقى|يظل|قائما)#|وبعد|حتى بعد',
          apart: APART.ar,
        },
      ],
    },
  ),
} as const;
