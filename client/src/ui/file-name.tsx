import { textDirection } from '#shared/domain/text-direction.js';
import { splitName } from '../lib/format.js';
import { cx } from './cx.js';

/**
 * A file name, truncated before its extension when it is too long. A Latin name is shown left to right on an Arabic
 * page too; an Arabic name follows the page's direction.
 */
export function FileName({ name, className }: { name: string; className?: string }) {
  const [stem, extension] = splitName(name);
  return (
    <span className={cx('inline-flex max-w-full min-w-0', className)} title={name}>
      <span
        dir={textDirection(stem) === 'ltr' ? 'ltr' : undefined}
        className="inline-flex max-w-full min-w-0"
      >
        <bdi className="truncate">{stem}</bdi>
        {/* Not isolated: the dot must stay beside the stem, on whichever side that is. */}
        {extension !== '' && <span className="shrink-0">{extension}</span>}
      </span>
    </span>
  );
}

/** An icon of a file's type: a small page with the extension on it. */
export function FileIcon({ name }: { name: string }) {
  const extension = splitName(name)[1].slice(1).toUpperCase();
  return (
    <span
      aria-hidden
      className="relative grid h-10 w-8 shrink-0 place-items-end justify-center rounded-md border border-line bg-raised pb-1 text-[0.5625rem] leading-none font-semibold text-accent"
    >
      <span className="absolute end-0 top-0 size-2.5 rounded-es-md border-s border-b border-line bg-surface" />
      {extension === '' ? '·' : extension}
    </span>
  );
}
