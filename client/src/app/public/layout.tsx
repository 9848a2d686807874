import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link.js';
import { ErrorBoundary } from '../error-boundary.js';
import { Footer } from './footer.js';
import { TopNav } from './top-nav.js';

/** Lays out the public pages: the navigation above, the links below. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNav />
      {/* As high as the window while the page is fetched, so that the footer does not jump. */}
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
