/** A pair of terms as a file has it. */
export interface CsvTerm {
  en: string;
  ar: string;
  note: string;
}

const COLUMNS: readonly (keyof CsvTerm)[] = ['en', 'ar', 'note'];
const TITLES: Readonly<Record<string, keyof CsvTerm>> = {
  ...{ en: 'en', english: 'en', ar: 'ar', arabic: 'ar', note: 'note', notes: 'note' },
  ...{ الإنجليزية: 'en', العربية: 'ar', ملاحظة: 'note' },
};
/** Matches characters that spreadsheets take for the beginning of a formula, and the mark that says that it is none. */
const FORMULA = /^['=+\-@\t\r]/;
const BOM = '\uFEFF';

/** Writes terms as CSV (RFC 4180) that spreadsheets open in the right encoding and of which they run nothing. */
export function writeTerms(terms: readonly CsvTerm[]): string {
  const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = terms.map((term) => COLUMNS.map((column) => cell(term[column])).join(','));
  return `${BOM}${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/**
 * Reads CSV with a term on each line: English, Arabic, and a note if there is one. A first line that names the columns may give them
 * another order; columns are parted by commas, semicolons or tabs.
 */
export function readTerms(csv: string): CsvTerm[] {
  const text = csv.startsWith(BOM) ? csv.slice(1) : csv;
  const [first = ''] = text.split('\n', 1);
  const separator = [',', ';', '\t'].find((one) => first.includes(one)) ?? ',';
  const rows = rowsOf(text, separator).filter((row) => row.some((cell) => cell.trim() !== ''));
  const titles = rows[0]?.map((cell) => TITLES[cell.trim().toLowerCase()]);
  const hasTitles = titles?.includes('en') === true && titles.includes('ar');
  const columns = hasTitles ? titles : COLUMNS;
  return rows.slice(hasTitles ? 1 : 0).map((row) => {
    const cell = (column: keyof CsvTerm) => row[columns.indexOf(column)] ?? '';
    return { en: unguarded(cell('en')), ar: unguarded(cell('ar')), note: unguarded(cell('note')) };
  });
}

/** Takes off what `writeTerms` puts before a formula. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Divides CSV into rows of cells; a quoted cell may contain separators, line ends and doubled quotes. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) endCell();
    else if (char === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}
