import { describe, expect, test } from '@jest/globals';
import { contentPdf } from '#tests/support/pdf.js';
import { readDocument } from '../read.js';
import { paragraphsOf } from './paragraphs.js';

/** Returns the paragraphs of a text without printed places, their lines joined by a slash. */
const typed = (text: string) =>
  paragraphsOf(text, [], [], 1_000).map(({ start, end }) =>
    text.slice(start, end).replace(/\s*\n\s*/g, ' / '),
  );

type PrintedLine = [x: number, y: number, text: string, size?: number];

async function printed(...pages: PrintedLine[][]): Promise<string[]> {
  const contents = pages.map((lines) =>
    lines
      .map(
        ([x, y, text, size = 10]) =>
          `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
      )
      .join(' '),
  );
  const { text, blocks = [] } = await readDocument(contentPdf(contents), 'application/pdf', () =>
    Promise.resolve(),
  );
  return blocks.map(({ start, end }) => text.slice(start, end).replace(/\s*\n\s*/g, ' / '));
}

const FULL = 'The Supplier shall deliver the goods to the Buyer at the place named in the order';
const MORE = 'within thirty days of each order and shall bear the cost of carriage, insurance and';

describe('printed paragraphs', () => {
  test('are set apart by a larger distance between lines', async () => {
    expect(
      await printed([
        [72, 700, FULL],
        [72, 688, MORE],
        [72, 676, 'packing in every case named here before the goods are handed over to the carrier'],
        [72, 656, FULL],
        [72, 644, MORE],
      ]),
    ).toEqual([expect.stringContaining('carrier'), `${FULL} / ${MORE}`]);
  });

  test('are set apart by an indented first line after a sentence', async () => {
    const last = 'packing in every case, so that nothing remains to be paid by the Buyer at the end.';
    expect(
      await printed([
        [92, 700, FULL],
        [72, 688, MORE],
        [72, 676, last],
        [92, 664, FULL],
        [72, 652, MORE],
      ]),
    ).toEqual([`${FULL} / ${MORE} / ${last}`, `${FULL} / ${MORE}`]);
  });

  test('are set apart by a line that the next word would have fitted on', async () => {
    expect(
      await printed([
        [72, 700, FULL],
        [72, 688, 'packing.'],
        [72, 676, FULL],
        [72, 664, MORE],
      ]),
    ).toEqual([`${FULL} / packing.`, `${FULL} / ${MORE}`]);
  });

  test('begin with numbers and bullets, unless these count within a sentence', async () => {
    expect(
      await printed([
        [72, 700, '1. The Supplier shall (a) deliver the goods to the Buyer at the place named there,'],
        [72, 688, '(b) bear the cost of carriage and (c) insure the goods for as long as they travel;'],
        [72, 676, '2. The Buyer shall pay the price within thirty days of the invoice for each of the'],
        [72, 664, 'deliveries.'],
      ]),
    ).toEqual([expect.stringMatching(/^1\. .*travel;$/), expect.stringMatching(/^2\. .*deliveries\.$/)]);
  });

  test('run over the end of a column and of a page as their sentences do', async () => {
    const left = 'The Supplier shall deliver the goods';
    expect(
      await printed(
        [
          [72, 700, left],
          [72, 688, 'to the Buyer at the place that is'],
          [320, 700, 'named in the order or in another'],
          [320, 688, 'notice that the Buyer may send in'],
        ],
        [
          [72, 700, 'writing to the Supplier.'],
          [72, 676, 'The price is fixed.'],
        ],
      ),
    ).toEqual([
      expect.stringMatching(/^The Supplier.*named.*writing to the Supplier\.$/),
      'The price is fixed.',
    ]);
  });

  test('end before a heading in another size', async () => {
    expect(
      await printed([
        [72, 700, 'Delivery', 14],
        [72, 684, FULL],
        [72, 672, MORE],
      ]),
    ).toEqual(['Delivery', `${FULL} / ${MORE}`]);
  });
});

describe('paragraphs of plain text', () => {
  test('are set apart by blank lines; lines that a program wrapped belong together', () => {
    expect(typed('The Supplier shall deliver\nthe goods to the Buyer.\n\nThe price is fixed.')).toEqual([
      'The Supplier shall deliver / the goods to the Buyer.',
      'The price is fixed.',
    ]);
  });

  test('are lines where each is longer than any that is wrapped', () => {
    const long = `${FULL} ${MORE} ${FULL} ${MORE}.`;
    expect(typed(`${long}\n${long}\n${long}`)).toEqual([long, long, long]);
  });

  test('an underlined title and its underline are one paragraph', () => {
    expect(typed('AGREEMENT\n---------\n\nbetween')).toEqual(['AGREEMENT / ---------', 'between']);
  });

  test('the lines of a signature are paragraphs of their own', () => {
    expect(typed('NORTHGATE LTD.\nBy: A. Salem\nName: A. Salem')).toEqual([
      'NORTHGATE LTD.',
      'By: A. Salem',
      'Name: A. Salem',
    ]);
  });
});
