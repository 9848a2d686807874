import { Check, Copy, Link2, NotebookPen, X, type LucideIcon } from 'lucide-react';
import { use } from 'react';
import { useCopy } from '../../../lib/copy.js';
import { textAttributes } from '../../../lib/text-attributes.js';
import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { IconButton } from '../../../ui/button.js';
import { citationOf } from '../citation.js';
import { quoteName, type ReviewItem } from '../item.js';
import type { Room } from '../use-room.js';
import { Decision } from './decision.js';
import { MarkForm } from './mark-form.js';
import { quoteId, SheetContext } from './quote.js';

/** What is decided on an item, with the ways to decide it, to note something, and to copy it or its address. */
export function MarkBar({ item, room }: { item: ReviewItem; room: Room }) {
  const t = useTranslation();
  const inSheet = use(SheetContext);
  const { marks, form, openForm, closeForm } = room;
  const { state, reason, note } = marks.markOf(item);
  const open = form?.id === item.id ? form.kind : undefined;
  const leaveForm = () => {
    closeForm();
    document.getElementById(quoteId(quoteName(item.id, 0), inSheet))?.focus({ preventScroll: true });
  };
  return (
    <footer className="mt-4 border-t border-line pt-2">
      {state === 'accepted' && (
        <p className="hidden py-1 font-semibold print:block">{t('review.state.accepted')}</p>
      )}
      {state === 'dismissed' && (
        <Entry
          label={t('review.state.dismissed')}
          onEdit={() => {
            openForm(item, 'dismiss');
          }}
          edit={t('review.dismiss.edit')}
        >
          {reason ?? ''}
        </Entry>
      )}
      {note !== null && (
        <Entry
          label={t('review.note')}
          onEdit={() => {
            openForm(item, 'note');
          }}
          edit={t('review.note.edit')}
        >
          {note}
        </Entry>
      )}
      {open === undefined ? (
        <div className="-mx-2 flex flex-wrap items-center print:hidden">
          {!inSheet && <Decisions item={item} room={room} />}
          <span className="ms-auto flex">
            <CopyIcon Icon={Copy} label="review.copy" text={() => citationOf(t, item, room)} />
            <CopyIcon Icon={Link2} label="review.copyLink" text={() => room.linkTo(item.id)} />
          </span>
        </div>
      ) : (
        <MarkForm
          key={open}
          kind={open}
          text={(open === 'note' ? note : reason) ?? ''}
          onCancel={leaveForm}
          onSave={(text) => {
            if (open === 'note') marks.change(item, { state, note: text === '' ? null : text });
            else marks.change(item, { state: 'dismissed', reason: text });
            leaveForm();
          }}
        />
      )}
    </footer>
  );
}

/** The decisions as buttons of a card; in a sheet, its bar has them. */
function Decisions({ item, room: { marks, accept, openForm } }: { item: ReviewItem; room: Room }) {
  const { state, note } = marks.markOf(item);
  return (
    <>
      <Decision
        Icon={Check}
        label={state === 'accepted' ? 'review.state.accepted' : 'review.accept'}
        pressed={state === 'accepted'}
        keys="E"
        onClick={() => {
          accept(item);
        }}
      />
      <Decision
        Icon={X}
        label={state === 'dismissed' ? 'review.state.dismissed' : 'review.dismiss'}
        pressed={state === 'dismissed'}
        keys="X"
        onClick={() => {
          if (state === 'dismissed') marks.change(item, { state: 'open' });
          else openForm(item, 'dismiss');
        }}
      />
      {note === null && (
        <Decision
          Icon={NotebookPen}
          label="review.note.add"
          keys="N"
          onClick={() => {
            openForm(item, 'note');
          }}
        />
      )}
    </>
  );
}

interface EntryProps {
  label: string;
  edit: string;
  onEdit: () => void;
  children: string;
}

/** A text that the reader has written on an item. */
function Entry({ label, edit, onEdit, children }: EntryProps) {
  return (
    <div className="flex items-start gap-2 py-1 text-sm">
      <p className="min-w-0 flex-1 py-2">
        <span className="font-semibold text-ink-2">{label}:</span>{' '}
        <span {...textAttributes(children)} className="wrap-anywhere whitespace-pre-wrap text-ink">
          {children}
        </span>
      </p>
      <IconButton label={edit} className="-me-2 print:hidden [&>svg]:size-4" onClick={onEdit}>
        <NotebookPen aria-hidden />
      </IconButton>
    </div>
  );
}

function CopyIcon({ Icon, label, text }: { Icon: LucideIcon; label: MessageId; text: () => string }) {
  const t = useTranslation();
  const [outcome, copy] = useCopy();
  const Sign = outcome === 'copied' ? Check : Icon;
  return (
    <>
      <IconButton
        label={t(label)}
        className="size-9 [&>svg]:size-4.5"
        onClick={() => {
          copy(text());
        }}
      >
        <Sign aria-hidden />
      </IconButton>
      <span role="status" className="sr-only">
        {outcome !== undefined && t(`action.copy.${outcome}`)}
      </span>
    </>
  );
}
