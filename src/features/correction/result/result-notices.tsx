import { TriangleAlert } from 'lucide-react';
import type { Correction } from '@/domain/evaluation/correction';
import type { EvaluationExtras } from '@/domain/evaluation/evaluation';

type ResultNoticesProps = {
  correction: Correction;
  /** Reasons that limit the levels. */
  limits: readonly string[];
};

/** Notices shown before the score: an official zero, reasons that limit the levels, a doubt about the theme. */
export function ResultNotices({ correction, limits }: ResultNoticesProps) {
  const extras = correction.aiAnalysis.grifo;
  if (!extras) return null;
  const { zeroReason, coherence } = extras;
  const { weaknesses, improvements } = correction.summary;
  return (
    <>
      {zeroReason && <Notice title="Nota zero por regra oficial" lines={[...weaknesses, ...improvements]} />}
      {limits.length > 0 && <Notice title="O que limita esta nota" lines={limits} />}
      {coherence && !coherence.coherent && !isBeyondDoubt(extras) && (
        <Notice title="Atenção ao tema" lines={[coherence.justification]} />
      )}
    </>
  );
}

const BEYOND_DOUBT = new Set(['fuga-ao-tema', 'lingua-estrangeira', 'texto-sem-sentido', 'tangenciamento']);

/**
 * Whether another notice already states that the essay is off the theme, or that there is no text to check against
 * the theme.
 */
function isBeyondDoubt({ zeroReason, ceilings = [] }: EvaluationExtras): boolean {
  return [{ reason: zeroReason ?? '' }, ...ceilings].some(({ reason }) => BEYOND_DOUBT.has(reason));
}

function Notice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="flex gap-3 rounded-md border border-border-strong bg-warn-bg px-4 py-3 text-sm">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-1.5">
        <h3 className="font-sans text-sm font-semibold text-warn">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
