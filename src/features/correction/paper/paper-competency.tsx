import type { ReactNode } from 'react';
import type { CompetencyOutcome } from '../correction-results';
import type { ToldCompetency } from '@/domain/evaluation/told-once';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS } from '@/domain/rubric/descriptors';

type PaperCompetencyProps = { result: CompetencyOutcome; told: ToldCompetency; note: ReactNode };

/** Level, official descriptor, observations, possible improvements and a teacher's note on one competency. */
export function PaperCompetency({ result, told, note }: PaperCompetencyProps) {
  const { number, name, score, maxScore, level } = result;
  const said = [told.sentence, ...told.feedback, ...told.points].filter((one) => one !== '').join(' ');
  return (
    <section className="break-inside-avoid border-t py-1.5 text-sm first-of-type:border-t-0">
      <h3 className="num flex items-baseline gap-3 text-base">
        <span className="min-w-0 flex-1">
          <i className="font-semibold">{ROMAN_NUMERALS[number]}</i> {name}
        </span>
        <span className="font-sans text-sm font-normal">
          <b className="text-md">{score}</b>/{maxScore}
        </span>
      </h3>
      {level !== null && (
        <p className="text-ink-2">
          <b className="text-ink">Nível {level}, segundo o ENEM:</b> {DESCRIPTORS[number].levels[level]}
        </p>
      )}
      {said !== '' && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{said}</p>}
      {note}
    </section>
  );
}
