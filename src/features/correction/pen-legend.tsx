import type { EssayMark } from './marked-essay';
import { PENS } from './pens';
import { PEN_CLASSES } from '@/domain/writing/pen-class';
import { PenKey } from '@/ui/pen-key';

/** The four pens with how often each was used. */
export function PenLegend({ marks }: { marks: readonly EssayMark[] }) {
  return (
    <ul
      aria-label="Canetas"
      className="mt-4 mb-5 grid grid-cols-2 gap-x-4 gap-y-2 text-sm leading-tight sm:grid-cols-[auto_auto] sm:justify-start sm:gap-x-10 @5xl:flex @5xl:justify-between @5xl:gap-x-4 @5xl:whitespace-nowrap"
    >
      {PEN_CLASSES.map((pen) => (
        <li key={pen} className="flex items-center gap-2.5">
          <PenKey pen={pen} letter={PENS[pen].letter} />
          <span>{PENS[pen].name}</span>
          <b className="num ml-auto @5xl:ml-0">
            {marks.filter(({ finding }) => finding.classe === pen).length}
          </b>
        </li>
      ))}
    </ul>
  );
}
