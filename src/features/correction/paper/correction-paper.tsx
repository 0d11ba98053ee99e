import './paper.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';
import { competencyResults } from '../competency-results';
import { EvaluationSummary } from '../evaluation-summary';
import { ResultNotices } from '../result-notices';
import type { Review } from '../use-review';
import { PaperCompetency } from './paper-competency';
import { PaperEssay } from './paper-essay';
import { PaperHeading } from './paper-heading';

/** What teachers said: of the whole, and of one competency. */
export type PaperNotes = { summary?: ReactNode; of: (competency: CompetencyNumber) => ReactNode };

export type CorrectionPaperProps = {
  correction: Correction;
  review: Pick<Review, 'findings' | 'spelling' | 'strengths'>;
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
        {!isZero && <EvaluationSummary summary={correction.summary} />}
      </div>
      <h2 className="mt-6 border-b-[1.5px] border-ink pb-1 text-lg">As cinco competências</h2>
      {competencyResults(correction).map((result) => (
        <PaperCompetency key={result.number} result={result} note={notes?.of(result.number)} />
      ))}
      <p className="border-t pt-2 text-xs text-muted">
        Descritores dos níveis: {DESCRIPTORS_SOURCE} {PRODUCT_NAME} não é ligado ao INEP.
      </p>
      <PaperEssay text={correction.originalText} review={review} />
    </article>,
    document.body,
  );
}
