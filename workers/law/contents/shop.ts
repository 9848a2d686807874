import { SHOP } from '../readers/e-commerce/shop-words.js';
import type { ContentsById } from './content.js';

/** What the terms of an online shop must tell. */
export const shopContents: ContentsById = {
  'SA-ECL-01': {
    parts: [
      {
        name: { en: 'the name of the shop’s operator', ar: 'اسم موفر الخدمة' },
        found: {
          en: '\\b(?:operated|run|owned|managed|provided|offered) (?:and \\w+ )?by\\b|\\b(?:LLC|L\\.L\\.C|company|establishment|est\\.|corporation|limited|ltd|trading)\\b',
          ar: '~(?:شركة|مؤسسة|تديره|يديره|تملكه|مملوك|تشغله|اسم (?:ال)?(?:متجر|تاجر|منشأة))#',
        },
        subject: { en: '\\b(?:seller|operator|about us)\\b', ar: '~(?:من نحن|بيانات (?:ال)?متجر)' },
      },
      {
        name: { en: 'its address', ar: 'عنوانه' },
        found: {
          en: '\\b(?<!e-?mail |IP |web )address\\b(?! (?:entered|that you|you))|\\b(?:street|road|avenue|P\\.? ?O\\.? ?Box|district|building no)\\b|\\b(?:located|based|registered|office|headquarter\\w*)\\b[^.;]{0,30}\\b(?:in|at)\\b|\\bcertified (?:by|with)\\b|\\bBusiness Platform\\b|\\bMaroof\\b',
          ar: '(?<!\\bتسليم )~(?:عنواننا|عنوانه|عنوانها|عنوان (?:ال)?(?:متجر|شركة|مؤسسة|وطني|رئيس)|مقرنا|مقرها|مقره|شارع|طريق|حي|مركزها الرئيس|معروف|منصة (?:ال)?أعمال)#|~عنوان\\s?:',
        },
        subject: { en: '\\baddress\\b', ar: '~عنوان' },
      },
      {
        name: { en: 'means of contact', ar: 'وسائل الاتصال به' },
        found: {
          en: '\\S@\\S|\\b(?:contact|reach|call|e-?mail|write to) (?:us|our|customer)\\b|\\b(?:tel|telephone|phone|whatsapp|hotline|e-?mail)\\b[^.;]{0,20}(?::|\\d{5,})|\\b(?:customer (?:service|care|support)|contact form|live chat)\\b|\\+?966\\d{6,10}|\\b(?:920|800)\\d{6,7}\\b',
          ar: '\\S@\\S|~(?:تواصل معنا|للتواصل|التواصل مع|اتصل بنا|اتصال بنا|خدمة (?:ال)?عملاء|راسلنا|مراسلتنا|هاتف|جوال|واتساب|بريد (?:ال)?إلكتروني\\s?:|رقم موحد)',
        },
        subject: { en: '\\bcontact\\b', ar: '~(?:تواصل|اتصال)' },
      },
      {
        name: { en: 'the register and number of its registration', ar: 'اسم السجل المقيد فيه ورقمه' },
        found: {
          en: '\\b(?:commercial|trade|company) regist(?:ration|er|ry)\\b|\\bC\\.? ?R\\.?\\b(?: ?(?:no|number|:|\\d))|\\bregist(?:ration|ered|er)\\b[^.;]{0,30}(?:\\bno\\b|\\bnumber\\b|\\d{6,10})|\\bfreelance (?:document|certificate|licen[cs]e)\\b|\\blicen[cs]e (?:no|number)\\b',
          ar: '~سجل (?:ال)?تجاري|~(?:وثيقة|رخصة) (?:ال)?عمل (?:ال)?حر|~(?:رقم (?:ال)?(?:سجل|ترخيص|موحد للمنشأة)|سجل رقم|ترخيص رقم)',
        },
        subject: { en: '\\bregist(?:ration|er)\\b', ar: '~(?:سجل|ترخيص)' },
      },
    ],
  },
  'SA-ECL-02': {
    parts: [
      {
        name: {
          en: 'the total price with taxes and delivery',
          ar: 'إجمالي السعر شاملاً الضرائب ومبالغ التسليم',
        },
        found: {
          en: '\\b(?:price|prices|amount|charges?|fees?|cost|total|rates?)\\b[^.;]{0,120}\\b(?:includ\\w+|inclusive|exclu\\w+|VAT|tax\\w*|delivery|shipping|total|checkout)\\b|\\b(?:total|VAT|value added tax)\\b[^.;]{0,100}\\b(?:price|amount|includ\\w+)\\b',
          ar: '~(?:سعر|أسعار|أسعارنا|مبلغ|ثمن|تكلفة|رسوم)#[^.;]{0,100}~(?:شامل|شاملة|شاملا|يشمل|تشمل|ضريبة|ضرائب|توصيل|شحن|إجمالي|غير شامل)|~إجمالي[^.;]{0,60}~(?:سعر|مبلغ|قيمة|طلب)|~ضريبة[^.;]{0,80}~(?:سعر|أسعار|شامل)',
        },
        subject: { en: '\\b(?:prices?|fees|charges)\\b', ar: '~(?:سعر|أسعار|رسوم)' },
      },
    ],
  },
  'SA-ECL-05': {
    parts: [
      {
        name: { en: 'the consumer’s right to cancel', ar: 'حق المستهلك في الفسخ' },
        found: {
          en: '\\b(?:return\\w*|cancel\\w*|refund\\w*|exchange[sd]?|withdraw\\w*)\\b[^.;]{0,160}\\b(?:days?|order|products?|goods|purchase|receipt|delivery|services?)\\b',
          ar: '~(?:إرجاع|استرجاع|إلغاء|فسخ|استبدال|ترجيع|استرداد)[^.;]{0,120}~(?:أيام|يوم|طلب|منتج|منتجات|سلعة|شراء|مبلغ|خدمة|استلام)',
        },
        subject: { en: '\\b(?:returns?|refunds?|cancel\\w*)\\b', ar: '~(?:استرجاع|استبدال|إلغاء)' },
      },
    ],
  },
  'SA-ECL-06': {
    parts: [
      {
        name: { en: 'the arrangements for delivery', ar: 'ترتيبات التسليم' },
        found: {
          en: '\\b(?:deliver(?:y|ies|ed|s)?|ship(?:s|ped|ping|ment)?|dispatch\\w*|courier)\\b[^.;]{0,120}\\b(?:within|days?|hours?|time|address|area|courier|carrier|estimated|date|method|options?|cit(?:y|ies)|kingdom)\\b|\\b(?:within|days?|hours?)\\b[^.;]{0,80}\\b(?:deliver\\w*|ship\\w*|dispatch\\w*)\\b|\\b(?:download|instant(?:ly)? (?:access|available)|electronically delivered)\\b',
          ar: '~(?:تسليم|توصيل|شحن|يسلم|تسلم|نسلم|نوصل|يشحن|توصل|تشحن)#[^.;]{0,100}~(?:خلال|أيام|يوم|ساعة|عنوان|مدينة|مدن|مندوب|شركة|موعد|مدة|مملكة)|~خلال[^.;]{0,60}~(?:تسليم|توصيل|شحن)',
        },
        subject: { en: '\\b(?:delivery|shipping)\\b', ar: '~(?:تسليم|توصيل|شحن)' },
      },
    ],
  },
  'SA-ECL-201': {
    onlyIf: [SHOP],
    parts: [
      {
        name: { en: 'the steps by which the contract is made', ar: 'الإجراءات الواجب اتخاذها لإبرام العقد' },
        found: {
          en: '\\b(?:plac(?:e|es|ed|ing)|submit\\w*|confirm\\w*|complet\\w+|accept\\w*)\\b[^.;]{0,60}\\b(?:orders?|purchase|checkout)\\b|\\borders?\\b[^.;]{0,80}\\b(?:placed|confirmed|accepted|submitted|acceptance|confirmation)\\b|\\b(?:checkout|add(?:ing|ed)? to (?:the |your )?(?:cart|basket))\\b',
          ar: '~(?:إتمام|تأكيد|تقديم|إرسال|قبول|إنشاء|إجراء|طريقة)# ?(?:ال)?(?:طلب|شراء)|~(?:طلب|طلبك|طلبكم)#[^.;]{0,60}~(?:تأكيد|قبول|يتم|مؤكد|نؤكد)|~(?:سلة|عربة) (?:ال)?(?:تسوق|مشتريات|شراء)',
        },
        subject: { en: '\\borders?\\b', ar: '~طلب' },
      },
      {
        name: { en: 'how the consumer pays', ar: 'ترتيبات الدفع' },
        found: {
          en: '\\b(?:pay(?:ment|s|able|ing)?|paid|mada|visa|mastercard|apple pay|credit card|cash on delivery|bank transfer|sadad|charged)\\b',
          ar: '~(?:دفع|سداد|تدفع|ندفع|بطاقة|بطاقات|مدى|تحويل|أبل باي|الدفع عند|سداد)#',
        },
        subject: { en: '\\bpayment\\b', ar: '~(?:دفع|سداد)' },
      },
    ],
  },
};
