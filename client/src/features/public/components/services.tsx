import { ArrowRight, Languages, MessagesSquare, Scale, ShieldAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/translation.js';
import { tools as toolList } from '../../../tools.js';
import { cx } from '../../../ui/cx.js';

interface Service {
  id: 'risk' | 'compliance' | 'translation' | 'chatbot';
  icon: LucideIcon;
  /** The tools of the service, by their paths below /dashboard/. */
  tools: readonly string[];
}

const SERVICES: readonly Service[] = [
  { id: 'risk', icon: ShieldAlert, tools: ['risk-assessment', 'rephrasing'] },
  { id: 'compliance', icon: Scale, tools: ['compliance'] },
  { id: 'translation', icon: Languages, tools: ['translation'] },
  { id: 'chatbot', icon: MessagesSquare, tools: ['chatbot'] },
];

const AVAILABLE: ReadonlySet<string> = new Set(toolList.map(({ path }) => path));

/** Tells whether the dashboard has a service, so that the page promises nothing that is missing. */
function stateOf({ tools }: Service): 'ready' | 'later' {
  return tools.every((path) => AVAILABLE.has(path)) ? 'ready' : 'later';
}

export function Services() {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {SERVICES.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: Service }) {
  const t = useTranslation();
  const { id, icon: Icon } = service;
  const state = stateOf(service);
  return (
    <Link
      to="/dashboard"
      className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 shadow-card transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-8"
    >
      <span className="flex flex-wrap items-start justify-between gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
          <Icon aria-hidden className="size-6" />
        </span>
        <span
          className={cx(
            'rounded-full px-3 py-1 text-sm',
            state === 'later' ? 'bg-raised text-ink-2' : 'bg-brand-soft font-semibold text-brand',
          )}
        >
          {t(`public.services.${state}`)}
        </span>
      </span>
      <h3 className="mt-5 text-xl font-semibold text-ink">{t(`public.service.${id}`)}</h3>
      <p className="mt-2 text-ink-2">{t(`public.service.${id}.text`)}</p>
      <ul className="mt-4 flex flex-col gap-1.5 text-ink-2">
        {([1, 2, 3] as const).map((line) => (
          <li key={line} className="flex items-baseline gap-3">
            <span aria-hidden className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-accent" />
            {t(`public.service.${id}.${line}`)}
          </li>
        ))}
      </ul>
      <span className="mt-auto flex items-center gap-2 pt-6 font-semibold text-brand">
        {t('public.services.open')}
        <ArrowRight
          aria-hidden
          className="size-4 transition-transform group-hover:translate-x-1 rtl:rotate-180 rtl:group-hover:-translate-x-1"
        />
      </span>
    </Link>
  );
}
