import { describe, expect, test } from '@jest/globals';
import { passageOf } from './passage.js';
import { sentencesOf } from './sentences.js';

describe('quotes over the end of a page', () => {
  const shown = (text: string, words: string) => {
    const start = text.indexOf(words);
    const stretches = [{ start: 0, end: text.length, heading: null, number: null }];
    const sentence = sentencesOf(text, stretches).find(
      (one) => start >= (one.leadIn?.start ?? one.start) && start < one.end,
    );
    return sentence === undefined ? null : passageOf(text, sentence, { start, end: start + words.length });
  };

  test.each([
    ['Page 54 of 85\n\n\n\n\n\n', 'the name and mark, in', 'each case, for the goods.'],
    ['\n\n25 9012190/26\n\n\n\n\n\n', 'the name and mark, in', 'each case, for the goods.'],
    [
      '   4   Source: CONFIRM INC, 10-Q, 11/1/2019\n\n\n\n',
      'a receiver, liquidator,',
      'assignee or trustee.',
    ],
    ['\n\n\n\n\n\n       ', 'payable on or before', 'September 30 by Buyer.'],
    ['\n\n\n\n\n\n', 'damage covered by this', 'Agreement and the law.'],
    ['\n\n          13\n\n   ', 'WHAT GAVE RISE TO THE CAUSE OF', 'ACTION FIRST ARISING, OR MORE.'],
    [
      '\n\n    12    13           CONFIDENTIAL MATERIALS OMITTED AND FILED WITH THE COMMISSION.    ASTERISKS DENOTE OMISSIONS.\n\n',
      'the goods of',
      'others.',
    ],
    ['\n\n     21    22\n\n', 'losses,', 'claims and costs.'],
    ['\n\n   -7-    8\n\n', 'relating to any', 'claim of Buyer.'],
    ['\n\n                      3.\n\n', 'the rights', 'conveyed herein.'],
    [
      ' 3\n\nSource: ACME FUND, 10-12G/A, 11/19/2019\n\n\n\n\n\n',
      'LOST PROFITS, BUSINESS',
      'INTERRUPTION AND THE LIKE.',
    ],
    ['\n\n\n\n- 25 -  ACME CONTRACT No. 076C/01   ', 'the rate of exchange on the', 'date of invoice.'],
    ['844.KEY | www.acme.com PAGE 3\n\n\n\n\n\n', "the use of Buyer's", 'Services for others.'],
    [
      '\n\n\n\n\n\nConfidential Treatment Requested. Confidential portions of this document have been redacted and filed with the Commission.\n\n',
      'a policy that the',
      'insurers shall not cancel.',
    ],
    [
      '   ***Confidential Treatment Requested***\n\n- 50 -\n\n\n\n\n\n',
      'costs (including without',
      'limitation fees).',
    ],
    [
      '       ACME-BETA Supply Agreement    Page 66 of 75\n\n\n\n\n\n\n\n',
      'the loss of',
      'others named here.',
    ],
    [
      '\n\nPage 29 of 60 [***] Certain information in this document has been omitted and filed separately with the Securities and Exchange Commission. Confidential Treatment has been requested with respect to the omitted portions.\n\n\n\n\n\nConfidential Treatment Requested by Acme, Inc.   ',
      'all losses of Buyer and each of its people that result from any Third Party',
      'Claims, to the extent that they arise out of or relate to the use of the goods by others.',
    ],
    ['\n\nSUPPLY AGREEMENT Page 9 of 18\n\n', 'the loss of', 'others named here.'],
    [
      '\n\n\n\n\n\n            ',
      'visits that were not delivered by others to the Client',
      'Site by end of the additional four-month period, or in the year after it.',
    ],
    ['\n\n\n\n\n\n', 'DAMAGES HOWEVER CAUSED AND ON', 'ANY THEORY OF LIABILITY.'],
  ])('a sentence is quoted over the end of a page that is shown as %j', (end, before, after) => {
    const text = `Supplier shall not pay for ${before} ${end}${after} Buyer pays the freight.`;
    expect(shown(text, 'Supplier')?.quote.replace(/\s+/g, ' ')).toBe(
      `Supplier shall not pay for ${before} ${after}`,
    );
  });

  test('the number of a page after a sentence is not quoted with it', () => {
    const text = 'Supplier shall pay the costs of Buyer; 14\n\n\n\n\n\nBuyer pays the freight.';
    expect(shown(text, 'Supplier')?.quote).not.toContain('14');
  });

  test('a sentence that opens a page is not joined to a line without a full stop', () => {
    const line = 'Delivery of all goods to the warehouse that Buyer has named for them in the order';
    const text = `${line}\n\n\n\n\n\nSupplier shall pay the costs of the delivery and all that it needs for that.`;
    expect(shown(text, 'Supplier')?.quote).not.toContain('warehouse');
  });

  test('a number that the sentence asks for at the end of a page is quoted', () => {
    const text = 'Supplier shall pay no more than 30\n\n\n\n\n\npercent of the price. Buyer pays.';
    expect(shown(text, 'Supplier')?.quote.replace(/\s+/g, ' ')).toBe(
      'Supplier shall pay no more than 30 percent of the price.',
    );
  });
});
