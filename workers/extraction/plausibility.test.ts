import { describe, expect, test } from '@jest/globals';
import { isImplausible } from './plausibility.js';

const ARABIC =
  'لا يحق للمستأجر تأجير العين المؤجرة من الباطن إلا بموافقة خطية من المؤجر، ولا يجوز له استعمالها في غير الغرض المتفق عليه في هذا العقد، ويلتزم بالمحافظة عليها خلال مدة الإجارة كلها، وإذا أخل بذلك كان للمؤجر فسخ العقد بعد إنذاره كتابةً بمدة لا تقل عن ثلاثين يوماً من تاريخ الإنذار.';
const ENGLISH =
  'The Supplier shall deliver the Goods to the Buyer at the place that is named in the order, and the Buyer shall pay for them within thirty days of the invoice unless it has rejected them in writing for a defect which the Supplier is to cure at its own cost and without delay.';

describe('a text that can be what is printed', () => {
  test.each([
    ['Arabic', ARABIC],
    ['English', ENGLISH],
    ['Arabic with vowel signs', ARABIC.replaceAll('المؤجر', 'المُؤَجِّر')],
    ['figures', Array.from({ length: 90 }, (_, n) => `${n * 37},00`).join(' ')],
    ['a few words', 'صووورة وووو ةةة'],
    [
      'French',
      'Le présent contrat prend effet le premier janvier et demeure en vigueur pendant une durée de trois ans, sauf résiliation anticipée par une des parties moyennant un préavis écrit de trois mois adressé par lettre recommandée avec accusé de réception au siège social de cette autre partie contractante',
    ],
    [
      'Persian',
      'این قرارداد بین شرکت فروشنده و خریدار برای فروش کالای مورد نظر منعقد شد و طرفین متعهد می شوند که کلیه شرایط آن را رعایت کنند و در صورت بروز اختلاف موضوع به داوری ارجاع گردد و رای داور برای طرفین لازم الاجرا است و هزینه آن بر عهده طرف بازنده خواهد بود',
    ],
  ])('%s is plausible', (_language, text) => {
    expect(isImplausible(text)).toBe(false);
  });
});

describe('a text that cannot be what is printed', () => {
  test.each([
    ['lam and alef turned round', ARABIC.replaceAll('لا', 'ال').replaceAll('لإ', 'إل')],
    [
      'the letters of each word reversed',
      ARABIC.split(' ')
        .map((word) => [...word].reverse().join(''))
        .join(' '),
    ],
    ['waw for tatweel', ARABIC.replace(/([بتسشم])(?=\S)/g, '$1ووو')],
    [
      'Latin letters for some of the Arabic ones',
      ARABIC.replaceAll('ا', "'").replaceAll('د', '/').replaceAll('ر', '1').replaceAll('م', 'G'),
    ],
    ['characters without a meaning', ENGLISH.replace(/[aeo]/g, '\uE012')],
    [
      'glyph numbers in place of letters',
      ENGLISH.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29)),
    ],
  ])('a text with %s is implausible', (_damage, text) => {
    expect(isImplausible(text)).toBe(true);
  });
});
