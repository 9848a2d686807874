/** Forms of Arabic verbs of the present, by their stems parted by `/`: of him, her or you, us and me, whatever is joined to their end. */
export const verbs = (stems: string): string =>
  stems
    .split('/')
    .flatMap((stem) => ['ي', 'ت', 'ن', 'ا'].map((person) => `${person}${stem}*`))
    .join('/');

/** Plain words that stand for each other where a shop, a site or an office speaks to its people. */
export const EN = {
  money: 'pay/pays/paid/paying/money/wage/salary/earn*/cash/paycheck/paycheque/sum/riyal/SAR/SR',
  go: 'go/goes/going/gone/leave/leaves/leaving/left/quit/quits/quitting/walk/walks/walking/depart*/exit/exits/finish*/resign*',
  drop: 'drop/drops/dropped/sack*/fire/fired/dismiss*/terminat*/kick*/lose/loses/losing/replace*/discharg*/remov*',
  let: 'let/lets/letting/send/sends/sent/sending/shown go/home/away/door/off',
  take: 'take/takes/taken/taking/keep/keeps/kept/knock*/dock*/deduct*/charge*/come/comes/subtract*/recover*/claw*/stop/stopped/cut/cuts',
} as const;

export const AR = {
  money: 'راتب/رواتب/أجر/أجور/معاش/فلوس/مال/مبلغ/ريال/نقد*/مرتب',
  go: `${verbs('ترك/مشي/مشى/طلع/خرج/غادر/ستقيل/نتهي/رحل/نسحب')}/ترك*/مشيت*/مشى/طلعت*/طلع/خرج*/خروج*/مغادرة/استقال*/خلصت`,
  drop: `${verbs('ستغني/ستغنى/فصل/طرد/نهي/مشي/صرف/سرح/وقف/بعد/خسر/قيل')}/استغناء/استغنى/استغنينا/فصل*/طرد*/إنهاء/تسريح/إيقاف`,
  give: verbs('عطي/عطى/منح/اخذ/أخذ/ستلم/قبض/دفع/صرف/حصل/كرم/تقاضى/تقاضي'),
} as const;
