/** The words around the policies, whose own texts are content. */
export const enPolicies = {
  'public.policy.updated': 'Last updated: {date}',
  'public.policy.contents': 'On this page',
} as const;
