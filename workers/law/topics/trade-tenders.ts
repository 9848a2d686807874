import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on building and on government contracts. */
export const tenderTopics: Readonly<Record<string, Topic>> = {
  'SA-CTL-34': topicOf({
    en: `
      subcontract*, sub-contract*, sublet works, sub-let works, subcontractor liab*, work done others,
      lower-tier contractor, specialist firm works`,
    ar: `
      مقاول باطن، مقاولي باطن، تعاقد باطن، مقاولين باطن، إسناد أعمال، باطن، مقاول فرعي، إسناد تنفيذ`,
  }),
  'SA-CON-01': topicOf({
    en: `
      building code, SBC, construction code, code building works, American code, British standards, Eurocode,
      International Building Code, codes standards design, building regulations`,
    ar: `
      كود بناء، كود سعودي، كود أمريكي، كود أوروبي، كود أجنبي، كودات، اشتراطات بناء، كود، كود بريطاني،
      معايير بناء`,
  }),
  'SA-CON-02': topicOf({
    en: `
      classification certificate, classified contractor, contractor classif*, classif* grade, unclassified,
      classif* field, classification`,
    ar: `شهادة تصنيف، تصنيف مقاول*، مصنف، درجة تصنيف، غير مصنف، تصنيف درجة، مقاول مصنف، مصنفا مجال`,
  }),
  'SA-CON-03': topicOf({
    en: `
      occupancy certificate, occupancy permit, certificate occupancy, occupancy licen*,
      occup* building before, move in before certificate, building completion certificate,
      occup* without certificate, occupation certificate`,
    ar: `
      شهادة إشغال، رخصة إشغال، إشغال مبنى، إشغال بناء، تصريح إشغال، شهادة إتمام بناء، إشغال قبل،
      سكن قبل شهادة، شهادة إتمام`,
  }),
  'SA-CON-04': topicOf({
    en: `
      consortium classif*, joint venture classif*, contractors joint*, consortium, partner contractor grade,
      joint* several* contractor, members grade classif*, lead contractor classif*, contractors jointly`,
    ar: `
      تصنيف متضامن*، تضامن مقاول*، ائتلاف، تضامن تصنيف، تحالف مقاول*، تصنيف شريك، مقاولين متضامنين،
      متضامنون مصنف*، تضامن مشروع، تحالف تصنيف، يتضامن مقاول، تضامن مصنف، أعضاء تحالف، شركاء ائتلاف`,
  }),
  'SA-CON-05': topicOf({
    en: `
      structural defect, hidden defect, latent defect, decennial, collapse, ten years building,
      structur* safety liab*, stability building, strength building, ten-year, defect* building owner,
      liab* designer, structur* warrant*`,
    ar: `
      عيوب خفية، عيوب إنشائية، تهدم، ضمان عشري، عشر سنوات بناء، متانة بناء، سلامة بناء، عيب خفي، انهيار بناء،
      انهيار مبنى، مصمم مسؤول*، متانة مبنى، عيوب هيكل*، ضمان إنشائي، عشر سنوات مبنى`,
  }),
  'SA-GTP-01': topicOf({
    en: `
      Arabic language, language contract, governing language, prevail* language, English prevail*,
      Arabic prevail*, Arabic text, correspondence language, translat* Arabic, English text,
      language correspondence, Arabic version, English govern*, English only, correspondence English,
      English alone, drafted English, drafted Arabic, English version`,
    ar: `
      لغة عقد، لغة عربية، نص عربي، لغة معتمدة، لغة إنجليزية، نص إنجليزي، ترجمة عربية، لغة مراسلات، لغة مرجع*،
      نسخة عربية، نسخة إنجليزية، عقد إنجليزية، وثائق إنجليزية، مراسلات إنجليزية، وثائق عربية`,
  }),
  'SA-GTP-02': topicOf({
    en: `
      final guarantee, performance bond, performance guarantee, performance security, final bond,
      bank guarantee, guarantee per cent contract, guarantee percent value, guarantee days award,
      final security`,
    ar: `
      ضمان نهائي، ضمان بنكي، ضمان حسن تنفيذ، ضمان تنفيذ، خطاب ضمان، ضمان نسبة قيمة عقد، ضمان نهائية،
      ضمانات نهائية، ضمان ترسية`,
  }),
  'SA-GTP-03': topicOf({
    en: `
      price adjust*, adjust* price, price revis*, price escalat*, price increas*, price fixed,
      price variation, prices rise, change price, material prices, price firm, customs tariff price,
      rates adjust*, inflation, price index, rates increas*, prices increas*`,
    ar: `
      تعديل أسعار، مراجعة أسعار، زيادة أسعار، أسعار ثابتة، تغير أسعار، تعديل سعر، ارتفاع أسعار، رفع أسعار،
      أسعار مواد، تعديل قيمة عقد، تعرفة جمركية، تتغير أسعار، خفض أسعار، تعدل أسعار، تزاد أسعار، ترفع أسعار،
      تضخم، رقم قياسي، مؤشر أسعار`,
  }),
  'SA-GTP-04': topicOf({
    en: `
      change order, variation order, additional works, additional quantit*, increas* quantit*,
      reduc* quantit*, variation, increase scope, reduc* scope, extra work, change works value, omit work`,
    ar: `
      أوامر تغيير، أمر تغيير، أعمال إضافية، كميات إضافية، زيادة كميات، تخفيض كميات، زيادة أعمال، تخفيض أعمال،
      أوامر تغييرية، زيادة التزامات متعاقد، تعديل كميات، إنقاص أعمال، إنقاص كميات`,
  }),
  'SA-GTP-05': topicOf({
    en: `
      assign* contract, assign* agreement, assign* rights, transfer contract, novat*, assignment,
      transfer rights obligation, assign* part, cede contract`,
    ar: `
      تنازل عن عقد، تنازل عقد، نقل عقد، تنازل للغير، يتنازل عقد، حوالة حق*، تنازل التزامات، تحويل عقد،
      إحالة عقد`,
  }),
  'SA-GTP-06': topicOf({
    en: `
      delay fine, delay penalt*, liquidated damages, fine delay, penalt* delay, damages delay, late fine,
      fine* cap, penalt* exceed, fine per day, delay deduct*, late deliver* fine, penalt* value contract`,
    ar: `
      غرامة تأخير، غرامات تأخير، شرط جزائي، غرامة تأخر، غرامة نسبة، غرامات نسبة، حسم تأخير، غرامة تتجاوز،
      غرامة يوم، حد أعلى غرامات، غرامات تتجاوز`,
  }),
  'SA-GTP-07': topicOf({
    en: `
      public interest, terminat* agency, agency terminat*, terminat* brib*, terminat* convenience,
      terminat* entity, terminat* ministry, terminat* withdraw* works, terminat* fraud, end* contract agency,
      withdrawal works, terminat* authority, ended contractor, end* contract contractor, terminat* contractor,
      contract ended, termination contract`,
    ar: `
      مصلحة عامة، إنهاء عقد جهة، سحب عمل، سحب أعمال، جهة حكومية إنهاء، إنهاء رشوة، إنهاء عقد غش، جهة إنهاء،
      فسخ عقد جهة، سحب مشروع، إنهاء إفلاس، إنهاء عقد، فسخ عقد، حق إنهاء`,
  }),
  'SA-GTP-08': topicOf({
    en: `
      administrative court, board grievances, arbitrat*, dispute agency, dispute court, court jurisdiction,
      settle* dispute, dispute resol*, claim compensation agency, dispute contract`,
    ar: `
      محكمة إدارية، ديوان مظالم، تحكيم، نزاع جهة، تسوية نزاع*، تسوية منازعات، محكمة مختصة، خلاف عقد،
      تعويض جهة حكومية محكمة، نزاع محكمة، تسوية خلاف*، محاكم نزاع، قضاء نزاع، محاكم فصل، محاكم مختص*`,
  }),
  'SA-GTP-10': topicOf({
    en: `subcontract*, sub-contract*, sublet, sub-let, works others approval, lower-tier contractor`,
    ar: `تعاقد باطن، مقاول باطن، مقاولي باطن، مقاولين باطن، باطن، متعاقد باطن، إسناد غير، مقاول فرعي`,
  }),
  'SA-GTP-11': topicOf({
    en: `
      currency, Saudi riyal, US dollar, paid euro, foreign currency, pay* dollars, exchange rate,
      payment riyal, pay* SAR, dollars, euro, riyals`,
    ar: `عملة، ريال سعودي، دولار، يورو، عملة أجنبية، سعر صرف، دفع ريال، دفع دولار، عملات`,
  }),
  'SA-GTP-12': topicOf({
    en: `
      relief fine, extension time, extend* time, delay beyond control, delay caused agency, waiv* fine,
      exempt* fine, delay not attributable, emergency delay, force majeure, extend* contract delay,
      suspension agency, fine* excused, fine* regardless, fine* delay attribut*, fine* delay Agency`,
    ar: `
      إعفاء غرامة، تمديد عقد، تمديد مدة، يمدد عقد، تأخير خارج* إرادة، تأخير جهة، يعفى غرامة، ظروف طارئة تأخير،
      قوة قاهرة، تأخر راجع جهة، إيقاف أعمال، عدم تمديد، إعفاء غرامات`,
  }),
  'SA-GTP-13': topicOf({
    en: `
      term contract, contract term, duration contract, contract years, services years, maintenance years,
      operation years, cleaning years, contract period, catering years, term years`,
    ar: `
      مدة عقد، مدة سنوات، عقد سنوات، خدمات سنوات، صيانة سنوات، نظافة سنوات، تشغيل سنوات، إعاشة سنوات،
      مدة تنفيذ، مدة خدمات، عقد سنة`,
  }),
};
