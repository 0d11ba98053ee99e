/** Tips on structure and competencies, in the words of the five criteria. */
export function WritingTips() {
  return (
    <section aria-labelledby="writing-tips">
      <h2 id="writing-tips" className="text-lg">
        Antes de enviar
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {TIPS.map(({ term, tip }) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-2">{tip}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TIPS = [
  {
    term: 'Estrutura',
    tip: 'Tese na introdução, um argumento por parágrafo, proposta na conclusão.',
  },
  { term: 'Competência I', tip: 'Releia procurando acentos, vírgulas e concordância.' },
  {
    term: 'Competência II',
    tip: 'Use as palavras do tema e um repertório que ajude a discuti-lo.',
  },
  { term: 'Competência III', tip: 'Cada parágrafo defende a tese com um fato, um motivo ou um exemplo.' },
  { term: 'Competência IV', tip: 'Ligue frases e parágrafos com conectivos variados.' },
  {
    term: 'Competência V',
    tip: 'Ação, agente, meio de execução, finalidade e um detalhamento.',
  },
] as const;
