import type { CasesById } from '../types.js';

/** Clauses on copyright and trademarks. */
export const creationCases: CasesById = {
  'SA-IPR-01': {
    en: {
      keeps: ['The Author assigns the economic rights in the works listed in Annex A only.'],
      breaks: [
        'The Author irrevocably assigns to the Publisher the copyright in all works that he will write in the future.',
        'The Designer assigns to the Company all works he may create in the future of any kind.',
        'The Author assigns to the Company all his future works.',
        'All works that the Consultant may ever create in the future, in any field, shall belong to the Client.',
        'The entire future intellectual output of the Second Party is transferred to the First Party.',
        'Whatever the Employee may invent or write, during or after the term and whether or not related to the business, vests in the Company.',
      ],
      neither: [
        'All future works required by law shall be carried out by the Contractor.',
        'The Author does not assign his future works.',
      ],
    },
    ar: {
      keeps: ['يتنازل المؤلف عن الحقوق المالية في المصنفات المبينة في الملحق فقط.'],
      breaks: [
        'يلتزم المؤلف بالتنازل للناشر عن جميع ما سيؤلفه من مصنفات مستقبلاً.',
        'يتنازل الكاتب عن كافة مصنفاته المستقبلية لصالح الشركة.',
        'يتنازل المؤلف للشركة عن مجموع إنتاجه الفكري المستقبلي.',
        'تكون جميع المصنفات التي يبتكرها الاستشاري مستقبلاً في أي مجال ملكاً للعميل.',
        'تؤول إلى الشركة كافة الأعمال الفكرية المستقبلية للطرف الثاني.',
      ],
      neither: [
        'ينفذ المقاول جميع الأعمال المستقبلية المطلوبة.',
        'لا يتنازل المؤلف عن إنتاجه الفكري المستقبلي.',
      ],
    },
  },
  'SA-IPR-02': {
    en: {
      keeps: ["The Author's moral rights are reserved."],
      breaks: [
        'The Consultant waives all moral rights, including the right to be named as author.',
        'The Contractor hereby waives any moral rights it may have in the Deliverables.',
        'The Author irrevocably waives all moral rights in the works.',
        'The Consultant agrees not to assert any moral rights in the deliverables.',
        'Moral rights in the work are assigned to the Client.',
        "The Client may publish the work under its own name, and the author's moral rights shall not apply.",
      ],
      neither: [
        'The Consultant waives no moral rights.',
        'The Author does not waive his moral rights.',
        'The Company waives its economic rights in the work.',
      ],
    },
    ar: {
      keeps: ['تبقى للمؤلف حقوقه الأدبية على المصنف.'],
      breaks: [
        'يسقط حق المؤلف في نسبة المصنف إليه ويتنازل عن جميع حقوقه الأدبية.',
        'يقر المصمم بتنازله عن كافة حقوقه الأدبية والمالية.',
        'يتنازل المؤلف نهائياً عن جميع حقوقه الأدبية في المصنف.',
        'تنتقل الحقوق الأدبية والمالية في المصنف إلى العميل.',
        'لا يحق للمؤلف التمسك بحقوقه الأدبية على المصنف.',
      ],
      neither: ['لا يتنازل المؤلف عن حقوقه الأدبية.', 'تتنازل الشركة عن حقوقها المالية في المصنف.'],
    },
  },
  'SA-IPR-03': {
    en: {
      keeps: ['The Licensor licenses in writing the trademarks listed in Annex A.'],
      breaks: [
        "The Licensee's right to use the mark is granted by oral agreement.",
        "The Licensee may use the trademark on the basis of the Licensor's oral permission.",
        'A licence to use the mark need not be in writing.',
        'The trademark licence may be granted or extended verbally.',
      ],
      neither: [
        'Oral changes to this Agreement are void.',
        'The trademark licence may not be granted orally.',
      ],
    },
    ar: {
      keeps: ['يرخص مالك العلامة كتابة باستعمال العلامات التجارية المبينة في الملحق.'],
      breaks: [
        'للمرخص له استعمال العلامة التجارية بناءً على إذن شفهي من المالك.',
        'لا يشترط أن يكون ترخيص استعمال العلامة مكتوباً.',
        'يجوز منح ترخيص العلامة التجارية أو تمديده شفاهة.',
      ],
      neither: ['لا يعتد بأي تعديل شفهي لهذا العقد.', 'لا يجوز منح ترخيص العلامة التجارية شفاهة.'],
    },
  },
  'SA-IPR-05': {
    en: {
      keeps: ['The trademark licence ends in any case when the protection of the mark ends.'],
      breaks: [
        'This trademark licence survives expiry of the registration of the mark.',
        'The trademark licence shall continue after the registration of the mark expires.',
        'The licence of the marks is granted in perpetuity, regardless of the term of protection of the mark.',
        'Royalties for the mark remain due and the licence remains in force even after the protection of the mark has lapsed.',
      ],
      neither: [
        'The confidentiality duty continues after the licence expires.',
        'The licence shall not continue after the registration of the mark expires.',
      ],
    },
    ar: {
      keeps: ['ينتهي ترخيص العلامة على أي حال بانتهاء مدة حمايتها.'],
      breaks: [
        'يظل ترخيص العلامة سارياً حتى بعد انتهاء حمايتها.',
        'يستمر ترخيص العلامة التجارية بعد انتهاء مدة تسجيلها.',
        'يمنح ترخيص العلامة بصفة دائمة بصرف النظر عن مدة حماية العلامة.',
        'يبقى الترخيص باستعمال العلامة سارياً ولو انقضت مدة حمايتها.',
      ],
      neither: ['يستمر التزام السرية بعد انتهاء الترخيص.', 'لا يستمر ترخيص العلامة بعد انتهاء مدة حمايتها.'],
    },
  },
};
