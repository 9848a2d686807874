import type { Severity } from '#shared/tools/risk/contract.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { Claims } from './claims.js';
import { at, firstOf, standsIn, type Context, type Rule } from './rule.js';

/** Matches what may be created under a contract and owned as an intangible thing. */
const CREATED =
  'work product|works?(?: (?:of authorship|made))?|deliverables?|inventions?|improvements?|developments?|modifications?|enhancements?|derivatives?|discover(?:y|ies)|intellectual property(?: rights?)?|IPRs?|copyrights?|patents?|designs?|know-?how|ideas?|content|materials?|software|results|recipes|concepts';
/** Matches words by which a sentence says that it is about what is still to be created. */
const MADE = phrasePattern(
  '\\b(?:creat(?:ed?|es|ing|ion)|made|makes|conceiv(?:e[ds]?|ing)|develop(?:s|ed|ing)?|invent(?:s|ed)|reduced to practice|produc(?:ed?|es)|author(?:s|ed)|prepar(?:ed?|es)|generat(?:ed?|es)|discover(?:s|ed)|future (?:rights|IPRs?|copyright)|resulting from|results from|arising (?:out of|from)|in the course of|work product|deliverables|modifications|derivative works|works? (?:made )?for hire|inventions)\\b',
);

const ASSIGNS = phrasePattern(
  `\\b(?:(?:hereby|agrees? to|shall|will|must)(?:,? (?:hereby|does|do|irrevocably|unconditionally|and|promptly|sells?|agrees? to),?){0,4} (?:assigns?|transfers?|conveys?)|(?<!\\b(?:subcontractors?|employees?|personnel|contractors?|consultants?|affiliates?|who|that|which|it) )assigns to)\\b[^.;]{0,200}?\\b(?:right,? title|title and interest|rights? in|(?:all )?rights?,|ownership of|(?:all|any)(?: and all)? (?:\\w+,? ){0,4}(?:${CREATED}))\\b`,
);
const BELONGS = phrasePattern(
  `\\b(?:${CREATED})\\b[^.;]{0,240}\\b(?:shall|will)(?: (?:hereby|automatically|immediately|exclusively|solely|also)){0,2} (?:vest(?: \\w+){0,2} in|belong(?: exclusively| solely)? to|(?:be|become) (?:our|your) (?:(?:sole|exclusive|absolute|and) ){0,3}property|(?:be|become)(?: (?:deemed|solely|exclusively|and|or|owned|the|sole|absolute|exclusive)){0,6} (?:by|property of))\\b`,
);
const OWNS = phrasePattern(
  `\\b(?:shall|will) (?:(?:solely |exclusively )?own|be the (?:(?:sole|exclusive|and) ){0,3}owner of)\\b[^.;]{0,100}\\b(?:all|any)\\b[^.;]{0,80}\\b(?:${CREATED})\\b`,
);
const FOR_HIRE = phrasePattern(
  '\\b(?:shall|will|are|is)\\b[^.;]{0,60}\\b(?:a )?["“]?works? (?:made )?for hire\\b',
);

/** Goods, agreements, money, marks and a business sold as a whole are other things than what is created. */
const OTHER_THINGS = phrasePattern(
  '\\bconfidential information\\b|\\bassumption\\b|\\bagreements?\\b[^.;]{0,20}(?:with respect|$)|\\bassign this agreement\\b|\\bretain|\\bpre-?existing|\\bremain|\\breceivables?\\b|\\bproceeds\\b|\\bin the case of\\b|\\binventory\\b|\\bsupplies\\b|\\bpurchased (?:assets|business)\\b|\\bas of the (?:closing|effective)|\\bcustomer data\\b|\\buser data\\b|\\bbilling\\b|\\bpermits?\\b',
);
const AT_THE_END = phrasePattern(
  '\\b(?:upon|following|after|on|in the event of|in the event)\\b[^.;]{0,80}\\b(?:terminat|expir|acquisition)\\w*',
);
const JOINT = phrasePattern(
  'jointly (?:be )?own|joint(?:ly)? owne|joint property|\\(in the case of|\\beach party (?:shall|will) own|(?:shall|will) jointly|,? and by the\\b',
);
const MARKS = phrasePattern('\\b(?:marks?|trademarks?|goodwill|personality rights)\\b');
const BEYOND_MARKS = phrasePattern(
  '\\b(?:inventions?|improvements?|copyrights?|patents?|work product|works?|deliverables?|software|materials)\\b',
);

const MADE_BY = phrasePattern(
  '\\b(?:made|acquired|practice|created|developed|generated|conceived|invented|provided|supplied|furnished|designed|contributed)(?: \\w+){0,3}? by(?: or on behalf of| or for)?\\b|\\bsolely by(?: or on behalf of)?\\b',
  'gi',
);

const KEEPER_WORDS =
  /\b(?:owned (?:solely |exclusively )?by|property of|vest(?:s|ed)? in|belongs? to|assigns?(?: and \w+){0,2} to|transfers?(?: and \w+){0,2} to)\s+(?:the\s+)?([A-Z][\w&'-]{1,30})/;

/** Tells whether the text around a clause gives the other side ownership of something as well. */
function ownsToo(around: string, other: string | null): boolean {
  if (other === null) return false;
  const name = other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return phrasePattern(
    `\\b${name}\\b (?:owns|(?:(?:shall|will|does|also|solely|exclusively|hereby) ){1,3}(?:own|be the (?:sole )?(?:and exclusive )?owner))\\b|\\b(?:shall|will) be (?:solely |exclusively |solely and exclusively )?(?:owned by|the (?:sole |exclusive )?(?:and exclusive )?property of) (?:the )?${name}\\b|\\bassigns? to (?:the )?${name}\\b|\\bvest in (?:the )?${name}\\b`,
  ).test(around);
}

/** Returns the party for whom something is made or to whom it passes, by the words after a verb of owning. */
function keeperIn(text: string, from: number, context: Context): string | null {
  const owner = phrasePattern(
    '(?:owned (?:solely |exclusively |solely and exclusively )?by|property of|vest(?: \\w+){0,2} in(?: and belong to)?|belong(?:s)? to|owner of|assigns?(?: and agrees? to assign)?(?: \\w+ly)? to|transfers?(?: and assigns)? to|for hire (?:for|of))(?= )',
  ).exec(text.slice(from));
  return owner === null ? null : context.actors.directlyAfter(text, from + owner.index + owner[0].length).who;
}

export const ownershipRules = [
  {
    kind: 'ip-assignment',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [ASSIGNS, BELONGS, OWNS, FOR_HIRE]);
      if (match === null || standsIn(sentence, match.index)) return null;
      if (!MADE.test(text) && !(/\bsuch\b/i.test(text) && MADE.test(around))) return null;
      const near = text.slice(match.index, match.index + match[0].length + 160);
      if (OTHER_THINGS.test(near) || JOINT.test(text) || JOINT.test(around)) return null;
      if (AT_THE_END.test(text.slice(0, match.index + match[0].length))) return null;
      if (MARKS.test(near) && !BEYOND_MARKS.test(near)) return null;
      if (
        /\bbilling data\b/i.test(text) ||
        /^\W*(?:\([a-z]\)\s)?(?:All |Any )?(?:the )?goodwill\b/i.test(text)
      )
        return null;
      const assigns = ASSIGNS.exec(match[0]) !== null;
      const doer = context.actors.doer(text, match.index);
      if (doer.mutual) return null;
      const owns = OWNS.exec(match[0]) !== null;
      const named = keeperIn(text, match.index, context);
      // A party that the contract does not introduce is known by its words alone.
      const keeperWords = KEEPER_WORDS.exec(text.slice(match.index))?.[1] ?? null;
      const across = keeperWords === null ? context.actors.counterpartyOf(doer.who) : null;
      const keeper = named ?? (owns ? doer.who : assigns ? across : null);
      const giver = assigns ? doer.who : null;
      if (keeper !== null && keeper === giver) return null;
      if (keeper === null && (keeperWords === null || owns)) return null;
      // What the owner makes itself never belonged to anybody else.
      for (const made of text.matchAll(MADE_BY)) {
        const maker = context.actors.directlyAfter(text, made.index + made[0].length);
        if (maker.who !== null && maker.who === keeper) return null;
        const words = text.slice(made.index + made[0].length, made.index + made[0].length + 60);
        if (
          keeper === null &&
          keeperWords !== null &&
          words
            .replace(/^\s*the\s/i, ' ')
            .trimStart()
            .startsWith(keeperWords)
        )
          return null;
        if (maker.mutual && /\b(?:said|such|that) part/i.test(text.slice(made.index))) return null;
      }
      const other = context.actors.counterpartyOf(keeper);
      const loser = assigns ? giver : other !== null && around.includes(other) ? other : null;
      if (ownsToo(around, loser)) return null;
      const claims = new Claims(sentence);
      claims.at(assigns ? 'assigned' : 'owned', at(match));
      claims.found('for-hire', phrasePattern('works? (?:made )?for hire'));
      const reach = claims.found(
        'wide',
        phrasePattern(
          '\\b(?:all|any)\\b(?:,? (?:and|or|such|other|right|title|interest|in|to|of|the|all|any|future|its|their|discoveries|works?|patents?|copyrights?|results?|data|designs?)){0,8},? (?:inventions?|ideas?|improvements?|developments?)\\b(?!,? (?:other than|except|excluding|that|which|made|conceived)\\b)',
        ),
      );
      claims.absent(
        'no-prior',
        phrasePattern(
          '\\bpre-?existing\\b|\\bprior to\\b|\\bbackground\\b|\\bexisting\\b|\\bretains?\\b|\\bexclud\\w+|\\bother than\\b|\\bbefore\\b',
        ),
        'clause',
      );
      claims.absent(
        'no-works',
        phrasePattern(
          'copyright|\\bworks?\\b|work product|software|content|design|author|document|material|IPR|intellectual property',
        ),
        'sentence',
      );
      return {
        severity: context.mirrored ? 'low' : 'medium',
        at: at(match),
        notes: claims.notes,
        facts: { who: loser, other: keeper, words: reach === null ? null : `“${reach}”` },
        burdens: { who: loser, mutual: false },
        serves: { who: keeper, mutual: false },
      };
    },
  },
  {
    kind: 'endless-licence',
    read(sentence, context) {
      const { text, around } = sentence;
      const match = firstOf(text, [
        phrasePattern(
          '\\b(?:grants?|granted|gives?)\\b(?:[^.;]|\\.(?=\\d)){0,260}?\\b(?:perpetual|irrevocable|non-?terminable)\\b(?:[^.;]|\\.(?=\\d)){0,160}?\\b(?:licen[cs]es?|right (?:and licen[cs]e )?to use)\\b',
        ),
        phrasePattern(
          '\\b(?:grants?|granted|gives?)\\b(?:[^.;]|\\.(?=\\d)){0,200}?\\blicen[cs]es?\\b(?:[^.;]|\\.(?=\\d)){0,160}?\\b(?:in perpetuity|perpetual(?:ly)?|irrevocabl[ey])\\b',
        ),
        phrasePattern(
          '\\blicen[cs]es?\\b[^.;]{0,120}?\\b(?:shall|will) (?:be|continue|become)\\b[^.;]{0,60}?\\b(?:perpetual(?:ly)?|in perpetuity|irrevocable)\\b',
        ),
      ]);
      if (
        match === null ||
        standsIn(sentence, match.index) ||
        phrasePattern(
          'letter of credit|attorney|proxy|jurisdiction|\\boption\\b|negotiat|warrant|guarant|\\bassign (?:and|to)|escrow',
        ).test(text.slice(match.index, match.index + match[0].length + 40)) ||
        phrasePattern('subcontractor|beneficial owner|\\bunlawful\\b|cannot be').test(
          text.slice(0, match.index + match[0].length),
        ) ||
        // A time of its own ends it after all, whatever it is called.
        phrasePattern('\\bfor such period\\b|\\bshall expire\\b|\\bso long as\\b').test(text) ||
        phrasePattern(
          '\\b(?:for|during) (?:the|such|a|its) (?:[\\w-]+ ){0,4}(?:term|duration|period)\\b',
        ).test(text.slice(match.index, match.index + match[0].length + 80)) ||
        phrasePattern('\\bnotwithstanding the foregoing\\b[^.;]{0,80}\\b(?:expire|terminate)').test(around)
      )
        return null;
      const holder = context.actors.holder(text, match.index);
      const actor = context.actors.opposite(holder);
      if (actor.mutual) return null;
      const claims = new Claims(sentence);
      claims.found('perpetual', phrasePattern('\\b(?:in perpetuity|perpetual(?:ly)?)\\b'), at(match));
      claims.found('irrevocable', phrasePattern('\\b(?:irrevocabl[ey]|non-?terminable)\\b'), at(match));
      if (claims.has('perpetual') && claims.has('irrevocable')) claims.at('both', at(match));
      claims.found(
        'free',
        phrasePattern('\\b(?:royalty-?free|fully[- ]paid|paid-up|no charge|free of charge)\\b'),
      );
      claims.found(
        'sublicence',
        phrasePattern(
          '(?<!non-?\\s?)\\b(?:sub-?licen[cs]e?able|,? and sub-?licen[cs]e,? |(?:right|rights|may|entitled) (?:\\w+ ){0,3}to (?:grant (?:and authori[sz]e )?)?sub-?licen[cs]\\w+|right of sub-?licen[cs]\\w+)',
        ),
      );
      claims.found('marks', phrasePattern('\\btrade ?marks?\\b|\\bservice marks?\\b'), at(match));
      const severity: Severity =
        claims.has('both') || (claims.has('free') && claims.has('sublicence')) ? 'medium' : 'low';
      return {
        severity,
        at: at(match),
        notes: claims.notes,
        facts: { who: actor.who, other: holder.who },
        burdens: actor,
        serves: holder,
      };
    },
  },
] as const satisfies readonly Rule[];
