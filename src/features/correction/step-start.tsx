import { useEffect, useRef } from 'react';

type StepStartProps = { number: number; of: number; name: string };

/**
 * The beginning of a step. Takes the focus and the view there when the step appears, so that keys scroll it
 * and a screen reader says where one is. Give it a key per step.
 */
export function StepStart({ number, of, name }: StepStartProps) {
  const start = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.closest('[role="dialog"]')?.scrollTo?.(0, 0);
  }, []);

  return (
    <p ref={start} tabIndex={-1} className="sr-only">
      Etapa {number} de {of}: {name}
    </p>
  );
}
