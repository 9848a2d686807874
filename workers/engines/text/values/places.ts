/** Countries, states, provinces and emirates that contracts name as the source of their law. */
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico';
const PROVINCES =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Quebec|Saskatchewan|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania';
const COUNTRIES =
  "(?:the )?United States(?: of America)?|(?:the )?U\\.?S\\.?A\\.?|People['’]s Republic of China|P\\.?R\\.?C\\.?|PRC|China|Hong Kong(?: Special Administrative Region)?(?: SAR)?|Macau|Taiwan|Japan|Republic of Korea|South Korea|Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|India|Pakistan|Bangladesh|Sri Lanka|Australia|New Zealand|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru|Panama|Bermuda|Cayman Islands|British Virgin Islands|Bahamas|Barbados|England and Wales|England|Wales|Scotland|Northern Ireland|Ireland|United Kingdom|Great Britain|UK|France|Germany|Federal Republic of Germany|Italy|Spain|Portugal|Netherlands|Belgium|Luxembourg|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Iceland|Poland|Czech Republic|Hungary|Romania|Bulgaria|Greece|Cyprus|Malta|Turkey|Türkiye|Russia|Russian Federation|Ukraine|Israel|Jordan|Lebanon|Syria|Iraq|Iran|Kingdom of Saudi Arabia|Saudi Arabia|KSA|United Arab Emirates|U\\.?A\\.?E\\.?|Kingdom of Bahrain|Bahrain|State of Kuwait|Kuwait|State of Qatar|Qatar|Sultanate of Oman|Oman|Yemen|Egypt|Arab Republic of Egypt|Morocco|Tunisia|Algeria|Libya|Sudan|South Africa|Nigeria|Kenya|Ghana|Ethiopia|Mauritius|Jersey|Guernsey|Isle of Man|Gibraltar|Liechtenstein|Monaco|European Union|Dubai International Financial Cent(?:re|er)|DIFC|Abu Dhabi Global Market|ADGM|Qatar Financial Centre|Abu Dhabi|Dubai|Sharjah";
const CITIES =
  'Riyadh|Jeddah|Dammam|Al[- ]Khobar|Khobar|Mecca|Makkah|Medina|Madinah|Doha|Manama|Muscat|Kuwait City|Cairo|Alexandria|Amman|Beirut|Istanbul|Ankara|London|Manchester|Edinburgh|Dublin|Paris|Geneva|Zurich|Zürich|Lausanne|Basel|Vienna|Frankfurt(?: am Main)?|Munich|Hamburg|Berlin|Cologne|Düsseldorf|Stockholm|Oslo|Copenhagen|Helsinki|Amsterdam|Rotterdam|The Hague|Brussels|Antwerp|Madrid|Barcelona|Lisbon|Milan|Rome|Athens|Warsaw|Prague|Budapest|Moscow|Tel[- ]Aviv|Jerusalem|Haifa|Beijing|Shanghai|Shenzhen|Guangzhou|Tokyo|Osaka|Seoul|Taipei|Bangkok|Jakarta|Kuala Lumpur|Manila|Hanoi|Ho Chi Minh City|Mumbai|Bombay|New Delhi|Delhi|Bangalore|Bengaluru|Chennai|Karachi|Lahore|Dhaka|Sydney|Melbourne|Brisbane|Perth|Auckland|Toronto|Montreal|Vancouver|Calgary|Ottawa|New York City|Los Angeles|San Francisco|San Diego|San Jose|Santa Clara|Palo Alto|Sacramento|Seattle|Portland|Phoenix|Denver|Dallas|Houston|Austin|San Antonio|Chicago|Detroit|Cleveland|Columbus|Cincinnati|Minneapolis|St\\. Louis|Kansas City|Atlanta|Miami|Orlando|Tampa|Charlotte|Raleigh|Richmond|Baltimore|Washington,? D\\.?C\\.?|Philadelphia|Pittsburgh|Newark|Boston|Wilmington|Hartford|Las Vegas|Reno|Salt Lake City|Boise|Nashville|Memphis|New Orleans|Indianapolis|Milwaukee|Louisville|Honolulu|São Paulo|Sao Paulo|Rio de Janeiro|Buenos Aires|Santiago|Bogota|Lima|Mexico City|Johannesburg|Cape Town|Lagos|Nairobi|Accra|Casablanca|Tunis';

/** "State of", "Kingdom of" and the like, before the name of a place. */
const FORM =
  '(?:(?:[Ss]tate|STATE|[Cc]ommonwealth|[Pp]rovince|[Rr]epublic|[Kk]ingdom|[Cc]ity|[Cc]ounty|[Ee]mirate|[Cc]anton|[Ss]tate and [Cc]ounty|[Cc]ity and [Ss]tate|[Gg]rand [Dd]uchy) of )';
const WORD = "[A-Z][A-Za-z'’-]{1,25}";
/** A place that its own form shows to be one: "Republic of Palau", "Canton of Zug". */
const FORMED = `(?:State|Commonwealth|Province|Republic|Kingdom|Emirate|Canton|Grand Duchy) of ${WORD}(?: ${WORD})?`;

/** Names of countries and states, with longer names first where one contains another. */
export const JURISDICTION = `(?:(?:the )?${FORM}?(?:${STATES}|${PROVINCES}|${COUNTRIES})(?![a-z])|(?:the )?${FORMED})`;
/** Names of cities and counties, alone or followed by the state or country. */
export const VENUE = `(?:(?:the )?${FORM}?(?:${WORD} ){0,2}${WORD} (?:County|Parish)|(?:the )?(?:County|Parish|City|District) of ${WORD}(?: (?!County|State)${WORD}){0,2}|(?:the )?(?:Northern|Southern|Eastern|Western|Central|Middle) District of ${WORD}(?: ${WORD})?|(?:the )?${FORM}?(?:${CITIES})(?![a-z])|${WORD}(?: ${WORD})?(?=, (?:the )?${FORM}?(?:${STATES}|${COUNTRIES})(?![a-z])))`;
/** A place of courts or of arbitration: a venue with its state or country, or one of these alone. */
export const PLACE = `(?:${VENUE}(?:, (?:the )?${FORM}?(?:${STATES}|${PROVINCES}|${COUNTRIES})(?![a-z]))?|${JURISDICTION})`;

/** Adjectives of laws and courts, with the place that each stands for. */
export const ADJECTIVES: Readonly<Record<string, string>> = {
  English: 'England and Wales', Scottish: 'Scotland', Irish: 'Ireland', Swiss: 'Switzerland', French: 'France',
  German: 'Germany', Israeli: 'Israel', Dutch: 'Netherlands', Italian: 'Italy', Spanish: 'Spain',
  Chinese: 'China', Japanese: 'Japan', Korean: 'Korea', Indian: 'India', Australian: 'Australia',
  Canadian: 'Canada', Mexican: 'Mexico', Brazilian: 'Brazil', Swedish: 'Sweden', Norwegian: 'Norway',
  Danish: 'Denmark', Finnish: 'Finland', Austrian: 'Austria', Belgian: 'Belgium', Turkish: 'Turkey',
  Saudi: 'Saudi Arabia', 'Saudi Arabian': 'Saudi Arabia', Egyptian: 'Egypt', Bahraini: 'Bahrain',
  Kuwaiti: 'Kuwait', Qatari: 'Qatar', Omani: 'Oman', Emirati: 'United Arab Emirates',
  Jordanian: 'Jordan', Lebanese: 'Lebanon', Greek: 'Greece', Cypriot: 'Cyprus', Polish: 'Poland',
}; // prettier-ignore

/** Returns a place without its article and without "State of", which names no other place. */
export const tidyPlace = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^the /i, '')
    .replace(/(?<=^|, )(?:the )?(?:state|commonwealth|city) of (?=[A-Z])(?!Kuwait|Qatar)/i, '')
    .trim();
