import { COMMERCIAL } from './commercial.js';
import type { LawRule } from './rule.js';

/** Rules of the laws on tax, bribery and money laundering. */
export const businessDutyRules: readonly LawRule[] = [
  {
    id: 'SA-VAT-01',
    source: { law: 'value-added-tax', articles: ['2'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Rate of value added tax', ar: 'نسبة ضريبة القيمة المضافة' },
    demands: {
      en: 'Value added tax applies at the basic rate of 15% unless the supply is exempt or zero-rated.',
      ar: 'تطبق ضريبة القيمة المضافة بنسبة أساسية قدرها 15% من قيمة التوريد، ما لم يكن التوريد معفى أو خاضعاً لنسبة الصفر.',
    },
    instead: {
      en: 'Prices exclude value added tax, which is added at the rate in force (15%).',
      ar: 'الأسعار غير شاملة ضريبة القيمة المضافة، وتضاف الضريبة بالنسبة النظامية السارية (15%).',
    },
    silence: 'nothing',
    searched: { en: ['VAT', 'value added tax'], ar: ['ضريبة القيمة المضافة'] },
  },
  {
    id: 'SA-ITX-01',
    source: { law: 'income-tax', articles: ['68'] },
    documents: COMMERCIAL,
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Withholding of tax', ar: 'استقطاع الضريبة' },
    demands: {
      en: 'Whoever pays a non-resident from a source in the Kingdom withholds tax at the rates of the law and pays it to the Authority.',
      ar: 'يجب على كل من يدفع مبلغاً لغير مقيم من مصدر في المملكة استقطاع الضريبة بالأسعار المقررة وتسديدها.',
    },
    instead: {
      en: 'The Client withholds the tax that the law demands and gives the Supplier a certificate of it.',
      ar: 'يستقطع العميل الضريبة الواجبة نظاماً ويزود المورد بشهادة بذلك.',
    },
    silence: 'nothing',
    searched: { en: ['withholding tax'], ar: ['ضريبة الاستقطاع'] },
  },
  {
    id: 'SA-BRI-01',
    source: { law: 'anti-bribery', articles: ['1', '9', '10'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'partly-verified',
    subject: { en: 'Payments to officials', ar: 'المدفوعات للموظفين العامين' },
    demands: {
      en: 'Whoever offers, promises or gives a public employee something for an act of his office is punished for bribery, as is the go-between, even if the act is lawful.',
      ar: 'يعاقب الراشي والوسيط وكل من عرض على موظف عام وعداً أو عطية لأداء عمل من أعمال وظيفته ولو كان العمل مشروعاً.',
    },
    instead: {
      en: 'Neither party gives or promises anything of value to a public employee, directly or through others.',
      ar: 'لا يقدم أي من الطرفين أو يعد بأي منفعة لموظف عام بصورة مباشرة أو غير مباشرة.',
    },
    silence: 'nothing',
    searched: { en: ['bribery', 'public official'], ar: ['الرشوة', 'موظف عام'] },
  },
  {
    id: 'SA-AML-02',
    source: { law: 'anti-money-laundering', articles: ['15', '16'] },
    documents: COMMERCIAL,
    severity: 'high',
    confidence: 'verified',
    subject: { en: 'Warning a customer of a report', ar: 'تنبيه العميل إلى البلاغ' },
    demands: {
      en: 'Institutions that suspect money laundering report at once, and may not let the customer know of the report or of an inquiry.',
      ar: 'على الجهات الملزمة الإبلاغ فوراً عند الاشتباه في غسل الأموال، ويحظر عليها تنبيه العميل أو غيره إلى أن بلاغاً قد قدم أو أن تحقيقاً جارٍ.',
    },
    instead: {
      en: 'The Company may report to the authorities as the law demands, without notice to the Customer.',
      ar: 'للشركة إبلاغ الجهات المختصة وفقاً للنظام دون إشعار العميل.',
    },
    silence: 'nothing',
    searched: { en: ['suspicious transactions', 'report'], ar: ['غسل الأموال', 'الإبلاغ'] },
  },
];
