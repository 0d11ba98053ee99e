import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { readEssay } from '@/domain/evaluation/read-essay';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { toProse } from '@/domain/text/prose';
import { GOOD_ESSAY, OTHER_THEME_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const gather = (essay: string, supportText?: string) =>
  gatherEvidence(
    readEssay({ theme: SAMPLE_THEME, essay, ...(supportText && { supportText }) }, lexiconWithModels),
  );

/** One line per item, such as "favor Tese: não encontrada “quote”". */
const linesOf = (essay: string, number: CompetencyNumber, supportText?: string) =>
  gather(essay, supportText)[`competencia_${number}`].map(({ side, label, detail, passages }) =>
    [side, label, detail, ...passages.map(({ quote }) => `“${quote}”`)].filter(Boolean).join(' | '),
  );

describe('gatherEvidence', () => {
  const INTRODUCTION = 'A água falta em muitos bairros do país, e isso precisa mudar.';
  const evidenceOf = (middle: string) =>
    gatherEvidence(
      readEssay({
        theme: 'A falta de água nas cidades',
        essay: `${INTRODUCTION}\n${middle}\n${INTRODUCTION}`,
      }),
    );

  it('denies no knowledge where a source is named, recognised or not', () => {
    const denied = ({ label, side }: { label: string; side: string }) =>
      label === 'Repertório' && side === 'contra';
    expect(evidenceOf('Quem mora longe espera o caminhão a manhã inteira.').competencia_2.some(denied)).toBe(
      true,
    );
    expect(evidenceOf('O filme que vimos mostra quem espera o caminhão.').competencia_2.some(denied)).toBe(
      false,
    );
  });

  it('names as connectives what ties, not what points at a noun or completes a verb', () => {
    const named = evidenceOf(
      'Quem mora longe espera o caminhão a manhã inteira, porque ninguém acaba com isso. Essa situação é grave.',
    )
      .competencia_4.find(({ label }) => label === 'Conectivos dentro dos parágrafos')
      ?.passages.map(({ quote }) => quote);
    expect(named).toEqual(['porque']);
  });

  it('denies no element where no action is sure', () => {
    const denied = evidenceOf('Quem mora longe espera o caminhão.').competencia_5.filter(
      ({ side }) => side === 'contra',
    );
    expect(denied).not.toEqual([]);
    for (const { detail } of denied) expect(detail).toMatch(/^não reconheci/);
  });

  it('quotes what may disrespect human rights, and says that it may', () => {
    const { competencia_5 } = evidenceOf('Os bandidos devem ser mortos para que a água volte às torneiras.');
    expect(competencia_5[0]).toMatchObject({ label: 'Direitos humanos', side: 'contra' });
    expect(competencia_5[0]?.passages[0]?.quote).toBe('bandidos devem ser mortos');
  });

  it('quotes what lies between two words with the words after it', () => {
    const essay = `${INTRODUCTION}\nConforme alguns estudos a rede perde um terço da água.\n${INTRODUCTION}`;
    expect(linesOf(essay, 1)).toContainEqual(
      expect.stringMatching(/^contra \| Vírgulas \| 1 marcação \| “estudos a rede”$/),
    );
  });

  it('quotes the longest sentence with its length', () => {
    const long = `${'a fila da água cresce na rua e '.repeat(9)}acaba`;
    const { competencia_1 } = evidenceOf(`Na vila, ${long}. Hoje, ${long} tarde demais.`);
    const item = competencia_1.find(({ label }) => label === 'Períodos longos demais');
    expect(item).toMatchObject({ detail: 'até 76 palavras' });
    expect(item?.passages[0]?.quote).toMatch(/^Hoje/);
  });

  it.each([
    [1, /^favor \| Períodos sem desvio marcado \| 17 de 17$/],
    [1, /^favor \| Construção dos períodos \| de 9 a 42 palavras, ao menos 8 com subordinação$/],
    [2, /^favor \| Palavras do tema \| em ao menos 3 de 4 parágrafos \| “/],
    [2, /^favor \| Repertório ligado ao tema \| .*Vidas Secas/],
    [3, /^favor \| Tese \| “Nesse contexto, reduzir o desperdício/],
    [3, /^favor \| Argumento do 2º parágrafo \| com causa, consequência e repertório \| “Em primeiro lugar/],
    [
      4,
      /^favor \| Elos entre parágrafos \| em 3 de 3 parágrafos depois da introdução \| “Em primeiro lugar” \| “Ademais” \| “Portanto”$/,
    ],
    [4, /^favor \| Retomadas do que foi dito \| “esse quadro”/],
    [5, /^favor \| Agente \| “o Ministério da Agricultura”$/],
    [5, /^favor \| Ação \| “ampliar os bancos de alimentos”$/],
    [5, /^favor \| Meio \| “por meio de incentivos fiscais/],
    [5, /^favor \| Finalidade \| “a fim de levar refeições/],
    [5, /^favor \| Detalhamento \| “/],
    [5, /^favor \| Proposta ligada à discussão \| retoma “/],
  ] as const)('a strong essay, competency %s: %s', (number, expected) => {
    expect(linesOf(GOOD_ESSAY, number)).toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    [1, /^contra \| Concordância \| \d+ marcações.* \| “compra”/],
    [2, /^contra \| Repertório \| não reconheci nenhum$/],
    [2, /^contra \| Primeira pessoa do singular \| .*“Eu acho/],
    [3, /^favor \| Argumento do 2º parágrafo \| com causa/],
    [
      4,
      /^contra \| Conectivos dentro dos parágrafos \| em ao menos \d de 4 parágrafos, ao menos \d diferentes /,
    ],
    [4, /^contra \| Repetição de palavras \| “pessoas” \d vezes/],
    [5, /^contra \| Meio \| não reconheci: confira se está no texto$/],
  ] as const)('a weak essay, competency %s: %s', (number, expected) => {
    expect(linesOf(WEAK_ESSAY, number)).toContainEqual(expect.stringMatching(expected));
  });

  it('misses a link where a paragraph takes up nothing of the one before it', () => {
    const untied = 'Parágrafos sem ligação na abertura | não reconheci em 1 de 3';
    const told = (essay: string) => linesOf(essay, 4).join('\n');
    expect(told(WEAK_ESSAY)).not.toContain(untied);
    expect(told(WEAK_ESSAY.replace('O desperdício acontece', 'A moda muda'))).toContain(untied);
  });

  it('takes no paragraph that concludes for an argument, and no proposal for a return to the thesis', () => {
    const [introduction = '', first = '', second = ''] = GOOD_ESSAY.split('\n');
    const close = 'Diante do exposto, nota-se que a fome persiste porque a comida se perde e falta educação.';
    const act =
      'É preciso reduzir o desperdício de alimentos e educar para o consumo em cada escola do país.';
    const lines = (...paragraphs: string[]) =>
      linesOf([introduction, first, ...paragraphs].join('\n'), 3).join();
    expect(lines(second, act)).toMatch(/Argumento do 3º parágrafo/);
    expect(lines(close, act)).not.toMatch(/Argumento do 3º parágrafo/);
    expect(lines(second, act)).not.toMatch(/Retomada da tese/);
    const sum = act.replace('É preciso', 'Portanto, todos ganham ao');
    expect(lines(second, sum)).toMatch(/Retomada da tese/);
    expect(lines(second, sum.replace('Portanto, todos', 'Todos'))).not.toMatch(/Retomada da tese/);
  });

  it('an essay on something else is told so', () => {
    expect(linesOf(OTHER_THEME_ESSAY, 2)[0]).toBe(
      'contra | Assunto do tema | o texto parece tratar de outro assunto',
    );
  });

  it('copying is seen where the supporting texts are known, and only there', () => {
    const copied =
      'a fruta madura some do prato de quem planta e reaparece na caçamba de quem vende, sem que ninguém pergunte por que isso acontece';
    const essay = `${GOOD_ESSAY}\nÉ certo que ${copied}.`;
    expect(linesOf(essay, 2, `Dizem que ${copied} assim.`)).toContainEqual(
      expect.stringMatching(
        /^contra \| Trechos iguais aos textos motivadores \| 1 trecho \| “que a fruta madura/,
      ),
    );
    expect(linesOf(essay, 2).join()).not.toMatch(/motivadores/);
  });

  it('does not count as repertoire what was copied from the supporting texts', () => {
    const copied =
      'A Constituição Federal de 1988, em seu artigo sexto, assegura a alimentação como direito social de todas as pessoas que vivem no país';
    const essay = `O desperdício de alimentos é um problema do Brasil.\n${copied}.\nPortanto, é preciso agir.`;
    const repertoire = /^favor \| Repertório/m;
    expect(linesOf(essay, 2).join('\n')).toMatch(repertoire);
    expect(linesOf(essay, 2, `${copied}.`).join('\n')).not.toMatch(repertoire);
  });

  it.each([
    ['strong', GOOD_ESSAY],
    ['weak', WEAK_ESSAY],
    ['odd', `"${WEAK_ESSAY}" \u200B😀 ${GOOD_ESSAY}`],
  ])('quotes are exact, short, and three at most: %s', (_requirement, essay) => {
    const { text } = toProse(essay);
    for (const { passages } of Object.values(gather(essay)).flat()) {
      expect(passages.length).toBeLessThanOrEqual(3);
      for (const { start, end, quote } of passages) {
        expect(text.slice(start, end)).toBe(quote);
        expect(quote.length).toBeLessThanOrEqual(90);
      }
    }
  });

  it('no label comes twice within a competency', () => {
    for (const items of Object.values(gather(WEAK_ESSAY))) {
      const labels = items.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('nothing written, nothing to show', () => {
    expect(Object.values(gather('')).flat()).toEqual([]);
  });
});
