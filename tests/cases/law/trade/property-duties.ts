import type { CasesById } from '../types.js';

/** Clauses on deposits and commissions in brokerage, on late off-plan units and on builders. */
export const propertyDutyCases: CasesById = {
  'SA-REB-06': {
    en: {
      keeps: [
        'The Broker shall hand the security deposit over to the Authority or its delegate, which holds it until the flat is returned.',
      ],
      breaks: [
        'The Broker keeps the security deposit in its own account until the tenant leaves.',
        "The tenant's deposit remains with the Broker for the whole term and the Broker may invest it.",
        'The security deposit shall be held by the real estate broker until the end of the lease.',
        'The Broker shall pass the security deposit straight to the Landlord, who may dispose of it as he likes.',
        'On receipt of the security deposit the Broker may use it for its own purposes.',
        'The rental deposit is collected by the broker and paid over to the landlord on the same day.',
        'The Broker retains the deposit paid by the tenant as part of its fee.',
        "The damage deposit stays in the broker's current account.",
      ],
      neither: [
        'The Landlord holds the security deposit until the end of the lease.',
        'The Broker may not keep the security deposit.',
        'The broker is paid its commission once the tenant has paid the security deposit.',
        'The hotel holds a deposit of SAR 500 on the card of the guest.',
      ],
    },
    ar: {
      keeps: ['يسلم الوسيط مبلغ الضمان إلى الهيئة العامة للعقار أو من تخوله خلال ثلاثة أيام.'],
      breaks: [
        'يحتفظ الوسيط بمبلغ الضمان في حسابه حتى انتهاء الإيجار.',
        'يبقى مبلغ التأمين المدفوع من المستأجر لدى المكتب العقاري طوال مدة العقد.',
        'يحول الوسيط العقاري الضمان إلى المؤجر مباشرة.',
        'للوسيط أن يستعمل مبلغ الضمان في شؤونه إلى حين إخلاء العين.',
        'يودع مبلغ الضمان في الحساب الجاري للوسيط.',
        'يحق للوسيط التصرف في مبلغ التأمين الذي دفعه المستأجر.',
        'يظل الضمان في حوزة الوسيط ولا يسلم لأي جهة.',
        'يخصم الوسيط عمولته من مبلغ الضمان ويحتفظ بالباقي لديه.',
      ],
      neither: [
        'يحتفظ المؤجر بمبلغ الضمان حتى انتهاء الإيجار.',
        'لا يجوز للوسيط الاحتفاظ بمبلغ الضمان.',
        'يقدم المقاول ضماناً بنكياً ويحتفظ به المالك.',
      ],
    },
  },
  'SA-REB-07': {
    en: {
      keeps: ['The Owner, having engaged the Broker, shall bear the commission of 2.5%.'],
      breaks: [
        "The Broker's commission shall be charged to the tenant, though the tenant is not a party to this brokerage contract.",
        'The commission of the broker is payable by the buyer, who has signed nothing with the Broker.',
        'The buyer shall pay the commission even if it never contracted with the Broker.',
        'Commission shall be collected from the purchaser, whether or not the purchaser has engaged the broker.',
        'The Broker will recover its commission from the lessee, who did not appoint it.',
        'The tenant bears the brokerage commission in full without having any contract with the Broker.',
        'The Owner pays no commission to the broker; it is collected from the buyer, who is not bound by this agreement.',
        'The brokerage commission falls on whichever party did not engage the Broker, that is the tenant.',
      ],
      neither: [
        'No commission shall be claimed by the Broker from a buyer who has not contracted with it.',
        'The buyer pays the commission of the insurance agent.',
        'The purchaser shall bear the inspection fee of the property.',
      ],
    },
    ar: {
      keeps: ['يتحمل المالك عمولة الوساطة بصفته الطرف المتعاقد مع الوسيط.'],
      breaks: [
        'يتحمل المستأجر عمولة الوسيط ولو لم يكن طرفاً في عقد الوساطة.',
        'تحصل عمولة المكتب العقاري من المشتري الذي لم يتعاقد معه.',
        'يدفع المشتري عمولة الوسيط وإن لم يوقع معه أي عقد.',
        'تكون العمولة على المستأجر رغم أنه غير متعاقد مع الوسيط.',
        'للوسيط مطالبة المشتري بالعمولة سواء تعاقد معه أم لم يتعاقد.',
        'يلتزم المستأجر بسداد السعي للوسيط دون أن يكون طرفاً في هذا العقد.',
        'لا يدفع المالك شيئاً من عمولة الوسيط ويتحملها المشتري وهو ليس طرفاً في هذا العقد.',
        'تستوفى العمولة من الطرف الذي لم يتعاقد مع الوسيط وهو المستأجر.',
      ],
      neither: [
        'لا يجوز للوسيط مطالبة المشتري الذي لم يتعاقد معه بأي عمولة.',
        'يتحمل المشتري أتعاب الفحص الفني للعقار.',
      ],
    },
  },
  'SA-OFF-04': {
    en: {
      keeps: [
        'If the Developer fails to deliver the off-plan unit on time, it shall pay the Purchaser the rent of a similar unit for the period of delay.',
      ],
      breaks: [
        'The Purchaser waives any compensation for late delivery of the off-plan unit by the Developer.',
        'The Developer shall not be liable to the Buyer for any delay in handing over the unit, whatever its cause.',
        'No rent or compensation shall be payable by the Developer if completion of the off-plan unit is late.',
        'Late handover of the unit gives the Buyer no claim against the Developer for rent or damages.',
        'However late the delivery of the apartment, the Purchaser has no right to claim compensation from the Developer.',
        'The Buyer releases the Developer from all liability for delay in delivery of the unit.',
        'The Developer is exempt from any compensation for delays in the delivery of off-plan units.',
        'The Purchaser shall not claim rent from the Developer should delivery of the unit be delayed for any reason.',
      ],
      neither: [
        'The Developer is not liable for delay in delivery of the unit caused by force majeure.',
        'No compensation is due from the Developer where the Purchaser delays the handover of the unit.',
        'The delivery company is not liable for late delivery of furniture.',
      ],
    },
    ar: {
      keeps: ['إذا تأخر المطور في تسليم الوحدة دفع للمشتري أجرة المثل عن مدة التأخير.'],
      breaks: [
        'يتنازل المشتري عن أي تعويض عن تأخر المطور في تسليم الوحدة.',
        'لا يستحق المشتري أجرة المثل إذا تأخر المطور عن التسليم.',
        'لا يتحمل المطور أي تعويض عن تأخير تسليم الوحدات أياً كان سببه.',
        'يعفى المطور من أي مسؤولية عن التأخر في تسليم الأرض المطورة.',
        'لا يحق للمشتري الرجوع على المطور بأي تعويض بسبب تأخر إنجاز المشروع.',
        'ليس للمشتري مطالبة المطور بأجرة أو تعويض مهما طال التأخير في التسليم.',
        'يبرئ المشتري ذمة المطور من أي تعويض ينشأ عن التأخر في تسليم الوحدة.',
        'يسقط حق المشتري في التعويض عن تأخر المطور في التسليم.',
      ],
      neither: [
        'لا يتحمل المطور تعويضاً عن تأخر التسليم بسبب قوة قاهرة.',
        'إذا تأخر المشتري في استلام الوحدة فلا يستحق تعويضاً من المطور.',
        'لا تتحمل شركة التوصيل أي تعويض عن التأخر في تسليم الأثاث.',
      ],
    },
  },
  'SA-CON-04': {
    en: {
      keeps: ['Each member of the consortium must be classified in the field of the project.'],
      breaks: [
        'Only the lead member needs classification; the other consortium members need not be classified.',
        'The joint venture partners are exempt from any classification.',
        'A consortium member may be classified two grades below the grade required.',
        'No classification is required of the remaining members of the consortium.',
        'Members of the joint venture may hold classification in any field, whether or not it is that of the project.',
        'Unclassified members may join the consortium of contractors.',
        'It is enough that one partner of the consortium be classified, the rest being under no obligation to hold a classification.',
        'Consortium members are accepted regardless of their classification grade.',
      ],
      neither: [
        'The consortium members shall classify their waste by hazard.',
        'No member of the consortium may be unclassified.',
        'Classified information need not be shared with consortium members.',
      ],
    },
    ar: {
      keeps: ['يجب أن يكون كل من المتضامنين مصنفاً في مجال المشروع.'],
      breaks: [
        'لا يشترط تصنيف بقية المتضامنين متى كان قائد التحالف مصنفاً.',
        'يعفى أعضاء التحالف من شهادة التصنيف.',
        'يقبل أن يكون المتضامن الآخر مصنفاً بأقل من الدرجة المطلوبة بدرجتين.',
        'للمقاول المصنف أن يتضامن مع مقاول غير مصنف في تنفيذ المشروع.',
        'يكفي أن يكون أحد المتضامنين مصنفاً دون الباقين.',
        'تقبل عروض الائتلاف أياً كانت درجة تصنيف الشركاء.',
        'لا يلزم أن يكون الشريك المتضامن مصنفاً في مجال المشروع.',
        'يجوز أن تقل درجة تصنيف المتضامنين بثلاث درجات عن الدرجة المطلوبة.',
      ],
      neither: ['تصنف المخلفات بحسب خطورتها وينقلها المتضامنون.', 'لا يقبل متضامن غير مصنف.'],
    },
  },
  'SA-CON-05': {
    en: {
      keeps: [
        'The Contractor is liable for partial or total collapse of the building and for hidden defects that threaten its safety.',
      ],
      breaks: [
        'After final acceptance the Contractor is not liable for any collapse of the building.',
        'The Owner waives all claims for hidden defects that threaten the stability of the building.',
        'The Contractor bears no responsibility for total or partial collapse once the works are handed over.',
        "The Contractor's liability for structural defects ends on handover of the building.",
        'The Owner releases the Contractor from liability for latent structural defects.',
        'Upon taking over, the contractor is discharged from all liability for hidden defects affecting the strength of the structure.',
        'In no event shall the Contractor answer for collapse of the building.',
        'Structural defects discovered after handover are at the risk of the Owner, and the Contractor shall not be liable for them.',
      ],
      neither: [
        'The Contractor is not liable for hidden defects in materials supplied by the Owner.',
        'Approval of drawings does not release the Contractor from liability for structural defects.',
        'The seller of the pump is not liable for hidden defects.',
      ],
    },
    ar: {
      keeps: ['يسأل المقاول عما يحدث في البناء من تهدم كلي أو جزئي خلال المدة التي تحددها اللوائح.'],
      breaks: [
        'لا يسأل المقاول بعد الاستلام النهائي عن أي تهدم في البناء.',
        'يتنازل المالك عن أي مطالبة للمقاول بسبب العيوب الخفية في المبنى.',
        'لا يتحمل المقاول أي مسؤولية عن العيوب التي تهدد متانة البناء بعد التسليم.',
        'تنتهي مسؤولية المقاول عن العيوب الإنشائية بمجرد الاستلام.',
        'تبرأ ذمة المقاول من العيوب الخفية وسلامة المبنى باستلامه نهائياً.',
        'يعفى المقاول من الضمان عن تهدم البناء كلياً أو جزئياً.',
        'ليس للمالك الرجوع على المقاول إذا تهدم المبنى بعد تسليمه.',
        'تسقط مسؤولية المقاول عن أي تهدم جزئي في المبنى باستلامه.',
      ],
      neither: [
        'لا يعفي الاستلام النهائي المقاول من مسؤوليته عن تهدم البناء.',
        'لا يسأل المقاول عن العيوب الخفية في المواد الموردة من المالك للمبنى.',
        'لا يسأل البائع عن العيوب الخفية في المضخة.',
      ],
    },
  },
};
