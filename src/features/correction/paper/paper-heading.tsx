import { PRODUCT_NAME } from '@/copy/product';
import type { Correction } from '@/domain/evaluation/correction';
import { MAX_TOTAL, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { competencyResults } from '../competency-results';
import { openBand } from '../open-band';
import { producedBy } from '../produced-by';

type PaperHeadingProps = { correction: Correction; studentName: string };

/** Theme, writer, who corrected and when; the total and what it is the sum of. */
export function PaperHeading({ correction, studentName }: PaperHeadingProps) {
  const { finalScore, theme, aiAnalysis } = correction;
  const band = openBand(aiAnalysis.grifo);
  return (
    <header>
      <p className="eyebrow">{PRODUCT_NAME} · Correção de redação</p>
      <h1 className="mt-1 text-xl wrap-anywhere">{theme}</h1>
      <p className="mt-2 text-md wrap-anywhere">{studentName}</p>
      <p className="num text-sm text-ink-2">{producedBy(correction)}</p>
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
