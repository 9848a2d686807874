import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { Legend as Entries } from '../../review/components/legend.js';
import type { Command } from '../../review/keys.js';
import { DELETED, DISMISSED, INSERTED } from './wording.js';

/** What the keys do here. */
export const COMMANDS: Partial<Record<Command, MessageId>> = {
  next: 'rephrase.command.next',
  previous: 'rephrase.command.previous',
  close: 'rephrase.command.close',
  accept: 'rephrase.command.accept',
  dismiss: 'rephrase.command.dismiss',
  undo: 'review.command.undo',
  help: 'review.command.help',
};

/** What the marks in the text mean. */
export function Legend() {
  const t = useTranslation();
  const word = t('rephrase.legend.word');
  return (
    <Entries
      entries={[
        {
          key: 'deleted',
          badge: <del className={DELETED}>{word}</del>,
          meaning: t('rephrase.legend.deleted'),
        },
        {
          key: 'inserted',
          badge: <ins className={INSERTED}>{word}</ins>,
          meaning: t('rephrase.legend.inserted'),
        },
        {
          key: 'dismissed',
          badge: <span className={DISMISSED}>{word}</span>,
          meaning: t('rephrase.legend.dismissed'),
        },
      ]}
    />
  );
}
