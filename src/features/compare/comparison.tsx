import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { WHOLE_NAME } from '@/domain/evaluation/level-parts';
import { MAX_TOTAL } from '@/domain/rubric/competency';
import { compareCorrections } from '@/domain/versions/compare-corrections';
import { paths } from '@/lib/paths';
import { useRereading, type Rereading } from '@/queries/use-rereading';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';
import { ScoreRuler } from '@/components/score-ruler';
import { Skeleton } from '@/ui/skeleton';
import { LevelChanges } from './level-changes';
import { StepOutcomes } from './step-outcomes';
import { TextChanges } from './text-changes';

type ComparisonProps = {
  before: Correction;
  after: Correction;
  names: [before: string, after: string];
  /** "3ª versão": the name of the next version to be written. */
  nextName: string;
};

/**
 * Two versions scored by the same scorer: levels and their causes, the suggested steps that were taken, and the
 * texts.
 */
export function Comparison({ before: storedBefore, after: storedAfter, names, nextName }: ComparisonProps) {
  const rereading = useRereading(storedBefore, storedAfter);
  const [before, after] = rereading.pair ?? [storedBefore, storedAfter];
  const change = useMemo(() => compareCorrections(before, after), [before, after]);
  const gain = change.total.after - change.total.before;
  const facts = change.levels.flatMap(({ account }) => account?.facts ?? []);
  return (
    <>
      {rereading.pair === null ? (
        <div className="mt-6">
          <output className="mb-3 block text-ink-2">Relendo as duas versões com o corretor de hoje</output>
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <div className="mt-6 grid gap-9 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
          <section aria-label="Mudança de nível por competência">
            <p className="num mb-4 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
              <span className="font-serif text-[2rem] leading-none font-semibold text-muted">
                {change.total.before}
              </span>
              <span aria-hidden="true" className="text-[1.5rem] text-muted">
                →
              </span>
              <span className="sr-only">passou a</span>
              <span className="font-serif text-[3.5rem] leading-none font-extrabold tracking-[-0.02em]">
                {change.total.after}
              </span>
              <b className={gain > 0 ? 'hl' : undefined}>{changeInPoints(gain)}</b>
            </p>
            <RulerNote {...rereading} stored={[storedBefore.finalScore, storedAfter.finalScore]} />
            {[before, after].every(({ aiAnalysis }) => aiAnalysis.grifo?.withoutDictionary) && (
              <p className="mb-4 max-w-[62ch] text-sm text-ink-2">
                O dicionário não chegou a tempo: os desvios das duas versões não entram nesta conta.
              </p>
            )}
            {facts.length > 0 && (
              <p className="mb-4 max-w-[62ch] text-sm text-ink-2">
                Os números pequenos dizem quanto cada mudança pesou dentro da competência.
                {facts.some(({ name }) => name === WHOLE_NAME) &&
                  ' “O conjunto do texto” é a forma do texto inteiro.'}
              </p>
            )}
            <LevelChanges levels={change.levels} names={names} />
          </section>
          <section aria-labelledby="steps">
            <Estimate before={before} after={after} name={names[1]} />
            <StepOutcomes outcomes={change.steps} />
            <LinkButton to={paths.student.rewrite(storedIdOf(storedAfter))} className="mt-4 print:hidden">
              <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
              Escrever a {nextName}
            </LinkButton>
            <SameRuler
              state={rereading.state}
              correction={after}
              isTold={change.levels.some(({ account }) => account !== null)}
            />
          </section>
        </div>
      )}
      <TextChanges
        before={before}
        after={after}
        names={names}
        marksGone={change.marksGone}
        marksNew={change.marksNew}
      />
    </>
  );
}

type EstimateProps = { before: Correction; after: Correction; name: string };

/** The two totals on one scale, with the uncertainty band of the later total. */
function Estimate({ before, after, name }: EstimateProps) {
  const { band } = after.aiAnalysis.grifo ?? {};
  if (!band || band.low >= band.high) return null;
  return (
    <div className="mb-7">
      <p className="mb-2 text-sm text-ink-2">
        Estimativa da {name.toLowerCase()}:{' '}
        <b className="num text-ink">
          {band.low}–{band.high}
        </b>
      </p>
      <ScoreRuler
        score={after.finalScore}
        before={before.finalScore}
        max={MAX_TOTAL}
        band={band}
        label={`Antes ${before.finalScore}, agora ${after.finalScore} de ${MAX_TOTAL}, estimativa entre ${band.low} e ${band.high}`}
        className="mr-4"
      />
    </div>
  );
}

/** The change of the total in words: "120 pontos a mais", "a mesma nota". */
function changeInPoints(gain: number): string {
  if (gain === 0) return 'a mesma nota';
  return `${Math.abs(gain)} pontos a ${gain > 0 ? 'mais' : 'menos'}`;
}

type SameRulerProps = Pick<Rereading, 'state'> & {
  correction: Correction;
  /** Whether the scorer reports the weight of each fact. */
  isTold: boolean;
};

/** Notice that the same scorer made both stored corrections. */
function SameRuler({ state, correction, isTold }: SameRulerProps) {
  const { producer, version } = correction.aiAnalysis.grifo ?? {};
  if (state !== 'same' || producer !== 'scorer') return null;
  return (
    <p className="num mt-6 max-w-[52ch] text-xs text-muted">
      As duas versões foram medidas pelo mesmo corretor, a versão {version}
      {isTold ? '.' : ', que ainda não dizia quanto cada fato pesa.'}
    </p>
  );
}

type RulerNoteProps = Pick<Rereading, 'state' | 'retry'> & { stored: [before: number, after: number] };

/** The scorer used for comparing the versions, if their corrections came from different scorers. */
function RulerNote({ state, retry, stored: [before, after] }: RulerNoteProps) {
  if (state === 'same') return null;
  const kept =
    before === after
      ? `a nota guardada das duas continua ${before}`
      : `as notas guardadas continuam ${before} e ${after}`;
  return (
    <p className="num mb-4 max-w-[62ch] text-sm text-ink-2">
      {state === 'reread'
        ? `As duas versões foram relidas pelo corretor de hoje, para comparar com a mesma régua; ${kept}.`
        : 'Corretores diferentes deram estas duas notas: parte da diferença pode vir deles.'}
      {state === 'failed' && (
        <>
          {' Não deu para reler as versões com o corretor de hoje. '}
          <Button variant="outline" size="small" onClick={retry}>
            Tentar de novo
          </Button>
        </>
      )}
    </p>
  );
}
