import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RiskHistoryItem } from '#shared/contracts/api/risk.js';
import { LIMITS } from '#shared/limits.js';
import { riyadhTime } from '../../../lib/format.js';
import { useWords } from '../../../lib/words.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { FileIcon, FileName } from '../../../ui/file-name.js';
import { SkeletonRows } from '../../../ui/skeleton.js';
import { useRiskHistory } from '../api.js';
import { useReportPdf } from '../use-report-pdf.js';
import { DeleteReport } from './delete-report.js';
import { NotYet } from './not-yet.js';

interface HistoryProps {
  onView: (id: string) => void;
  onDeleted: (id: string) => void;
}

export function History({ onView, onDeleted }: HistoryProps) {
  const say = useWords();
  const history = useRiskHistory();
  const [all, setAll] = useState(false);
  const [deleting, setDeleting] = useState<RiskHistoryItem>();
  const items = history.data ?? [];
  const shown = all ? items : items.slice(0, LIMITS.ui.historyItems);
  // That the reports cannot be listed now is no matter of what is done here; that there are none would be untrue.
  if (history.data === undefined && history.isError) return null;
  return (
    <section aria-labelledby="risk-history" className="flex flex-col gap-3 print:hidden">
      <h2 id="risk-history" className="text-lg font-semibold text-ink">
        {say('risk.history')}
      </h2>
      <Card>
        {history.isPending && <SkeletonRows rows={3} label={say('app.loading')} />}
        {!history.isPending && items.length === 0 && (
          <p className="px-6 py-10 text-center text-ink-2">{say('risk.history.empty')}</p>
        )}
        {items.length > 0 && (
          <ul className="divide-y divide-line">
            {shown.map((item) => (
              <Entry
                key={item.id}
                item={item}
                onView={onView}
                onDelete={() => {
                  setDeleting(item);
                }}
              />
            ))}
          </ul>
        )}
        {items.length > LIMITS.ui.historyItems && (
          <div className="border-t border-line p-2">
            <Button
              variant="link"
              className="w-full"
              aria-expanded={all}
              onClick={() => {
                setAll(!all);
              }}
            >
              {say(all ? 'action.showLess' : 'action.showMore')}
            </Button>
          </div>
        )}
      </Card>
      <DeleteReport
        item={deleting}
        onDeleted={onDeleted}
        onClose={() => {
          setDeleting(undefined);
        }}
      />
    </section>
  );
}

interface EntryProps {
  item: RiskHistoryItem;
  onView: (id: string) => void;
  onDelete: () => void;
}

function Entry({ item, onView, onDelete }: EntryProps) {
  const say = useWords();
  const pdf = useReportPdf();
  const name = item.filename === '' ? item.report_filename : item.filename;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5">
      <FileIcon name={name} />
      <div className="flex min-w-40 flex-1 flex-col">
        <FileName name={name} className="font-semibold text-ink" />
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <time dateTime={item.created_at}>{riyadhTime(item.created_at)}</time>
          <span>{say('risk.history.count', { count: item.num_risks })}</span>
        </span>
      </div>
      <div className="ms-auto flex shrink-0 items-center">
        <Button
          variant="link"
          aria-label={say('risk.history.view', { name })}
          onClick={() => {
            onView(item.id);
          }}
        >
          {say('action.view')}
        </Button>
        <IconButton
          label={say('risk.history.download', { name })}
          disabled={pdf.isPending}
          onClick={() => {
            pdf.get(item);
          }}
        >
          <Download aria-hidden />
        </IconButton>
        <IconButton
          label={say('risk.history.delete', { name })}
          className="hover:text-del"
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <NotYet open={pdf.missing} onClose={pdf.dismiss} />
    </li>
  );
}
