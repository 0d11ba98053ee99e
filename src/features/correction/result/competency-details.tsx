import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { type CompetencyOutcome, placeEvidence } from '../correction-results';
import { DescriptorsDialog } from './descriptors-dialog';
import { FactList } from './fact-list';
import type { ResultView } from './use-result-view';
import { levelParts } from '@/domain/evaluation/level-parts';
import type { ToldCompetency } from '@/domain/evaluation/told-once';
import { nextLevel } from '@/domain/rubric/descriptors';
import { Button } from '@/ui/button';

type CompetencyDetailsProps = {
  result: CompetencyOutcome;
  told: ToldCompetency;
  essay: string;
  view: ResultView;
};

/** The reasons for a level, possible improvements, and the requirements of the next level. */
export function CompetencyDetails({ result, told, essay, view }: CompetencyDetailsProps) {
  const { number, level, account } = result;
  const [isAsking, setIsAsking] = useState(false);
  const next = level === null ? null : nextLevel(number, level);
  const parts = account && levelParts(account.account, account.findings);
  return (
    <div className="grid gap-4 pt-1 pb-4 empty:hidden sm:pl-10">
      {told.feedback.length > 0 && (
        <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{told.feedback.join(' ')}</p>
      )}
      <FactList parts={parts} evidence={placeEvidence(number, told.evidence, essay)} view={view} />
      {parts?.held?.kind === 'limit' && account?.account.bound !== undefined && (
        <p className="max-w-[62ch] text-sm text-ink-2">{parts.held.why}</p>
      )}
      {told.points.length > 0 && (
        <div>
          <p className="eyebrow">Pontos para melhorar</p>
          <ul className="mt-1 grid gap-1.5">
            {told.points.map((point) => (
              <li
                key={point}
                className="relative max-w-[62ch] pl-4.5 wrap-anywhere before:absolute before:top-[0.62em] before:left-0 before:w-2.5 before:border-t-2 before:border-ink"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
      )}
      {level !== null && (
        <div className="max-w-[62ch] border-t pt-3">
          {next ? (
            <>
              <h4 className="font-sans text-base font-semibold">O nível {next.level} pede</h4>
              <p className="mt-0.5 font-serif italic text-ink-2">“{next.descriptor}”</p>
            </>
          ) : (
            <h4 className="font-sans text-base font-semibold">Nível máximo</h4>
          )}
          <Button variant="ghost" size="small" className="mt-1 -ml-3" onClick={() => setIsAsking(true)}>
            Ver níveis<span className="sr-only"> da competência {number}, segundo o ENEM</span>
          </Button>
          <DescriptorsDialog
            open={isAsking}
            onClose={() => setIsAsking(false)}
            competency={number}
            level={level}
          />
        </div>
      )}
    </div>
  );
}

/** Notice that the dictionary was missing: the level disregards spelling errors, and correcting again fixes this. */
export function WithoutSlips() {
  return (
    <p className="mt-4 flex max-w-[64ch] gap-2.5 rounded-md border border-border-strong bg-warn-bg px-3.5 py-2.5 text-sm">
      <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>
        <b>O dicionário não chegou a tempo</b>, e este nível não conta os desvios do texto. Com internet,
        toque em “Reescrever” e corrija de novo.
      </span>
    </p>
  );
}
