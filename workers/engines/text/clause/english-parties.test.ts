import { describe, expect, test } from '@jest/globals';
import type { Actor } from '../actor.js';
import { EnglishMentions } from './english-mentions.js';
import { EnglishParties } from './english-parties.js';

const NAMES = new EnglishMentions([
  { name: 'Alpha Systems LLC', aliases: ['Supplier'] },
  { name: 'Beta Trading Company', aliases: ['Customer'] },
]);

/** Says an actor in one word: a party, "each", or "nobody" for what is not certain. */
const said = ({ who, mutual }: Actor) => (mutual ? 'each' : (who ?? 'nobody'));

/** Reads a sentence whose words between ⟦ ⟧ are asked for; `before` are the sentences before it. */
function reading(marked: string, before = '', names = NAMES) {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const parties = new EnglishParties(names, { text, around: `${before} ${text}` });
  return { text, start, end, parties };
}

const doer = (marked: string, before = '') => {
  const { parties, text, start } = reading(marked, before);
  return said(parties.doer(text, start));
};
const liable = (marked: string, before = '') => {
  const { parties, text, start, end } = reading(marked, before);
  return said(parties.liable(text, { start, end }));
};
const payment = (marked: string) => {
  const { parties, text, start, end } = reading(marked);
  const { payer, payee } = parties.payment(text, { start, end });
  return [said(payer), said(payee)];
};

describe('who does it', () => {
  test.each([
    ['Supplier ⟦shall⟧ indemnify Customer.', 'Supplier'],
    ['Customer agrees that Supplier ⟦may⟧ terminate this Agreement.', 'Supplier'],
    ['Supplier acknowledges and agrees that Customer ⟦may⟧ at any time terminate.', 'Customer'],
    ['Upon request by Customer Supplier ⟦shall⟧ indemnify it.', 'Supplier'],
    ['If requested by Customer, Supplier ⟦shall⟧ indemnify it.', 'Supplier'],
    ['Supplier, at its own cost and expense, ⟦shall⟧ indemnify Customer.', 'Supplier'],
    ['Supplier and its affiliates ⟦may⟧ terminate this Agreement.', 'Supplier'],
    ['Supplier, its officers, directors and employees ⟦shall⟧ not compete.', 'Supplier'],
    ['Supplier under this Agreement ⟦may⟧ change the fees.', 'Supplier'],
    ['Supplier shall deliver the Goods to Customer and ⟦shall⟧ indemnify it.', 'Supplier'],
    ['Supplier (or any successor) ⟦shall⟧ pay.', 'Supplier'],
    ['In no event ⟦shall⟧ Supplier be required to pay.', 'Supplier'],
    ['Supplier shall, during the Term: (iv) ⟦indemnify⟧ Customer.', 'Supplier'],
    [
      'To the extent not provided herein, Supplier agrees to defend, ⟦indemnify⟧ and hold harmless Customer.',
      'Supplier',
    ],
    ['BOTH PARTIES AGREE AS FOLLOWS: Supplier ⟦hereby⟧ indemnifies Customer.', 'Supplier'],
    ['7.2 Supplier specifically ⟦disclaims⟧ all warranties.', 'Supplier'],
    ['Supplier shall not be liable and Customer ⟦hereby⟧ releases Supplier and shall pay.', 'Customer'],
    ['Customer, which ⟦shall⟧ pay the fees, may inspect the books.', 'Customer'],
  ])('%s', (marked, who) => {
    expect(doer(marked)).toBe(who);
  });

  test.each([
    ['The Agreement ⟦may⟧ be terminated by Supplier on notice to Customer.', 'Supplier'],
    ['The Agreement ⟦may⟧ be terminated at any time by Customer.', 'Customer'],
    ['The fees ⟦may⟧ be increased by Supplier at any time.', 'Supplier'],
    ['Supplier ⟦shall⟧ be indemnified by Customer.', 'Customer'],
    ['The Works ⟦shall⟧ be completed by 1 June 2027 for Customer.', 'nobody'],
    ['Customer ⟦may⟧ be charged interest.', 'nobody'],
    ['Supplier ⟦shall⟧ be entitled to terminate.', 'Supplier'],
    ['Supplier ⟦is⟧ required to maintain insurance.', 'Supplier'],
    ['The books of Customer ⟦shall⟧ be open to inspection by Supplier.', 'Supplier'],
  ])('in the passive: %s', (marked, who) => {
    expect(doer(marked)).toBe(who);
  });

  test.each([
    ['The employees of Supplier ⟦shall⟧ not compete.', 'nobody'],
    ["Supplier's employees ⟦shall⟧ not compete.", 'nobody'],
    ['The goods delivered to Customer ⟦may⟧ change.', 'nobody'],
    ['Any person employed by Supplier ⟦may⟧ terminate.', 'nobody'],
    ['The fees payable by Customer ⟦may⟧ increase.', 'nobody'],
    ['A third party ⟦may⟧ terminate.', 'nobody'],
    ['The sun ⟦may⟧ rise.', 'nobody'],
    ['Supplier shall deliver; interest ⟦shall⟧ accrue.', 'nobody'],
    ['Supplier Personnel ⟦shall⟧ not compete.', 'nobody'],
  ])('another does it: %s', (marked, who) => {
    expect(doer(marked)).toBe(who);
  });

  test.each([
    'Either party ⟦may⟧ terminate.',
    'Each of Supplier and Customer ⟦shall⟧ indemnify the other.',
    'Supplier and Customer ⟦shall⟧ keep it secret.',
    'Neither Supplier nor Customer ⟦shall⟧ solicit employees.',
    'This Agreement ⟦may⟧ be terminated by Supplier or Customer.',
    'Each party agrees that it ⟦shall⟧ indemnify the other.',
  ])('all alike: %s', (marked) => {
    expect(doer(marked)).toBe('each');
  });

  test('a party that another sentence part notifies is not joined to the one that acts', () => {
    expect(doer('Customer shall notify Supplier and Customer ⟦may⟧ terminate.')).toBe('Customer');
  });

  test.each([
    ['It ⟦shall⟧ make good to Customer every loss.', 'Supplier shall keep the stock.', 'Supplier'],
    ['Supplier agrees that it ⟦shall⟧ pay.', '', 'Supplier'],
    ['Supplier agrees with Customer that it ⟦shall⟧ pay.', '', 'Supplier'],
    ['Customer shall pay Supplier when it ⟦may⟧ deliver.', '', 'nobody'],
    ['It ⟦shall⟧ rain.', '', 'nobody'],
  ])('for a pronoun: %s', (marked, before, who) => {
    expect(doer(marked, before)).toBe(who);
  });

  test('"we" and "you" are parties where a contract says so', () => {
    const names = new EnglishMentions([
      { name: 'The Joint Corp.', aliases: ['we'] },
      { name: 'the owner', aliases: ['you'] },
    ]);
    const { parties, text, start } = reading('You agree that we ⟦may⟧ change our fees.', '', names);
    expect(said(parties.doer(text, start))).toBe('we');
  });
});

describe('whose liability', () => {
  test.each([
    ['The Holder shall not have any ⟦liability⟧ as a stockholder of Supplier.', 'nobody'],
    ['Supplier and Customer agree to ⟦waive all claims for damages⟧.', 'each'],
    ["Supplier's total ⟦liability to Customer⟧ shall not exceed the fees.", 'Supplier'],
    ['The aggregate ⟦liability⟧ of Supplier to Customer shall be limited to the fees.', 'Supplier'],
    ['In no event shall Supplier be ⟦liable⟧ to Customer for lost profits.', 'Supplier'],
    ['Under no circumstances will either party be ⟦liable⟧ to the other.', 'each'],
    ['Supplier shall have no ⟦liability⟧ to Customer.', 'Supplier'],
    ["Supplier's and its affiliates' entire ⟦liability⟧ is limited.", 'Supplier'],
    ['The ⟦liability⟧ of either party shall not exceed the fees.', 'each'],
    ["In no event shall either party's ⟦liability⟧ exceed the fees.", 'each'],
    ['Each party waives any ⟦damages⟧ beyond the fees.', 'each'],
    ['Customer waives all claims for indirect ⟦damages⟧.', 'Supplier'],
    [
      "Supplier's entire liability and Customer's exclusive remedy for ⟦damages⟧ will be limited to the fees.",
      'Supplier',
    ],
    ['Supplier shall pay Customer, and its ⟦liability⟧ shall be without limit.', 'Supplier'],
    ['The price shall be paid to Customer, and ⟦liability⟧ is excluded.', 'nobody'],
  ])('%s', (marked, who) => {
    expect(liable(marked)).toBe(who);
  });
});

describe('whose something is', () => {
  test.each([
    ["Supplier's liability and Customer's exclusive ⟦remedy⟧ is a refund.", 'Customer'],
    ['The sole ⟦remedy⟧ of Customer shall be a refund.', 'Customer'],
    ["Customer's sole and exclusive ⟦remedy⟧ shall be repair.", 'Customer'],
    ['The exclusive ⟦remedy⟧ for a defect shall be repair.', 'nobody'],
  ])('%s', (marked, who) => {
    const { parties, text, start, end } = reading(marked);
    expect(said(parties.owner(text, { start, end }))).toBe(who);
  });
});

describe('who has a right', () => {
  test.each([
    ['Customer grants Supplier a ⟦perpetual⟧ licence.', 'Supplier'],
    ['Customer hereby grants to Supplier the ⟦exclusive⟧ right to distribute the Goods.', 'Supplier'],
    ['Customer grants a ⟦perpetual⟧ licence.', 'Supplier'],
    ['Supplier appoints Customer as its ⟦exclusive⟧ distributor.', 'Customer'],
    ['Customer is hereby appointed the ⟦exclusive⟧ distributor of Supplier.', 'Customer'],
    ['Customer agrees that Supplier shall have a ⟦perpetual⟧ licence.', 'Supplier'],
    ['Customer shall permit Supplier to ⟦audit⟧ its books.', 'Supplier'],
    ["Customer shall have the ⟦right⟧ to audit Supplier's books.", 'Customer'],
    ['Supplier and its affiliates will be the ⟦exclusive⟧ provider of Customer.', 'Supplier'],
    ["Supplier may license and ⟦use⟧ Customer's name.", 'Supplier'],
    ["Supplier ⟦may⟧ designate an accountant who may audit Customer's books.", 'Supplier'],
    ['A ⟦perpetual⟧ licence is granted.', 'nobody'],
  ])('%s', (marked, who) => {
    const { parties, text, start } = reading(marked);
    expect(said(parties.holder(text, start))).toBe(who);
  });
});

describe('who pays whom', () => {
  test.each([
    ['Customer shall pay to Supplier ⟦interest⟧ at 2% on late payments.', ['Customer', 'Supplier']],
    ['Supplier may charge Customer ⟦interest⟧ on late payments.', ['Customer', 'Supplier']],
    ['Supplier is entitled to receive from Customer ⟦interest⟧.', ['Customer', 'Supplier']],
    ['Each payment not made by Customer to Supplier shall bear ⟦interest⟧.', ['Customer', 'Supplier']],
    [
      'From Customer there shall be recoverable by Supplier, as ⟦liquidated damages⟧, the price.',
      ['Customer', 'Supplier'],
    ],
    ['Amounts due to Supplier shall bear ⟦interest⟧.', ['Customer', 'Supplier']],
    ['A ⟦termination fee⟧ shall be paid by Customer.', ['Customer', 'Supplier']],
    [
      'All payments by Customer, without set-off against amounts owed by Supplier, shall be made free of ⟦taxes⟧.',
      ['nobody', 'nobody'],
    ],
    ['All late payments shall bear ⟦interest⟧.', ['nobody', 'nobody']],
    ['The party in default shall pay ⟦liquidated damages⟧ to the other party.', ['each', 'each']],
  ])('%s', (marked, who) => {
    expect(payment(marked)).toEqual(who);
  });
});
