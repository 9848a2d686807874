import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../../ui/skeleton.js';
import { useSession } from './api.js';

function Waiting() {
  return (
    <div className="delayed mx-auto flex max-w-(--content-max) flex-col gap-4 p-6" role="status">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** Lets signed-in users through; others go to sign in and come back to where they were going. */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  if (session.isPending) return <Waiting />;
  if (!session.data) {
    const from = location.pathname + location.search;
    return <Navigate to="/auth" replace state={{ from }} />;
  }
  return <Outlet />;
}

/** `/` and `/redirect`: the dashboard for those with a session, the sign-in screen for others. */
export function BySession() {
  const session = useSession();
  if (session.isPending) return <Waiting />;
  return <Navigate to={session.data ? '/dashboard' : '/auth'} replace />;
}
