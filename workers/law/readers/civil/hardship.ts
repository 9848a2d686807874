import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

const EVENTS =
  '\\b(?:(?:exceptional|extraordinary|unforeseen|unforeseeable|unexpected)(?: (?:and|or|general|economic|market|public|,)){0,3} ?(?:\\w+ )?(?:circumstances|events?|conditions|changes?)|hardship|changed circumstances|changes? (?:of|in) (?:\\w+ )?circumstances|imprevision|(?:excessively|unduly|ruinously|more|exceptionally|extremely) (?:onerous|burdensome)|ruinous|rebus sic stantibus)\\b';
const RELIEF =
  '\\b(?:renegotiat\\w+|negotiat\\w+|adjust\\w*|revis(?:e|ed|ion)|relief|reduc\\w+|modif\\w+|courts?|judge|amend\\w*|balance|recours\\w*|re-?open\\w*|plead|invoke[sd]?|rely|entitle\\w*|theory|doctrine|remain\\w* (?:unchanged|unaffected|fixed)|risks?)\\b';
const ARTICLE =
  '\\barticle \\(?(?:97|ninety[- ]seven)\\)?\\b[^.;]{0,40}\\bcivil transactions\\b|\\bcivil transactions law\\b[^.;]{0,30}\\barticle \\(?97\\b';
const NOT_SO =
  '\\b(?:delay\\w*|notify|informs?|force majeure|(?:not|nor) (?:suspend|stop|refuse|cease|withhold)|not (?:\\w+ )?(?:entitle|permit|allow|authori[sz]e|justify|excuse)\\b[^.;]{0,50}\\b(?:stop\\w*|suspend\\w*|ceas\\w+|withhold\\w*|refus\\w+|interrupt\\w*)|liab\\w+ for|the court may|may (?:call|request|ask|demand|invite)|without prejudice|nothing in|not (?:affect|prejudice|limit|waive|exclude)|unless|except|subject to article|ordinary)\\b';
const EXCLUDED = {
  en: 'The clause takes away the relief that the law gives for exceptional circumstances.',
  ar: 'يستبعد البند ما قرره النظام من تخفيف عند الظروف الاستثنائية.',
};
const EVENTS_AR =
  '~(?:(?:ظروف|ظرف|حوادث|أحداث|أحوال) (?:ال)?(?:استثنائية|استثنائي|طارئة|طارئ|غير (?:ال)?متوقعة)|طروء ظروف|مرهقا|مرهق|إرهاق|ظروف)#';
const EVENTS_STRICT_AR =
  '~(?:(?:ظروف|ظرف|حوادث|أحداث|أحوال) (?:ال)?(?:استثنائية|استثنائي|طارئة|طارئ|غير (?:ال)?متوقعة)|مرهقا|مرهق)#';
const RELIEF_AR =
  '~(?:تعديل|تعديله|إعادة (?:ال)?(?:تفاوض|نظر)|تفاوض|مطالبة|[يت]طالب|إنقاص|تخفيض|محكمة|قضاء|رد (?:ال)?التزام|نظرية|أحكام|تبعة|أثر|[يت]طلب|طلب|احتجاج|[يت]حتج|تمسك|[يت]تمسك|مراجعة|توازن|زيادة|[يت]ؤثر|تخفيف)(?![ء-ي])';
const ARTICLE_AR = '~مادة \\(?(?:97|(?:ال)?سابعة و(?:ال)?تسع(?:ون|ين))\\)?[^.;]{0,40}~معاملات (?:ال)?مدنية';
const NOT_SO_AR =
  '~(?:قوة (?:ال)?قاهرة|[يت]خطر|إخطار|[يت]شعر|تأخير|لا [يت]خل|دون (?:ال)?إخلال|إلا|ما لم|عدا|باستثناء|امتناع|وقف (?:ال)?تنفيذ|لا [يت]حول)(?![ء-ي])';

/** Readers of the rule on exceptional circumstances. */
export const hardshipReaders: ReadersById = {
  'SA-CTL-10': {
    topic: { en: `${EVENTS}[^.;]{0,160}${RELIEF}|${ARTICLE}`, ar: `${EVENTS_STRICT_AR}|${ARTICLE_AR}` },
    en: [
      tells('breaks', {
        all: [EVENTS, RELIEF, `${NO}|\\beven if\\b|\\bhowever\\b[^.;]{0,60}\\bremain`],
        unless: NOT_SO,
        says: EXCLUDED,
      }),
      tells('breaks', {
        all: [both(ARTICLE, `${NO}`, 80)],
        unless:
          '\\b(?:nothing|without prejudice|not (?:affect|prejudice|limit|waive|exclude)|except|unless)\\b',
        says: EXCLUDED,
      }),
      tells('keeps', {
        all: [EVENTS, '\\b(?:negotiat\\w+|renegotiat\\w+|article \\(?97|reduc\\w+)\\b'],
        unless: `${NO}`,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [EVENTS_STRICT_AR, RELIEF_AR, `${NO_AR}|~(?:مهما|ولو|حتى لو)#`],
        unless: NOT_SO_AR,
        says: EXCLUDED,
      }),
      tells('breaks', {
        all: [both(ARTICLE_AR, NO_AR, 60)],
        unless: '~(?:لا [يت]خل|دون (?:ال)?إخلال|إلا|عدا)#',
        says: EXCLUDED,
      }),
      tells('keeps', {
        all: [EVENTS_AR, '~(?:تفاوض|(?:سابعة و(?:ال)?تسعين)|رد (?:ال)?التزام|إنقاص|مادة \\(?97)'],
        unless: NO_AR,
      }),
    ],
  },
};
