import { PENS } from '@/copy/pens';
import { countMarks, findingName } from '@/copy/writing';
import type { FrequentFinding } from '@/domain/classrooms/frequent-findings';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import { Bar } from '@/ui/bar';
import { DataTable } from '@/ui/data-table';
import { PenKey } from '@/components/pen-key';

/** Number of kinds of findings shown as bars; the table lists all kinds. */
const SHOWN = 8;

type FindingsSectionProps = {
  findings: readonly FrequentFinding[];
  /** Number of corrected essays. */ essays: number;
};

/** The most frequent kinds of findings. */
export function FindingsSection({ findings, essays }: FindingsSectionProps) {
  return (
    <section aria-labelledby="frequent-findings">
      <h3 id="frequent-findings" className="text-lg">
        Marcações mais frequentes
      </h3>
      {findings.length === 0 ? (
        <p className="mt-1 text-ink-2">Nenhuma redação corrigida tem marcações.</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            Quantas das redações corrigidas têm cada tipo de marcação.
          </p>
          <ol className="mt-4 grid gap-4">
            {findings.slice(0, SHOWN).map((finding) => (
              <FindingBar key={finding.code} finding={finding} essays={essays} />
            ))}
          </ol>
          <DataTable
            isOnPaper
            caption="As marcações em números"
            columns={['Marcação', 'Redações', 'Vezes']}
            rows={findings.map(({ code, essays, marks }) => ({
              key: code,
              cells: [findingName(code), essays, marks.toLocaleString('pt-BR')],
            }))}
          />
        </>
      )}
    </section>
  );
}

function FindingBar({
  finding: { code, essays, marks },
  essays: all,
}: {
  finding: FrequentFinding;
  essays: number;
}) {
  const pen = code === 'outras' ? null : FINDING_CATEGORIES[code].classe;
  const name = findingName(code);
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 print:break-inside-avoid">
      <span>{pen && <PenKey pen={pen} letter={PENS[pen].letter} />}</span>
      <span>
        {pen && <span className="sr-only">{PENS[pen].name}: </span>}
        {name}
      </span>
      <span className="num text-sm text-muted">
        <b className="text-base text-ink">{essays}</b> de {all.toLocaleString('pt-BR')}
        <span className="sr-only">
          {all === 1 ? ' redação' : ' redações'}, {countMarks(marks)}
        </span>
      </span>
      <Bar value={essays} max={all} label={name} className="col-span-2 col-start-2 mt-1.5" />
    </li>
  );
}
