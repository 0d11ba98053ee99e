import { openBand } from './open-band';
import { producedBy } from './produced-by';
import type { Correction } from '@/domain/evaluation/correction';
import { resultBadge } from '@/domain/progress/score-badge';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { Badge } from '@/ui/badge';
import { ScoreRuler } from '@/ui/score-ruler';

/** The theme and the total: the number, where it stands, how sure it is and who gave it. */
export function ScoreSummary({ correction }: { correction: Correction }) {
  const { finalScore, theme, aiAnalysis } = correction;
  const isLimited = (aiAnalysis.grifo?.ceilings ?? []).length > 0;
  const band = openBand(aiAnalysis.grifo);
  const estimate = band && `estimativa entre ${band.low} e ${band.high}`;
  return (
    <div className="grid gap-5">
      <div>
        <p className="eyebrow">Tema</p>
        <h2 className="mt-0.5 text-lg leading-[1.3] font-semibold wrap-anywhere">{theme}</h2>
      </div>
      <div className="flex items-end gap-3 pt-2">
        <span className="num font-serif text-score font-extrabold tracking-[-0.03em]">{finalScore}</span>
        <span className="grid justify-items-start gap-1.5 leading-tight">
          <Badge variant={resultBadge(finalScore, MAX_TOTAL)}>
            {Math.round((finalScore / MAX_TOTAL) * 100)}% da nota máxima
          </Badge>
          <span className="text-sm text-muted">de {MAX_TOTAL} pontos</span>
        </span>
      </div>
      <div>
        <ScoreRuler
          score={finalScore}
          max={MAX_TOTAL}
          band={band}
          label={[`Nota ${finalScore} de ${MAX_TOTAL}`, estimate].filter(Boolean).join(', ')}
        />
        {band && (
          <p className="mt-1.5 text-sm">
            estimativa:{' '}
            <b className="num">
              {band.low}–{band.high}
            </b>
            {isLimited
              ? ', já com o limite explicado abaixo.'
              : ', a faixa em que a nota de um corretor humano costuma cair.'}
          </p>
        )}
      </div>
      <p className="text-xs text-muted">{producedBy(correction)}</p>
    </div>
  );
}
