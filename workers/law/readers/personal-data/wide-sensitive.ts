import { saying } from './shapes.js';
import { APART, FAIR, FORBIDDEN, PEOPLES, UNAGREED } from './wide-words.js';

const HEALTH_EN =
  '\\b(?:health|medical|illness\\w*|pregnanc\\w+|diagnos\\w*|prescriptions?|chronic conditions?|diseases?|medication|disabilit\\w+|pregnan\\w+|biometric\\w*|fingerprints?|genetic|DNA|religio\\w+|ethnic\\w*|political|criminal records?|sensitive data|facial)\\b';
const HEALTH_AR =
  '~(?:صحية|صحي|طبية|طبي|مرضية|مرضي|دوائية|وصفاتك|أمراض|أمراضه|وصفات|إعاقة|بصمة|بصمات|حيوية|وراثية|حساسة|دينية|ديني|معتقد|معتقده|عرقي|سياسية|جنائية|سوابق|ملامح)[ء-ي]{0,2}#';
const CHILD_EN =
  '\\b(?:child|children|minors?|youngsters?|teenagers?|pupils?|kids|as young as|aged|under (?:the age of )?(?:\\w+ )?\\(?1\\d\\)?|persons? under age|under-?age)\\b';
const CHILD_AR =
  '~(?:طفل|أطفال|صغار|الصغار|قاصر|قاصرين|قصر|صغير|صغيره|مراهقين|ناقص الأهلية|ناقصي الأهلية|دون (?:ال)?ثامنة عشرة|طلاب|تلاميذ)[ء-ي]{0,2}#';
const ID_EN =
  '\\b(?:national ID|ID cards?|identity (?:cards?|documents?|papers)|passports?|iqamas?|IDs?|residence permits?)\\b';
const ID_AR = '~(?:هوية|هويته|هوياتهم|هويات|هويتك|جواز|جوازات|إقامة|إقامات|وثائق الهوية)#';

/** Readers, by rules, that take sensitive data, children and identity documents in whatever words. */
export const wideSensitiveReaders = {
  'SA-PDPL-18': saying(
    {
      en: 'The clause lets sensitive data be used for marketing, shared or processed without explicit consent.',
      ar: 'يجيز البند استعمال البيانات الحساسة للتسويق أو مشاركتها أو معالجتها دون موافقة صريحة.',
    },
    {
      en: [
        {
          on: [
            HEALTH_EN,
            `${PEOPLES.en}|\\b(?:your|his|her|their|patients?|employees?|users?|customers?)\\b`,
          ],
          has: [
            `${UNAGREED.en}|\\b(?:advertis\\w+|marketing|promot\\w+|offers|target\\w*|sponsors?|sell\\w*|sold|implied|tacit|legitimate interests?|recommend\\w*)\\b`,
          ],
          does: [
            '\\b(?:use[ds]?|using|process\\w*|analy[sz]\\w+|target\\w*|shar(?:e|ed|ing)|send|sent|collect\\w*|disclos\\w+|show|sell|sold|record\\w*|tailor\\w*|tak(?:e|en))\\b',
          ],
          unless: `${FAIR.en}|${FORBIDDEN.en}|\\bwith (?:your|his|their|the) (?:\\w+ )?explicit\\b|\\b(?:health|medical) insurance|\\bhealth and safety\\b|\\b(?:never|not)\\b[^.;]{0,40}\\b(?:advertis|marketing)|\\b(?:neither|no) (?:party|\\w+) shall\\b|\\b(?:brand plan|track and record|patient education)\\b|\\b(?:vital|emergenc\\w+|where (?:\\w+ ){0,3}?necessary|needed to)\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [HEALTH_AR, `${PEOPLES.ar}|~(?:حالة|الحالة|سجلك|سجله|وصفاتك|حالته|حالتك)#`],
          has: [
            `${UNAGREED.ar}|~(?:إعلانات|إعلان|تسويق|تسويقية|ترويج|عروض|معلنين|دعائية|ضمنية|مصلحة المشروعة|مصالح المشروعة)#`,
          ],
          does: [
            '~(?:استخدام|استعمال|معالجة|نستخدم|تستخدم|يستخدم|استفادة|تستفيد|يستفيد|نستفيد|تعالج|نعالج|جمع|تجمع|نجمع|نستعين|تستعين|يستعين|مشاركة|تشارك|تحليل|تحلل|إفصاح|تفصح|توجيه|بيع|تبيع|أخذ|تأخذ|يعد|تعد)#',
          ],
          unless: `${FAIR.ar}|${FORBIDDEN.ar}|~صريحة مستقلة#|~تأمين#|(?<![ء-ي])و?لا (?:تستخدم|نستخدم|تستعمل|يستخدم)|(?:مصلحة|مصالح) (?:ال)?حيوية|~(?:ضروري|ضروريا|ضرورية|طارئة|طوارئ|أحوال الآتية|ترميز)#|فيما عدا|~(?:علمية|بحثية|إحصائية)#`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-19': saying(
    {
      en: 'The clause lets children take part without the consent of their guardian.',
      ar: 'يجيز البند مشاركة القاصرين دون موافقة أوليائهم.',
    },
    {
      en: [
        {
          on: [
            CHILD_EN,
            '\\b(?:data|information|details|accounts?|regist\\w+|sign up|photo\\w*|app|profile|join|consent\\w*|agree\\w*)\\b',
          ],
          is: [
            '\\b(?:not|never|no|without|nor|regardless|need not|instead of)\\b[^.;]{0,50}\\b(?:parent\\w*|guardian\\w*|famil\\w+|mother|father|adult)\\b',
            '\\b(?:parent|guardian)s?\\b[^.;]{0,20}\\b(?:need not|not (?:be )?(?:required|needed|asked))',
            "\\b(?:consent|agreement|approval|permission)\\b[^.;]{0,30}\\b(?:child|minor|pupil|youngster)\\w*(?:'s)? (?:\\w+ )?(?:alone|himself|itself|suffic\\w+|is enough|valid)\\b",
            '\\b(?:child|minor|pupil|youngster)\\w*\\b[^.;]{0,80}\\b(?:own consent|by (?:himself|themselves|itself)|on (?:his|their|its) own)\\b',
          ],
          unless: `${FAIR.en}|\\b(?:may not|must not|cannot|shall not|not (?:permitted|allowed|knowingly)|do not (?:\\w+ )?(?:collect|allow))\\b|\\b(?:delet|eras|remov|destroy)\\w*\\b|\\bnot (?:\\w+ )?(?:collect|process|use|accept|register|permit|open|create)\\w*\\b|\\btravel`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [CHILD_AR, '~(?:بيانات|معلومات|حساب|حسابات|حساباتهم|تسجيل|صور|تطبيق|موافق|اشتراك|بياناته)'],
          is: [
            '(?<![ء-ي])و?(?:لا|دون|بدون|بلا|من غير|عدم|ليس)(?:#| )[^.;]{0,50}~(?:ولي|وليه|أوليائهم|أولياء|آبائهم|آباء|أهلهم|أمهاتهم|أولياؤهم|ذويهم|ذويه|والديه|والديهم|والد|وصي|أسرته|أسرهم|الأمر)',
            '~(?:تكفي|يكتفى|تكفى|يكفي)#[^.;]{0,30}~موافق[^.;]{0,20}~(?:قاصر|طفل|صغير|طالب)',
            '~موافق[^.;]{0,10}~(?:قاصر|طفل|صغير|طالب)[^.;]{0,20}~(?:كافية|وحدها|نفسه)',
          ],
          unless: `${FAIR.ar}|(?:لا يجوز|لا يحق|لا يسمح|يحظر|لا يمكن|لا نجمع|لا تجمع|لا نقبل|لا يقبل)|~(?:حذف|نحذف|حذفنا|حذفناها|إتلاف|نتلف)`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-25': saying(
    {
      en: 'The clause opens health data beyond those who need it for health services.',
      ar: 'يتيح البند البيانات الصحية لغير من يحتاج إليها لتقديم الخدمات الصحية.',
    },
    {
      en: [
        {
          on: [
            '\\b(?:medical|health|patient|sick(?:ness)?|diagnos\\w*|clinical)\\b(?: \\w+)? (?:files?|records?|data|reports?|information|charts?|notes|results)\\b',
          ],
          has: ['\\b(?:all|any|every|each|whole|entire|anyone|everyone|whoever|freely)\\b'],
          is: [
            '\\b(?:employees?|staff|supervisors?|managers?|departments?|workers?|personnel|colleagues|anyone|everyone|branch\\w*|receptionists?)\\b[^.;]{0,60}\\b(?:may|can|shall have|has|have|is|are|will|to)\\b[^.;]{0,40}\\b(?:access\\w*|consult\\w*|see|view|read|open|inspect\\w*|look\\w*|available|shared)\\b',
            '\\b(?:accessible|open|available|visible|shared|circulated)\\b[^.;]{0,40}\\b(?:all|any|every|whole|entire)\\b',
          ],
          unless: `${FAIR.en}|\\b(?:not|no|never|treat\\w*|limited|restricted|need to know|insurer)\\b`,
        },
      ],
      ar: [
        {
          on: [
            '~(?:ملفات|ملف|سجلات|سجل|بيانات|تقارير|تقرير|نتائج|معلومات)[ء-ي]{0,3}# (?:[ء-ي]+ )?(?:ال)?(?:طبية|طبي|صحية|صحي)|~(?:ملفات|بيانات|سجلات) ~مرضى|~تقارير (?:[ء-ي]+ )?(?:ال)?مرضية|~تشخيصات',
          ],
          has: [
            '(?<![ء-ي])[لوب]?(?:أي|كل|كافة|جميع|سائر|عموم)#',
            '~(?:موظف|موظفين|موظفيها|عامل|عاملين|رؤساء|مديرين|مدير|إدارات|أقسام|منسوبي|منسوبيها|زملاء|مشرف|مشرفين|استقبال|فروع)',
          ],
          is: ['~(?:اطلاع|دخول|وصول|متاحة|مفتوحة|تتاح|يتاح|إتاحة|يطلع|تصفح|مشاركة)'],
          unless: `${FAIR.ar}|(?<![ء-ي])(?:لا|يحظر|يقتصر|يمنع)#|~(?:معالج|معالجين|علاج)#`,
        },
      ],
    },
  ),
  'SA-PDPL-27': saying(
    {
      en: 'The clause lets identity documents be copied, or the copies be kept, without a ground in law.',
      ar: 'يجيز البند نسخ وثائق الهوية أو الاحتفاظ بنسخها دون مسوغ نظامي.',
    },
    {
      en: [
        {
          on: [
            ID_EN,
            '\\b(?:visitors?|customers?|guests?|members?|users?|clients?|tenants?|you|buyers?|bidders?|applicants?)\\b',
          ],
          is: [
            '\\b(?:photocop\\w+|cop(?:y|ies)|scan\\w*|photograph\\w*)\\b[^.;]{0,100}\\b(?:kept|keeps?|retain\\w*|on file|archiv\\w+|stor(?:e|ed|es)|indefinitely|own (?:reference|use|purposes)|before (?:entering|entry)|reception|in case|marketing|browse)\\b',
            '\\b(?:keeps?|retains?|files?|stores?|archives?)\\b[^.;]{0,60}\\b(?:photocop\\w+|cop(?:y|ies)|scans?)\\b',
          ],
          unless: `${FAIR.en}|\\b(?:not|never|law|authority|regulations?|anti-money|destroy\\w*|delet\\w*|SAMA|labou?r)\\b`,
        },
      ],
      ar: [
        {
          on: [ID_AR, '~(?:صور|صورة|صورا|نسخ|نسخة|نسخا|تصوير|تصور|تنسخ)'],
          has: [
            '~(?:زوار|زائر|عميل|عملاء|مستخدم|نزلاء|نزيل|ضيوف|مشترك|مشتركين|مراجع|مراجعين|متسوق|متقدمين|مستأجر)',
          ],
          is: ['~(?:تحتفظ|يحتفظ|نحتفظ|احتفاظ|أرشيف|أرشيفها|تحفظ|يحفظ|حفظ|استقبال|لتصويرها|تودع|يودع)#'],
          unless: `${FAIR.ar}|~(?:بموجب|جهة مختصة|تتلف|إتلاف|نظام|أنظمة)#|(?<![ء-ي])لا#`,
        },
      ],
    },
  ),
} as const;
