import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.js';

interface ErrorNoticeProps {
  title: string;
  detail?: ReactNode;
  action?: { label: string; onClick: () => void };
}

/** An error message in place of content that could not be shown, with an action such as a retry. */
export function ErrorNotice({ title, detail, action }: ErrorNoticeProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <TriangleAlert aria-hidden className="size-6 text-danger" />
      <p className="font-semibold text-ink">{title}</p>
      {detail !== undefined && <div className="text-ink-2">{detail}</div>}
      {action !== undefined && (
        <Button variant="secondary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
