import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The heading of a step. It takes the focus when the step appears, so that it is read out: the button that led
 * here is gone.
 */
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
