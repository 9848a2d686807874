import type { QueryKey } from '@tanstack/react-query';

/** Query key prefix of all that is fetched of conversations. */
export const chatKey: QueryKey = ['chat'];
export const chatHistoryKey: QueryKey = [...chatKey, 'history'];
export const chatSessionKey = (id: string): QueryKey => [...chatKey, 'session', id];
