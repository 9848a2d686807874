import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useWords } from '../../lib/words.js';
import { Footer } from './footer.js';
import { TopNav } from './top-nav.js';

/** The pages that anybody may read: navigation above, links below. */
export default function PublicLayout() {
  const say = useWords();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {say('app.skip')}
      </a>
      <TopNav />
      {/* As high as the window while its page is fetched: the footer then never jumps. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
