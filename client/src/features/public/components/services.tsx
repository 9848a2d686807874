import { ArrowRight, Languages, MessagesSquare, Scale, ShieldAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/translation.js';

const SERVICES = [
  { id: 'risk', icon: ShieldAlert },
  { id: 'compliance', icon: Scale },
  { id: 'translation', icon: Languages },
  { id: 'chatbot', icon: MessagesSquare },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

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

function ServiceCard({ service: { id, icon: Icon } }: { service: (typeof SERVICES)[number] }) {
  const t = useTranslation();
  return (
    <Link
      to="/dashboard"
      className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 shadow-card transition-[border-color,box-shadow] hover:border-brand hover:shadow-float sm:p-8"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        <Icon aria-hidden className="size-6" />
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
