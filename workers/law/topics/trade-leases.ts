import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on leases. */
export const leaseTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-35': topicOf({
    en: `
      annual rent, monthly rent, yearly rent, amount rent, rent SAR, rent riyal, total rent, rent fixed,
      rent determine*, rent calculat*, rent turnover, rent percentage, rent year, vary rent, rent lessor,
      rent reviewed, rent increas*, rent landlord consider*, rent any time`,
    ar: `
      أجرة سنوية، أجرة شهرية، قيمة أجرة، قيمة إيجار، أجرة ريال، إيجار سنوي، إيجار شهري، تحديد أجرة،
      مقدار أجرة، تحدد أجرة، أجرة نسبة، إيجار ريال، تقدير أجرة، زيادة أجرة، رفع أجرة، يقرر* أجرة، أجرة مبلغ،
      زيادة يقررها مؤجر، تكون أجرة`,
  }),
  'SA-LEA-02': topicOf({
    en: `
      rent increas*, rent rais*, rent escalat*, rent review*, rent adjust*, rent rise*, rent higher,
      rent go* up, increas* rental, rent revis*, rent step*, more rent, rent unchanged, rent last lease,
      rent goes, rent per cent, rent percent, rent renewal, new rent`,
    ar: `
      زيادة أجرة، زيادة إيجار، يزيد أجرة، رفع أجرة، رفع إيجار، يرفع أجرة، ترفع أجرة، تزاد أجرة، تزيد أجرة،
      تعديل أجرة، مراجعة أجرة، يرفع إيجار، تزداد أجرة، ثبات أجرة، إعادة تقدير أجرة، قيمة إيجارية،
      ترتفع قيمة إيجار، ترتفع أجرة، أجرة سنة ثانية، أجرة أعلى، ارتفاع إيجار، إيجار أعلى، زيادة قيمة،
      أجرة جديدة، إيجار يزيد، إيجار جديد، تغيير أجرة، أجرة عند تجديد`,
  }),
  'SA-LEA-08': topicOf({
    en: `
      security deposit, deposit return*, deposit refund*, deposit back, deposit forfeit*, deposit damage,
      deposit tenant, deposit tenancy, deposit lessee, insurance amount refund*, rental deposit,
      deposit keep*, deposit landlord, deposit keys, money held damage, deposit held, caution money`,
    ar: `
      مبلغ ضمان، مبلغ تأمين، إعادة ضمان، رد ضمان، استرداد ضمان، إعادة تأمين، رد تأمين، استرداد تأمين،
      ضمان مالي، مبلغ وديعة، تأمين مسترد، تأمين نقدي، وديعة مستأجر، عربون أضرار، ضمان مستأجر، تأمين مستردا،
      ضمانا يرد*، مبلغ أضرار يحتفظ، ضمان إخلاء، تأمين إخلاء، يرده مؤجر، يرد مؤجر ضمان، يحتفظ مؤجر مبلغ،
      ضمان عين`,
  }),
  'SA-LEA-01': topicOf({
    en: `
      Ejar, register lease, registration lease, lease platform, electronic lease, lease network,
      tenancy regist*, unregistered lease, lease not registered, document* lease, lease recorded,
      contract recorded platform`,
    ar: `
      شبكة إيجار، منصة إيجار، تسجيل إيجار، عقد إلكتروني موحد، يسجل عقد، عدم تسجيل عقد، توثيق عقد منصة،
      توثيق إيجار، برنامج إيجار، توثيق إلكتروني عقد، تسجيل شبكة، توثيق شبكة`,
  }),
  'SA-CTL-37': topicOf({
    en: `
      term lease, lease period, lease duration, lease begin* end*, lease years, lease indefinite*,
      lease continu*, lease commenc*, lease months, holding over, lease expir*, term years begin*,
      lease until, lease granted ever, lease runs, lease perpetual*, tenancy term, tenancy last*,
      lease forever, tenancy fixed, tenancy period, lease lasts, tenancy years`,
    ar: `
      مدة إيجار، يبدأ إيجار، تبدأ سنوات، مدة ميلادية، مدة هجرية، إيجار مستمر، مدة غير محددة، إيجار مؤبد،
      عقد مؤبد، إيجار لا ينتهي، إيجار سنوات، إيجار دائم، مدة عقد سنة، مدة عقد سنوات، مدة عقد تبدأ،
      مدة ثلاث سنوات، مدة خمس سنوات، ينتهي عقد مدته، مدة إيجارية، مدة سنة واحدة، مدة سنة تبدأ، مدة سنتان،
      مدة سنتين*`,
  }),
  'SA-LEA-03': topicOf({
    en: `
      non-renewal, not renew, renew* automatic*, renew* notice, renew* notif*, lease renew*, renewal,
      extend* lease notice, not extend* notice, wish* renew*, renew* days before, tenancy ends automatic*,
      lease ends automatic*, expir* without notice, ends expiry notice, continue another year,
      stay* another year, rolls over, term year unless notice, lease goes on, another year unless,
      not wish continue, leave end term notice`,
    ar: `
      عدم تجديد، تجديد تلقائي، يتجدد عقد، يتجدد تلقائيا، رغبة تجديد، إشعار تجديد، تجديد إيجار، إخطار تجديد،
      تجدد عقد، يجدد عقد، تجديد عقد، لا تجديد، يجدد تلقائيا، ينتهي تلقائيا، انتهاء دون إخطار،
      ينتهي عقد مدته إشعار، ينتهي عقد مدته إخطار، انتهاء مدته تنبيه، سنة أخرى إشعار، استمرار سنة أخرى،
      مدة مماثلة، مدد مماثلة، عدم رغبة، رغبة استمرار، سنة أخرى ما لم`,
  }),
  'SA-LEA-04': topicOf({
    en: `
      refus* renew*, renew* landlord discretion, renew* lessor discretion, not obliged renew*,
      lessor declin* renew*, renew* tenant wish*, landlord vacat* expiry, renew* reason, right renew*,
      evict* expiry, renew* own use, no right stay, leave at end, landlord say no, vacate end term,
      renewal landlord choice, refuse* stay, stay on landlord, not renew* landlord, landlord* consent renew*`,
    ar: `
      امتناع تجديد، رفض تجديد، يمتنع تجديد، يرفض تجديد، مؤجر تجديد، تجديد سبب، إخلاء انتهاء مدة، حق تجديد،
      رغبة مستأجر تجديد، استخدام مؤجر نفسه، عيوب هيكلية، بقاء سنة أخرى، رغبة بقاء، إخلاء نهاية مدة،
      مؤجر عدم رغبة، طلب إخلاء دون سبب، إخلاء عند انتهاء`,
  }),
  'SA-CTL-36': topicOf({
    en: `
      defect premises, defect leased, hidden defect, latent defect, conceal* defect, defect lessor,
      defect landlord, defect property, warrant* disturb*, quiet enjoyment, disturb* lessee, disturb* tenant,
      fault premises, premises condition accept*, undisturbed, defect lessee, defects tenant, waiv* defects,
      landlord hid*, knew fault*, damp leak* known, peaceful use, peaceful enjoyment, flaws premises,
      faults flat, faults unit, tenant accept* condition`,
    ar: `
      عيب مأجور، عيوب مأجور، عيوب خفية، عيب خفي، ضمان عيوب، ضمان عيب، ضمان تعرض، إخفاء عيب، عيب مؤجر،
      عيوب مؤجر، عيوب عقار، عيب عين، عيوب عين، تعرض مستأجر، انتفاع هادئ، معاينة حالة عين، عيوب مستأجر،
      عيب مستأجر، عيوب كتمان*، عيوب رجوع، عيب شقة، عيوب شقة، عيوب محل، عيوب وحدة، عيب وحدة، مستأجر قبل بحالت*،
      عاين مستأجر، تعرض انتفاع، إخلال انتفاع، حرمان انتفاع`,
  }),
  'SA-LEA-05': topicOf({
    en: `
      sale premises, sell premises, sale property, sell* property, new owner, sold premises, sold property,
      sold building, transfer* ownership premises, change owner*, purchaser lease, buyer lease, lessor sell*,
      landlord sell*, transfer* ownership property, sale building, purchaser premises, purchaser tenancy,
      buyer premises, new landlord, ownership building, sell* building, flat sold, property changes hands`,
    ar: `
      بيع عقار، بيع مأجور، بيع عين، مالك جديد، انتقال ملكية، نقل ملكية، باع مؤجر، بيع مبنى، مشتري مأجور،
      تغير مالك، مؤجر بيع، انتقلت ملكية، بيع شقة، بيع محل، مشتري إيجار، مشتري عين، بيعت، باع عمارة، بيع عمارة،
      باع عقار، بيع وحدة، تبدل مالك، تغير ملكية، خلف خاص، آلت ملكية`,
  }),
  'SA-LEA-06': topicOf({
    en: `
      destr* premises, destr* property, destr* building, destroyed, burn* down, fire premises,
      total loss premises, collapse premises, demolish*, premises unusable, premises uninhabitable,
      earthquake, total* destr*, destruct*, building collapse*, collapses rent, fire shop, fire rent,
      fire destr*, burns, burnt, flood premises, unfit live, unfit use, wiped out, fire unusable,
      building gone`,
    ar: `
      هلاك مأجور، هلك مأجور، هلاك عين، هلاك عقار، هلاك كلي، تهدم، انهدم، انهيار مبنى، احتراق، احترق، دمار،
      تدمير، تلف كلي، هلكت عين، حريق أجرة، هلك عقار، انهار مبنى، هدم مبنى، تهدمت شقة، غير صالح* سكن،
      غير صالح* انتفاع، حريق عين، حريق مبنى، غرق مبنى، انهارت، هلاك جزئي`,
  }),
};
