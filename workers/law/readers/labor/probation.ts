import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban } from '../turns.js';

const TOPIC = {
  en: '\\bprobation(?:ary)?\\b|\\btrial period\\b',
  ar: '~(?:فترة|مدة) (?:ال)?(?:تجربة|اختبار)#|~تحت (?:ال)?(?:تجربة|اختبار)#',
} as const;

/** Readers of the rules on probation. */
export const probationReaders: ReadersById = {
  'SA-LAB-07': {
    topic: TOPIC,
      en: [
        limit({
          cues: ['\\bprobation(?:ary)?(?: period)?\\b', '\\btrial period\\b'],
          measure: 'days',
          atMost: 180,
          after: 160,
          before: 40,
          notAfter: '^\\W{0,3}(?:prior |written )?(?:written )?notice|^\'?s?\\W{0,3}notice',
          plus: '\\bextend(?:ed|able)?\\b[^.;]{0,60}\\b(?:further|additional|another|for (?:a )?(?:second|similar)|by)\\b',
          bound: { en: '180 days in total', ar: '180 يوماً في المجموع' },
        }),
        affirms('breaks', {
          cues: [
            '\\bextend\\b[^.;]{0,40}\\bprobation\\w*[^.;]{0,60}\\b(?:as (?:it|the {employer}) (?:sees|deems) fit|sole discretion|without limit|indefinitely)\\b',
            '\\bprobation\\w*[^.;]{0,80}\\b(?:extended|extendable)\\b[^.;]{0,40}\\b(?:discretion|without limit|indefinitely)\\b',
          ],
          says: {
            en: 'The clause lets probation be extended without a limit.',
            ar: 'يجيز البند تمديد فترة التجربة دون حد.',
          },
        }),
      ],
      ar: [
        limit({
          cues: [TOPIC.ar],
          measure: 'days',
          atMost: 180,
          after: 150,
          before: 30,
          notBefore: '~(?:إشعار|إخطار) [^.;]{0,20}$',
          plus: '(?:تمديد|تمدد|يمدد|تجديد)[^.;]{0,60}(?:أخرى|مماثلة|إضافية)',
          bound: { en: '180 days in total', ar: '180 يوماً في المجموع' },
        }),
      ],
  },
  'SA-LAB-08': {
    topic: { en: '\\bprobation\\w*[^.;]{0,80}\\b(?:again|repeat|new|second|restart|anew)\\w*', ar: `${TOPIC.ar}[^.;]{0,60}~(?:جديدة|ثانية|مجددا|تكرار|أكثر)` },
      en: [
        ban({
          cues: [
            '\\b(?:restart|repeat|renew|again)\\b[^.;]{0,60}\\bprobation\\w*',
            '\\bprobation\\w*[^.;]{0,60}\\b(?:again|repeated|restarted|anew|a second time|more than once)\\b',
            '\\b(?:new|second|further) (?:period of )?probation\\w*',
          ],
          unless: '\\b(?:different|another) (?:job|position|role|profession|work|occupation)\\b|\\bsix \\(?6?\\)? ?months\\b',
          says: {
            en: 'The clause lets the employer put the worker on probation again.',
            ar: 'يجيز البند وضع العامل تحت التجربة مرة أخرى.',
          },
        }),
      ],
      ar: [
        ban({
          cues: [
            `~(?:إعادة|تكرار|يعيد|تعيد|يكرر|إخضاع)#[^.;]{0,60}?(?:${TOPIC.ar})[^.;]{0,40}`,
            `(?:${TOPIC.ar})[^.;]{0,40}?~(?:مرة أخرى|مرة ثانية|مجددا|من جديد|جديدة|أكثر من مرة)#`,
          ],
          needs: '~(?:مرة أخرى|مرة ثانية|مجددا|من جديد|جديدة|أكثر من مرة|إعادة|تكرار)#',
          unless: '~(?:مهنة أخرى|عمل آخر|وظيفة أخرى|مهنة مختلفة|ستة أشهر)#',
          says: {
            en: 'The clause lets the employer put the worker on probation again.',
            ar: 'يجيز البند وضع العامل تحت التجربة مرة أخرى.',
          },
        }),
      ],
  },
};
