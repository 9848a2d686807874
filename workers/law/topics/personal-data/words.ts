/** Words that stand for each other in phrases on personal data. */
export const EN = {
  whose:
    'personal/your/user/subscriber/patient/member/visitor/individual/identifiable/applicant/guest/beneficiary/customer/client/employee/staff/worker/people/their/his',
  info: 'information/detail/name/number/photo/photograph/picture/record/recording/file/address/phone',
  stuff:
    'data/information/detail/info/record/file/number/name/address/phone/mobile/email/photo/picture/CV/CVs/form/list/history/card/age/birthday/profile/account/folder/contacts/chats/location/conversation/recording/document',
  handler:
    'subcontractor/printer/printing/studio/freelancer*/partner*/contractor/supplier/provider/vendor/company/companies/firm/agency/centre/center/courier',
  abroad:
    'Manila/Cairo/Mumbai/Karachi/Beirut/Amman/Paris/Berlin/Istanbul/abroad/overseas/foreign/Canada/Spain/Italy/Japan/Sudan/Lebanon/Kuwait/Qatar/Oman/Morocco/Russia/Australia/Switzerland/European/American/elsewhere/Europe/America/USA/Ireland/Germany/France/Netherlands/London/UK/India/Pakistan/Philippines/Egypt/Jordan/Bahrain/UAE/Dubai/Turkey/Singapore/China/Saudi/Kingdom',
  lost: 'hack*/robbed/robber*/theft/intrud*/attack*/exposed/break/breaks/broken/broke/steal/steals/stolen/lost/lose/loses/hacker*/thief/thieves/hands/leak*',
  tell: 'tell/tells/told/inform*/call/know/knows/hear/hears/warn*/notif*/write/report*/message/contact*/let/SDAIA',
  disclose:
    'disclos*/share/shared/sharing/shares/sell/sells/sold/selling/rent/rents/rented/supply/supplies/supplied/pass/passes/passed/publish*/transfer*',
  destroy: 'delet*/destroy*/destruct*/eras*/anonymi*/wipe*/shred*/throw/throws/thrown/remov*',
  keep: 'retain*/retention/keep/keeps/kept/hold/holds/held/stor*/preserv*',
} as const;

/** Beginnings of the word for data, which takes every pronoun behind it. */
export const AR = {
  data: 'بيانات*/معلومات*',
  stuff:
    'بيانات*/معلومات*/رقم*/أرقام*/اسم*/أسماء*/عنوان*/عناوين*/جوال*/هاتف*/صورة/صور*/ملف*/ملفات*/قائمة/سجل*/بطاقة/بطاقتك/بريد*/عنك*/عمر*/أوراق*/استمارة/حساب*/محادث*/موقعك/مستند*/وثائق*/تسجيل*/قوائم',
  handler: 'مطبعة/مكتب/شريك/متعهد/مقاول/مورد/مزود/شركة/شركات/وكالة/مركز/مندوب/متعاقد/مؤسسة',
  abroad:
    'مانيلا/قاهرة/مومباي/كراتشي/بيروت/باريس/برلين/إسطنبول/خارج/كندا/إسبانيا/إيطاليا/يابان/سودان/لبنان/كويت/قطر/عمان/مغرب/روسيا/أستراليا/سويسرا/أوروبي*/أمريكي*/دولة/دول/أمريكا/ايرلندا/ألمانيا/فرنسا/هولندا/لندن/بريطانيا/هند/باكستان/فلبين/مصر/أردن/بحرين/إمارات/دبي/تركيا/سنغافورة/صين/بلد/بلدان/سعودية/مملكة',
  lost: 'فقد*/فقدان/هجوم/اختراق*/قرصنة/سرق*/يسرق*/ضاع*/ضياع*/ضائع*/دخل/دخلوا/دخول/وصل/وقع*/اخترق*/تسرب*/قراصنة/لص*',
  tell: 'نخبر*/يخبر*/تخبر*/إخبار*/نبلغ*/يبلغ*/تبلغ*/نعلم*/يعلم*/تعلم/نتصل/نقول/إبلاغ*/إشعار*/نراسل*/نرفع*/نتواصل/هيئة/سدايا',
  personal:
    'شخصية/بياناتك/بياناتكم/معلوماتك/عملاء/مستخدم/مستخدمين/عميل/مرضى/مريض/مشترك/مشتركين/أعضاء/زوار/مراجع/مراجعين/مستفيد/مستفيدين/أفراد/صاحبها/أصحابها/متقدم/متقدمين/موظف/موظفين/عامل/عاملين/مستهلك/مقيمين',
  disclose:
    'إفصاح/يفصح/نفصح/تفصح/مشاركة/نشارك/تشارك/يشارك/مشاركتها/بيع/نبيع/تبيع/يبيع/تباع/تأجير/تؤجر/نؤجر/تزويد/تزود/يزود/نزود/إتاحة/نتيح/تتيح/نشر/تنشر/إفشاء/كشف',
  destroy: 'إتلاف/إتلافها/تتلف/نتلف/يتلف/نتلفها/حذف/حذفها/يحذف/تحذف/نحذف/نحذفها/محو/محوها/تمحى/إزالة',
  keep: 'احتفاظ/نحتفظ/تحتفظ/يحتفظ/يحفظ/تحفظ/نحفظ/حفظ/إبقاء/تبقى/تخزين/تخزن/نخزن/يخزن',
  breach: 'تسرب/تسريب/اختراق/انتهاك/خرق/حادثة/حوادث/حادث',
  consent: 'موافقة/موافقته/موافقتك/موافقتها/موافقتهم/توافق/يوافق/وافق/نوافق/أوافق/قبول',
} as const;
