import { useEffect, useRef, type ReactNode } from 'react';

/** What a step is about. It is read out when the step comes, for the button that led here is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-semibold text-ink outline-none">
      {children}
    </h3>
  );
}
