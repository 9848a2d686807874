import type { ContentsById, Part } from './content.js';

const part = (name: Part['name'], found: Part['found'], subject: Part['subject']): Part => ({
  name,
  found,
  subject,
});

/** What a franchise agreement must contain. */
export const franchiseContents: ContentsById = {
  'SA-FRA-201': {
    parts: [
      part(
        { en: 'the franchised business and its description', ar: 'أعمال الامتياز ووصفها' },
        {
          en: '\\bfranchis(?:e|es|ed|ing)\\b[^.;]{0,120}\\b(?:business|outlets?|restaurants?|stores?|shops?|units?|system|concept|operat\\w+|products|services|cent(?:er|re)s?|schools?)\\b|\\b(?:business|system|concept|model)\\b[^.;]{0,60}\\b(?:means|consists|described|comprises|is)\\b',
          ar: '~(?:أعمال|نشاط|نموذج عمل|نظام) (?:ال)?امتياز|~نشاط[^.;]{0,40}~(?:مطعم|مقهى|متجر|محل|منشأة)',
        },
        { en: '\\b(?:business|system)\\b', ar: '~(?:أعمال (?:ال)?امتياز|نموذج)' },
      ),
      part(
        { en: 'the term of the agreement', ar: 'مدة اتفاقية الامتياز' },
        {
          en: '\\b(?:term|duration|period)\\b[^.;]{0,80}\\b(?:years?|months?|until)\\b|\\b(?:years?|months?)\\b[^.;]{0,60}\\b(?:term|from the (?:effective )?date|commenc\\w+|from signature)\\b|\\b(?:valid|in force|continues?)\\b[^.;]{0,40}\\b(?:for|until)\\b[^.;]{0,30}\\byears?\\b',
          ar: '~(?:مدة|مدتها|مدته|لمدة|تسري)[^.;]{0,60}(?:سنة|سنوات|سنتان|سنتين|عام|أعوام|أشهر|شهرا)',
        },
        { en: '\\bterm\\b', ar: '~مدة' },
      ),
      part(
        { en: 'how the agreement is amended', ar: 'طريقة تعديل الاتفاقية' },
        {
          en: '\\b(?:amend\\w*|modif\\w*|vari(?:ed|ation)|changes? (?:to|of) (?:this|the) agreement)\\b[^.;]{0,120}\\b(?:writ(?:ing|ten)|signed|agreement|parties|consent)\\b',
          ar: '~(?:تعديل|تعدل|يعدل|تعديلها|تعديله)[^.;]{0,100}~(?:كتاب|مكتوب|خطي|اتفاق|موافق|طرفين|ملحق|طرفي)|(?:لا|ولا) ~?(?:تعدل|يعدل|يجوز تعديل)',
        },
        { en: '\\bamend\\w*', ar: '~تعديل' },
      ),
      part(
        { en: 'its territory', ar: 'نطاقها الجغرافي' },
        {
          en: '\\b(?:territory|territorial|exclusive area|geographic\\w*)\\b|\\b(?:located|outlet|site|premises|location)\\b[^.;]{0,60}\\b(?:in|at)\\b[^.;]{0,40}\\b(?:riyadh|jeddah|dammam|khobar|kingdom|makkah|madinah|city|region|mall)\\b',
          ar: '~(?:نطاق (?:ال)?جغرافي|منطقة (?:ال)?(?:امتياز|جغرافية)|إقليم|نطاقها (?:ال)?جغرافي|منطقة الرياض|منطقة مكة|منطقة الشرقية)|~(?:في|داخل|ضمن) (?:ال)?(?:مدينة|مملكة|منطقة|مدن)',
        },
        { en: '\\bterritory\\b', ar: '~(?:نطاق|منطقة|إقليم)' },
      ),
      part(
        { en: 'what the franchisee pays', ar: 'المقابل الذي يدفعه صاحب الامتياز' },
        {
          en: '\\b(?:franchise fee|initial fee|royalt(?:y|ies)|continuing fee|entry fee|consideration|fees?)\\b[^.;]{0,120}(?:\\d|%|\\b(?:per cent|SAR|riyals?)\\b)|(?:SAR|SR)\\b[^.;]{0,80}\\b(?:fee|royalty)\\b|\\b(?:no|free of) (?:franchise )?fee\\b',
          ar: '~(?:مقابل|رسوم|رسم|إتاوة|إتاوات|أتعاب|عوائد)[^.;]{0,100}(?:\\d|~ريال|في المائة|بالمائة|%|٪)',
        },
        { en: '\\b(?:fees?|royalt\\w+)\\b', ar: '~(?:مقابل|رسوم)' },
      ),
      part(
        { en: 'training of the franchisee’s staff', ar: 'تدريب موظفي صاحب الامتياز' },
        { en: '\\btrain(?:s|ed|ing)?\\b', ar: '~(?:تدريب|يدرب|تدرب|تدريبهم|تدريبية)' },
        { en: '\\btraining\\b', ar: '~تدريب' },
      ),
      part(
        {
          en: 'the technical and marketing expertise that the franchisor provides',
          ar: 'التزام المانح بتقديم الخبرات التقنية والتسويقية',
        },
        {
          en: '\\b(?:expertise|know-?how|technical (?:and \\w+ )?(?:assistance|support|advice)|marketing (?:and \\w+ )?(?:assistance|support|advice|expertise)|assist(?:s|ance)?|advis\\w+|advice|guidance|(?:operational|ongoing|continuing|opening) support)\\b',
          ar: '~(?:خبرات|خبرة|خبراته|دعم (?:ال)?(?:فني|تقني|تسويقي)|مساعدة (?:ال)?(?:فنية|تقنية)|معرفة (?:ال)?فنية|مساندة|دعم)',
        },
        { en: '\\b(?:support|assistance|know-?how)\\b', ar: '~(?:خبرات|دعم)' },
      ),
      part(
        {
          en: 'the franchisee’s duty to follow instructions, marketing and the identity of the franchise',
          ar: 'التزام صاحب الامتياز بالتعليمات وطريقة التسويق وهوية الامتياز',
        },
        {
          en: '\\b(?:compl(?:y|ies)|follow\\w*|adher\\w+|observ\\w+|conform\\w*|maintain\\w*|operat\\w+)\\b[^.;]{0,120}\\b(?:manuals?|instructions?|standards?|specifications?|guidelines?|identity|image|system|procedures)\\b',
          ar: '~(?:تقيد|يتقيد|التزام|يلتزم|اتباع|يتبع|محافظة|يحافظ|مراعاة)[^.;]{0,100}~(?:تعليمات|معايير|دليل|أدلة|كتيب|هوية|مواصفات|إرشادات|طريقة (?:ال)?(?:تسويق|عرض))',
        },
        { en: '\\b(?:manual|standards|instructions)\\b', ar: '~(?:دليل|تعليمات|كتيب)' },
      ),
      part(
        { en: 'the supply of goods and services', ar: 'توريد السلع والخدمات' },
        {
          en: '\\b(?:suppl(?:y|ies|ied|iers?)|purchas\\w+|procure\\w*|source[ds]?|obtain\\w*|buys?)\\b[^.;]{0,120}\\b(?:goods|products?|ingredients?|equipment|materials?|services?|stock|inventory|items|supplies|suppliers?)\\b|\\bapproved suppliers?\\b',
          ar: '~(?:توريد|يورد|تورد|يزود|تزويد|شراء|يشتري|تأمين|موردين|مورد)[^.;]{0,100}~(?:سلع|خدمات|منتجات|مواد|معدات|بضائع|مستلزمات|مخزون|معتمد)|~موردين معتمدين',
        },
        { en: '\\b(?:suppl\\w+|products)\\b', ar: '~(?:توريد|سلع)' },
      ),
      part(
        {
          en: 'the trade marks and other intellectual property, and what follows their breach',
          ar: 'حقوق استخدام العلامات التجارية والملكية الفكرية وأثر الإخلال بها',
        },
        {
          en: '\\b(?:trade ?marks?|marks|intellectual property|brand names?|logos?|trade names?)\\b',
          ar: '~(?:علامة (?:ال)?تجارية|علامات (?:ال)?تجارية|علامات|ملكية (?:ال)?فكرية|شعار|اسم (?:ال)?تجاري)',
        },
        { en: '\\b(?:marks|intellectual property)\\b', ar: '~(?:علامات|ملكية)' },
      ),
      part(
        { en: 'how disputes are settled', ar: 'آلية تسوية النزاع' },
        {
          en: '\\b(?:disputes?|controvers\\w+|arbitrat\\w+|mediation|courts? of|competent courts?|jurisdiction of)\\b',
          ar: '~(?:نزاع|نزاعات|خلاف|خلافات|منازعات|منازعة|تحكيم|وساطة|محكمة (?:ال)?مختصة|محاكم)',
        },
        { en: '\\bdisputes?\\b', ar: '~(?:نزاع|خلاف)' },
      ),
      part(
        { en: 'whether sub-franchises may be granted', ar: 'مدى الأحقية في منح امتياز فرعي' },
        {
          en: '\\bsub-?(?:franchis\\w*|licen[cs]\\w*)\\b|\\b(?:master|unit|area) franchis\\w+\\b|\\bgrant\\w*[^.;]{0,60}\\bfranchises? to (?:others|third parties|any)\\b',
          ar: '~(?:امتياز (?:ال)?فرعي|امتيازات (?:ال)?فرعية|امتياز من الباطن|ترخيص من الباطن|ترخيص فرعي)|~منح (?:ال)?(?:امتياز|حق)[^.;]{0,20}~(?:غير|للغير|آخر)',
        },
        { en: '\\bsub-?franchis\\w*', ar: '~امتياز فرعي' },
      ),
      part(
        {
          en: 'the effects of a change of ownership or control',
          ar: 'الآثار المترتبة على تغيير الملكية أو السيطرة',
        },
        {
          en: '\\bchang(?:e|es|ed|ing)\\b[^.;]{0,60}\\b(?:control|ownership|shareholding|owners?)\\b|\\b(?:transfer|sale|sell|assign)\\w*\\b[^.;]{0,80}\\b(?:shares?|ownership|control|business|interest)\\b|\\b(?:ownership|control)\\b[^.;]{0,60}\\b(?:chang\\w+|transfer\\w*)',
          ar: '~(?:تغيير|تغير|انتقال|نقل|تبدل|التغير)[^.;]{0,60}~(?:ملكية|ملكيته|سيطرة|مسيطر|حصص|أسهم)|~(?:بيع|تنازل)[^.;]{0,40}~(?:حصص|أسهم|ملكية)',
        },
        { en: '\\b(?:ownership|control)\\b', ar: '~ملكية' },
      ),
    ],
  },
};
