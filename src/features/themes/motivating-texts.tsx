import { lazy } from 'react';
import type { MotivatingChart, MotivatingText } from '@/domain/themes/proposals/proposal';
import { ChartFrame } from '@/ui/chart-frame';
import { DataTable } from '@/ui/data-table';

/** The chart library is larger than the page, so it loads later. */
const ProposalChart = lazy(() =>
  import('./proposal-chart').then((module) => ({ default: module.ProposalChart })),
);

type MotivatingTextsProps = {
  texts: readonly MotivatingText[];
  chart?: MotivatingChart | undefined;
  /** Whether the theme is that of an exam; then it is said that the texts are not those of the exam. */
  isOfExam: boolean;
  headingLevel: 3 | 4;
};

/** The motivating material an exam would print: two or three texts with their sources, and a chart if there is one. */
export function MotivatingTexts({ texts, chart, isOfExam, headingLevel }: MotivatingTextsProps) {
  const Heading = `h${headingLevel}` as const;
  const count = texts.length + (chart ? 1 : 0);
  return (
    <div className="grid gap-6">
      {isOfExam && <p className="text-sm text-ink-2">{NOT_OF_THE_EXAM}</p>}
      {Array.from({ length: count }, (_, at) => {
        const text = texts[at];
        return (
          <section key={at} aria-label={`Texto ${ROMAN[at]}`}>
            <Heading className="mb-1 font-sans text-xs font-semibold text-muted">Texto {ROMAN[at]}</Heading>
            {text ? (
              <>
                <p className="max-w-[62ch] font-serif text-[1.0625rem] leading-normal wrap-anywhere whitespace-pre-line">
                  {text.text}
                </p>
                <p className="mt-1.5 text-xs text-muted">
                  {text.source ?? 'Texto escrito para esta proposta.'}
                </p>
              </>
            ) : (
              chart && <Figures chart={chart} />
            )}
          </section>
        );
      })}
    </div>
  );
}

function Figures({ chart }: { chart: MotivatingChart }) {
  const { title, unit, source, points } = chart;
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mb-2 text-sm text-ink-2">{unit === '%' ? 'em %' : `em ${unit}`}</p>
      {/* Every bar has the same height. */}
      <div style={{ height: `${points.length * 2.5}rem` }}>
        <ChartFrame label={`Barras: ${title}. Os números estão na tabela.`} className="h-full">
          <ProposalChart points={points} />
        </ChartFrame>
      </div>
      <p className="mt-1.5 text-xs text-muted">{source}</p>
      <DataTable
        caption={title}
        columns={['', unit]}
        rows={points.map(({ label, value }) => ({
          key: label,
          cells: [label, value.toLocaleString('pt-BR')],
        }))}
      />
    </>
  );
}

const NOT_OF_THE_EXAM =
  'Textos nossos, não os da prova. Os da prova são do Inep e estão no caderno de questões, publicado em gov.br/inep.';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
