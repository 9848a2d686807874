/** The English messages of the compliance check, fetched with its screens. */
export const enCompliance = {
  'compliance.lead':
    'Choose a document to check it against rules of Saudi and international law: what it keeps, what it breaks, and what to write instead.',
  'compliance.kind': 'Kind of document',
  'compliance.kind.recognize': 'Recognize automatically',
  'compliance.kind.employment': 'Employment contract',
  'compliance.kind.nda': 'Confidentiality agreement',
  'compliance.kind.lease': 'Lease',
  'compliance.kind.sale': 'Contract of sale or supply',
  'compliance.kind.services': 'Services contract',
  'compliance.kind.distribution': 'Agency or distribution contract',
  'compliance.kind.franchise': 'Franchise contract',
  'compliance.kind.construction': 'Construction contract',
  'compliance.kind.loan': 'Loan or security contract',
  'compliance.kind.licence': 'License',
  'compliance.kind.procurement': 'Government contract',
  'compliance.kind.contract': 'Other contract',
  'compliance.kind.privacy-policy': 'Privacy policy',
  'compliance.kind.terms': 'Terms of use',
  'compliance.failed': 'Compliance check failed: {message}',
  'compliance.openFailed': 'Failed to open report',
  'compliance.unexpected': 'Unexpected response format from /compliance endpoint.',
  'compliance.reportId': 'Report ID:',
  'compliance.score': 'Compliance score',
  'compliance.score.of': 'of 100',
  'compliance.score.issues':
    '{count, plural, one {100 less 20 for one issue found} other {100 less 20 for each of # issues found}}',
  'compliance.score.warnings':
    '{count, plural, one {100 less 10 for one warning} other {100 less 10 for each of # warnings}}',
  'compliance.score.unchecked':
    '{count, plural, one {100 less 5 for one rule that could not be checked} other {100 less 5 for each of # rules that could not be checked}}',
  'compliance.score.full': 'Nothing was taken off for what was understood',
  'compliance.score.rule':
    'The score starts at 100. Each issue found takes off 20. If there are none, each warning takes off 10. If there are none of these either, each rule that could not be checked takes off 5. It never falls below 0. It counts answers; it does not say how grave they are.',
  'compliance.filter': 'Show rules by status',
  'compliance.status.issue': 'Issue found',
  'compliance.status.warning': 'Warning',
  'compliance.status.unchecked': 'Could not check',
  'compliance.status.ok': 'OK',
  'compliance.unchecked':
    '{count, plural, one {One rule could not be checked: the document speaks of its subject, or could not be read in full, but what it says does not show whether the rule is kept. That does not mean that it is; read the clause yourself.} other {# rules could not be checked: the document speaks of their subjects, or could not be read in full, but what it says does not show whether they are kept. That does not mean that they are; read the clauses yourself.}}',
  'compliance.recognized': 'Recognized and checked as:',
  'compliance.chosen': 'Checked as you chose:',
  'compliance.foreignLaw':
    'The document names nothing Saudi and chooses another law (“{words}”). Saudi rules bind it only where they apply whatever law is chosen.',
  'compliance.scope.more': 'Why, and check as another kind',
  'compliance.shownBy': 'Words that show it:',
  'compliance.rulesApplied':
    '{count, plural, =0 {No rule applies to it.} one {One rule applies to it.} other {# rules apply to it.}}',
  'compliance.whatIsChecked': 'What is checked',
  'compliance.checkAs': 'Check as another kind',
  'compliance.checkAs.none': 'Choose a kind',
  'compliance.checkAgain': 'Check Again',
  'compliance.notChecked': 'This document was not checked.',
  'compliance.notChecked.unknown':
    'Nothing in it shows that it is a contract, a policy or terms of use.',
  'compliance.notChecked.lead':
    'The rules apply to contracts, policies and terms of use, so this report says nothing about its content. If it is one after all, choose its kind and check it again.',
  'compliance.none': 'No compliance issues found.',
  'compliance.none.lead':
    '{count, plural, =0 {No rule applies to documents of this kind, so nothing was checked.} one {One rule applies to documents of this kind. A document that keeps it may still break others.} other {# rules apply to documents of this kind. A document that keeps them may still break others.}}',
  'compliance.kept': 'Rules that the document keeps ({count})',
  'compliance.kept.lead': 'For each, the clause that keeps it. They ask for nothing.',
  'compliance.silent':
    '{count, plural, one {One rule on which the document is silent} other {# rules on which the document is silent}}',
  'compliance.silent.lead':
    'The whole text was read, and none of the words by which one would look for these subjects stands in it. Where the law has its own rule on a subject, that rule applies.',
  'compliance.unanswered':
    '{count, plural, one {One rule without an answer} other {# rules without an answer}}',
  'compliance.unanswered.lead':
    'Nothing was found that keeps or breaks them. That does not mean that the document is silent: check it again to see which clauses to read.',
  'compliance.left':
    '{count, plural, one {One more rule has no answer at all: words on its subject stand in the text, or parts of it could not be read.} other {# more rules have no answer at all: words on their subjects stand in the text, or parts of it could not be read.}}',
  'compliance.toRead': 'To be read by you ({count})',
  'compliance.toRead.lead':
    'These clauses concern the rules below them, but what they say was not understood, or not wholly. They do not count for the score. They are the likeliest; other clauses may concern a rule as well.',
  'compliance.toRead.read': 'Read:',
  'compliance.toRead.unread': 'Not read:',
  'compliance.searched': 'Searched for:',
  'compliance.rule': 'Rule',
  'compliance.answer': 'Answer',
  'compliance.demands': 'What the law demands',
  'compliance.instead': 'What to write instead',
  'compliance.caution': 'Caution:',
  'compliance.places.lead': 'The answer above is about the first quote. These places say the same on this rule.',
  'compliance.incomplete.lead':
    'The following could not be checked, or could not be checked reliably. That does not mean that it keeps the law.',
  'compliance.history': 'Previous Compliance Reports',
  'compliance.history.count': '{count, plural, one {# issue} other {# issues}}',
  'compliance.history.score': 'Score {score}',
  'compliance.history.basis': '{understood} of {concerned} clauses understood',
  'compliance.history.notChecked': 'Not checked',
  'compliance.delete.title': 'Delete Compliance Report',
  'compliance.delete.text':
    'Are you sure you want to delete this compliance report? This action cannot be undone.',
  'compliance.rules.lead':
    'Each rule says what the law demands of a document of its kinds, with the articles on which it stands. What is not listed here is not checked.',
  'compliance.rules.back': 'Check a document',
  'compliance.rules.failed': 'Could not load the rules.',
  'compliance.rules.laws': 'Laws on this page',
  'compliance.rules.search': 'Search the rules',
  'compliance.rules.kind': 'Rules that apply to',
  'compliance.rules.kind.all': 'Every kind of document',
  'compliance.rules.shown':
    '{total, plural, =0 {There are no rules.} one {{shown} of # rule.} other {{shown} of # rules.}}',
  'compliance.rules.measured': 'How well the rules read documents, measured on {date}',
  'compliance.rules.measured.documents':
    'In whole documents written from the laws alone, they found {recall}% of planted breaches, and {precision}% of what they flagged was one.',
  'compliance.rules.measured.clauses': 'In single clauses written from the laws alone, {recall}% and {precision}%.',
  'compliance.rules.measured.own':
    'In the rules’ own clauses, which were written with them and say little about others, {recall}% and {precision}%.',
  'compliance.rules.version': 'Rules as of {date}.',
  'compliance.rules.none': 'No rule matches.',
  'compliance.rules.count': '{count, plural, one {# rule} other {# rules}}',
  'compliance.rules.traced': 'Amendments were traced up to {month}.',
  'compliance.rules.asPublished': 'Worded as published on {date}; later amendments were not traced.',
  'compliance.rules.notHeld': 'Its text is not held here; look it up before you rely on these rules.',
  'compliance.rules.appliesTo': 'Applies to: {kinds}',
  'compliance.confidence.verified': 'Compared with the text of the articles.',
  'compliance.confidence.partly-verified': 'Compared with the text of the articles in part.',
  'compliance.confidence.secondary-source': 'Taken from secondary sources; not compared with the official text.',
} as const;
