import './answer-sheet.css';
import { PRODUCT_NAME } from '@/copy/product';
import { FIELD, MARK_SIDE, MARKS, NUMBERS, PITCH, RULES, SHEET_SIZE } from '@/domain/ocr/answer-sheet';
import { GriffinHead } from '@/ui/wordmark';

/** The sheet as printed. Its unit is `--mm`: a millimeter on paper, less in a preview. */
export function AnswerSheet({ theme }: { theme: string }) {
  return (
    <div className="answer-sheet">
      <p className="answer-sheet-brand">
        <GriffinHead />
        <b>{PRODUCT_NAME}</b>
        <span>Folha de redação</span>
      </p>
      {theme === '' ? (
        <p className="answer-sheet-blank is-theme">
          Tema
          <i />
        </p>
      ) : (
        <p className="answer-sheet-theme">
          <span>Tema</span> {theme}
        </p>
      )}
      <p className="answer-sheet-blank is-name">
        Nome
        <i />
        Data
        <i />
      </p>
      <RuledField />
      <p className="answer-sheet-advice">Na foto, deixe os quatro quadrados aparecerem.</p>
    </div>
  );
}

/** The corner marks, and the numbered lines between them. Drawn as SVG, so that no print setting omits them. */
function RuledField() {
  const { left, top, right, bottom } = FIELD;
  return (
    <svg viewBox={`0 0 ${SHEET_SIZE.width} ${SHEET_SIZE.height}`} aria-hidden="true">
      <path d={RULES.map((y) => `M${left} ${y}H${right}`).join('')} />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}z`} className="is-box" />
      {RULES.map((y, at) => (
        <text key={y} x={NUMBERS.right} y={y - PITCH / 2}>
          {at + 1}
        </text>
      ))}
      {MARKS.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x - MARK_SIDE / 2}
          y={y - MARK_SIDE / 2}
          width={MARK_SIDE}
          height={MARK_SIDE}
        />
      ))}
    </svg>
  );
}
