import { clsx } from 'clsx';
import { Check, CornerDownRight, Minus } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { EvidenceOutcome } from '../correction-results';
import { PassageButton } from './passage-button';
import type { ResultView } from './use-result-view';
import { factRows, type FactRow } from '@/domain/evaluation/fact-rows';
import { type LevelParts, WHOLE_NAME } from '@/domain/evaluation/level-parts';
import { excerpt } from '@/lib/excerpt';
import { SignedPoints } from '@/components/signed-points';

type FactListProps = {
  /** How the level was determined; null if it was not computed from points. */
  parts: LevelParts | null;
  evidence: readonly EvidenceOutcome[];
  view: ResultView;
};

/** Minimum full scale of a bar, in points. */
const SHORTEST_SCALE = 20;

/** The facts in the student's text behind a level: quotes that link to their passages, and the gain or loss of each. */
export function FactList({ parts, evidence, view }: FactListProps) {
  const titleId = useId();
  const rows = factRows(parts, evidence);
  if (rows.length === 0 && !parts) return null;
  const { whole = 0, held = null } = parts ?? {};
  const longest = Math.max(
    SHORTEST_SCALE,
    Math.abs(whole),
    Math.abs(held?.points ?? 0),
    ...rows.map(({ points }) => Math.abs(points ?? 0)),
  );
  return (
    <div>
      <p id={titleId} className="sr-only">
        No seu texto
      </p>
      <ul
        aria-labelledby={titleId}
        className="num text-sm"
        style={{ '--columns': parts ? COUNTED : 'minmax(0, 1fr)' } as CSSProperties}
      >
        {parts && (
          <Row name="Média das redações">
            <Total points={parts.start} />
          </Row>
        )}
        {rows.map((row) => (
          <EvidenceRow key={`${row.name} ${row.detail}`} row={row} longest={longest} view={view} />
        ))}
        {parts && whole !== 0 && (
          <Row name={WHOLE_NAME} bar={whole / longest}>
            <SignedPoints points={whole} />
          </Row>
        )}
        {held && (
          <Row name={held.name} bar={held.points / longest}>
            <SignedPoints points={held.points} />
          </Row>
        )}
        {parts && (
          <Row name="Soma" detail={`nível ${parts.level}`} isSum>
            <Total points={parts.points} />
          </Row>
        )}
        {parts?.next && (
          <Row name={`Até o ${parts.next.level}`}>
            <span className="text-right font-serif text-[1.0625rem] font-bold whitespace-nowrap">
              <span className="sr-only">{parts.next.missing === 1 ? 'falta' : 'faltam'} </span>
              {parts.next.missing}
              <span className="sr-only"> {parts.next.missing === 1 ? 'ponto' : 'pontos'}</span>
            </span>
          </Row>
        )}
      </ul>
    </div>
  );
}

type EvidenceRowProps = { row: FactRow<EvidenceOutcome>; longest: number; view: ResultView };

function EvidenceRow({ row: { name, detail, side, points, items }, longest, view }: EvidenceRowProps) {
  const passages = items.flatMap((item) => item.passages);
  return (
    <Row
      name={name}
      detail={detail}
      side={side}
      {...(points !== null && { bar: points / longest })}
      below={
        passages.length > 0 && (
          <ul className="col-span-full flex flex-wrap gap-x-3 gap-y-1 pb-2 pl-6">
            {passages.map((passage) => (
              <li key={passage.id} className="min-w-0">
                <EvidenceQuote {...passage} onShow={view.onShowPassage} />
              </li>
            ))}
          </ul>
        )
      }
    >
      {points === null ? null : <SignedPoints points={points} />}
    </Row>
  );
}

function Total({ points }: { points: number }) {
  return (
    <span className="text-right font-serif text-[1.0625rem] font-bold">
      {points}
      <span className="sr-only"> pontos</span>
    </span>
  );
}

type RowProps = {
  name: string;
  detail?: string | null;
  side?: FactRow<unknown>['side'];
  /** Length from −1 (full length to the left) to 1; without a bar there is no axis. */
  bar?: number;
  isSum?: boolean;
  below?: ReactNode;
  children: ReactNode;
};

function Row({ name, detail, side = null, bar, isSum = false, below, children }: RowProps) {
  const Sign = side === 'favor' ? Check : Minus;
  return (
    <li
      className={clsx(
        'grid grid-cols-(--columns) items-center gap-x-3 border-t first:border-t-0',
        isSum && 'border-ink font-bold',
      )}
    >
      <p
        className={clsx(
          'grid grid-cols-[1.5rem_minmax(0,1fr)] py-2 wrap-anywhere',
          !children && 'col-span-full',
        )}
      >
        <span>
          {side && (
            <>
              <Sign
                size={16}
                strokeWidth={2.5}
                aria-hidden="true"
                className={clsx('mt-0.5', side === 'favor' ? 'text-success' : 'text-error')}
              />
              <span className="sr-only">{side === 'favor' ? 'A favor: ' : 'A melhorar: '}</span>
            </>
          )}
        </span>
        <span>
          <b className="font-semibold">{name}</b>
          {detail && <span className="text-ink-2"> {detail}</span>}
        </span>
      </p>
      {children && bar === undefined && <span />}
      {bar !== undefined && (
        <span aria-hidden="true" className="relative h-full" style={AXIS}>
          <span
            className="absolute top-1/2 h-3 -translate-y-1/2"
            style={{ width: `${Math.abs(bar) * 50}%`, ...(bar > 0 ? GAIN : LOSS) }}
          />
        </span>
      )}
      {children}
      {below}
    </li>
  );
}

const COUNTED = 'minmax(0, 1fr) clamp(3.5rem, 18vw, 9rem) 2.5rem';
const AXIS: CSSProperties = {
  background: 'linear-gradient(var(--border-strong) 0 0) 50% 0 / 1.5px 100% no-repeat',
  forcedColorAdjust: 'none',
};
const GAIN: CSSProperties = { left: '50%', background: 'var(--success)' };
/** Hatched, so that losses differ from gains without relying on color. */
const LOSS: CSSProperties = {
  right: '50%',
  border: '1.5px solid var(--ink-2)',
  background: 'repeating-linear-gradient(135deg, var(--ink-2) 0 2px, transparent 2px 4px)',
};

/** Characters shown of a quote; enough to recognize a passage. */
const MOST_SHOWN = 36;

type EvidenceQuoteProps = EvidenceOutcome['passages'][number] & { onShow: ResultView['onShowPassage'] };

/** The beginning of a quote from the student's text. If its position is known, a button that shows it in the essay. */
function EvidenceQuote({ id, quote, place, onShow }: EvidenceQuoteProps) {
  const words = <q className="italic [quotes:'“'_'”']">{excerpt(quote, MOST_SHOWN)}</q>;
  if (!place) return <span className={LINE}>{words}</span>;

  return (
    <PassageButton
      id={id}
      place={place}
      onShow={onShow}
      label={`Ver no texto: ${quote}`}
      className={clsx(LINE, 'transition-colors hover:bg-hl-soft pointer-coarse:min-h-11')}
    >
      {words}
      <CornerDownRight
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="ml-1.5 shrink-0 text-muted"
      />
    </PassageButton>
  );
}

const LINE =
  'flex min-h-8 w-full items-center rounded-r-sm border-l-2 border-(--level) py-0.5 pr-2 pl-3 text-left font-serif text-base leading-[1.35] text-pretty wrap-anywhere';
