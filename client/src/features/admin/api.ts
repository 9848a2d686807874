import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeRole,
  deleteUser,
  endUserSessions,
  getUserMetrics,
  listAudit,
  listFailedJobs,
  listQueues,
  listUsers,
  pauseQueue,
  removeUserFactor,
  restoreUser,
  resumeQueue,
  retryAnyJob,
  type AdminUser,
  type FailedJob,
  type QueueState,
} from '#shared/api/admin.js';
import { LIMITS } from '#shared/limits.js';
import { call } from '../../lib/call.js';
import { adminKey, auditKey, failuresKey, overviewKey, queuesKey, usersKey } from './live.js';
import { mergeCounts, type Overview } from './overview.js';

/** Fetches the six counts; the `metrics` event updates them. */
export function useOverview() {
  const client = useQueryClient();
  return useQuery({
    queryKey: overviewKey,
    queryFn: async ({ signal }) => {
      const previous = client.getQueryData<Overview>(overviewKey);
      const counts = await call(getUserMetrics, {}, { signal });
      const current = client.getQueryData<Overview>(overviewKey);
      // A `metrics` event that arrived during the request is newer than its answer.
      return current !== undefined && current !== previous
        ? current
        : mergeCounts(current, counts, Date.now());
    },
  });
}

const isBusy = ({ waiting, active }: QueueState) => waiting + active > 0;

export function useQueues() {
  return useQuery({
    queryKey: queuesKey,
    queryFn: ({ signal }) => call(listQueues, {}, { signal }),
    // Waiting times grow and workers die without an event.
    refetchInterval: (query) =>
      query.state.data?.some(isBusy) === true ? LIMITS.ui.busyQueuesMs : LIMITS.ui.pollMs,
  });
}

export function useFailures() {
  return useQuery({
    queryKey: failuresKey,
    queryFn: ({ signal }) => call(listFailedJobs, {}, { signal }),
    refetchInterval: LIMITS.ui.pollMs,
  });
}

export function useUsers() {
  return useQuery({ queryKey: usersKey, queryFn: ({ signal }) => call(listUsers, {}, { signal }) });
}

/** Fetches the audit log page by page, latest first. */
export function useAuditLog() {
  return useInfiniteQuery({
    queryKey: auditKey,
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { limit: String(LIMITS.ui.auditEntries), before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.ui.auditEntries ? undefined : page.at(-1)?.id),
  });
}

/**
 * Runs a mutation and refetches the panel whether it succeeds or fails: a refusal often means that the screen was
 * out of date.
 */
function useAdminMutation<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  patch: (client: ReturnType<typeof useQueryClient>, variables: Variables, answer: Answer) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (answer, variables) => {
      patch(client, variables, answer);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminKey });
    },
  });
}

/** The actions that an administrator can take on an account. */
export type UserAction = 'makeAdmin' | 'makeUser' | 'restore' | 'removeFactor' | 'signOut' | 'delete';

/**
 * The request of each action; resolves to the updated account, or to undefined when the account is gone or
 * unchanged.
 */
const USER_ACTIONS: Record<UserAction, (email: string) => Promise<AdminUser | undefined>> = {
  makeAdmin: (email) => call(changeRole, { params: { email }, query: { new_role: 'admin' } }),
  makeUser: (email) => call(changeRole, { params: { email }, query: { new_role: 'user' } }),
  restore: (email) => call(restoreUser, { params: { email } }),
  removeFactor: (email) => call(removeUserFactor, { params: { email } }),
  signOut: (email) => call(endUserSessions, { params: { email } }),
  delete: (email) => call(deleteUser, { params: { email } }),
};

function applyUserAction(
  action: UserAction,
  user: AdminUser,
  updatedUser: AdminUser | undefined,
): AdminUser[] {
  if (action === 'delete') return [];
  return [updatedUser ?? (action === 'removeFactor' ? { ...user, totp: false } : user)];
}

export function useUserAction(action: UserAction) {
  return useAdminMutation(USER_ACTIONS[action], (client, email, updatedUser) => {
    client.setQueryData<AdminUser[]>(usersKey, (users) =>
      users?.flatMap((user) => (user.email === email ? applyUserAction(action, user, updatedUser) : [user])),
    );
  });
}

export function usePauseQueue() {
  return useAdminMutation(
    ({ name, pause }: { name: QueueState['name']; pause: boolean }) =>
      call(pause ? pauseQueue : resumeQueue, { params: { name } }),
    (client, { name, pause }) => {
      client.setQueryData<QueueState[]>(queuesKey, (queues) =>
        queues?.map((queue) => (queue.name === name ? { ...queue, paused: pause } : queue)),
      );
    },
  );
}

export function useRetryAnyJob() {
  return useAdminMutation(
    (id: string) => call(retryAnyJob, { params: { id } }),
    (client, id) => {
      client.setQueryData<FailedJob[]>(failuresKey, (jobs) => jobs?.filter((job) => job.id !== id));
    },
  );
}
