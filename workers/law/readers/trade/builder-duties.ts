import type { ReadersById } from '../reader.js';
import { allOf, readTogether } from '../together.js';
import { NOT_NEEDED } from './turns.js';
import { DENIED } from './wide-pieces.js';

const JOINED = {
  en: '\\b(?:consorti(?:um|a)|joint venture|joint contractors)\\b',
  ar: '~(?:متضامن|متضامنين|متضامنون|متضامنان|تضامن|يتضامن|تحالف|ائتلاف)#',
};
const CLASSED = {
  en: '\\b(?:un)?classif(?:ied|ication)\\b',
  ar: '~(?:مصنف|مصنفا|مصنفين|تصنيف|تصنيفا|تصنيفه|تصنيفهم)#',
};
const RUIN = {
  en: '\\b(?:collapse|(?:hidden|latent|structural) (?:structural )?defects?|defects? (?:that|which) threatens?)\\b',
  ar: '~(?:تهدم|انهيار|عيوب (?:ال)?(?:خفية|إنشائية|هيكلية)|عيب خفي|متانة|متانته|عيوب التي تهدد)#?',
};
const BUILDING = {
  en: '\\b(?:building|structure|structural|works|handover|handed over|taking over|final acceptance)\\b',
  ar: '~(?:بناء|مبنى|منشأ|إنشائية|فيلا|برج|بنيان)#',
};

/** Readers of the rules on joint contractors and on the liability of builders. */
export const builderDutyReaders: ReadersById = {
  'SA-CON-04': {
    topic: { en: '\\bconsortium\\b[^.;]{0,60}\\bclassif', ar: '~تصنيف[^.;]{0,30}~متضامن' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause admits joint contractors below the classification that the law requires.',
          ar: 'يقبل البند متضامنين دون التصنيف الذي يشترطه النظام.',
        },
        en: [
          [
            JOINED.en,
            CLASSED.en,
            `${NOT_NEEDED.en}|\\bunclassified\\b|\\b(?:two|three|several|2|3)(?: or \\w+)? (?:grades?|classes|levels)\\b|\\b(?:any field|regardless of (?:their|its) (?:classification|grade)|any grade|under no obligation)\\b`,
          ],
        ],
        ar: [
          [
            JOINED.ar,
            CLASSED.ar,
            `${NOT_NEEDED.ar}|~غير مصنف|~(?:درجتين|ثلاث درجات|درجات)#|~(?:أيا كانت|دون (?:ال)?باقين|أي درجة|بغض النظر)`,
          ],
        ],
        unless: {
          en: '\\b(?:may|shall|must|can) ?not\\b|\\bno member\\b|\\bclassified (?:information|documents)|\\bsub-?contractors?\\b|\\bwaste\\b',
          ar: 'لا (?:يجوز|يقبل|تقبل|يحق)|~(?:مخلفات|باطن|وثائق)#',
        },
      }),
      readTogether({
        says: { en: 'Each joint contractor is classified.', ar: 'كل من المتضامنين مصنف.' },
        answer: 'keeps',
        en: [['\\b(?:each|every|all)\\b', JOINED.en, CLASSED.en, '\\b(?:must|shall)\\b']],
        ar: [['~(?:كل|جميع)#', JOINED.ar, CLASSED.ar, '~(?:يجب|يلتزم|على|يكون|يشترط)#']],
        unless: {
          en: `\\b(?:not|no|unclassified|waste|sub-?contractors?|two|three)\\b|${NOT_NEEDED.en}`,
          ar: `~(?:لا يشترط|لا يلزم|غير|درجتين|مخلفات|باطن|دون)#|${NOT_NEEDED.ar}`,
        },
      }),
    ),
  },
  'SA-CON-05': {
    topic: { en: '\\b(?:hidden|latent|structural) defects\\b', ar: '~عيوب (?:ال)?(?:خفية|إنشائية)' },
    ...allOf(
      readTogether({
        says: {
          en: 'The clause frees the builder of liability for collapse or for defects that threaten the building.',
          ar: 'يعفي البند المقاول من المسؤولية عن تهدم البناء أو العيوب التي تهدد سلامته.',
        },
        en: [
          [
            '{contractor}|{owner} (?:waives|releases)',
            RUIN.en,
            BUILDING.en,
            `${DENIED.en}|\\bshall (?:not|the contractor) answer\\b|\\bliability\\b[^.;]{0,40}\\b(?:ends?|ceases?|expires?|terminates?)\\b[^.;]{0,20}\\b(?:on|upon|at|with)\\b`,
          ],
        ],
        ar: [
          [
            '{contractor}',
            RUIN.ar,
            BUILDING.ar,
            `${DENIED.ar}|~تنتهي# ~?مسؤولية[^.;]{0,60}~(?:مجرد|فور|استلام)`,
          ],
        ],
        unless: {
          en: '\\b(?:not|never) (?:\\w+ )?(?:releas\\w+|reliev\\w+|discharg\\w+|exempt\\w*|absolv\\w+)\\b|\\b(?:materials?|design|items?|information) (?:supplied|provided|furnished|prepared) by the (?:owner|client|employer)\\b|\\b(?:caused by|misus\\w+|resulting from|due to|arising from|unless|except)\\b|\\bafter (?:ten|10) years\\b|\\b(?:fire|war|force majeure|existing|site|soil|subsurface|sub-surface|warrant\\w+ period)\\b',
          ar: 'لا (?:يعفي|تعفي|يعفى|يخلي|تبرأ|يبرئ|يسقط|تسقط|تنتهي)|~(?:موردة من|مقدمة من|قاهرة|حرب|قائمة|تربة|بعد عشر|يوفرها|ناتجة|ناجمة|الناتجة|سوء|بفعل|تنصل|امتناع|إلا(?![ء-ي])|ما لم)',
        },
      }),
      readTogether({
        says: { en: 'The builder answers for collapse.', ar: 'يسأل المقاول عن التهدم.' },
        answer: 'keeps',
        en: [['{contractor}', RUIN.en, '\\b(?:is|shall be|remains?) (?:jointly )?(?:liable|responsible)\\b']],
        ar: [['{contractor}', RUIN.ar, '~(?:يسأل|يضمن|مسؤولا|مسؤول|يتحمل|يلتزم)#']],
        unless: { en: '\\b(?:not|no|waives?|until)\\b', ar: '~(?:لا|غير|دون|مالك)#' },
      }),
    ),
  },
};
