import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/domain/evaluation/collect-facts';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { chooseNextSteps } from '@/domain/evaluation/feedback/next-steps';
import { findStepCandidates } from '@/domain/evaluation/feedback/step-candidates';
import { observe, writeFeedback } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import type { WhatIf } from '@/domain/evaluation/what-if';
import type { Level, Levels } from '@/domain/rubric/competency';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';

const [INTRODUCTION = '', FIRST = '', SECOND = '', CONCLUSION = ''] = GOOD_ESSAY.split('\n');

const same = (level: Level): Levels => ({ 1: level, 2: level, 3: level, 4: level, 5: level });

function stepsOf(paragraphs: readonly string[], levels: Levels = same(80)) {
  const reading = readEssay({ theme: SAMPLE_THEME, essay: paragraphs.join('\n') });
  const observations = observe(reading, levels, gatherEvidence(reading));
  const given = { observations, ceilings: [] };
  return {
    reading,
    observations,
    candidates: findStepCandidates(reading, levels, given),
    steps: chooseNextSteps(reading, levels, { ...given, whatIf: null }).steps,
  };
}

const todosOf = (paragraphs: readonly string[], competency: number, levels?: Levels) =>
  stepsOf(paragraphs, levels)
    .candidates.filter((one) => one.competency === competency)
    .map(({ todo }) => todo);

describe('a step about the proposal', () => {
  const closing = (text: string) => todosOf([INTRODUCTION, FIRST, SECOND, text], 5);

  it('asks in one sentence for all that is missing', () => {
    const [all = '', ...others] = closing(
      'Portanto, é preciso criar bancos de alimentos em todas as cidades do país.',
    );
    expect(all).toMatch(/quem vai agir .* (?:como|para quê)/);
    expect(others.some((todo) => /quem vai agir|vai acontecer/.test(todo))).toBe(false);
  });

  it.each([
    [
      'a verb in “-ndo”',
      'o governo deve criar bancos de alimentos, investindo em caminhões frios.',
      /como \(|vai acontecer/,
    ],
    [
      '“para” and a verb',
      'o governo deve criar bancos de alimentos para alimentar quem não tem renda.',
      /para quê|efeito esperado/,
    ],
    [
      'a body of the state',
      'é preciso criar bancos de alimentos, e o ministério tem verba.',
      /quem vai agir/,
    ],
  ])('asks for nothing that may be told by %s', (_what, text, asks) => {
    for (const todo of closing(`Portanto, ${text}`)) expect(todo).not.toMatch(asks);
    expect(closing('Portanto, é preciso criar hortas nos terrenos vazios do país.').join(' ')).toMatch(asks);
  });

  it('goes on to what an argument lacks an answer to, and to no budget or deadline', () => {
    const seasons = SECOND.replace(
      /.*/s,
      'Além disso, as chuvas irregulares estragam as colheitas. Sem açude nem cisterna, o milho seca antes da espiga, e a roça fica vazia por meses.',
    );
    const furtherOf = (text: string) =>
      stepsOf([INTRODUCTION, FIRST, text, CONCLUSION]).observations[5].further;
    expect(furtherOf(seasons)).toMatch(/no 3º parágrafo \(“Além disso, as chuvas/);
    expect(furtherOf(SECOND)).not.toMatch(/parágrafo|recursos|tempo|medido/);
  });

  it('speaks of what the closing wishes for, however little that is', () => {
    const [todo = ''] = closing(
      'Em suma, a comida é um bem de todos. Cada família poderia olhar com mais carinho o que sobra na panela.',
    );
    expect(todo).toMatch(/^deixe clara e completa a sua proposta, a partir de “Cada família poderia/);
  });

  it('speaks of what is called the solution, and not of what is not to be done', () => {
    const [todo = ''] = closing(
      'Em suma, a comida é um bem de todos. Nem tudo o que sobra deve ir para o lixo. A melhor solução é que as famílias parem de comprar tanto.',
    );
    expect(todo).toMatch(/“A melhor solução é que/);
  });

  it('completes what the closing says is to be done', () => {
    const [todo = ''] = closing(
      'Em suma, quase ninguém sabe o que fazer. A única coisa a se fazer é organizar campanhas nas feiras.',
    );
    expect(todo).toMatch(/“A única coisa a se fazer é organizar/);
  });

  it('takes a duty said by an adjective for a wish', () => {
    const [todo = ''] = closing(
      'Em suma, a comida é um bem de todos. É fundamental as famílias conversarem sobre o que sobra.',
    );
    expect(todo).toMatch(/^deixe clara e completa a sua proposta, a partir de “É fundamental/);
  });

  it('takes neither a praise nor what somebody else says for a proposal', () => {
    for (const text of [
      'Em suma, plantar uma horta é uma jornada essencial. A comida é um bem de todos.',
      'Em suma, a comida é um bem de todos. "É essencial criar hortas nas escolas", disse a diretora.',
    ])
      expect(closing(text).join(' ')).not.toMatch(
        /a partir de “(?:Em suma|"|É essencial)|o que você propõe em “/,
      );
  });

  it('asks for a whole proposal where little of one is seen, though words may tell the rest', () => {
    const todos = todosOf(
      [
        INTRODUCTION,
        FIRST,
        SECOND,
        'Portanto, deve haver mais cuidado com as sobras, por meio da escola, para que todos comam bem, como antes.',
      ],
      5,
      same(40),
    );
    expect(todos.join(' ')).toMatch(/quem (?:deve|vai) agir, o que fará, como e para quê/);
  });

  it.each([
    'Em suma, a fome no campo poderia ser o fim de muitas vilas. A comida é um bem de todos.',
    'Em suma, a comida é um bem de todos, e a fome no campo não deve surpreender mais ninguém.',
  ])('takes no supposition for a wish: %s', (text) => {
    expect(closing(text)[0]).toMatch(/^feche o último parágrafo \(“.+”\) com uma proposta completa: /);
  });

  it('takes what others are said to criticise for no proposal', () => {
    const [todo = ''] = closing(
      'Em suma, muitos criticam a queima dos alimentos que sobram nas feiras das grandes cidades.',
    );
    expect(todo).toMatch(/^feche o último parágrafo \(“.+”\) com uma proposta completa: /);
  });

  it('asks for no ministry that puts us in the place of others', () => {
    for (const todo of closing('Portanto, devemos nos colocar no lugar de quem tem fome.'))
      expect(todo).not.toMatch(/ministério/);
  });

  it('quotes no action that a quotation or an aside cuts off', () => {
    const [todo = ''] = closing(
      'Portanto, cabe ao governo federal criar o programa “Comida (para todos)” nas escolas do país.',
    );
    expect(todo).toMatch(/“Portanto, cabe ao governo federal criar/);
    expect(todo).not.toMatch(/“criar o programa/);
  });

  it('comes first where there is none and the level is low', () => {
    const { steps } = stepsOf(
      [INTRODUCTION, FIRST.slice(0, 120), SECOND.slice(0, 120), 'Enfim, a comida é um bem de todos.'],
      same(80),
    );
    expect(steps[0]?.kind).toBe('proposta');
  });

  it('tells an action in two words by what follows it', () => {
    const todos = closing(
      'Portanto, o governo deve criar leis que protejam os pequenos produtores, a fim de que nenhuma colheita se perca.',
    );
    expect(todos.join(' ')).not.toMatch(/“criar leis”/);
  });
});

describe('a step about the argument', () => {
  const further = (paragraph: string, level: Level = 120) =>
    stepsOf([INTRODUCTION, paragraph, SECOND, CONCLUSION], same(level)).observations[3].further;
  const ideas =
    'Em primeiro lugar, o filósofo Zygmunt Bauman afirma que a sociedade transforma tudo em descarte. Nesse sentido, o prato que sobra vai para o lixo sem que ninguém pense nele, e por isso a fome continua nas cidades e no campo.';

  it('asks for a fact where an author alone speaks', () => {
    expect(further(ideas)).toMatch(/^no 2º parágrafo .* prove o que afirma com um fato/);
  });

  it.each([
    ['a law', `${ideas} O Código de Defesa do Consumidor já trata disso.`],
    ['a figure', `${ideas} São 30 quilos por pessoa a cada ano.`],
    ['an example', `${ideas} A feira do meu bairro, por exemplo, joga fora caixas inteiras.`],
  ])('asks for none where %s stands beside the author', (_what, paragraph) => {
    expect(further(paragraph)).not.toMatch(/^no 2º parágrafo .* prove o que afirma com um fato/);
  });

  it('says of no paragraph that names a thinker by one word that it names nobody', () => {
    const kant = `Em primeiro lugar, para Kant ninguém é meio para os fins de outro. Por isso o alimento que sobra não pode ser negado a quem passa fome, pois isso faz da pessoa uma coisa.`;
    expect(further(kant)).not.toContain('comprove o que diz');
    const { candidates } = stepsOf([INTRODUCTION, kant, kant.replace('primeiro', 'segundo'), CONCLUSION]);
    expect(candidates.map(({ kind }) => kind)).not.toContain('repertorio');
  });

  it('does not ask to explain a source that the next sentence takes up', () => {
    const { observations } = stepsOf([INTRODUCTION, FIRST, SECOND, CONCLUSION], same(160));
    expect(observations[3].further).not.toMatch(/explique com as suas palavras/);
  });

  it('asks to divide an introduction that holds the arguments, and not for a longer middle', () => {
    const { candidates } = stepsOf([
      `${INTRODUCTION} ${FIRST}`,
      'Por isso o lixo cresce, e muitas famílias seguem sem o que comer no fim do mês.',
      CONCLUSION,
    ]);
    expect(candidates.map(({ kind }) => kind)).not.toContain('desenvolvimento');
    expect(candidates.find(({ kind }) => kind === 'partes')?.todo).toMatch(/^divida o primeiro parágrafo/);
  });

  it('asks a paragraph of measures for no cause', () => {
    const measures =
      'Essas medidas passam por um controle maior dos armazéns e dos caminhões. Entre elas estão a revisão dos prazos e a entrega de sobras.';
    const { candidates } = stepsOf([INTRODUCTION, measures, SECOND, CONCLUSION]);
    expect(candidates.filter(({ kind }) => kind === 'argumento')).toEqual([]);
  });
});

describe('a step about slips', () => {
  const slips = [
    INTRODUCTION,
    `${FIRST} As pessoas compra comida demais. Derrepente tudo vai para o lixo. O pobre não tem oque comer.`,
    SECOND,
    CONCLUSION,
  ];

  it('mends a few of several kinds in one go', () => {
    const { candidates } = stepsOf(slips);
    const all = candidates.find(({ kind }) => kind === 'desvios');
    expect(all?.todo).toMatch(/^reveja as marcações do texto: troque “.+” por “.+”/);
    expect(all?.mends.marks.length).toBeGreaterThan(1);
    // This step would only repeat the list of corrections for the competency, so it is left out.
    const { reading, observations } = stepsOf(slips);
    const { improvements } = writeFeedback(reading, same(80), observations)[1];
    expect(improvements.join(' ')).not.toContain('marcações do texto');
  });

  it('comes before what is said where they make a text hard to read, and not else', () => {
    const { reading, observations } = stepsOf([INTRODUCTION, FIRST, SECOND, CONCLUSION]);
    const fault = { amount: 30, seen: 'vê-se', place: undefined };
    const given = {
      ...observations,
      1: {
        ...observations[1],
        faults: [
          {
            ...fault,
            kind: 'desvios',
            todo: 'corrija',
            ease: 0.7,
            marks: [{ code: 'acentuacao' as const, amount: 30 }],
          },
        ],
      },
      3: { ...observations[3], faults: [{ ...fault, kind: 'argumento', todo: 'explique', ease: 0.9 }] },
    };
    const first = (one: Level) => {
      const levels: Levels = { ...same(200), 1: one, 3: 80 };
      const whatIf: WhatIf = {
        facts: { ...collectFacts(reading), redMarks: 30 },
        ask: ({ redMarks }) => ({ levels, points: { 1: 100 - 2 * redMarks, 2: 200, 3: 80, 4: 200, 5: 200 } }),
      };
      return chooseNextSteps(reading, levels, { observations: given, ceilings: [], whatIf }).steps[0]?.kind;
    };
    expect([first(40), first(120)]).toEqual(['desvios', 'argumento']);
  });

  it('is a touch while another competency is weaker, and else of weight', () => {
    const full = slips.map((one) => `${one} Derrepente o lixo apodresse, e concerteza ninguem faz nada.`);
    const tierWhere = (levels: Levels) =>
      stepsOf(full, levels).candidates.find(({ kind }) => kind === 'desvios')?.tier;
    expect([tierWhere({ ...same(160), 1: 120 }), tierWhere({ ...same(160), 5: 120 })]).toEqual([
      'substance',
      'touch',
    ]);
  });

  it('never begins with spaces between words', () => {
    const tight = GOOD_ESSAY.split('\n').map((one) => one.replaceAll(', ', ','));
    expect(stepsOf(tight, same(160)).steps[0]?.text).not.toContain('deixe o sinal colado');
  });
});

describe('the three steps', () => {
  it('are of three competencies, where each has something to mend', () => {
    const { steps } = stepsOf([
      'O Brasil joga fora muita comida todos os dias, e isso acontece em todo lugar.',
      'A comida estraga no caminho. As estradas são ruins. Derrepente tudo se perde, e concerteza ninguem vê.',
      'Em suma, a comida é um bem de todos, e cada um sabe disso.',
    ]);
    expect(new Set(steps.map(({ competency }) => competency)).size).toBe(3);
  });

  it('say of no introduction with a stand that it has none', () => {
    const { reading } = stepsOf([`${INTRODUCTION} Urge mudar essa realidade.`, FIRST, SECOND, CONCLUSION]);
    const [sentence] = reading.essay.paragraphs[1]?.sentences ?? [];
    const doubted = {
      ...reading,
      thesis: reading.thesis && sentence ? { ...reading.thesis, sentence, likely: 0.3, isSure: false } : null,
    };
    const { faults } = observe(doubted, same(80), gatherEvidence(doubted))[3];
    expect(doubted.thesis).not.toBeNull();
    expect(faults.map(({ kind }) => kind)).not.toContain('tese-tarde');
  });

  it('take short paragraphs at the beginning for one introduction', () => {
    const [first = '', ...others] = INTRODUCTION.split(/(?<=[.!?]) /);
    const { reading } = stepsOf([
      first,
      others.slice(0, -1).join(' '),
      others.at(-1) ?? '',
      FIRST,
      SECOND,
      CONCLUSION,
    ]);
    expect(reading.thesis?.sentence.paragraph).toBe(2);
    const { faults } = observe(reading, same(80), gatherEvidence(reading))[3];
    expect(faults.map(({ kind }) => kind)).not.toContain('tese-tarde');
  });

  it.each([
    { isSure: true, likely: 0.8, asked: /o que você defende em “/ },
    { isSure: false, likely: 0.8, asked: /, numa frase, o que você defende$/ },
    { isSure: false, likely: 0.4, asked: /^$/ },
  ])('ask for a late thesis at the front, and quote it only where it surely is one: %j', (told) => {
    const { isSure, likely, asked } = told;
    const opening =
      'O Brasil produz muitos alimentos todos os anos. Em 2020, feiras e mercados venderam frutas, verduras e grãos.';
    const { reading } = stepsOf([opening, INTRODUCTION, FIRST, SECOND, CONCLUSION]);
    expect(reading.thesis?.sentence.paragraph).toBe(1);
    const read = { ...reading, thesis: reading.thesis && { ...reading.thesis, isSure, likely } };
    const { faults } = observe(read, same(80), gatherEvidence(read))[3];
    const late = faults.find(({ kind }) => kind === 'tese-tarde');
    expect(late?.todo ?? '').toMatch(asked);
    expect(faults.map(({ kind }) => kind)).not.toContain('tese');
  });
});

describe('a step that takes the argument further', () => {
  const MILK =
    'Ademais, quem compra sem lista joga fora o que não usou. Em 2023, uma pesquisa da Embrapa achou arroz e feijão no lixo de metade das casas de Recife. Por isso, o orçamento da família acaba mais cedo.';

  it.each([
    ['2º', [MILK, FIRST]],
    ['3º', [FIRST, MILK]],
  ])('goes to the %s paragraph where it says the least', (place, [second = '', third = '']) => {
    const { further } = stepsOf([INTRODUCTION, second, third, CONCLUSION], same(120)).observations[3];
    expect(further).toMatch(new RegExp(`^aprofunde o argumento do ${place} parágrafo`));
  });
});

describe('a step about links between paragraphs', () => {
  const asks = (opening: string) =>
    todosOf(
      [INTRODUCTION, FIRST, SECOND.replace('Ademais, hábitos domésticos', opening), CONCLUSION],
      4,
    ).some((todo) => todo.startsWith('comece o parágrafo'));

  it.each([
    ['nothing', 'Hábitos domésticos', true],
    ['what the paragraph before spoke of last', 'O direito de comer e os hábitos', false],
    ['what it will speak of', 'Com relação à casa, hábitos', false],
    ['saying that it says something', 'Insta ressaltar que hábitos', false],
  ])('asks for one where a paragraph opens with %s', (_opening, words, expected) => {
    expect(asks(words)).toBe(expected);
  });
});
