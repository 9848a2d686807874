import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../../ui/skeleton.js';
import { accountGoneKey } from '../../lib/query-client.js';
import { useStore } from '../../lib/store.js';
import { useSession } from './api.js';
import { leaving } from './leaving.js';
import type { SessionEnd } from './return-path.js';
import { ServiceUnavailable, useServiceRecovery } from './service-recovery.js';

function SessionLoading() {
  return (
    <div className="delayed mx-auto flex max-w-(--content-max) flex-col gap-4 p-6" role="status">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** Shows its routes to signed-in users; others are sent to the sign-in page, and return to their page afterwards. */
export function RequireSession() {
  const client = useQueryClient();
  const session = useSession();
  const { on: isLeaving } = useStore(leaving);
  const location = useLocation();
  const available = useServiceRecovery();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.data && !wasSignedIn) setWasSignedIn(true);
  if (session.data === undefined && !available) return <ServiceUnavailable />;
  if (session.isPending || (isLeaving && !session.data)) return <SessionLoading />;
  if (!session.data) {
    const from = location.pathname + location.search;
    const endReason: SessionEnd = client.getQueryData(accountGoneKey) === true ? 'account' : 'session';
    return <Navigate to="/auth" replace state={{ from, ended: wasSignedIn ? endReason : undefined }} />;
  }
  return <Outlet />;
}

/** Shows its children to administrators; other signed-in users are sent to their dashboard. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { data: user } = useSession();
  return user?.role === 'admin' ? children : <Navigate to="/dashboard" replace />;
}

/** `/redirect`: sends administrators to their panel, other users to the dashboard, visitors to the sign-in page. */
export function HomeRedirect() {
  const session = useSession();
  const available = useServiceRecovery();
  if (session.data === undefined && !available) return <ServiceUnavailable />;
  if (session.isPending) return <SessionLoading />;
  if (!session.data) return <Navigate to="/auth" replace />;
  return <Navigate to={session.data.role === 'admin' ? '/admin' : '/dashboard'} replace />;
}
