import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LIMITS } from '#shared/limits.js';
import { localize } from '../../lib/locale.js';
import { useTranslation } from '../../lib/translation.js';
import { toolIcons } from '../../tool-icons.js';
import { tools } from '../../tools.js';
import { buttonClass } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { QueryContent } from '../../ui/query-content.js';
import { useRecentDocuments } from '../documents/api.js';
import { DocumentList } from '../documents/components/document-list.js';
import { useSession } from '../session/api.js';
import { FirstSteps } from './first-steps.js';

export default function HomeScreen() {
  const t = useTranslation();
  const { data: user } = useSession();
  const name = user?.first_name.trim() ?? '';
  return (
    <div className="flex flex-col gap-8">
      <section className="relative overflow-hidden rounded-card bg-panel px-6 py-8 text-on-panel sm:px-10 sm:py-10">
        <div
          aria-hidden
          className="absolute -end-10 top-3 hidden w-[288px] -rotate-12 rtl:rotate-12 flex-col gap-4 sm:flex"
        >
          {[0.9, 0.6, 0.8, 0.5, 0.72].map((width, index) => (
            <span
              key={width}
              className={
                index === 1 ? 'h-2.5 rounded-full bg-(--spark)' : 'h-2.5 rounded-full bg-on-panel/10'
              }
              style={{ width: `${String(width * 100)}%` }}
            />
          ))}
        </div>
        <h2 className="relative text-2xl font-semibold text-balance sm:text-3xl">
          {t('home.welcome', { name: name === '' ? t('shell.user') : name })}
        </h2>
        <p className="relative mt-1 text-on-panel/85">{t('home.subtitle')}</p>
      </section>

      <section aria-labelledby="tools">
        <h2 id="tools" className="mb-3 text-lg font-semibold text-ink">
          {t('home.tools')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {tools.map((tool) => (
            <li key={tool.path}>
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="recent">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id="recent" className="text-lg font-semibold text-ink">
            {t('home.recent')}
          </h2>
          <ViewAll />
        </div>
        <Card>
          <Recent />
        </Card>
      </section>
    </div>
  );
}

function ToolCard({ tool: { path, title, summary } }: { tool: (typeof tools)[number] }) {
  const Icon = toolIcons[path];
  return (
    <Link
      to={`/dashboard/${path}`}
      className="group flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-brand"
    >
      <span className="grid size-11 place-items-center rounded-control bg-accent-soft text-accent">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <span className="flex items-center gap-2 font-semibold text-ink">
        {localize(title)}
        <ArrowRight
          aria-hidden
          className="size-4 text-brand transition-transform group-hover:translate-x-1 rtl:rotate-180 rtl:group-hover:-translate-x-1"
        />
      </span>
      <span className="text-ink-2">{localize(summary)}</span>
    </Link>
  );
}

/** Links to all documents when there are more than are shown, else to uploading one. */
function ViewAll() {
  const t = useTranslation();
  const more = (useRecentDocuments().data?.length ?? 0) > LIMITS.ui.recentUploads;
  return (
    <Link to="/dashboard/uploads" className={buttonClass('link', '-me-4')}>
      {t(more ? 'home.viewAll' : 'home.upload')}
    </Link>
  );
}

function Recent() {
  const t = useTranslation();
  return (
    <QueryContent query={useRecentDocuments()} rows={3} failed="documents.loadFailed">
      {(recent) =>
        recent.length === 0 ? (
          <>
            <p className="px-6 pt-8 text-center font-semibold text-ink">{t('home.empty')}</p>
            <FirstSteps />
          </>
        ) : (
          <DocumentList documents={recent.slice(0, LIMITS.ui.recentUploads)} />
        )
      }
    </QueryContent>
  );
}
