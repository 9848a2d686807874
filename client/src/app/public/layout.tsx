import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link.js';
import { ErrorBoundary } from '../error-boundary.js';
import { Footer } from './footer.js';
import { TopNav } from './top-nav.js';

/** The pages that anybody may read: navigation above, links below. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNav />
      {/* As high as the window while its page is fetched: the footer then never jumps. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
