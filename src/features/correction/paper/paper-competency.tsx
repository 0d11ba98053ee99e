import type { ReactNode } from 'react';
import { briefEvidence, type CompetencyOutcome, type EvidenceOutcome } from '../correction-results';
import { ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS, nextLevel } from '@/domain/rubric/descriptors';
import { LevelMeter } from '@/ui/level-meter';

type PaperCompetencyProps = { result: CompetencyOutcome; note: ReactNode };

/** Level, official descriptor, evidence and next step of one competency. */
export function PaperCompetency({ result, note }: PaperCompetencyProps) {
  const { number, name, score, maxScore, level, feedback, evidence, points } = result;
  const next = level === null ? null : nextLevel(number, level);
  return (
    <section className="border-t py-3 first-of-type:border-t-0">
      <div className="break-inside-avoid">
        <h3 className="num flex items-baseline gap-3 text-md">
          <span className="min-w-0 flex-1">
            <i className="font-semibold">{ROMAN_NUMERALS[number]}</i> {name}
          </span>
          <span className="font-sans text-sm font-normal">
            <b className="text-md">{score}</b>/{maxScore}
          </span>
        </h3>
        {level !== null && (
          <LevelMeter
            level={level}
            label={`Competência ${number}: ${level} de ${maxScore}`}
            className="mt-2"
          />
        )}
        {level !== null && (
          <p className="mt-2 text-ink-2">
            <b className="text-ink">Nível {level}, segundo o ENEM:</b> {DESCRIPTORS[number].levels[level]}
          </p>
        )}
      </div>
      {note}
      {feedback && <p className="mt-2 whitespace-pre-line wrap-anywhere">{feedback}</p>}
      {evidence.length > 0 && (
        <>
          <p className="eyebrow mt-2">No seu texto</p>
          <ul className="mt-0.5 grid gap-1">
            {briefEvidence(evidence).map((item) => (
              <Evidence key={`${item.side} ${item.label} ${item.detail}`} item={item} />
            ))}
          </ul>
        </>
      )}
      {points.length > 0 && (
        <>
          <p className="eyebrow mt-2">Pontos para melhorar</p>
          <ul className="mt-0.5 list-disc pl-5">
            {points.map((point) => (
              <li key={point} className="wrap-anywhere">
                {point}
              </li>
            ))}
          </ul>
        </>
      )}
      {level !== null && (
        <p className="mt-2 break-inside-avoid rounded-sm border border-dashed border-border-strong px-2.5 py-1.5">
          {next === null ? (
            <b>Nível máximo.</b>
          ) : (
            <>
              <b>Como o ENEM descreve o nível {next.level}:</b> “{next.descriptor}”
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** A sign marks the side, as a print may have no colour. */
function Evidence({ item: { side, label, detail, passages } }: { item: EvidenceOutcome }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[1.1rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="font-bold">
        {side === 'favor' ? '+' : '–'}
      </span>
      <p className="wrap-anywhere">
        <b>{label}</b>
        {detail && ` ${detail}`}
        {passages.map(({ id, quote }) => (
          <q key={id} className="ml-1.5 font-serif italic [quotes:'“'_'”']">
            {quote}
          </q>
        ))}
      </p>
    </li>
  );
}
