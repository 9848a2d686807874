import type { en } from './en.js';

/** The Arabic messages that every page needs, written for readers of Saudi legal Arabic. */
export const ar = {
  'app.tagline': 'تيسير تحليل المستندات القانونية بالذكاء الاصطناعي.',
  'app.skip': 'الانتقال إلى المحتوى',
  'app.offline': 'لا يوجد اتصال بالإنترنت. يستمر العمل الجاري، وتُحدَّث هذه الصفحة عند عودة الاتصال.',
  'app.unavailable': 'يتعذّر الوصول إلى الخدمة في الوقت الحالي. يستمر العمل الجاري، وتُحدَّث هذه الصفحة تلقائياً.',
  'app.loading': 'جارٍ التحميل…',
  'app.menu': 'القائمة',
  'app.notices': 'الإشعارات',
  'app.crashed': 'توقفت هذه الصفحة عن العمل.',
  'app.reload': 'إعادة تحميل الصفحة',
  'app.logoutFailed': 'تعذّر تسجيل الخروج',
  'app.language': 'اللغة',
  'app.language.failed': 'تعذّر حفظ اللغة في حسابك.',
  'app.theme.light': 'التبديل إلى المظهر الفاتح',
  'app.theme.dark': 'التبديل إلى المظهر الداكن',

  'action.tryAgain': 'إعادة المحاولة',

  'error.network': 'تعذّر الاتصال بالخادم. يُرجى المحاولة مرة أخرى.',
  'error.unknown': 'خطأ غير معروف',

  'auth.email.invalid': 'أدخل بريداً إلكترونياً صحيحاً',
} satisfies Record<keyof typeof en, string>;
