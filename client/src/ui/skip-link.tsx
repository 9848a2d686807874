import { useWords } from '../lib/words.js';

/** The first stop of the keyboard: past what every page begins with, to the element `content`. */
export function SkipLink() {
  const say = useWords();
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {say('app.skip')}
    </a>
  );
}
