import type { LawRule } from './rule.js';

/** Rules on safety, health and social insurance. */
export const laborSafetyRules: readonly LawRule[] = [
  {
    id: 'SA-LAB-33',
    source: { law: 'labor', articles: ['8', '121', '122', '133'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Safety at work and work injuries',
      ar: 'السلامة المهنية وإصابات العمل',
    },
    demands: {
      en: 'The employer must keep the workplace safe and healthy, protect workers from the dangers of the work, and answer for the treatment of work injuries, directly or through social insurance; rights under the law may not be released.',
      ar: 'على صاحب العمل حفظ المنشأة في حالة صحية وآمنة، واتخاذ الاحتياطات لحماية العمال من الأخطار، وعلاج العامل المصاب بإصابة عمل مباشرة أو من خلال التأمينات الاجتماعية، ويبطل كل شرط أو إبراء يخالف ذلك.',
    },
    instead: {
      en: 'The Employer takes the precautions needed to protect the Employee from the dangers of the work. Work injuries are treated and compensated as the Labor Law and the Social Insurance Law provide.',
      ar: 'يتخذ صاحب العمل الاحتياطات اللازمة لحماية العامل من أخطار العمل، وتسري على إصابات العمل أحكام نظام العمل ونظام التأمينات الاجتماعية.',
    },
    silence: 'nothing',
    searched: { en: ['safety', 'work injury'], ar: ['السلامة', 'إصابة العمل'] },
  },
  {
    id: 'SA-LAB-126',
    source: { law: 'labor', articles: ['122', '123'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Cost of protection',
      ar: 'تكلفة الوقاية والحماية',
    },
    demands: {
      en: 'The employer must supply personal protective equipment; it may not charge workers for protection or deduct anything from their wages for it.',
      ar: 'على صاحب العمل أن يوفر أدوات الوقاية الشخصية المناسبة للعمال، ولا يجوز له أن يحملهم أو يقتطع من أجورهم أي مبلغ لقاء توفير هذه الحماية.',
    },
    instead: {
      en: 'The Employer provides protective equipment at its own cost.',
      ar: 'يوفر صاحب العمل أدوات الوقاية الشخصية للعامل على نفقته.',
    },
    silence: 'nothing',
    searched: { en: ['protective equipment'], ar: ['أدوات الوقاية'] },
  },
  {
    id: 'SA-LAB-139',
    source: { law: 'labor', articles: ['122', '123'] },
    documents: ['construction', 'procurement', 'services'],
    severity: 'medium',
    confidence: 'verified',
    subject: { en: 'Cost of protection on site', ar: 'تكلفة وقاية العمال في الموقع' },
    demands: {
      en: 'Whoever employs workers on site must supply their personal protective equipment and may not charge them for it or deduct it from their wages.',
      ar: 'على صاحب العمل أن يوفر أدوات الوقاية الشخصية لعماله في الموقع، ولا يجوز له أن يحملهم أو يقتطع من أجورهم أي مبلغ لقاء ذلك.',
    },
    instead: {
      en: 'The Contractor provides its workers with protective equipment at its own cost.',
      ar: 'يوفر المقاول لعماله أدوات الوقاية الشخصية على نفقته.',
    },
    silence: 'nothing',
    searched: { en: ['protective equipment', 'helmets'], ar: ['أدوات الوقاية', 'الخوذ'] },
  },
  {
    id: 'SA-LAB-127',
    source: { law: 'labor', articles: ['144'] },
    documents: ['employment'],
    severity: 'high',
    confidence: 'verified',
    subject: {
      en: 'Health insurance',
      ar: 'الضمان الصحي',
    },
    demands: {
      en: 'The employer must provide its workers with preventive and curative health care, with regard to what the Cooperative Health Insurance Law provides; under that law (Art. 3) the sponsor must subscribe for the resident.',
      ar: 'على صاحب العمل أن يوفر لعماله العناية الصحية الوقائية والعلاجية مع مراعاة ما يوفره نظام الضمان الصحي التعاوني الذي يلزم (في مادته الثالثة) من يكفل مقيماً بالاشتراك لصالحه.',
    },
    instead: {
      en: 'The Employer provides the Employee with health insurance under the Cooperative Health Insurance Law, at its own cost.',
      ar: 'يوفر صاحب العمل للعامل الضمان الصحي وفق نظام الضمان الصحي التعاوني على نفقته.',
    },
    silence: 'nothing',
    searched: { en: ['health insurance', 'medical insurance'], ar: ['التأمين الطبي', 'الضمان الصحي'] },
  },
  {
    id: 'SA-SIL-01',
    source: { law: 'social-insurance', articles: ['7', '8', '9'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Registration with social insurance',
      ar: 'التسجيل في التأمينات الاجتماعية',
    },
    demands: {
      en: 'The employer must register the workers whom the law covers with social insurance, and state the wages on which contributions are due.',
      ar: 'يلتزم صاحب العمل بالاشتراك عن العاملين الخاضعين لنظام التأمينات الاجتماعية، وبتقديم بيانات أجورهم الخاضعة للاشتراك.',
    },
    instead: {
      en: 'The Employer registers the Employee with the General Organization for Social Insurance on his actual wage subject to contributions.',
      ar: 'يسجل صاحب العمل العامل لدى المؤسسة العامة للتأمينات الاجتماعية بأجره الخاضع للاشتراك.',
    },
    caution: {
      en: 'Those who were insured before the new law entered into force remain under the former one where it so provides.',
      ar: 'يستمر تطبيق النظام السابق على من كان مشتركاً قبل العمل بالنظام الجديد في الحدود المقررة فيه.',
    },
    silence: 'nothing',
    searched: { en: ['social insurance', 'GOSI'], ar: ['التأمينات الاجتماعية'] },
  },
  {
    id: 'SA-SIL-02',
    source: { law: 'social-insurance', articles: ['9', '15', '29', '44'] },
    documents: ['employment'],
    severity: 'medium',
    confidence: 'verified',
    subject: {
      en: 'Shares in social insurance contributions',
      ar: 'حصص اشتراكات التأمينات الاجتماعية',
    },
    demands: {
      en: "The employer pays all contributions to social insurance and may deduct only the worker's share: at most 11% of the wage subject to contributions for pensions and 1% for unemployment. Occupational hazards are borne by the employer alone.",
      ar: 'يلتزم صاحب العمل بدفع كامل الاشتراكات، وله أن يقتطع من الأجر ما يقع على عاتق المشترك فقط: 11% من الأجر الخاضع للاشتراك في فرع المعاشات و1% في فرع التأمين ضد التعطل عن العمل، ويتحمل صاحب العمل وحده اشتراك فرع الأخطار المهنية.',
    },
    instead: {
      en: "The Employer pays the contributions and deducts from the wage only the Employee's share set by law.",
      ar: 'يدفع صاحب العمل الاشتراكات ولا يقتطع من أجر العامل إلا حصته المقررة نظاماً.',
    },
    caution: {
      en: 'Lower shares apply to those insured under the former law and while rates rise; the Council of Ministers may change the rates of the branches.',
      ar: 'تسري حصص أقل على المشتركين وفق النظام السابق وخلال التدرج، ويجوز بقرار من مجلس الوزراء تعديل نسب الاشتراكات.',
    },
    silence: 'nothing',
    searched: { en: ['social insurance contributions'], ar: ['اشتراكات التأمينات الاجتماعية'] },
  },
];
