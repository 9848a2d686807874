/** Words that stand for each other in phrases on personal data. */
export const EN = {
  whose:
    'personal/your/user/subscriber/patient/member/visitor/individual/identifiable/applicant/guest/beneficiary',
  info: 'information/detail/name/number/photo/photograph/record/recording',
  disclose:
    'disclos*/share/shared/sharing/shares/sell/sells/sold/selling/rent/rents/rented/supply/supplies/supplied/pass/passes/passed/publish*/transfer*',
  destroy: 'delet*/destroy*/destruct*/eras*/anonymi*',
  keep: 'retain*/retention/keep/keeps/kept/hold/holds/held/stor*/preserv*',
} as const;

/** Beginnings of the word for data, which takes every pronoun behind it. */
export const AR = {
  data: 'بيانات*/معلومات*',
  personal:
    'شخصية/بياناتك/بياناتكم/معلوماتك/عملاء/مستخدم/مستخدمين/عميل/مرضى/مريض/مشترك/مشتركين/أعضاء/زوار/مراجع/مراجعين/مستفيد/مستفيدين/أفراد/صاحبها/أصحابها/متقدم/متقدمين/موظف/موظفين/عامل/عاملين/مستهلك/مقيمين',
  disclose:
    'إفصاح/يفصح/نفصح/تفصح/مشاركة/نشارك/تشارك/يشارك/مشاركتها/بيع/نبيع/تبيع/يبيع/تباع/تأجير/تؤجر/نؤجر/تزويد/تزود/يزود/نزود/إتاحة/نتيح/تتيح/نشر/تنشر/إفشاء/كشف',
  destroy: 'إتلاف/إتلافها/تتلف/نتلف/يتلف/نتلفها/حذف/حذفها/يحذف/تحذف/نحذف/نحذفها/محو/محوها/تمحى/إزالة',
  keep: 'احتفاظ/نحتفظ/تحتفظ/يحتفظ/يحفظ/تحفظ/نحفظ/حفظ/إبقاء/تبقى/تخزين/تخزن/نخزن/يخزن',
  breach: 'تسرب/تسريب/اختراق/انتهاك/خرق/حادثة/حوادث/حادث',
  consent: 'موافقة/موافقته/موافقتك/موافقتها/موافقتهم/توافق/يوافق/وافق/نوافق/أوافق/قبول',
} as const;
