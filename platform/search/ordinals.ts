const ORDINALS: Record<string, number> = {
  اولي: 1, حادي: 1, حاديه: 1, ثاني: 2, ثانيه: 2, ثالث: 3, ثالثه: 3, رابع: 4, رابعه: 4, خامس: 5, خامسه: 5, سادس: 6, سادسه: 6, سابع: 7, سابعه: 7, ثامن: 8,
  ثامنه: 8, تاسع: 9, تاسعه: 9, عاشر: 10, عاشره: 10, عشر: 10, عشره: 10, عشرون: 20, عشرين: 20, ثلاثون: 30, ثلاثين: 30, اربعون: 40, اربعين: 40, خمسون: 50,
  خمسين: 50, ستون: 60, ستين: 60, سبعون: 70, سبعين: 70, ثمانون: 80, ثمانين: 80, تسعون: 90, تسعين: 90, ماءه: 100, مءه: 100, ماءتين: 200, مءتين: 200,
  ماءتان: 200, ثلاثماءه: 300, ثلاثمءه: 300, اربعماءه: 400, اربعمءه: 400, خمسماءه: 500, خمسمءه: 500, ستماءه: 600, ستمءه: 600, سبعماءه: 700, سبعمءه: 700,
}; // prettier-ignore

const bare = (word: string) => word.replace(/^و/, '').replace(/^(?:ال|لل)/, '');

/** Reads an ordinal in words from the beginning of folded words: «السابعة والسبعون بعد المائة» is 177, of four words. */
export function ordinalIn(words: readonly string[]): { value: number; length: number } | null {
  let value = 0;
  let length = 0;
  for (let at = 0; at < words.length && at < 7; at += 1) {
    const word = words[at] ?? '';
    if (word === 'بعد' && value > 0) continue;
    const part = ORDINALS[bare(word)] ?? ORDINALS[word.replace(/^ال/, '')];
    if (part === undefined) break;
    value += part;
    length = at + 1;
  }
  return value === 0 ? null : { value, length };
}
