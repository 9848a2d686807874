import { useId } from 'react';

/** A lattice of eight-pointed stars, as on a carved door: two squares, one of them rotated, at every crossing. */
export function StarPattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden className={className} width="100%" height="100%">
      <defs>
        <pattern id={id} width="88" height="88" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <rect x="22" y="22" width="44" height="44" />
            <rect x="22" y="22" width="44" height="44" transform="rotate(45 44 44)" />
            <path d="M44 0v12.9M44 75.1V88M0 44h12.9M75.1 44H88M0 0l22 22M88 0 66 22M0 88l22-22M88 88 66 66" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
