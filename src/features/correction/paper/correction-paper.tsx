import './paper.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { competencyResults, describeReaders, openBand, producedBy } from '../correction-results';
import { EvaluationSummary } from '../evaluation-summary';
import { ResultNotices } from '../result-notices';
import type { Review } from '../use-review';
import { PaperCompetency } from './paper-competency';
import { PaperEssay } from './paper-essay';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { type CompetencyNumber, MAX_TOTAL, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';
import { GRIDS_SOURCE } from '@/domain/rubric/grids';

/** What teachers said: of the whole, and of one competency. */
export type PaperNotes = { summary?: ReactNode; of: (competency: CompetencyNumber) => ReactNode };

export type CorrectionPaperProps = {
  correction: Correction;
  review: Pick<Review, 'findings' | 'spelling' | 'strengths'>;
  /** Empty where it is not told. */
  studentName: string;
  notes?: PaperNotes;
};

/** A whole correction as pages to print, outside everything the screen shows. */
export function CorrectionPaper({ correction, review, studentName, notes }: CorrectionPaperProps) {
  const isZero = correction.aiAnalysis.grifo?.zeroReason !== undefined;
  return createPortal(
    <article className="correction-paper">
      <PaperHeading correction={correction} studentName={studentName} />
      <div className="mt-4 grid gap-3 *:break-inside-avoid">
        <ResultNotices correction={correction} />
        {notes?.summary}
        {!isZero && <EvaluationSummary correction={correction} />}
      </div>
      <h2 className="mt-6 border-b-[1.5px] border-ink pb-1 text-lg">As cinco competências</h2>
      {competencyResults(correction).map((result) => (
        <PaperCompetency key={result.number} result={result} note={notes?.of(result.number)} />
      ))}
      <p className="border-t pt-2 text-xs text-muted">
        Descritores dos níveis: {DESCRIPTORS_SOURCE} {GRIDS_SOURCE} {PRODUCT_NAME} não é ligado ao INEP.
      </p>
      <PaperEssay text={correction.originalText} review={review} />
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
      <h1 className="mt-1 text-xl wrap-anywhere">{theme}</h1>
      {studentName !== '' && <p className="mt-2 text-md wrap-anywhere">{studentName}</p>}
      <p className="num text-sm text-ink-2">
        {[producedBy(correction), ...describeReaders(aiAnalysis.grifo)].join(' ')}
      </p>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-10 break-inside-avoid border-y-[1.5px] border-ink py-3">
        <div>
          <p className="eyebrow">Nota</p>
          <p className="num font-serif text-[40pt] leading-none font-extrabold">{finalScore}</p>
          <p className="num mt-1 text-sm text-ink-2">
            de {MAX_TOTAL} pontos
            {band && (
              <>
                <br />
                estimativa: {band.low}–{band.high}
              </>
            )}
          </p>
        </div>
        <table className="num w-full text-left">
          <caption className="sr-only">Níveis das competências</caption>
          <tbody>
            {competencyResults(correction).map(({ number, name, score, maxScore }) => (
              <tr key={number} className="border-b last:border-b-0">
                <th scope="row" className="py-1 pr-3 font-normal">
                  <i className="inline-block w-6 font-serif">{ROMAN_NUMERALS[number]}</i>
                  {name}
                </th>
                <td className="py-1 text-right whitespace-nowrap">
                  <b>{score}</b> / {maxScore}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </header>
  );
}
