import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { RequireAdmin } from '../../features/session/guards.js';
import { useRoleNotice } from '../../features/session/use-role-notice.js';
import { isInitialNavigation } from '../../lib/initial-navigation.js';
import { useOnline, useIsWideScreen } from '../../lib/hooks.js';
import { serviceState } from '../../lib/service-state.js';
import { useStore } from '../../lib/store.js';
import { restoreFocus } from '../../lib/keep-focus.js';
import { useDocumentTitle } from '../../lib/title.js';
import { useTranslation } from '../../lib/translation.js';
import { Drawer } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { SkipLink } from '../../ui/skip-link.js';
import { toolPages, tools } from '../../tools.js';
import { ErrorBoundary } from '../error-boundary.js';
import { useLiveUpdates } from '../live.js';
import { Header } from './header.js';
import { useJobNotices } from './job-notices.js';
import { sectionScreens } from './section-screens.js';
import { sectionTitle } from './sections.js';
import { Sidebar } from './sidebar.js';

const Home = sectionScreens.home.Screen;
const Admin = sectionScreens.admin.Screen;
const Law = sectionScreens.law.Screen;
const Profile = sectionScreens.profile.Screen;
const Uploads = sectionScreens.uploads.Screen;

/** The shell of /dashboard and /admin: the sidebar, the header and the screen of the section. */
export default function Dashboard({ admin = false }: { admin?: boolean }) {
  const t = useTranslation();
  const { pathname, key } = useLocation();
  const isWide = useIsWideScreen();
  const online = useOnline();
  const { available } = useStore(serviceState);
  /**
   * The address at which the menu was opened: any navigation closes it, even to the section that is already shown.
   */
  const [menuAt, setMenuAt] = useState<string>();
  const title = sectionTitle(t, pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  // When the shell itself is new, as after signing in, its first page is announced too.
  const announcedPath = useRef(isInitialNavigation(key) ? pathname : undefined);
  useLiveUpdates();
  useDocumentTitle(title);
  useJobNotices();
  useRoleNotice();
  useEffect(restoreFocus, []);

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    window.scrollTo(0, 0);
    // A new page is announced, and keyboard focus moves to its top.
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--side-w)_minmax(0,1fr)] print:block">
      <SkipLink />
      {isWide ? (
        <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-e border-line bg-surface print:hidden">
          <Sidebar />
        </div>
      ) : (
        <Drawer
          title={t('app.menu')}
          open={menuAt === key}
          onClose={() => {
            setMenuAt(undefined);
          }}
        >
          <Sidebar />
        </Drawer>
      )}
      {/* A screen that uses the whole width says so by `data-wide`; the header stays aligned with it. */}
      <div className="flex min-w-0 flex-col has-data-wide:[--content-max:none]">
        <Header
          title={title}
          headingRef={heading}
          onMenu={() => {
            setMenuAt(key);
          }}
        />
        {/* Always rendered, so that screen readers announce what appears in it. */}
        <div role="status">
          {!(online && available) && (
            <p className="border-b border-line bg-accent-soft px-4 py-2 text-center text-ink sm:px-8">
              {t(online ? 'app.unavailable' : 'app.offline')}
            </p>
          )}
        </div>
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-8 sm:py-8 print:pb-0">
          <div className="mx-auto max-w-(--content-max)">
            {/* When a section crashes, the navigation and the running jobs stay usable. */}
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<Skeleton className="delayed h-40" />}>
                {admin ? (
                  <RequireAdmin>
                    <Admin />
                  </RequireAdmin>
                ) : (
                  <Routes>
                    <Route index element={<Home />} />
                    <Route path="uploads" element={<Uploads />} />
                    <Route path="law/*" element={<Law />} />
                    <Route path="profile" element={<Profile />} />
                    {[...tools, ...toolPages].map(({ path, screen: { Screen } }) => (
                      <Route key={path} path={path} element={<Screen />} />
                    ))}
                    <Route path="*" element={<Navigate to="/" replace />} />
                  </Routes>
                )}
              </Suspense>
            </ErrorBoundary>
          </div>
        </main>
      </div>
    </div>
  );
}
