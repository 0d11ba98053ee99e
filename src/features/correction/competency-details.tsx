import type { CompetencyOutcome } from './competency-results';
import { EvidenceList } from './evidence-list';
import type { ResultView } from './use-result-view';
import { DESCRIPTORS, nextLevel } from '@/domain/rubric/descriptors';

type CompetencyDetailsProps = { result: CompetencyOutcome; view: ResultView; isBrief: boolean };

/** Why this level, in the official words and in ours, and what the next level asks. */
export function CompetencyDetails({ result, view, isBrief }: CompetencyDetailsProps) {
  const { number, level, feedback, evidence, points } = result;
  const next = level === null ? null : nextLevel(number, level);
  return (
    <div className="grid gap-4 pt-4">
      {level !== null && (
        <div>
          <p className="eyebrow">O que diz a matriz oficial sobre o nível {level}</p>
          <p className="mt-0.5 max-w-[62ch] text-ink-2">{DESCRIPTORS[number].levels[level]}</p>
        </div>
      )}
      {feedback && <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere">{feedback}</p>}
      {evidence.length > 0 && (
        <EvidenceList number={number} evidence={evidence} view={view} isBrief={isBrief} />
      )}
      {points.length > 0 && (
        <div>
          <p className="eyebrow">Pontos para melhorar</p>
          <ul className="mt-1 grid gap-1.5">
            {points.map((point) => (
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
        <p className="max-w-[64ch] rounded-md border border-dashed border-border-strong bg-paper px-3.5 py-2.5 text-sm">
          {next === null ? (
            <>
              <b>Nível máximo.</b> Não há degrau acima deste: é o que repetir nas próximas redações.
            </>
          ) : (
            <>
              <b>Para chegar a {next.level}:</b> {next.descriptor}
            </>
          )}
        </p>
      )}
    </div>
  );
}
