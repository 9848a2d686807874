/** Words of the rules on online shops, as sources of patterns. */

/** Only online shops: their terms speak of orders and of what is bought. */
export const SHOP = {
  en: '\\b(?:online (?:store|shop)|e-?commerce|checkout|shopping cart|place (?:an|your) order|your order|delivery of (?:the )?products?|order confirmation)\\b',
  ar: '~(?:متجر|متجرنا|سلة التسوق|سلة المشتريات|إتمام الطلب|تأكيد الطلب|تجارة الإلكترونية|توصيل الطلبات)#',
} as const;

export const BUYER_EN = '\\b(?:you|customers?|consumers?|buyers?|users?)\\b';
