import './paper.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { competencyResults, describeReaders, openBand, producedBy } from '../correction-results';
import { ResultNotices } from '../result/result-notices';
import type { Review } from '../marks/use-review';
import { PaperCompetency } from './paper-competency';
import { PaperEssay } from './paper-essay';
import { PaperSteps } from './paper-steps';
import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { joinList } from '@/domain/evaluation/feedback/wording';
import { tellOnce } from '@/domain/evaluation/told-once';
import { type CompetencyNumber, MAX_TOTAL, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';

/** Teachers' notes: on the whole essay, and on one competency. */
export type PaperNotes = { summary?: ReactNode; of: (competency: CompetencyNumber) => ReactNode };

export type CorrectionPaperProps = {
  correction: Correction;
  review: Pick<Review, 'findings' | 'spelling' | 'strengths'>;
  /** Empty if the name is not to be shown. */
  studentName: string;
  notes?: PaperNotes;
};

/**
 * A whole correction as pages to print, outside the screen's layout: the marked text, then steps and levels. Two pages
 * for an essay of 30 lines, worded as on the screen, but without the evidence of each level.
 */
export function CorrectionPaper({ correction, review, studentName, notes }: CorrectionPaperProps) {
  const { zeroReason, praise, totalWithSteps } = correction.aiAnalysis.grifo ?? {};
  const isZero = zeroReason !== undefined;
  const { limits, strength, steps, unsure, competencies } = tellOnce(correction);
  return createPortal(
    <article className="correction-paper">
      <PaperHeading correction={correction} studentName={studentName} />
      {isZero && (
        <div className="mt-3 break-inside-avoid">
          <ResultNotices correction={correction} limits={limits} />
        </div>
      )}
      <PaperEssay text={correction.originalText} review={review} />
      <div className="mt-5 grid gap-2.5 *:break-inside-avoid">
        {!isZero && <ResultNotices correction={correction} limits={limits} />}
        {notes?.summary}
        {strength && (
          <section className="wrap-anywhere">
            <h3 className="text-md">O que já está forte</h3>
            <p className="mt-0.5">
              {strength.passage && (
                <q className="font-serif italic [quotes:'“'_'”']">{strength.passage.quote}</q>
              )}{' '}
              {strength.sentence}
            </p>
          </section>
        )}
        <PaperSteps steps={steps} isTouch={praise !== undefined} total={totalWithSteps} />
        {unsure.length > 0 && (
          <p className="text-sm wrap-anywhere">
            <b>Não reconheci:</b> {joinList(unsure.map(({ name }) => name))}.
          </p>
        )}
      </div>
      <h2 className="mt-5 border-b-[1.5px] border-ink pb-1 text-md">As cinco competências</h2>
      {competencyResults(correction).map((result) => (
        <PaperCompetency
          key={result.number}
          result={result}
          told={competencies[result.number]}
          note={notes?.of(result.number)}
        />
      ))}
      <p className="border-t pt-1.5 text-xs text-muted">
        Descritores dos níveis: {DESCRIPTORS_SOURCE} {PRODUCT_NAME} não é ligado ao INEP.
      </p>
    </article>,
    document.body,
  );
}

type PaperHeadingProps = { correction: Correction; studentName: string };

/**
 * Heading of the printed correction: theme, author, a sentence on what produced the correction, the total, and the
 * five scores that add up to the total.
 */
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
