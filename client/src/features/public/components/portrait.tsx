interface PortraitProps {
  name: string;
  url: string | null;
}

/** A person's picture, or the first letter of the name when there is none. */
export function Portrait({ name, url }: PortraitProps) {
  if (url !== null) {
    return (
      <img
        src={url}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-full bg-panel text-lg font-semibold text-on-panel"
    >
      {Array.from(name)[0]}
    </span>
  );
}
