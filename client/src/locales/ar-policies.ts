import type { enPolicies } from './en-policies.js';

/** The Arabic messages around the policies; the texts of the policies themselves are content. */
export const arPolicies: Record<keyof typeof enPolicies, string> = {
  'public.policy.updated': 'آخر تحديث: {date}',
  'public.policy.contents': 'في هذه الصفحة',
};
