import type { Topic } from '#workers/engines/topics/topic.js';
import { topic } from './phrase-list.js';
import { AR } from './verbs.js';

/** Phrases of the rules on international trade and on dates. */
export const internationalTopics: Readonly<Record<string, Topic>> = {
  'INT-CISG-01': topic(
    `CISG, Vienna Convention, international sale goods, Convention Contracts International Sale, Vienna sales,
     Convention seller/buyer/sale*/goods, Vienna/UN/world*/international rule*/treaty/convention
     sale*/sell*/selling`,
    `اتفاقية فيينا، بيع دولي بضائع، عقود بيع دولي، اتفاقية بيع دولي، CISG، اتفاقية نافذة مملكة، اتفاقية أمم
     متحدة، اتفاقية دولية ${AR.sell}/بضائع، فيينا/أمم/عالمي*/دولي* بيع معاهدة/قواعد/اتفاقية`,
  ),
  'INT-NYC-01': topic(
    `New York Convention, award recogni*, award enforc* court, arbitrat* London, arbitrat* seat abroad, award
     enforce*, arbitrat* Paris, arbitrat* Dubai, award/awards
     Paris/London/Geneva/Dubai/Singapore/abroad/foreign/outside/Kingdom,
     panel/decision/win/award/judgment/decide* Dubai/London/Paris/abroad/foreign
     here/collect/Kingdom/Riyadh/used/count*`,
    `اتفاقية نيويورك، اعتراف حكم تحكيم، تحكيم خارج مملكة، تحكيم لندن، تحكيم باريس، تحكيم دبي، حكم/أحكام
     تحكيم/محكمين* أجنبي*/خارج/لندن/باريس/دبي/تنفيذ/مملكة، حكام/قرار*/كسب*/حكم*/محكم* دبي/لندن/باريس/خارج
     هنا/مملكة/رياض/ينفذ*/يمشي/نحصل`,
  ),
  'INT-INC-01': topic(
    `Incoterm*, EXW, FOB, CIF, DDP, CFR, DAP, FCA, CPT, CIP, DPU, ex works, delivered duty paid, free on
     board, fetch*/collect*/pick*/bring*/deliver* factory/harbour/harbor/port/ship/warehouse
     customs/risk/ours/our/yours/your, ship/vessel/port/aboard risk*/yours/customs/freight`,
    `إنكوترمز، انكوترمز، إنكوتيرمز، مصطلحات تجارة دولية، تسليم ظهر سفينة، فوب، سيف ميناء، Incoterms، تسليم أرض
     مصنع، قواعد غرفة تجارة دولية، FOB، CIF، مصنع*/ميناء*/سفينة/مينائك/جمارك
     تأخذ*/نوصل*/ندفع*/تدفع*/خطر*/مخاطر/تسليم*/شحن*`,
  ),
  'SA-DATE-01': topic(
    `corresponding 144*, 144* 202*, 143* 201*, 145* 203*, AH AD, AH corresponding, Umm Al-Qura calendar,
     Gregorian date, Gregorian calendar, hijri gregorian, hijri corresponding, H corresponding, both
     calendars, two calendars, Rajab/Shaban/Ramadan/Muharram/Safar/Shawwal/moon/lunar
     January/February/March/April/May/June/July/August/September/October/November/December/calendar/that's`,
    `144* 202*، 143* 201*، 145* 203*، تقويم أم القرى، موافق هجري*، هجري* ميلادي*، الموافق* 202*، الموافق*
     144*، تقويمين*، تقويم هجري/ميلادي، رجب/شعبان/رمضان/محرم/صفر/شوال/قعدة/حجة
     يناير/فبراير/مارس/أبريل/مايو/يونيو/يوليو/أغسطس/سبتمبر/أكتوبر/نوفمبر/ديسمبر، تواريخ/تاريخ
     قمري*/هجري*/ميلادي*`,
  ),
};
