import { readTogether, type AddedReaders } from '../together.js';

const PARTNER = '\\b(?:partners?|mudarib|mudaraba|capital (?:owner|provider)|partnership|venture)\\b';
const PARTNER_AR = '~(?:شريك|شريكين|شركاء|مضارب|مضاربة|رب (?:ال)?مال)';

/** Wide readers of the rules on partnership. */
export const widePartnershipReaders: AddedReaders = {
  'SA-CTL-47': readTogether({
    says: {
      en: 'The clause gives a partner a fixed sum as his share of the profit.',
      ar: 'يجعل البند نصيب أحد الشركاء من الربح مبلغاً محدداً أو مضموناً.',
    },
    en: [
      [
        PARTNER,
        '\\b(?:profits?|returns?)\\b',
        '(?:SAR|SR) ?\\d|\\bfixed (?:sum|amount|profit)\\b|\\b(?:guaranteed|assured)\\b[^.;]{0,30}\\b(?:return|profit)',
        '\\b(?:takes?|receives?|assured|guaranteed|entitled|gets?|draws?|paid)\\b',
      ],
    ],
    ar: [
      [
        PARTNER_AR,
        '~(?:ربح|أرباح|ربحا)',
        '~(?:مبلغ (?:ال)?(?:مقطوع|محدد|ثابت)|مبلغا (?:مقطوعا|محددا|ثابتا)|ربحا[^.;]{0,30}~(?:لا [يت]قل|مضمونا|ثابتا)|ألف ريال|آلاف ريال|\\d{3} ريال)',
        '~(?:شهريا|سنويا|شهر|سنة|سنوي|[يت]خصص|[يت]ستحق|[يت]ضمن|قبل (?:ال)?قسمة|والباقي)',
      ],
    ],
    unless: {
      en: '\\b(?:not|no|fee|administrator|salary|exceed\\w*|excess|advance on|on account|up to|manager)\\b',
      ar: '~(?:لا [يت](?:جوز|صح|ستحق)|أجر معلوم|أتعاب|راتب|ما زاد على|تحت (?:ال)?حساب|عمل)#',
    },
  }),
  'SA-CTL-48': readTogether({
    says: {
      en: 'The clause spares a partner the loss, or lays loss of capital on the manager.',
      ar: 'يعفي البند أحد الشركاء من الخسارة أو يحملها المضارب.',
    },
    en: [
      [
        PARTNER,
        '\\bloss(?:es)?\\b',
        '\\b(?:bears? none|alone|only|spared|exempt\\w*|whatever (?:its|the|their) (?:cause|reason)|make good every|whatever losses|in full whatever|shall not share)\\b',
      ],
    ],
    ar: [
      [
        PARTNER_AR,
        '~(?:خسارة|خسائر|خسرت|نقص رأس (?:ال)?مال)',
        '~(?:وحده|لا [يت](?:شارك|تحمل)|دون تعد|أيا كانت|مهما كانت|كاملا ولو|[يت]عفى|كلها)',
        '~(?:[يت]تحمل|[يت]رد|[يت]شارك|[يت]عفى|[يت]ضمن)#',
      ],
      ['~لا [يت]شارك#[^.;]{0,25}~(?:خسارة|خسائر)', '~(?:أيا كانت|مهما|في (?:ال)?ربح|طرف)'],
    ],
    unless: {
      en: '\\b(?:unless|except|owner of the capital (?:alone )?bears|capital (?:provider|owner)[^.;]{0,60}\\bbears|loss of (?:the )?capital alone|negligen\\w+|trespass|fault)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|رب (?:ال)?مال وحده|رب (?:ال)?مال[^.;]{0,60}~[يت]تحمل وحده|[يت]تحمل رب (?:ال)?مال|عدا|تقصيره|بتعد)(?![ء-ي])',
    },
  }),
  'SA-CTL-49': readTogether({
    says: {
      en: 'The clause keeps a partner from the books of the partnership.',
      ar: 'يمنع البند الشريك من الاطلاع على دفاتر الشركة.',
    },
    en: [
      [
        '\\bpartners?\\b',
        '\\b(?:books?|accounts|documents|records)\\b',
        '\\b(?:(?:may|shall|will)(?: \\w+)? not|no partner (?:may|shall)|waives?|no right)\\b[^.;]{0,30}\\b(?:look|see|inspect\\w*|examin\\w+|access|ask|consult)\\b',
      ],
    ],
    ar: [
      [
        '~(?:شريك|شركاء)',
        '~(?:دفاتر|حسابات|مستندات|سجلات)',
        '~(?:[يت]منع|ليس|لا [يت]حق|لا [يت]جوز|[يت]تنازل|[يت]حظر)#[^.;]{0,35}~(?:اطلاع|[يت]طلع|فحص|[يت]طلب)',
      ],
    ],
    unless: {
      en: '\\b(?:except|unless|disclos\\w+|remove|prevent\\w*)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|غير|منع (?:ال)?شريك)#(?! (?:ال)?مدير)',
    },
  }),
};
