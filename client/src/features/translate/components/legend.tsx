import { useTranslation, type MessageId } from '../../../lib/translation.js';
import { HelpDialog } from '../../review/components/help-dialog.js';
import { Legend } from '../../review/components/legend.js';
import type { Command } from '../../review/keys.js';
import type { Doubts } from '../use-doubts.js';
import { DOUBTFUL, UNKNOWN } from './text-view.js';

const COMMANDS: Partial<Record<Command, MessageId>> = {
  next: 'translate.command.next',
  previous: 'translate.command.previous',
  close: 'translate.command.close',
  help: 'review.command.help',
};

/** Explains the keys of a translation, and what the marks in its text mean. */
export function Help({ doubts: { helpOpen, setHelpOpen } }: { doubts: Doubts }) {
  const t = useTranslation();
  const word = t('translate.legend.word');
  return (
    <HelpDialog
      open={helpOpen}
      onClose={() => {
        setHelpOpen(false);
      }}
      meaningOf={(command) => COMMANDS[command]}
      legend={
        <Legend
          entries={[
            {
              key: 'unknown',
              badge: <mark className={UNKNOWN}>{word}</mark>,
              meaning: t('translate.legend.unknown'),
            },
            {
              key: 'doubtful',
              badge: <span className={DOUBTFUL}>{word}</span>,
              meaning: t('translate.legend.doubtful'),
            },
          ]}
        />
      }
    />
  );
}
