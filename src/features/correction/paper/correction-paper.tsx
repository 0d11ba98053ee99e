import './paper.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { competencyResults, describeReaders, openBand, producedBy } from '../correction-results';
import { NextSteps } from '../next-steps';
import { ResultNotices } from '../result-notices';
import type { Review } from '../use-review';
import { PaperCompetency } from './paper-competency';
import { PaperEssay } from './paper-essay';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { type CompetencyNumber, MAX_TOTAL, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';

/** What teachers said: of the whole, and of one competency. */
export type PaperNotes = { summary?: ReactNode; of: (competency: CompetencyNumber) => ReactNode };

export type CorrectionPaperProps = {
  correction: Correction;
  review: Pick<Review, 'findings' | 'spelling' | 'strengths'>;
  /** Empty where it is not told. */
  studentName: string;
  notes?: PaperNotes;
};

const MOST_STEPS = 3;

/**
 * A whole correction as pages to print, outside everything the screen shows: the text with its marks, then steps and levels. Two
 * sheets for an essay of 30 lines; the evidence of each level stays on the screen.
 */
export function CorrectionPaper({ correction, review, studentName, notes }: CorrectionPaperProps) {
  const isZero = correction.aiAnalysis.grifo?.zeroReason !== undefined;
  return createPortal(
    <article className="correction-paper">
      <PaperHeading correction={correction} studentName={studentName} />
      {isZero && (
        <div className="mt-3 break-inside-avoid">
          <ResultNotices correction={correction} />
        </div>
      )}
      <PaperEssay text={correction.originalText} review={review} />
      <div className="mt-5 grid gap-2.5 *:break-inside-avoid">
        {!isZero && <ResultNotices correction={correction} />}
        {notes?.summary}
        {!isZero && <NextSteps correction={correction} most={MOST_STEPS} />}
      </div>
      <h2 className="mt-5 border-b-[1.5px] border-ink pb-1 text-md">As cinco competências</h2>
      {competencyResults(correction).map((result) => (
        <PaperCompetency key={result.number} result={result} note={notes?.of(result.number)} />
      ))}
      <p className="border-t pt-1.5 text-xs text-muted">
        Descritores dos níveis: {DESCRIPTORS_SOURCE} {PRODUCT_NAME} não é ligado ao INEP.
      </p>
    </article>,
    document.body,
  );
}

type PaperHeadingProps = { correction: Correction; studentName: string };

/** Theme, writer, who corrected and when; the total and what it is the sum of. */
function PaperHeading({ correction, studentName }: PaperHeadingProps) {
  const { finalScore, theme, aiAnalysis } = correction;
  const band = openBand(aiAnalysis.grifo);
  return (
    <header>
      <p className="eyebrow">{PRODUCT_NAME} · Correção de redação</p>
      <h1 className="mt-0.5 text-lg leading-tight wrap-anywhere">{theme}</h1>
      {studentName !== '' && <p className="mt-1 wrap-anywhere">{studentName}</p>}
      <p className="num text-xs text-ink-2">
        {[producedBy(correction), ...describeReaders(aiAnalysis.grifo)].join(' ')}
      </p>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-8 break-inside-avoid border-y-[1.5px] border-ink py-1.5">
        <p className="num text-xs text-ink-2">
          <span className="sr-only">Nota </span>
          <b className="mr-2 font-serif text-[26pt] leading-none font-extrabold text-ink">{finalScore}</b>
          de {MAX_TOTAL} pontos
          {band && `, estimativa: ${band.low}–${band.high}`}
        </p>
        <table className="num w-full table-fixed text-center">
          <caption className="sr-only">Níveis das competências</caption>
          <thead>
            <tr>
              {competencyResults(correction).map(({ number, name }) => (
                <th key={number} scope="col" className="font-serif font-normal italic">
                  {ROMAN_NUMERALS[number]}
                  <span className="sr-only"> {name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {competencyResults(correction).map(({ number, score }) => (
                <td key={number} className="text-md leading-tight font-bold">
                  {score}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </header>
  );
}
