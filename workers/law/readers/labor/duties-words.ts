/** Words that these readers share, as sources of patterns. */
export const NO_WAGE = {
  en: '\\b(?:no (?:wages?|pay|salary|payment)|(?:wages?|salar(?:y|ies)|pay)\\b[^.;]{0,60}\\b(?:not (?:be )?(?:paid|due|payable|accrue)|stops?|suspended|withheld|ceases?)|not (?:be )?paid|without (?:any )?(?:pay|wages?|salary)|unpaid|deduct\\w*|stop(?:s|ped)? entirely|from (?:his|her|their) annual leave)\\b',
  ar: '(?:~(?:لا|ولا|فلا|لن)# [^.;]{0,25}~(?:أجر|أجور|راتب|رواتب)|~(?:دون|بدون|بلا) (?:أي )?(?:أجر|راتب)|~(?:[يت]حسم|[يت]خصم|[يت]وقف صرف|[يت]وقف راتب|إيقاف صرف)|~لا [يت](?:رد|عاد|سترد)[^.;]{0,30}~(?:حسم|أجر|أجره)|~من رصيد)',
};
