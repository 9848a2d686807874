import { useId, type ReactNode, type RefObject } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of the panel under its heading. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef === undefined ? undefined : -1}
          className="text-lg font-semibold text-ink"
        >
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
