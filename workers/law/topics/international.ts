import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on international trade and on dates. */
export const internationalTopics: Readonly<Record<string, Topic>> = {
  'INT-CISG-01': topicOf({
    en: `
      CISG, Vienna Convention, international sale goods, Convention Contracts International Sale,
      Vienna sales, UN Convention sale`,
    ar: `اتفاقية فيينا، اتفاقية أمم متحدة بيع، بيع دولي بضائع، عقود بيع دولي، اتفاقية بيع دولي، CISG`,
  }),
  'INT-NYC-01': topicOf({
    en: `
      New York Convention, foreign award, award recogni*, award seat outside, award enforc* court,
      arbitrat* London, arbitrat* seat abroad, award enforce*, arbitrat* Paris, arbitrat* Dubai`,
    ar: `
      اتفاقية نيويورك، أحكام تحكيم أجنبية، حكم تحكيم أجنبي، أحكام محكمين أجنبية، تنفيذ حكم تحكيم،
      حكم محكمين أجنبي، اعتراف حكم تحكيم، تحكيم خارج مملكة، تحكيم لندن، تحكيم باريس، تحكيم دبي`,
  }),
  'INT-INC-01': topicOf({
    en: `
      Incoterm*, EXW, FOB, CIF, DDP, CFR, DAP, FCA, CPT, CIP, DPU, ex works, delivered duty paid,
      free on board`,
    ar: `
      إنكوترمز، انكوترمز، إنكوتيرمز، مصطلحات تجارة دولية، تسليم ظهر سفينة، فوب، سيف ميناء، Incoterms،
      تسليم أرض مصنع، قواعد غرفة تجارة دولية، FOB، CIF`,
  }),
  'SA-DATE-01': topicOf({
    en: `
      corresponding 144*, 144* 202*, 143* 201*, 145* 203*, AH AD, AH corresponding, Umm Al-Qura calendar,
      Gregorian date, Gregorian calendar, hijri gregorian, hijri corresponding, H corresponding`,
    ar: `
      144* 202*، 143* 201*، 145* 203*، تقويم أم القرى، تقويم ميلادي، موافق ميلادي*، موافق 144*، موافق 202*،
      موافق هجري*، هجري* ميلادي*`,
  }),
};
