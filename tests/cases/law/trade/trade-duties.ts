import type { CasesById } from '../types.js';

/** Clauses on continuous services, early settlement and trademark licences. */
export const tradeDutyCases: CasesById = {
  'SA-GTP-13': {
    en: {
      keeps: ['The term of the cleaning services contract shall be three (3) years.'],
      breaks: [
        'The term of this maintenance contract shall be seven (7) years from the commencement date.',
        'The catering services contract shall run for ten years.',
        'This operation and maintenance contract continues for a period of eight years.',
        'The contract for cleaning of the ministry buildings is for six years.',
        'The duration of the operation services contract is 96 months.',
        'The maintenance contract shall remain in force for 7 years.',
        'The period of the contract for the maintenance of public gardens is nine years.',
        'The cleaning contract lasts for six (6) years and is renewable.',
      ],
      neither: [
        'The supplier gives a ten-year warranty on the maintenance equipment.',
        'The maintenance contractor keeps its records for ten years.',
        'The term of the operation contract may exceed five years, up to eight years, only after approval of the Ministry of Finance.',
      ],
    },
    ar: {
      keeps: ['مدة عقد النظافة هذا ثلاث سنوات ميلادية.'],
      breaks: [
        'مدة عقد الصيانة هذا سبع سنوات.',
        'يسري عقد تشغيل المستشفى لمدة عشر سنوات.',
        'تكون مدة عقد الإعاشة ست سنوات من تاريخ التسليم.',
        'مدة عقد نظافة المباني (8) سنوات.',
        'ينفذ عقد التشغيل والصيانة خلال مدة قدرها ثماني سنوات.',
        'مدة العقد لخدمات النظافة اثنتان وسبعون شهراً (72) شهراً.',
        'يستمر عقد صيانة الطرق مدة تسع سنوات.',
        'مدة تنفيذ عقد الإعاشة والتشغيل سبع (7) سنوات.',
      ],
      neither: [
        'يضمن المورد أجهزة الصيانة عشر سنوات.',
        'يحتفظ متعهد الصيانة بسجلات العقد لمدة عشر سنوات.',
        'تجوز زيادة مدة عقد التشغيل إلى ثماني سنوات بعد موافقة وزارة المالية.',
      ],
    },
  },
  'SA-FIN-07': {
    en: {
      keeps: [
        'Before signing this contract the Finance Company disclosed to the Customer the formula for early settlement, set out in Annex 2.',
      ],
      breaks: [
        'The early settlement formula shall not be disclosed to the Customer.',
        'The Customer is told how early repayment is computed only when he applies for early repayment; the formula is kept by the Company.',
        'The Borrower accepts that the early settlement discount formula is confidential to the Lender.',
        'The Company shall make known the formula for early settlement only upon a request to settle.',
        'The Customer has no right to see the formula applied on early settlement.',
        'The amount due on early settlement is set by the Finance Company at its discretion, and the formula need not be explained to the Customer.',
        'No formula for early settlement is provided to the customer at the time of contracting.',
        'The formula of rebate on early repayment will be determined by the lender at the time of settlement.',
      ],
      neither: [
        'The Borrower shall not disclose the pricing formula to third parties.',
        'Early settlement does not affect the insurance of the Customer.',
        'The Customer may settle early on thirty days notice.',
      ],
    },
    ar: {
      keeps: ['أفصحت شركة التمويل للعميل قبل التعاقد عن معادلة الخصم في السداد المبكر.'],
      breaks: [
        'لا تلتزم الشركة بالإفصاح للعميل عن معادلة السداد المبكر.',
        'تحدد الشركة معادلة الخصم في السداد المبكر عند طلبه وفق تقديرها.',
        'لا يفصح عن معادلة السداد المبكر إلا عند تقديم العميل طلب السداد.',
        'معادلة احتساب السداد المبكر سرية وتخص الممول وحده.',
        'ليس للعميل الاطلاع على معادلة الخصم عند السداد المبكر.',
        'يتنازل العميل عن حقه في معرفة معادلة الخصم في السداد المبكر.',
        'لا يحق للمتمول طلب بيان معادلة السداد المبكر قبل التعاقد.',
        'يحتسب الممول مبلغ السداد المبكر بمعادلة لا يلزمه بيانها للعميل.',
      ],
      neither: [
        'لا يجوز للعميل إفشاء معادلة التسعير للغير.',
        'للعميل السداد المبكر بإشعار مدته ثلاثون يوماً.',
      ],
    },
  },
  'SA-IPR-06': {
    en: {
      keeps: [
        'The licensee shall use the trademark in the western region only and to the quality standards of its owner.',
      ],
      breaks: [
        'The licence of the trademark is conditional on the Distributor buying its office furniture from an affiliate of the Licensor.',
        'As a condition of the trademark licence the licensee shall purchase cleaning materials from a sister company of the owner.',
        'The right to use the mark is granted provided that the Licensee takes unrelated goods from the Licensor.',
        'The licensee of the mark shall not challenge nor deal with any bank other than the one owned by the licensor, as a condition of the trademark licence.',
        'In return for the licence to use the brand the Distributor must insure with an affiliate of the Licensor.',
        'The trademark licence obliges the Licensee to buy stationery solely from the Licensor.',
        'Use of the trademark is subject to the Distributor purchasing products unrelated to the mark.',
        'The licensee may use the trademark only if it buys its vehicles from a company of the group of the licensor.',
      ],
      neither: [
        'The licensee of the trademark shall buy the packaging that bears the mark from suppliers approved for quality.',
        'The Distributor shall not use the trademark outside the territory.',
        'The Distributor buys its furniture from an affiliate of the Supplier.',
      ],
    },
    ar: {
      keeps: ['يستعمل المرخص له العلامة في منطقة مكة فقط ووفق معايير الجودة التي يضعها مالكها.'],
      breaks: [
        'يشترط للترخيص باستعمال العلامة أن يشتري المرخص له أثاثه من شركة شقيقة للمرخص.',
        'لا يستعمل الموزع العلامة إلا إذا اشترى قرطاسيته من شركة تابعة للمورد.',
        'يلتزم المرخص له مقابل الترخيص بالعلامة بشراء سلع لا صلة لها بها من المرخص.',
        'يعلق الترخيص باستعمال العلامة على شراء المرخص له سيارات من إحدى شركات المجموعة.',
        'يلتزم المرخص له كشرط لاستعمال العلامة بالتأمين لدى شركة تابعة لمالكها.',
        'من شروط ترخيص العلامة أن يشتري الموزع مواد التنظيف من شركة شقيقة.',
        'ترخيص العلامة مشروط بشراء الموزع منتجات غير مرتبطة بها.',
        'يلزم المرخص له باستعمال العلامة بشراء الأثاث المكتبي من شركة تابعة للمرخص دون غيرها.',
      ],
      neither: [
        'يشتري المرخص له مواد التغليف التي تحمل العلامة من موردين معتمدين لضمان الجودة.',
        'لا يستعمل الموزع العلامة خارج المنطقة.',
        'يشتري الموزع أثاثه من شركة شقيقة للمورد.',
      ],
    },
  },
};
