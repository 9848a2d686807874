/** The English messages of risk assessment, fetched with its screen. */
export const enRisk = {
  'risk.lead': 'Choose a document to see which clauses carry risk, how serious each one is, and what to do about it.',
  'risk.failed': 'Risk analysis failed: {message}',
  'risk.unexpected': 'Unexpected response format from /risk endpoint.',
  'risk.count.high': 'High Risk',
  'risk.count.medium': 'Medium Risk',
  'risk.count.low': 'Low Risk',
  'risk.level.high': 'High',
  'risk.level.medium': 'Medium',
  'risk.level.low': 'Low',
  'risk.filter': 'Show findings by severity',
  'risk.none': 'No risks were found.',
  'risk.assessAnyway': 'Assess It as a Contract Anyway',
  'risk.noSnippet': '(no snippet)',
  'risk.noRecommendation': 'No recommendation provided.',
  'risk.severityReason': 'Severity:',
  'risk.recommendation': 'Recommendation',
  'risk.explanation': 'Explanation',
  'risk.places.lead':
    'The explanation above is about the first quote. In these places of the same kind, the parties, periods and amounts may be others.',
  'risk.places.otherLanguage': 'The same clause in the other language:',
  'risk.usual': 'Usual clauses ({count})',
  'risk.usual.lead':
    'Nearly every contract has these. They weigh little and usually ask for nothing; look through them once.',
'risk.incomplete.lead':
    'The following could not be checked, or could not be checked reliably. That does not mean it is free of risk.',
  'risk.history': 'Previous Risk Reports',
  'risk.history.noContract': 'Not a contract',
  'risk.history.count': '{count, plural, one {# risk} other {# risks}}',
  'risk.delete.title': 'Delete Risk Report',
  'risk.delete.text': 'Are you sure you want to delete this risk assessment report? This action cannot be undone.',
} as const;
