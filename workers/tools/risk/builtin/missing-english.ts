import type { MissingKind } from '../expected-clauses.js';

/** How a clause is recognized, and what makes it needed, in one language. */
export interface ClausePatterns {
  /** The clause is there if this matches anywhere, under whatever heading. */
  present: string;
  /** It is needed only if this matches as well; absent, in every contract of its kinds. */
  needed?: string;
  /** In its place for contracts that need the clause for more serious reasons alone (`ExpectedClause.strictly`). */
  compelling?: string;
  /** The words that were searched for, as a finding names them. */
  searched: string;
}

/**
 * Phrases that contain the words of a clause and are none: names of companies, places of incorporation, insurance, courts
 * that declare a term void or order a disclosure.
 */
export const DECOYS =
  '\\blimited[- ]liability (?:compan(?:y|ies)|partnerships?)|\\b(?:public |product |professional |general |commercial )?liability (?:insurance|cover(?:age)?|polic)|\\b(?:organi[sz]ed|incorporated|existing|established|registered|formed|constituted|duly)\\b[^.;]{0,80}\\bunder the laws? of[^.;,)]{0,60}|\\b(?:governing|applicable|proper) law(?: (?:and|&|-|/) (?:jurisdiction|venue|disputes?|courts?|dispute resolution|forum))?\\b(?!\\s{0,3}:| is| shall| will)|\\bcourts? of competent jurisdiction|\\b(?:orders?|decrees?|process) of (?:an?|any|the) court|\\bcourt orders?|\\bby (?:an?|any) court|\\bterms and conditions|\\b(?:its|their|his|her|your|our) own\\b|\\bwholly[- ]owned|\\bemployees? of|\\bwithout (?:any )?liability';

const MONEY =
  '(?:fees?|prices?|charges?|royalt(?:y|ies)|commissions?|rent|wages?|salary|remuneration|consideration|compensation|sums?|amounts?|loan)';
const NUMBER =
  '(?:\\(?\\d{1,3}\\)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty(?:-four)?|thirty(?:-six)?|forty|fifty|sixty|ninety)(?: \\(\\d{1,3}\\))?';
/** A country or state, as it stands before "law". */
const NATION =
  '(?:\\w{2,20}(?:ian|ish|ese|ican)|Saudi|Emirati|Bahraini|Kuwaiti|Qatari|Omani|Iraqi|Pakistani|Israeli|French|German|Dutch|Swiss|Scots|Greek|Czech|Finnish|English|England|Texas|Delaware|Nevada|Florida|New York|Washington|Illinois|Ontario|Massachusetts|Virginia|Georgia|Ohio|Utah|Colorado|Minnesota|New Jersey|Hong Kong|Singapore|federal)';
const SECRETS =
  "(?:recipes?|formulas|formulae|secret formula|formulations?|know-how|source code|algorithms?|customer (?:lists?|data|records)|client (?:lists?|data|records)|lists? of (?:customers|clients|suppliers)|process data|production (?:costs?|data)|(?:internal|business|marketing|pricing|financial|strategic|export|expansion) (?:plans?|data|records|information)|(?:suppliers|purchase|cost) prices?|prices? and (?:costs?|plans?|margins?)|costs? and prices?|margins?|unpublished|research (?:data|results)|trade secrets?|prototypes?|test results|patient (?:files|records|data)|accounts? and (?:records|systems)|(?:servers?|mailboxes|files|systems|databases?|networks?) of (?:the )?(?:Customer|Client|Company)|(?:Customer|Client|Company|Employer)'s (?:\\w+ )?(?:servers?|files|systems|databases?|networks?|records|data|books))";

const PEOPLE =
  '(?:employees|workers|staff|customers|patients|tenants|guests|students|pupils|children|members|users|subscribers|candidates|residents|visitors|passengers|donors|beneficiaries)';
/** Data about people, as contracts name it. */
const PERSONAL = `(?:personal (?:data|information|details)|personally identifiable|(?:identity|passport|national id|social security|iqama|id) (?:cards?|numbers?|documents?|copies)|(?:medical|health|patients?\\'?) (?:records?|files?|histor(?:y|ies)|data|results|tests)|biometric|fingerprints|CVs|curricula vitae|(?:names|addresses|telephone numbers|phone numbers|dates of birth|bank accounts?|salaries|photographs|contact details)\\b[^.;]{0,60}\\bof (?:\\w+[ -]){0,4}${PEOPLE}|${PEOPLE}\\'? (?:personal |own )?(?:names|records|details|profiles|photographs|files|salaries|addresses|contact details))\\b`;
const KEEPS =
  '(?:collects?|collected|collecting|keeps?|kept|stores?|stored|storing|holds?|held|process(?:es|ed|ing)?|records?|recording|hosts?|hosting|uploads?|uploaded|maintains?|handles?|enters?|access to|receives?|copies|scans?|verif(?:y|ies))';
const PENALTY =
  '\\b(?:delay|late|behind schedule)\\b(?![^.;]{0,60}\\bpay(?:ment|ments|ing)?\\b)[^.;]{0,120}\\b(?:penalt|liquidated|deduct|credit|pays?|per ?cent|%)|\\bliquidated damages|\\bservice credits?|\\bpenalt(?:y|ies)\\b[^.;]{0,80}\\b(?:delay|late)';

const LIABLE = 'liab(?:le|ility|ilities)';
/** Words that limit or exclude what a side answers for; that it is liable says nothing of a limit. */
const LIMITED = [
  `\\b(?:not|no|neither|nor|never|nobody|without(?! (?:any )?limit))\\b[^.;]{0,80}\\b${LIABLE}\\b`,
  `\\b${LIABLE}\\b[^.;]{0,200}\\b(?:(?<!\\bnot )limited|limits?|exceed(?:s|ing)?|cap(?:s|ped)?|at most|up to|maximum|no more than|greater than|exclu(?:des?|ded|sion)|restricted|only (?:for|to|in)|waive[ds]?|disclaim(?:s|ed)?)\\b`,
  `(?<!\\bwithout )(?<!\\bnot )\\b(?:limit(?:s|ed|ing|ations?)?|exceed|caps?|capped|maximum|aggregate|exclu(?:des?|ded|sion)|disclaim\\w{0,4}|waive[sd]?|release[sd]?)\\b[^.;]{0,120}\\b${LIABLE}\\b`,
  '\\banswers? (?:only )?(?:for|up to)\\b(?! (?:force|events|acts|delays?|causes|what))',
  '\\b(?:damages|compensation|claims?|loss(?:es)?|recover(?:y|able)?)\\b[^.;]{0,100}\\b(?:(?<!\\bnot )limited to|exceed|capped|at most|excluded|no more than)\\b',
  '\\b(?:consequential|incidental|indirect|punitive|exemplary|special)\\b[^.;]{0,60}\\b(?:damages?|loss(?:es)?)\\b|\\bloss of (?:profit|revenue|business)|\\bno claim for\\b',
  '\\b(?:sole|exclusive|only) (?:and exclusive )?(?:remed|recourse)',
  '\\bnot\\b[^.;]{0,40}\\bresponsible\\b[^.;]{0,80}\\b(?:loss|damage|injur|cost|delay|failure)|\\bresponsib(?:le|ility)\\b[^.;]{0,80}\\b(?:(?<!\\bnot )limited|up to|not exceed)',
].join('|');

/** For each expected clause in English. A blank stands for any white space. */
export const IN_ENGLISH: Record<MissingKind, ClausePatterns> = {
  'missing-liability-limit': {
    present: LIMITED,
    searched: '“liability … limited”, “not liable”, “damages … shall not exceed”, “answers for”',
  },
  'missing-termination': {
    present:
      '\\bterminat|\\bcancel|\\brescind|\\bwithdraw(?:s|al)?\\b|\\bend(?:s|ed|ing)?\\b[^.;]{0,60}\\b(?:agreement|contract|engagement|order|lease|licen[cs]e|appointment|arrangement|notice|early|employment|tenancy|partnership|service|subscription)|\\b(?:agreement|contract|engagement|order|lease|licen[cs]e|appointment|arrangement|employment|tenancy|service|subscription)\\b[^.;]{0,60}\\b(?:ends?|ended|ending|lapses?|expires?|ceases?)\\b|\\b(?:either|each|any|both) (?:\\w+ ){0,2}(?:may|can) (?:\\w+ ){0,2}(?:end|leave|quit|stop|step back)|\\bnotice to quit|\\bbrought to an end|\\bdetermin(?:e|ation of) th(?:is|e) (?:agreement|lease|contract)|\\bdissol|\\bbreak (?:clause|option)|\\brevo(?:ke|cation)|\\bdismiss|\\bresign|\\bending\\s{0,3}[.:]',
    searched: '“terminate”, “cancel”, “withdraw”, “end this agreement”',
  },
  'missing-governing-law': {
    present: `\\b(?:govern(?:ed|s)|constru(?:ed|ction)|interpret(?:ed|ation)|enforced)\\b[^.;]{0,120}\\b(?:laws?|legislation)\\b|\\b(?:subject to|under|by|in accordance with) the (?:laws?|regulations) (?:of|in force)\\b|\\blaws?(?: and regulations)? (?:in force )?of [^.;]{3,80}?(?:govern|appl)|\\b(?:${NATION}|UAE|U\\.A\\.E\\.|KSA|K\\.S\\.A\\.|UK|U\\.K\\.|US|U\\.S\\.) (?:\\w+ )?(?:laws?|regulations)\\b|\\blaws? (?:in force )?(?:of|in) (?:the )?(?:State|Commonwealth|Province|Kingdom|Republic|People|Emirate|PRC|UAE|KSA|${NATION})|\\b(?:governing|applicable|proper) law(?: is| shall| will|\\s{0,3}:)|\\bchoice of law (?:is|shall|:)|\\bsharia|\\bUNIDROIT|\\bCISG\\b`,
    searched: '“governed by the laws of”, “… law applies”, “construed in accordance with”',
  },
  'missing-dispute-resolution': {
    present:
      '\\barbitra|\\bcourts?\\b|\\bjurisdiction of\\b|\\b(?:exclusive|submits? to[^.;]{0,40}) jurisdiction|\\bjurisdiction\\b[^.;]{0,60}\\b(?:disput|suit|action|claim)|\\bmediat(?:ion|or|ed)|\\bdisputes?\\b|\\bvenue\\b|\\blitigat|\\btribunal|\\bconciliat|\\bexpert determination|\\bjudges?\\b',
    searched: '“disputes”, “arbitration”, “courts”, “jurisdiction”, “mediation”',
  },
  'missing-confidentiality': {
    needed: `\\b${SECRETS}`,
    present:
      '\\bconfiden|\\bsecre(?:t|ts|cy)\\b(?!ar)|\\bnon-?disclos|\\bproprietary information|\\bdiscretion\\s{0,3}[.:]|\\bdiscreet|\\b(?:not|no one|nobody|nothing|never|without)\\b[^.;]{0,120}\\b(?:disclos|reveal|divulg|pass(?:es|ed)? on|communicat|repeat|publish|tell|share|show|make known|hand over)|\\b(?:tell|tells|show|shows|disclose|discloses) (?:it |them )?(?:to )?(?:no one|nobody|no third)|\\bkeep(?:s)? [^.;]{0,80}(?:to (?:itself|himself|herself|themselves)|private|safe from)|\\bprivate and\\b|\\btrade secrets?\\b[^.;]{0,60}\\b(?:protect|keep)',
    searched: '“confidential”, “secret”, “not disclose”, “discretion”, “tell no one”',
  },
  'missing-force-majeure': {
    needed: `\\b(?:deliver(?:y|ies|s|ed)?|ship(?:ments?|s|ped)?|suppl(?:y|ies)|complet(?:e|ed|ion))\\b[^.;]{0,200}\\b(?:days?|daily|weeks?|months?|dates?|schedule|annual|years?|hours?|o\'clock|a\\.m\\.|noon|time)\\b|${PENALTY}`,
    compelling: PENALTY,
    present:
      '\\bforce[- ]majeure|\\bacts? of god|\\b(?:beyond|outside|not (?:within|under)|out of)\\b[^.;]{0,50}\\bcontrol|\\b(?:events?|circumstances?|causes?|hindrances?|obstacles?|impediments?)\\b[^.;]{0,80}\\b(?:cannot|could not|not|un)[^.;]{0,40}(?:prevent|avoid|foresee|avert|control)|\\bunforesee|\\bunavoidable|\\bfrustrat(?:ion|ed)\\b|\\bnatural disasters?|\\b(?:strikes?|war|fire|floods?|earthquakes?|epidemics?)\\b[^.;]{0,60}\\b(?:war|fire|floods?|earthquakes?|epidemics?|strikes?|riots?|storms?)|\\bexcus(?:ed|es)\\b|\\bsuspend(?:s)? (?:its|their) (?:duties|obligations)',
    searched: '“force majeure”, “beyond … control”, “act of God”, “events that could not be prevented”',
  },
  'missing-payment-terms': {
    needed: `\\b(?:shall|will|must|agrees? to|is to|pays?|owes?)\\b[^.;]{0,40}\\b(?:pay|${MONEY})\\b|\\b(?:price|fee|rent|wage|salary|charges?|commission)s?\\b\\s{0,3}[.:-]`,
    present: `\\b(?:pay(?:s|able|ments?|ing)?|paid|invoices?d?|due|fall(?:s)? due|transfer(?:red|s)?|remit(?:ted|s)?|settle[ds]?|repa(?:y|id|ys|yment|yable)|instal(?:l?ments?)|${MONEY})\\b[^.;]{0,240}\\b(?:days?|weeks?|weekly|months?|monthly|quarter(?:s|ly)?|year(?:s|ly)?|annual(?:ly)?|upon|on (?:signature|signing|receipt|delivery|acceptance|completion|demand|handing|the|or before)|advance|within|before|after|when|each|every|by no later|immediately|in full|at (?:the )?(?:signing|closing|time|end|start|beginning|once)|forthwith|as (?:set out|specified|described|stated|provided|listed)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\b(?:within|upon|on|after|before|every|each|per)\\b[^.;]{0,120}\\b(?:pay(?:s|able|ments?|ing)?|paid|invoices?d?)\\b|\\bnet \\d\\d|\\bcash on delivery|\\bletter of credit|\\bprepa(?:y|id)|\\bup front|\\[\\*+\\]|\\[redacted`,
    searched: '“payable within”, “due”, “invoice”, “on delivery”, “monthly”, “in advance”',
  },
  'missing-ip': {
    needed:
      '\\b(?:design|develop|creat|writ|produc|program|cod|draw|compos|film|photograph|build|prepar|customi[sz])(?:e|es|ing|s)?\\b[^.;]{0,80}\\b(?:software|websites?|web ?sites?|apps?|applications?|code|logos?|brand(?:ing)?|identity|designs?|drawings|artwork|graphics|videos?|films?|photographs?|pictures|texts?|content|music|jingles?|databases?|platform|portal|plans and specifications|models?|prototypes?|manuals?|course materials?|illustrations?|animations?|interfaces?)\\b|\\bsoftware development\\b|\\bwebsite (?:design|development)\\b',
    present:
      '\\bown(?:s|ed|ership|er of)\\b|\\bbelongs? to\\b|\\bbelonging to\\b|\\bproperty (?:of|rights)|\\b(?:intellectual|exclusive|sole|absolute|Client\'s|Customer\'s|Company\'s|Employer\'s|Supplier\'s) property\\b|\\bvests? in|\\btitle (?:to|in|and)|\\bwork(?:s)?[- ](?:made[- ])?for[- ]hire|\\b(?:assigns?|transfers?|retains?|reserves?|keeps?|acquires?|passes|conveys?)\\b[^.;]{0,100}\\b(?:rights?|copyrights?|title|interest)\\b|\\b(?:rights?|copyrights?)\\b[^.;]{0,80}\\b(?:passe?s?|vests?|remains?|transfers?|transferred|assigned|belongs?|stays?|go(?:es)? (?:over )?to|held by)\\b|\\b(?:grant|licen[cs]e)[^.;]{0,120}\\b(?:deliverables|works?|results|materials|code|designs?|software)\\b[^.;]{0,60}\\b(?:created|developed|made|delivered|produced)|\\bmoral rights|\\bpublic domain|\\bopen[- ]source licen',
    searched: '“owns”, “belongs to”, “property of”, “assigns … rights”, “work made for hire”, “copyright … passes”',
  },
  'missing-data-protection': {
    needed: `\\b${KEEPS}\\b[^.;]{0,160}\\b${PERSONAL}|\\b${PERSONAL}[^.;]{0,120}\\b(?:are|is|will be|shall be|may be) (?:kept|stored|held|collected|processed|hosted|transferred|shared|uploaded|recorded|entered|made available)`,
    present:
      '\\bdata (?:protection|processing (?:agreement|addendum|terms|schedule)|security|privacy|breach)|\\bprivacy|\\bHIPAA\\b|\\bGramm|\\bGDPR\\b|\\bPDPL\\b|\\bpersonal (?:data|information)\\b[^.;]{0,200}\\b(?:protect|only|instruct|laws?|compl|secur|consent|confiden|secret|delet|eras|destroy|encrypt|anonym|invented|not|no|safeguard|purpose)|\\b(?:protect|only|instruct|compl|secur|consent|confiden|safeguard|delet|eras|encrypt|no)\\w{0,6}\\b[^.;]{0,160}\\bpersonal (?:data|information)|\\b(?:names|data|records?|files?|details|CVs|photographs?)\\b[^.;]{0,160}\\b(?:with (?:the )?consent|are (?:deleted|erased|destroyed|encrypted)|(?:shall|must|will) be (?:deleted|erased|destroyed|encrypted|kept secure)|no longer than|anonymi[sz]ed|for no other purpose)|\\bdata subjects?\\b',
    searched: '“data protection”, “privacy”, “personal data … only on instructions”, “deleted”, “consent”',
  },
  'missing-amendment': {
    present:
      '\\b(?:amend|modif|waive|chang|alter|var(?:y|ied|iation))[^.;]{0,200}(?:writing|written|signed|instrument)|(?:writing|written)[^.;]{0,120}(?:amend|modif|chang|alter)',
    searched: '“amended … in writing”, “modification … signed”',
  },
  'missing-warranty': {
    needed:
      '\\bdeliver|\\b(?:machines?|equipment|goods|products?|vehicles?|devices?|systems?|materials?|plant|components?|parts|works|building|units|furniture|apparatus|turbines?|panels?|press|vessel|instruments?)\\b',
    present:
      '\\bwarrant|\\bguarant|\\bdefect|\\bconform|\\bfaults\\b|\\bfault in\\b|\\bfaulty|\\bfit(?:ness)? for\\b|\\b(?:merchantable|satisfactory|good) (?:quality|condition|workmanship)|\\bas[- ]is\\b|\\bas (?:seen|inspected)|\\b(?:repair|replac|reject|make good|put right|correct)\\w{0,5}\\b[^.;]{0,120}\\b(?:goods|products?|machine|equipment|parts?|works?|units?|materials?|items?|free of charge|at (?:its|no) (?:own )?(?:cost|charge))|\\bquality (?:standards?|requirements?|specifications?)|\\bcomply with the specifications?|\\bmeets? the specifications?',
    searched: '“warranty”, “guarantee”, “defects”, “conform”, “repair or replace”',
  },
  'missing-term': {
    present: `\\bterm\\b(?!s)|\\bexpir|\\bduration\\b|\\bperiod\\b|\\buntil\\b|\\bthrough\\b[^.;]{0,20}\\d{4}|\\b(?:for|runs?|lasts?|during|of|over|after|is|lasting)(?: at least| about| another| up to| only| further)? ${NUMBER}[- ](?:calendar |consecutive |full |contract )?(?:years?|months?|weeks?|seasons?|days)\\b|\\b${NUMBER} (?:years?|months?|weeks?) (?:from|after|beginning|starting|commencing)|\\bremains? in (?:full )?(?:force|effect)|\\bcontinu(?:e|es|ing) (?:in (?:force|effect)|for)|\\bperpetu|\\bindefinite|\\b(?:ends?|ending|lapses) (?:when|on|with|at)\\b|\\bopen[- ]ended|\\bfrom\\b[^.;]{0,60}\\b(?:to|till)\\b[^.;]{0,20}\\b\\d{4}|\\byear(?:s)? from|\\bbetween \\d{1,2} [A-Z][a-z]{2,8}\\b[^.;]{0,40}\\band \\d{1,2} [A-Z]|\\bbetween [A-Z][a-z]{2,8} \\d{1,2}\\b[^.;]{0,40}\\band [A-Z][a-z]{2,8} \\d|\\bseason\\b|\\bterm of the\\b|\\bone[- ](?:year|time)|\\b(?:deliver|complet|finish)\\w{0,3}\\b[^.;]{0,80}\\b(?:by|before|on|no later than)\\b[^.;]{0,30}\\b\\d{4}`,
    searched: '“term”, “period”, “until”, “expires”, “for … years”',
  },
  'missing-signature': {
    present:
      '\\bsign(?:ed|ature|atures|s|ing|atory|atories|ature page)?\\b|/s/|\\bwitness|\\bexecuted\\b|_{4,9}|\\.{6,9}|…{2,9}|\\bBy ?:|\\bname ?:|\\bseal(?:ed)?\\b|\\bcounterparts?\\b|\\baccepted\\b|\\bclick|\\belectronic(?:ally)?\\b|\\bwet ink|\\bstamp(?:ed)?\\b|\\[signature|\\bfor and on behalf|-{6,9}',
    searched: '“signed”, “signature”, “executed”, “accepted”, “electronically”',
  },
}; // prettier-ignore

/** Phrases by which a contract takes its usual clauses from other terms that belong to it. */
export const BORROWS =
  '\\b(?:subject to|governed by|incorporat\\w+|part of|in accordance with|set (?:out|forth) in|on|under|supplement\\w*|pursuant to|bound by|appl(?:y|ies))\\b[^.;]{0,80}\\b(?:general|standard|master|framework|main|umbrella|principal|model|FIDIC|NEC)(?: \\w+){0,3} (?:terms|conditions|agreement|contract|form)\\b|(?<!this )\\b(?:general|standard|master|framework|main|umbrella|principal|model) (?:\\w+ ){0,3}(?:terms|conditions|agreement|contract)\\b[^.;:]{0,120}\\b(?:incorporated|appl(?:y|ies)|governs?|part of|prevails?|in force|continue)\\b|\\b(?:terms|conditions) (?:of (?:business|sale|purchase|trade|service|use) )?(?:printed |set out |stated )?(?:overleaf|on the (?:back|reverse)|published (?:at|on)|available at|at (?:www|https?))|\\bhttps?:[^\\s]{3,80}(?:terms|conditions)|\\bterms (?:and conditions )?of (?:the|that|such) [^.;]{0,60}(?:agreement|contract|plan)\\b[^.;]{0,60}\\b(?:incorporated|apply)|\\b(?:exhibit|schedule|annex|appendix|attachment)\\b[^.;]{0,120}"(?:\\w+ ){0,3}terms (?:and|&) conditions"|\\bthis (?:\\w+ ){0,4}agreement (?:is|shall be) (?:\\w+ )?subject (?:in all respects )?to the terms(?: and conditions)? of the (?:\\w+ ){1,5}agreement\\b|\\bthis amendment (?:is (?:entered into|made|effective)|amends|shall amend|modifies)\\b|\\bterms and conditions of this amendment\\b|' +
  // Terms of another, named agreement, and what is only a part of one.
  "\\b(?:sections?|articles?|clauses?|provisions|terms(?: and conditions)?|paragraphs?)\\b[^.;]{0,80}\\b(?:of|in|from|under) (?:the|that(?: certain)?|such|an?) (?:(?!this\\b|agreement|contract)[\\w'&-]{1,30} ){1,6}(?:agreement|contract|lease|deed)\\b[^.;]{0,120}\\bincorporated\\b|\\b(?:schedule|order(?: form)?|statement of work|work order|task order|call-off|purchase order|annex|addendum|supplement)(?: (?:no\\.? )?[\\dA-Z]{1,4})? (?:to|under|pursuant to|issued under|made under|entered into under) (?:the|that certain|an?) (?:(?!this\\b|agreement|contract)[\\w'&-]{1,30} ){1,6}(?:agreement|contract)\\b(?: no| number| dated| between| \\(|,? (?:made|entered))|\\bthis (?:schedule|order(?: form)?|statement of work|work order|task order|addendum|supplement)\\b[^.;]{0,60}\\b(?:under|part of|pursuant to|governed by|subject to|supplements) (?:the|that(?: certain)?) (?:(?!agreement|contract)[\\w'&-]{1,30} ){1,6}(?:agreement|contract)\\b";
