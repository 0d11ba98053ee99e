import type { Correction } from '@/domain/evaluation/correction';
import type { Finding, EvidencePassage } from '@/domain/evaluation/evaluation';
import type { Severity } from '@/domain/writing/severity';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { SAMPLE_THEME, TEST_NOW } from './builders';

/** An essay written for the tests, with some passages for each of the four pens that mark it. */
export const MARKED_ESSAY = [
  'Na canção “Comida”, dos Titãs, a fome vai além do prato. Décadas depois, o Brasil colhe safras recordes e, mesmo assim, joga fora boa parte do que produz, enquanto milhões de famílias não sabem se vão jantar. Esse contraste persiste por dois motivos: a falta de estrutura para conservar a comida e o hábito de consumir sem planejar.',
  'Em primeiro lugar, é importante destacar que muita coisa se perde antes de chegar na mesa. Nas estradas esburacadas e nos galpões sem refrigeração, os alimentos estragam aos montes, e o pequeno produtor, que não tem onde guardar os alimentos, é quem mais perde. Os alimentos que sobram nas feiras também vão para o lixo, por que falta um lugar para doá-los com segurança.',
  'Além disso, o desperdício nasce dentro de casa. A publicidade associa fartura à felicidade, e muitas pessoas compra mais do que conseguem consumir. Como a escola quase nunca trata do assunto, crianças crescem achando normal jogar fora o prato pela metade. A coisa piora nas datas comemorativas, quando a mesa cheia vira sinal de status.',
  'Portanto, o Ministério da Agricultura deve criar, em parceria com as prefeituras, bancos de alimentos refrigerados perto das feiras, por meio de verbas destinadas à logística, a fim de que as sobras próprias para consumo cheguem às famílias. Com isso, o prato de quem tem fome deixará de depender da sorte.',
].join('\n');

/** `MARKED_ESSAY` as its student rewrites it: fewer marks, and a proposal with its detail, which is worth 40 points. */
export const REWRITTEN_ESSAY = MARKED_ESSAY.replace('é importante destacar que muita coisa', 'muita comida')
  .replace(
    'A coisa piora nas datas comemorativas, quando a mesa cheia vira sinal de status.',
    'Segundo o IBGE, uma em cada quatro famílias convive com a fome, o que torna o desperdício ainda mais grave.',
  )
  .replace(
    'o Ministério da Agricultura deve',
    'o Ministério da Agricultura, órgão responsável pelo abastecimento do país, deve',
  );

type FindingText = Pick<Finding, 'competencia' | 'codigo' | 'mensagem' | 'exemplo' | 'sugestao' | 'regra'>;

/** A finding on the `nth` occurrence (from 1) of a passage in an essay. */
export function buildFinding(
  essay: string,
  trecho: string,
  classe: Severity,
  text: Partial<FindingText> = {},
  nth = 1,
): Finding {
  let start = -1;
  for (let found = 0; found < nth; found += 1) start = essay.indexOf(trecho, start + 1);
  if (start === -1) throw new Error(`the essay does not hold “${trecho}” ${nth} times`);
  return {
    start,
    end: start + trecho.length,
    trecho,
    classe,
    codigo: `${classe}-${start}`,
    competencia: 1,
    mensagem: 'Uma frase que explica.',
    ...text,
  };
}

/** Passages of the marked essay, with their position in it. */
function passages(...quotes: string[]): EvidencePassage[] {
  return quotes.map((quote) => {
    const start = MARKED_ESSAY.indexOf(quote);
    if (start === -1) throw new Error(`the essay does not hold “${quote}”`);
    return { start, end: start + quote.length, quote };
  });
}

const repeated = {
  competencia: 4,
  codigo: 'repeticao',
  mensagem: 'Três vezes no mesmo parágrafo. Varie para o texto andar.',
  sugestao: 'safra, colheita, produtos',
} as const;

export const SAMPLE_FINDINGS: Finding[] = [
  buildFinding(MARKED_ESSAY, 'é importante destacar que', 'laranja', {
    mensagem: 'A expressão anuncia sem dizer. Comece pela ideia.',
    sugestao: '',
  }),
  buildFinding(MARKED_ESSAY, 'chegar na mesa', 'amarelo', {
    mensagem: 'No registro formal, “chegar” pede a preposição “a”.',
    sugestao: 'chegar à mesa',
  }),
  buildFinding(MARKED_ESSAY, 'alimentos', 'roxo', repeated, 1),
  buildFinding(MARKED_ESSAY, 'alimentos', 'roxo', repeated, 2),
  buildFinding(MARKED_ESSAY, 'alimentos', 'roxo', repeated, 3),
  buildFinding(MARKED_ESSAY, 'por que', 'vermelho', {
    mensagem: 'Aqui a oração explica um motivo. “Porque” se escreve junto.',
    sugestao: 'porque',
  }),
  buildFinding(MARKED_ESSAY, 'compra', 'vermelho', {
    mensagem: 'O sujeito é “muitas pessoas”: o verbo vai para o plural, como você já fez em “conseguem”.',
    sugestao: 'compram',
  }),
  buildFinding(MARKED_ESSAY, 'A coisa piora', 'laranja', { mensagem: '“Coisa” é vago. Nomeie o que piora.' }),
];

/** A correction with everything a screen can show: band, quotes, marked errors, summary and videos. */
export function buildRichCorrection(overrides: Partial<Correction> = {}): Correction {
  const correction = toCorrection(
    {
      nota_final: 760,
      competencias: {
        competencia_1: {
          note: 120,
          feedback: 'A frase flui, mas o verbo ainda escapa do plural em períodos longos.',
          erros: [
            'Concorde o verbo com o sujeito plural: “muitas pessoas compram”.',
            '“Porque” que explica é uma palavra só.',
            'Troque “a coisa piora” por um termo preciso.',
          ],
        },
        competencia_2: {
          note: 160,
          feedback: 'O tema está presente do começo ao fim, com uma referência cultural na abertura.',
        },
        competencia_3: {
          note: 120,
          feedback: 'Os dois argumentos estão anunciados e seguem a ordem da tese; falta sustentá-los.',
        },
        competencia_4: {
          note: 160,
          feedback: 'Os parágrafos se ligam com conectivos variados.',
          erros: ['“Alimentos” aparece três vezes no segundo parágrafo. Varie com “safra” ou “produtos”.'],
        },
        competencia_5: {
          note: 200,
          feedback: 'Quem faz, o quê, como e para quê: está tudo dito e ligado à discussão.',
        },
      },
      erros_detectados: SAMPLE_FINDINGS,
      videos_sugeridos: [
        { erro: 'Concordância verbal com sujeito coletivo e plural', link: '' },
        { erro: 'Por que, porque, por quê e porquê', link: '' },
        { erro: 'Como desenvolver a consequência do argumento', link: '' },
      ],
      resumo: {
        pontos_fortes: [
          'Proposta de intervenção completa, ligada ao que você discutiu.',
          'Conectivos variados entre os parágrafos.',
        ],
        pontos_fracos: ['Concordância em frases longas.', 'Segundo argumento sem dado que o sustente.'],
        melhorias: [
          'Concordância do verbo com sujeito plural.',
          'Explicar a consequência do primeiro argumento.',
          'Trazer um dado para o segundo argumento.',
        ],
      },
      grifo: {
        producer: 'scorer',
        version: '1.4',
        band: { low: 690, high: 830 },
        evidence: {
          competencia_1: [
            {
              side: 'contra',
              label: 'Concordância',
              detail: '2 marcações',
              passages: passages(
                'muitas pessoas compra mais do que conseguem',
                'também vão para o lixo, por que falta um lugar',
              ),
            },
            {
              side: 'favor',
              label: 'Períodos bem construídos',
              detail: '9 de 12',
              passages: passages(
                'Décadas depois, o Brasil colhe safras recordes e, mesmo assim, joga fora boa parte do que produz',
              ),
            },
            { side: 'favor', label: 'Pontuação', detail: 'sem desvios', passages: [] },
            // This passage ends inside a marked passage.
            {
              side: 'contra',
              label: 'Regência',
              detail: '1 marcação',
              passages: passages('antes de chegar na'),
            },
            { side: 'contra', label: 'Vocabulário vago', passages: passages('A coisa piora nas datas') },
            {
              side: 'contra',
              label: 'Ortografia',
              detail: '1 marcação',
              passages: passages('por que falta'),
            },
          ],
          competencia_2: [
            {
              side: 'favor',
              label: 'Repertório',
              detail: '1 obra',
              passages: passages('Na canção “Comida”, dos Titãs, a fome vai além do prato'),
            },
            { side: 'favor', label: 'Palavras do tema', detail: 'em todos os parágrafos', passages: [] },
            { side: 'contra', label: 'Retomada do repertório', detail: 'não encontrada', passages: [] },
          ],
          competencia_3: [
            {
              side: 'favor',
              label: 'Tese',
              passages: passages(
                'o pequeno produtor, que não tem onde guardar os alimentos, é quem mais perde',
              ),
            },
            { side: 'contra', label: 'Prova do segundo argumento', detail: 'não encontrada', passages: [] },
            {
              side: 'contra',
              label: 'Afirmação sem explicação',
              passages: passages('A publicidade associa fartura à felicidade'),
            },
          ],
          competencia_4: [
            {
              side: 'favor',
              label: 'Elos entre parágrafos',
              detail: '3 diferentes',
              passages: passages('Em primeiro lugar', 'Além disso', 'Com isso'),
            },
            {
              side: 'contra',
              label: 'Repetição',
              detail: '“alimentos”, 3 vezes no 2º parágrafo',
              // This passage extends from one marked passage to another, over three lines.
              passages: passages('alimentos, é quem mais perde. Os alimentos que sobram nas feiras'),
            },
            { side: 'contra', label: 'Sinônimos do tema', detail: 'poucos', passages: [] },
          ],
          competencia_5: [
            { side: 'favor', label: 'Agente', passages: passages('o Ministério da Agricultura') },
            {
              side: 'favor',
              label: 'Ação e meio',
              passages: passages(
                'bancos de alimentos refrigerados perto das feiras, por meio de verbas destinadas à logística',
              ),
            },
            {
              side: 'favor',
              label: 'Finalidade',
              passages: passages('a fim de que as sobras próprias para consumo cheguem às famílias'),
            },
            { side: 'contra', label: 'Detalhamento', detail: 'só do meio', passages: [] },
            { side: 'contra', label: 'Prazo', passages: passages('deixará de depender da sorte') },
          ],
        },
        improvements: {
          competencia_2: ['Retome a canção em um dos argumentos, não só na abertura.'],
          competencia_3: [
            'Explique por que a perda do produtor aumenta a fome na cidade.',
            'Sustente o segundo argumento com um dado ou uma referência.',
          ],
        },
      },
    },
    { id: '1761156000000', theme: SAMPLE_THEME, essay: MARKED_ESSAY, submittedAt: TEST_NOW },
  );
  return { ...correction, ...overrides };
}
