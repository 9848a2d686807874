import type { ReadersById } from '../reader.js';
import { either, kept, right, told, wrong } from './turns.js';

const DEFECT = {
  en: '\\bdefect\\w*|\\bfaults? in\\b|\\bcondition of\\b',
  ar: '~(?:عيب|عيوب|عيبا|عيوبا|عيوبه|عيوبها)#',
};
const HIDDEN = {
  en: 'The clause frees the lessor of defects that it concealed.',
  ar: 'يعفي البند المؤجر من ضمان عيوب تعمد إخفاءها.',
};
const HID =
  '\\b(?:conceal\\w*|hid|hidden by|(?:deliberately|knowingly|intentionally) (?:withheld|not disclosed)|did not disclose|failed to disclose|known to the|knew)\\b';
const HID_AR = '(?:أخفاه|أخفاها|إخفاء|تعمد|كتم|كتمان|عالما به|عالما بها|يعلم به|يعلم بها|لم يفصح)';
const FREES =
  '\\b(?:not (?:be )?(?:liable|responsible|answerable)|accepts?|waives?|releases?|released|no (?:claim|liability|recourse)|bears?|excluded)\\b';
const FREES_AR = '~(?:يقبل|قبل|لا يضمن|لا يسأل|لا يتحمل|يعفى|إعفاء|يسقط|يتنازل|يتحمل|لا يحق|ليس)#';
const SOLD = {
  en: '\\b(?:s[eo]lls?|sold|sale|selling|purchaser|buyer|new owner|transferee|transfers? of ownership|transfers? (?:the )?ownership|transfer of title|change of ownership|ownership (?:is|are) transferred|conveys?)\\b',
  ar: '~(?:بيع|بيعه|بيعها|باع|يبيع|بيعت|انتقال ملكية|انتقلت ملكية|نقل ملكية|مالك جديد|مالك الجديد|مشتري)#',
};
const SALE_ENDS = {
  en: "The clause takes the lessee's rights away when the property is sold.",
  ar: 'يسقط البند حقوق المستأجر ببيع المأجور.',
};
const NEW_OWNER = '\\b(?:purchasers?|buyers?|new owner|transferee)\\b';
const NEW_OWNER_AR = '(?:~مالك (?:ال)?جديد|~مشتري?#)';
const RUIN = {
  en: '\\b(?:destroy(?:s|ed)|destruction|demolished|collapse[sd]?|burn(?:t|s|ed)? down|total loss|razed)\\b',
  ar: '~(?:هلك|هلكت|هلاك|تهدم|انهدم|انهيار|انهار|احتراق|احتراقه|احترق|دمار|تدمير|تلف كلي)',
};
const PAYS_ON = {
  en: 'The clause has the lessee pay rent for property that was destroyed.',
  ar: 'يلزم البند المستأجر بالأجرة مع هلاك المأجور.',
};
const FAULT = {
  en: '\\b(?:fault|caused by|negligence|act or omission) (?:of )?(?:the )?|\\bdue to (?:the )?{tenant}|\\bits negligence|\\bpartial\\w*|\\bgoods\\b|\\bemployees\\b|\\binsur\\w+',
  ar: '~(?:بسبب|بخطأ|بإهمال|خطأ|إهمال|جزئي|جزئيا|جزء|أثاث|عماله|تأمين)#|لا تستحق',
};

/** Readers of the rules on defects, sale and destruction of leased property. */
export const leasePropertyReaders: ReadersById = {
  'SA-CTL-36': {
    topic: {
      en: '\\bconceal\\w*[^.;]{0,40}\\bdefects?\\b|\\blatent defects?\\b',
      ar: '~عيوب خفية|~ضمان (?:ال)?عيوب?',
    },
    en: [
      told(
        HIDDEN,
        {
          needs: DEFECT.en,
          unless: `{tenant} (?:shall|will|must|may) not (?:conceal|hide)|\\b(?:except|other than|save for|unless|excluding|does not (?:cover|apply|extend)|known to the {tenant}|{tenant} knew)\\b`,
        },
        ...either(FREES, HID, 160),
      ),
      kept(
        { needs: HID },
        '\\b(?:exclusion|limitation|waiver|release|this)\\b[^.;]{0,60}\\b(?:does|shall|do) not (?:cover|apply|extend)',
        `\\b(?:except|other than|save for|excluding)\\b[^.;]{0,60}${HID}`,
      ),
    ],
    ar: [
      told(
        HIDDEN,
        {
          needs: DEFECT.ar,
          unless: '~(?:ما لم|باستثناء|عدا|ولا يشمل|لا يسري|لا يشمل|ويبقى|إلا|المستأجر عالما)#',
        },
        ...either(FREES_AR, HID_AR, 160),
      ),
      kept(
        {},
        `لا (?:يسري|يشمل|يمتد)[^.;]{0,20}~إعفاء[^.;]{0,80}${HID_AR}`,
        `~(?:إلا|باستثناء|عدا|ما لم)#[^.;]{0,40}${HID_AR}`,
      ),
    ],
  },
  'SA-LEA-05': {
    topic: {
      en: '\\b(?:sale|sold|new owner)\\b[^.;]{0,60}\\b(?:premises|property|building)\\b',
      ar: '~بيع (?:ال)?(?:عقار|مأجور|عين)|~مالك (?:ال)?جديد',
    },
    en: [
      wrong(
        SALE_ENDS,
        {
          needs: SOLD.en,
          unless:
            '{tenant} sells?|\\b(?:goods|products|merchandise|sub-?lease|business|option|first refusal)\\b|\\b(?:tenant|lessee) (?:defaults|agrees)|\\bexpir\\w+|\\bremedied|\\bpurchase option',
        },
        ...either(
          `\\b(?:{landlord}|owner|property|premises|building|unit|ownership)\\b[^.;]{0,60}${SOLD.en}|${SOLD.en}[^.;]{0,40}\\b(?:property|premises|building|unit)\\b|\\bnew owner\\b`,
          '\\b(?:lease|tenancy|agreement|contract)\\b[^.;]{0,30}\\b(?<core>terminates?|terminated|ends?|ceases?|lapses?|come to an end|rescinded|void|cancell?ed)\\b',
        ),
        `${SOLD.en}[^.;]{0,120}(?:{tenant}|tenancy)[^.;]{0,20}\\b(?:rights?|tenancy|interest)\\b[^.;]{0,20}\\b(?<core>lapses?|ends?|ceases?|extinguished|terminates?|forfeited)\\b`,
        `${SOLD.en}[^.;]{0,80}\\b(?<core>evict|remove|repossess)\\b[^.;]{0,30}(?:{tenant}|premises)`,
        `${NEW_OWNER}[^.;]{0,40}\\b(?<core>evict|remove)\\b[^.;]{0,20}{tenant}`,
        `${SOLD.en}[^.;]{0,100}{tenant}[^.;]{0,30}\\b(?<core>vacate)\\b`,
      ),
      told(
        SALE_ENDS,
        {},
        `${NEW_OWNER}[^.;]{0,40}\\b(?:shall|is|will) not (?:be )?(?:bound|obliged|obligated|required)\\b[^.;]{0,40}\\b(?:lease|tenancy|contract|agreement|{tenant})`,
        `\\b(?:lease|tenancy)\\b[^.;]{0,30}\\bnot (?:be )?bind(?:ing)?\\b[^.;]{0,20}${NEW_OWNER}`,
      ),
      right(
        { unless: '\\bnot (?:be )?bound' },
        `${NEW_OWNER}[^.;]{0,30}\\b(?<core>bound|take subject|assume[sd]?|respects?)\\b`,
        `\\bsale\\b[^.;]{0,40}\\b(?<core>without prejudice|subject to)\\b[^.;]{0,30}\\b(?:lease|tenancy|{tenant})`,
      ),
    ],
    ar: [
      wrong(
        SALE_ENDS,
        {
          needs: SOLD.ar,
          unless: '~(?:بضائع|منتجات|بضاعة|يبقى|تبقى|لا يؤثر|نشاطه|منشأته|سلع)#|باع {tenant}|بيع {tenant}',
        },
        ...either(
          SOLD.ar,
          '(?<core>~(?:ينتهي|انتهى|ينفسخ|يفسخ|منتهيا|مفسوخا|ملغيا|انتهاء|فسخ|يعتبر منتهيا)#)[^.;]{0,20}~(?:عقد|إيجار)|~عقد[^.;]{0,20}(?:مفسوخا|منتهيا|ملغيا)',
        ),
        `(?<core>~(?:يسقط|سقوط|تسقط)#) (?:حقوق?|حق)? ?[^.;]{0,10}{tenant}[^.;]{0,60}${SOLD.ar}`,
        `${NEW_OWNER_AR}[^.;]{0,10}(?<core>~إخلاء#) {tenant}`,
        `${SOLD.ar}[^.;]{0,60}(?<core>~(?:إخلاء|يخلي|إخلاؤها|إخلاؤه|طرد)#?)`,
      ),
      told(
        SALE_ENDS,
        {},
        `(?:لا يلتزم|لا يلزم|غير ملزم|لا يتقيد)[^.;]{0,10}${NEW_OWNER_AR}[^.;]{0,30}~(?:عقد|إيجار)`,
        `${NEW_OWNER_AR}[^.;]{0,20}(?:غير ملزم|لا يلتزم|لا يلزم|لا يتقيد)[^.;]{0,20}~(?:عقد|إيجار)`,
        `(?:لا يسري|لا ينفذ)[^.;]{0,10}~(?:عقد|إيجار)#[^.;]{0,30}${NEW_OWNER_AR}`,
        `~(?:عقد|إيجار)#[^.;]{0,20}(?:لا يسري|لا ينفذ|غير نافذ)[^.;]{0,20}${NEW_OWNER_AR}`,
      ),
      right(
        { unless: 'غير ملزم|لا يلتزم' },
        `${NEW_OWNER_AR}[^.;]{0,20}(?<core>~(?:ملزما|يلتزم|ملتزما|يحل محل)#)`,
        `(?<core>~يلتزم#) ${NEW_OWNER_AR}`,
        `~بيع#[^.;]{0,30}(?<core>لا يؤثر)`,
      ),
    ],
  },
  'SA-LEA-06': {
    topic: { en: RUIN.en, ar: RUIN.ar },
    en: [
      told(
        PAYS_ON,
        { needs: '\\brents?\\b', unless: FAULT.en },
        `{tenant}[^.;]{0,30}\\b(?:continues?|remains?|still|shall|must|liable)\\b[^.;]{0,40}\\brent\\b[^.;]{0,60}\\b(?:even (?:if|though|where)|notwithstanding|regardless|despite|whether or not)\\b[^.;]{0,80}${RUIN.en}`,
        `${RUIN.en}[^.;]{0,80}\\b(?:not (?:release|relieve|discharge|excuse)|(?:remains?|continues?) (?:due|payable|liable|bound))\\b`,
        `\\brent\\b[^.;]{0,40}\\b(?:remains?|continues?)\\b[^.;]{0,20}\\b(?:payable|due)\\b[^.;]{0,80}${RUIN.en}`,
        `{tenant} (?:shall|is|will) not (?:be )?(?:released|relieved|excused|discharged)\\b[^.;]{0,60}\\brent\\b[^.;]{0,80}${RUIN.en}`,
      ),
      right(
        { unless: '\\b(?:not|no) (?:release|terminate)' },
        `${RUIN.en}[^.;]{0,60}\\b(?<core>terminates?|ends?|reduced|abated?)\\b`,
      ),
    ],
    ar: [
      told(
        PAYS_ON,
        { unless: FAULT.ar },
        `(?:يستمر|يبقى|يظل|يلتزم|ملزما|تبقى|تظل|لا يعفى|لا تسقط)[^.;]{0,60}~(?:أجرة|إيجار)#[^.;]{0,60}(?:ولو|حتى لو|حتى وإن|رغم|وإن|في حال|عند|بغض النظر)[^.;]{0,40}${RUIN.ar}`,
        `لا يترتب على ${RUIN.ar}[^.;]{0,40}~(?:سقوط|انقضاء|انفساخ)#`,
        `${RUIN.ar}[^.;]{0,60}(?:لا يعفى|لا يسقط|لا تسقط|لا ينقص|~(?:تبقى|بقيت|تظل)#)[^.;]{0,60}~(?:أجرة|إيجار)#`,
      ),
      right(
        { unless: 'لا ينفسخ' },
        `${RUIN.ar}[^.;]{0,40}(?<core>~(?:انفسخ|ينفسخ|ينتهي)#)`,
        `(?<core>~ينفسخ#)[^.;]{0,60}${RUIN.ar}`,
      ),
    ],
  },
};
