/** The English messages around the policies; the texts of the policies themselves are content. */
export const enPolicies = {
  'public.policy.updated': 'Last updated: {date}',
  'public.policy.contents': 'On this page',
} as const;
