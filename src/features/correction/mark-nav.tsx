import type { ReactNode } from 'react';
import type { EssayMark } from './marked-essay';
import { countMarks } from '@/copy/writing';
import { MarkSteps } from '@/ui/mark-steps';

type MarkNavProps = {
  marks: readonly EssayMark[];
  active: number | null;
  onStep: (step: 1 | -1) => void;
  /** Stands before the count. */
  children: ReactNode;
};

/** From mark to mark. Stays in view over the sheet. */
export function MarkNav({ marks, active, onStep, children }: MarkNavProps) {
  const finding = active === null ? undefined : marks[active]?.finding;
  return (
    <div
      role="group"
      aria-label="Percorrer as marcações"
      data-mark-nav
      className="sticky top-14 z-5 mb-3 flex items-center gap-1 border-y bg-ground py-0.5 max-sm:-mx-4 max-sm:px-4 lg:top-16 in-[[role=dialog]]:top-12.5 lg:in-[[role=dialog]]:top-14.5"
    >
      <div>{children}</div>
      <p aria-live="polite" className="num min-w-0 grow px-2 text-sm">
        {finding === undefined || active === null ? (
          countMarks(marks.length)
        ) : (
          <>
            <b>{active + 1}</b> de {marks.length}
            <span className="sr-only">: {finding.trecho}</span>
          </>
        )}
      </p>
      {marks.length > 0 && (
        <>
          <span className="text-xs text-muted pointer-coarse:hidden max-sm:hidden">
            <Key>F8</Key> e <Key>Shift F8</Key> no teclado
          </span>
          <MarkSteps onStep={onStep} className="-mr-2.5" />
        </>
      )}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="font-sans font-semibold">{children}</kbd>;
}
