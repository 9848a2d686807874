import { messageOf, useWords, type MessageId } from '../lib/words.js';

/** What failed, and below it why, for a dialog's error line. */
export function Failure({ title, error }: { title: MessageId; error: Error }) {
  const say = useWords();
  const reason = messageOf(say, error, 'error.unknown');
  return (
    <>
      <span className="block font-semibold">{say(title)}</span>
      <span className="block">{reason}</span>
    </>
  );
}
