import { ChangeText } from '@/ui/change-text';
import { PenKey } from '@/ui/pen-key';
import { isNamedAfterPassage } from '../is-named-after-passage';
import { markKey, type EssayMark } from '../marked-essay';
import { markName } from './mark-name';

/** Each mark of the essay by its name there: what it was, what it becomes and why. */
export function PaperFindings({ marks }: { marks: readonly EssayMark[] }) {
  return (
    <ol className="mt-3 columns-2 gap-x-8">
      {marks.map((mark, index) => (
        <li
          key={markKey(mark)}
          className="mb-2.5 grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 text-sm"
        >
          <PenKey
            pen={mark.finding.classe}
            letter={markName(mark.finding.classe, index)}
            className="w-full!"
          />
          <p className="wrap-anywhere">
            {mark.finding.regra && <b>{mark.finding.regra}. </b>}
            {!isNamedAfterPassage(mark.finding) && (
              <span className="font-serif">
                <ChangeText from={mark.finding.trecho} to={mark.finding.sugestao} />{' '}
              </span>
            )}
            {mark.finding.mensagem}
          </p>
        </li>
      ))}
    </ol>
  );
}
