import type { EssayMark } from './marked-essay';
import { PENS } from './pens';
import { PEN_CLASSES } from '@/domain/evaluation/evaluation';
import { PenKey } from '@/ui/pen-key';

/** The four pens with how often each was used. */
export function PenLegend({ marks }: { marks: readonly EssayMark[] }) {
  return (
    <ul
      aria-label="Canetas"
      className="mt-4 mb-5 grid grid-cols-2 gap-x-4 gap-y-2 text-sm leading-tight lg:flex lg:flex-wrap lg:justify-between"
    >
      {PEN_CLASSES.map((pen) => (
        <li key={pen} className="flex items-center gap-2.5">
          <PenKey pen={pen} letter={PENS[pen].letter} />
          <span>{PENS[pen].name}</span>
          <b className="num ml-auto lg:ml-0">
            {marks.filter(({ finding }) => finding.classe === pen).length}
          </b>
        </li>
      ))}
    </ul>
  );
}
