/** Words that stand for each other in phrases on employment. */
export const EN = {
  end: 'terminat*/end/ended/ending/dismiss*/rescind*/rescission/cancel*/discharg*/fire/fired/sack/sacked/laid/redundan*',
  terminate: 'terminat*/rescind*/rescission/dismiss*/cancel*/discharg*/fire/fired/sack/sacked/laid/redundan*',
  award: 'award/gratuity/end-of-service/EOSB/severance/indemnity',
  deduct: 'deduct*/dock*/offset*/set-off/recoup*/recover*/claw*/garnish*',
} as const;

export const AR = {
  worker: 'عامل/عاملة/موظف/موظفة/عمال/موظفين',
  wage: 'أجر/أجور/راتب/رواتب/مرتب',
  end: 'إنهاء/ينهي/تنهي/ينتهي/فسخ/يفسخ/تفسخ/فصل/يفصل/تفصل/استغناء/يستغني/تستغني/طرد/إقالة/تسريح/يسرح/طي',
  deduct:
    'خصم/خصوم/يخصم/تخصم/حسم/حسميات/يحسم/تحسم/اقتطاع/يقتطع/تقتطع/استقطاع/يستقطع/تستقطع/استيفاء/تستوفي/يستوفي/استوفت/مقاصة/استنزال/يستنزل/تستنزل/تقسيط/يقسط/تقسط',
  bear: 'يتحمل/تتحمل/تحمل/نفقة/نفقته/حساب/حسابه/عاتق/رسوم/تكلفة/تكاليف/مصاريف/مصروفات/قيمة/يدفع/سداد',
  leave: 'إجازة/إجازات/إجازته',
} as const;
