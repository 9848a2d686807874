import { useId, type ReactNode, type RefObject } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** The id of the heading, for links to it; with an id the heading can be focused. */
  id?: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ title, lead, id, headingRef, children }: SectionProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div>
        <h2
          id={heading}
          ref={headingRef}
          tabIndex={id === undefined && headingRef === undefined ? undefined : -1}
          className="text-lg font-semibold text-ink outline-none"
        >
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
