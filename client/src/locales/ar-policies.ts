import type { enPolicies } from './en-policies.js';

/** The same in Arabic. */
export const arPolicies: Record<keyof typeof enPolicies, string> = {
  'public.policy.updated': 'آخر تحديث: {date}',
  'public.policy.contents': 'في هذه الصفحة',
};
