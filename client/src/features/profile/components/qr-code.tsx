import { encode } from 'uqr';

/** Width of the quiet zone in modules; ISO/IEC 18004 requires four. */
const QUIET = 4;

/** Renders a text as a QR code: dark on light in both themes, because some cameras cannot read the inverse. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const darkModules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkModules.join('')} fill="#000" />
    </svg>
  );
}
