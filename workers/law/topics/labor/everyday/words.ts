/** Forms of Arabic verbs of the present, by their stems parted by `/`: of him, her or you, and us, whatever is joined to their end. */
export const verbs = (stems: string): string =>
  stems
    .split('/')
    .flatMap((stem) => ['ي', 'ت', 'ن'].map((person) => `${person}${stem}*`))
    .join('/');

/** Plain words that stand for each other where a shop, a site or an office speaks to its people. */
export const EN = {
  money: 'pay/pays/paid/paying/money/wage/salary/earn*/cash/paycheck/paycheque/sum/riyal/SAR/SR',
  go: 'go/goes/going/gone/leave/leaves/leaving/left/quit/quits/quitting/walk/walks/walking/depart*/exit/exits/finish*/resign*',
  drop: 'drop/drops/dropped/sack*/fire/fired/dismiss*/terminat*/kick*/lose/loses/losing/replace*/discharg*/remov*',
  let: 'let/lets/letting/send/sends/sent/sending/shown go/home/away/door/off',
  take: 'take/takes/taken/taking/keep/keeps/kept/knock*/dock*/deduct*/charge*/come/comes/subtract*/recover*/claw*/stop/stopped/cut/cuts',
  remuneration:
    'pay/pays/paid/payable/money/wage/salary/remunerat*/earn*/payment/amount/figure/package/payout/cash/income/payslip',
  depart:
    'depart*/part/parts/parting/leave/leaves/leaving/go/goes/going/gone/quit*/resign*/exit*/separat*/walk*/farewell',
  remove:
    'remov*/dismiss*/terminat*/discontinu*/sever*/dispens*/releas*/fire/fired/sack*/expel*/drop*/break/broken/cut/let/sent/replac*',
  away: 'off/away/free/rest/rests/leave/holiday/vacation/absent/absence/home',
  ill: 'ill/sick/illness/sickness/health/unwell/disease/hospital/recover*/fever/flu/well',
  harm: 'harm*/hurt*/injur*/accident/wound*/burn*/fall/falls/fell/cut/cuts',
  renew: 'renew*/prolong*/extend*/extension/roll*',
  trial:
    'trial/probation*/test*/try/tries/tried/trying/assess*/evaluat*/observ*/watch*/stage/initial/introductory/early/prove/settling',
  cost: 'cost/costs/expense/fee/fees/charge/charges/bill/bills/pay/pays/paid/bought/buy/buys/settle*/fall/falls/bear/bears/borne',
  warn: 'notice/warn*/inform*/tell/tells/beforehand/ahead/notif*/announc*/alert*',
  punish: 'punish*/reprimand*/disciplin*/fine/fines/fined/penal*/sanction*/warning/rebuke*/caution*',
  wrong: 'incident/mistake/offence/offense/misconduct/wrong/fault/slip/violation/event/error',
} as const;

export const AR = {
  money: 'راتب/رواتب/أجر/أجور/معاش/فلوس/مال/مبلغ/ريال/نقد*/مرتب',
  go: `${verbs('ترك/مشي/مشى/طلع/خرج/غادر/ستقيل/نتهي/رحل/نسحب')}/ترك*/مشيت*/مشى/طلعت*/طلع/خرج*/خروج*/مغادرة/استقال*/خلصت`,
  drop: `${verbs('ستغني/ستغنى/فصل/طرد/نهي/مشي/سرح/وقف/بعد/خسر/قيل')}/استغناء/استغنى/استغنينا/فصل*/طرد*/إنهاء/تسريح/إيقاف`,
  give: verbs('عطي/عطى/منح/اخذ/أخذ/ستلم/قبض/دفع/صرف/حصل/كرم/تقاضى/تقاضي'),
  pay: 'راتب/رواتب/أجر/أجور/معاش/مقابل/مبلغ/مبالغ/فلوس/مال/دخل/دفعة/مرتب/مستحقات',
  depart: `${verbs('رحل/ترك/ذهب/غادر/نصرف/خرج/مشي/طلع/ستقيل/نفصل/نسحب')}/رحيل/رحل/ترك/تركه/ذهاب/فراق/انصراف/مغادرة/خروج*/استقال*`,
  remove: `${verbs('قطع/وقف/بعد/ستغني/نهي/فصل/ستبدل/سرح/طرد/لغي')}/قطع/إيقاف/إبعاد/استغناء/إنهاء/فصل/استبدال/استبدل/تسريح/طرد/إلغاء`,
  away: `إجازة/إجازات/عطلة/راحة/غياب/بعيدا/${verbs('غيب/رتاح/فرغ/ستريح')}`,
  ill: 'مرض/مرضت/مريض/صحة/صحته/علة/اعتل*/مستشفى/علاج',
  harm: 'أذى/تأذى/يتأذى/ضرر/إصابة/أصيب/حادث/جرح*/سقط/سقوط',
  renew: `تجديد/تمديد/مدد*/جدد*/${verbs('مدد/جدد')}`,
  trial: `تجربة/اختبار/تقييم/مراقبة/مرحلة/اعتماده/تثبيت/${verbs('راقب/جرب/قيم/ختبر')}`,
  cost: `رسوم/نفقة/نفقات/تكلفة/تكاليف/حساب/ثمن/فواتير/مصاريف/قيمة/${verbs('دفع/تحمل/سدد/شتري')}`,
  warn: `تنبيه/إشعار/إخطار/إنذار/إبلاغ/إعلام/أعلم/أبلغ/${verbs('علم/بلغ/خطر/شعر/نبه')}`,
  punish: `عقاب/عقوبة/عقوبات/توبيخ/جزاء/جزاءات/إنذار/لوم/غرامة/${verbs('عاقب/جازى/جازي')}`,
  wrong: 'خطأ/أخطاء/مخالفة/مخالفات/واقعة/وقائع/ذنب/تقصير/غلط*',
} as const;
