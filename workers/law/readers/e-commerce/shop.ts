import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { NOT_TOLD, PERSONAL, UNLESS_LAWFUL } from '../personal-data/words.js';
import { BUYER_EN, SHOP } from './shop-words.js';

const ORDER_EN =
  '\\b(?:checkout|payment|(?:your |the )?order (?:is |has been )?(?:confirmed|placed|submitted)|confirmation|acceptance)\\b';
const ADDED = {
  en: 'The clause lets charges be added after the order.',
  ar: 'يجيز البند إضافة مبالغ بعد إتمام الطلب.',
};

/** Readers of the rules on what an online shop tells, charges and keeps of its customers. */
export const shopReaders: ReadersById = {
  'SA-ECL-01': {
    onlyIf: SHOP,
    topic: {
      en: '\\bcommercial registration\\b|\\bC\\.?R\\.?(?: no| number)|\\bcontact us\\b|\\w@\\w|\\b(?:operated|run|owned) by\\b',
      ar: '~(?:سجل تجاري|السجل التجاري|تواصل معنا|اتصل بنا)#|\\w@\\w|~يدير هذا',
    },
    en: [
      states('breaks', {
        cues: [
          `${NOT_TOLD.en}[^.;]{0,20}\\b(?:our name|our address|our identity|commercial registration|contact details)\\b`,
        ],
        says: {
          en: 'The terms say that the shop is not identified.',
          ar: 'تنص الشروط على عدم الإفصاح عن بيانات المتجر.',
        },
      }),
      states('keeps', {
        cues: [
          '\\b(?:contact|reach) us\\b',
          '\\w@\\w',
          '\\b(?:operated|run|owned) by\\b',
          '\\b(?:commercial registration|CR|C\\.R\\.) ?(?:no|number)\\b',
        ],
        unless: NOT_TOLD.en,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:${NOT_TOLD.ar}|لا يفصح)[^.;]{0,20}~?(?:اسم المتجر|عنوان[ء-ي]{0,3}|سجله? التجاري|رقم سجل|هوية المتجر|اسمنا)`,
        ],
        says: {
          en: 'The terms say that the shop is not identified.',
          ar: 'تنص الشروط على عدم الإفصاح عن بيانات المتجر.',
        },
      }),
      states('keeps', {
        cues: ['~(?:تواصل معنا|اتصل بنا)#', '\\w@\\w', '~سجل تجاري رقم', '~(?:السجل التجاري) رقم'],
        unless: `${NOT_TOLD.ar}|لا يلتزم`,
      }),
    ],
  },
  'SA-ECL-02': {
    onlyIf: SHOP,
    topic: {
      en: '\\b(?:prices?|charges?|fees?|VAT)\\b',
      ar: '~(?:سعر|أسعار|رسوم|ضريبة القيمة المضافة|إجمالي السعر)#',
    },
    en: [
      ban({
        cues: [
          `\\b(?:charges?|fees|costs|amounts)\\b[^.;]{0,10}\\b(?:may|will|shall|can) (?<core>be) (?:added|charged|disclosed|imposed)\\b[^.;]{0,20}\\bafter (?:the )?(?:${ORDER_EN})`,
          `\\b(?<core>add|charge|impose)\\b[^.;]{0,40}\\b(?:fees?|charges?|costs|amounts?)\\b[^.;]{0,30}\\bafter (?:the )?(?:${ORDER_EN})`,
          `\\bfees\\b[^.;]{0,10}\\b(?:may|will) (?<core>be) charged after the order\\b`,
        ],
        unless: '\\bwith your (?:prior )?(?:consent|approval)\\b|\\blate\\b',
        says: ADDED,
      }),
      affirms('keeps', {
        cues: [
          '\\bprices?\\b[^.;]{0,30}\\b(?:includ\\w+|inclusive of)\\b[^.;]{0,30}\\b(?:VAT|tax\\w*|delivery|fees)\\b',
          '\\btotal (?:price|amount)\\b[^.;]{0,40}\\b(?:before|at checkout)\\b',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:إضافة|تضاف|فرض|تفرض|تحدد|يضاف)#[^.;]{0,10}~(?:رسوم|مبالغ|تكاليف)[^.;]{0,30}بعد (?:تأكيد الطلب|إتمام الطلب|الدفع|إبرام العقد|قبول الطلب)',
        ],
        unless: '~(?:بموافق|تأخر)',
        says: ADDED,
      }),
      affirms('keeps', {
        cues: ['~(?:أسعار|سعر)#[^.;]{0,20}~(?:شاملة|شامل|شاملا)#', '~إجمالي ~?سعر[^.;]{0,20}قبل'],
      }),
    ],
  },
  'SA-ECL-03': {
    onlyIf: SHOP,
    topic: { en: '\\b(?:invoices?|receipts?)\\b', ar: '~(?:فاتورة|فواتير)#' },
    en: [
      states('breaks', {
        cues: [
          '\\bno (?:invoices?|receipts?)\\b[^.;]{0,20}\\b(?:issued|provided|given|sent)\\b',
          '\\b(?:do|does|will|shall) not (?:provide|issue|send|give)\\b[^.;]{0,20}\\b(?:invoices?|receipts?)\\b',
          `${BUYER_EN}[^.;]{0,10}\\bnot entitled to\\b[^.;]{0,10}\\b(?:invoice|receipt)\\b`,
        ],
        unless: '\\b(?:paper|unless|until|printed)\\b',
        says: { en: 'The clause denies the consumer an invoice.', ar: 'يحرم البند المستهلك من الفاتورة.' },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:send|issue|provide)\\b[^.;]{0,20}\\binvoices?\\b',
          '\\binvoices?\\b[^.;]{0,10}\\b(?:is|are|will be) (?:issued|sent|provided)\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا (?:[نتي]صدر|[نتي]قدم|[نتي]رسل|[نتي]لتزم)[^.;]{0,20}~(?:فاتورة|فواتير)#',
          'لا يحق [^.;]{0,20}~(?:بفاتورة|فاتورة)#',
        ],
        unless: '~(?:ورقية|إلا|ما لم)#',
        says: { en: 'The clause denies the consumer an invoice.', ar: 'يحرم البند المستهلك من الفاتورة.' },
      }),
      affirms('keeps', { cues: ['~(?:نرسل|تصدر|يصدر|نصدر|نقدم|ترسل)#[^.;]{0,15}~(?:فاتورة|فواتير)#'] }),
    ],
  },
  'SA-ECL-04': {
    onlyIf: SHOP,
    topic: { en: PERSONAL.en, ar: PERSONAL.ar },
    en: [
      ban({
        cues: [
          `\\b(?:publish|sell|disclose|share)\\b[^.;]{0,10}(?:${PERSONAL.en}|\\bcustomer data\\b)[^.;]{0,40}\\bwithout\\b[^.;]{0,20}\\bconsent\\b`,
          `\\b(?:publish|sell)\\b[^.;]{0,10}(?:${PERSONAL.en}|\\bcustomer data\\b)`,
        ],
        unless: UNLESS_LAWFUL.en,
        says: {
          en: 'The clause lets data of consumers be published, sold or disclosed.',
          ar: 'يجيز البند نشر بيانات المستهلكين أو بيعها أو الإفصاح عنها.',
        },
      }),
      states('breaks', {
        cues: [
          `\\bnot (?:be )?(?:responsible|liable) for\\b[^.;]{0,20}\\b(?:protection|security)\\b[^.;]{0,20}(?:${PERSONAL.en})[^.;]{0,30}\\bpartners\\b`,
        ],
        says: {
          en: 'The clause disclaims the data that partners hold.',
          ar: 'ينفي البند المسؤولية عن البيانات التي لدى الشركاء.',
        },
      }),
      states('keeps', {
        cues: [`\\bnot (?:sell|disclose|publish)\\b[^.;]{0,10}(?:${PERSONAL.en}|it without)`],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:نشر|بيع|نبيع|ننشر)#[^.;]{0,5}(?:${PERSONAL.ar})`,
          `~(?:إفصاح|نفصح|مشاركة)#[^.;]{0,5}(?:${PERSONAL.ar})[^.;]{0,30}(?:دون|بدون) موافق`,
        ],
        unless: UNLESS_LAWFUL.ar,
        says: {
          en: 'The clause lets data of consumers be published, sold or disclosed.',
          ar: 'يجيز البند نشر بيانات المستهلكين أو بيعها أو الإفصاح عنها.',
        },
      }),
      states('breaks', {
        cues: [`لا [نتي]تحمل[^.;]{0,10} ~?(?:مسؤولية )?~حماية#? (?:${PERSONAL.ar})[^.;]{0,10}لدى شرك`],
        says: {
          en: 'The clause disclaims the data that partners hold.',
          ar: 'ينفي البند المسؤولية عن البيانات التي لدى الشركاء.',
        },
      }),
      states('keeps', { cues: [`لا [نتي](?:فصح|بيع|نشر)#?[^.;]{0,5}(?:${PERSONAL.ar})`] }),
    ],
  },
};
