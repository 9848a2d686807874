import { expect, test } from '@jest/globals';
import {
  checkBox,
  formPdf,
  printed,
  textField,
  utf16,
  type FormAnnotation,
} from '#tests/support/form-pdf.js';
import { openWithPdfium } from './pdfium.js';
import { readPdf } from './read-pdf.js';

async function textOf(
  content: string,
  annotations: readonly FormAnnotation[],
  more: { form?: string; page?: string } = {},
): Promise<string> {
  const document = await openWithPdfium(formPdf(content, annotations, more));
  return (document.page(0)?.text ?? '').replaceAll('\r\n', '\n');
}

const LABELS =
  printed('Landlord:', 72, 700) +
  printed('Annual rent:', 72, 660) +
  printed('Signed in two copies.', 72, 600);
const draws = (text: string) => `q BT /F1 12 Tf 2 5 Td (${text}) Tj ET Q`;

test('a field is read beside its label, whether or not it draws its value', async () => {
  const text = await textOf(LABELS, [
    { rect: [200, 655, 400, 675], entries: textField('rent', 'SAR 86,400') },
    {
      rect: [200, 695, 400, 715],
      entries: textField('landlord', 'Northgate Ltd.'),
      appearance: draws('Northgate Ltd.'),
    },
  ]);
  expect(text).toBe('Landlord: Northgate Ltd.\nAnnual rent: SAR 86,400\nSigned in two copies.');
});

test('a field that draws more than its stored value is read as it is drawn', async () => {
  const rect = [200, 655, 400, 675] as const;
  const read = async (drawn: string) =>
    textOf(LABELS, [{ rect, entries: textField('rent', '86400'), appearance: draws(drawn) }]);
  expect(await read('SAR 86,400.00')).toContain('Annual rent: SAR 86,400.00\n');
  // A box for each figure.
  expect(await read('8 6 4 0 0')).toContain('Annual rent: 86400\n');
});

test('a field with several lines stands beside the label of its first', async () => {
  const text = await textOf(LABELS, [
    { rect: [200, 610, 500, 675], entries: textField('rent', 'First half in May\nSecond half in June') },
  ]);
  expect(text).toBe('Landlord:\nAnnual rent: First half in May\nSecond half in June\nSigned in two copies.');
});

test('a field under its caption follows it, although another label stands on its line', async () => {
  const text = await textOf(printed('Name', 400, 700) + printed('Particulars', 30, 683), [
    { rect: [400, 678, 560, 698], entries: textField('name', 'Maha Al-Otaibi') },
  ]);
  expect(text).toBe('Name\nMaha Al-Otaibi\nParticulars');
});

test('a value in Arabic is read in the order in which it was typed', async () => {
  const text = await textOf(LABELS, [
    { rect: [200, 695, 400, 715], entries: textField('landlord', 'شركة لآلئ الخليج (فرع)') },
  ]);
  expect(text).toContain('Landlord: شركة لآلئ الخليج (فرع)\n');
});

test('check boxes and radio buttons show their state beside their labels, on either side', async () => {
  const radio = (state: string) => `/Subtype /Widget /FT /Btn /Ff 32768 /T (term) /V /one /AS /${state}`;
  const text = await textOf(
    printed('Furnished', 100, 700) + printed('Parking', 300, 700) + printed('12 months', 72, 660),
    [
      { rect: [280, 698, 292, 710], entries: checkBox('parking', 'Yes') },
      { rect: [80, 698, 92, 710], entries: checkBox('furnished', 'Off') },
      { rect: [130, 658, 142, 670], entries: radio('one') },
    ],
  );
  expect(text).toBe('☐ Furnished ☑ Parking\n12 months ☑');
});

test('a choice is read as it is shown, not by its code', async () => {
  const text = await textOf(LABELS, [
    {
      rect: [200, 695, 400, 715],
      entries:
        '/Subtype /Widget /FT /Ch /Ff 131072 /T (law) /V (k1) /Opt [[(k1) (Saudi Arabia)] [(k2) (England)]]',
    },
  ]);
  expect(text).toContain('Landlord: Saudi Arabia\n');
});

test('free text and what a signature draws are read; notes, hidden fields, passwords and buttons are not', async () => {
  const rect = [200, 695, 400, 715] as const;
  const read = (entries: string, appearance?: string) =>
    textOf(LABELS, [{ rect, entries, ...(appearance === undefined ? {} : { appearance }) }]);
  expect(await read(`/Subtype /FreeText /Contents ${utf16('Itqan LLC')}`)).toContain('Landlord: Itqan LLC\n');
  expect(await read('/Subtype /Widget /FT /Sig /T (s)', draws('Signed by Omar'))).toContain(
    'Landlord: Signed by Omar\n',
  );
  expect(await read('/Subtype /Text /Contents (a remark)')).toContain('Landlord:\n');
  expect(await read(textField('s', 'unseen', '/F 2'))).not.toContain('unseen');
  expect(await read(textField('s', 'secret', '/Ff 8192'))).not.toContain('secret');
  expect(await read('/Subtype /Widget /FT /Btn /Ff 65536 /T (b)', draws('Print'))).not.toContain('Print');
});

test('fields of a page that is shown turned stand beside their labels', async () => {
  const content = 'q 0 1 -1 0 612 0 cm ' + printed('Landlord:', 72, 500) + ' Q';
  const text = await textOf(
    content,
    [{ rect: [97, 200, 117, 400], entries: textField('landlord', 'Northgate Ltd.') }],
    { page: '/Rotate 90' },
  );
  expect(text).toBe('Landlord: Northgate Ltd.');
});

test('a page that is read again has its fields again', async () => {
  const document = await openWithPdfium(
    formPdf(LABELS, [
      { rect: [200, 695, 400, 715], entries: textField('l', 'Northgate'), appearance: draws('Northgate') },
    ]),
  );
  expect(document.page(0)?.text).toContain('Landlord: Northgate');
  expect(document.page(0)?.text).toBe(document.page(0)?.text);
});

test('a form whose pages only Adobe makes is refused as such, one that has pages beside is read', async () => {
  const xfa = { form: '/XFA (data)' };
  const wait = printed(
    'Please wait... If this message is not replaced, your PDF viewer cannot show it.',
    72,
    700,
  );
  const rect = [200, 695, 400, 715] as const;
  const read = (content: string, annotations: readonly FormAnnotation[]) =>
    readPdf(formPdf(content, annotations, xfa), () => Promise.resolve());
  await expect(read(wait, [])).rejects.toMatchObject({ code: 'document_form' });
  expect((await read(LABELS, [])).text).toContain('Landlord:');
  const filled = await read(LABELS, [{ rect, entries: textField('landlord', 'Northgate Ltd.') }]);
  expect(filled.text).toContain('Landlord: Northgate Ltd.');
});
