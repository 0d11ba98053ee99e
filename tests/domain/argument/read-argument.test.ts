import { describe, expect, it } from 'vitest';
import { readArgument, seesElement } from '@/domain/argument/read-argument';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const read = (text: string, theme = SAMPLE_THEME) => {
  const { thesis, repertoire, proposal } = readArgument(analyzeText(text), analyzeText(theme));
  const quote = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return {
    thesis: thesis && quote(thesis.span),
    isSure: thesis?.isSure,
    repertoire: repertoire.map((mark) => `${mark.kind}: ${quote(mark)}`),
    missing: proposal.missing,
    sure: proposal.sure,
    proposal: Object.fromEntries(
      Object.entries(proposal.passages).map(([name, span]) => [name, quote(span)]),
    ),
  };
};

const [INTRODUCTION, FIRST] = GOOD_ESSAY.split('\n');
/** A whole essay that ends with the sentences given. */
const endingWith = (conclusion: string) => `${INTRODUCTION}\n${FIRST}\n${conclusion}`;

describe('readArgument', () => {
  it('reads a strong essay', () => {
    const { thesis, repertoire, proposal, missing } = read(GOOD_ESSAY);
    expect(thesis).toMatch(/^Nesse contexto, reduzir o desperdício/);
    expect(repertoire.join('\n')).toMatch(/^obra: .*“?"?Vidas Secas/m);
    expect(repertoire.join('\n')).toMatch(/^dado: .*14% da colheita/m);
    expect(repertoire.join('\n')).toMatch(/Zygmunt Bauman/);
    expect(proposal).toMatchObject({
      agente: 'o Ministério da Agricultura',
      ação: 'ampliar os bancos de alimentos',
      meio: expect.stringMatching(/^por meio de incentivos/),
      finalidade: expect.stringMatching(/^a fim de levar refeições/),
      detalhamento: expect.stringMatching(/em parceria com as prefeituras|doem excedentes/),
    });
    expect(missing).toEqual([]);
  });

  it.each([
    [
      'inverted',
      'Portanto, deverá o Poder Legislativo aprovar uma lei contra o desperdício.',
      /Poder Legislativo/,
    ],
    [
      'of a passive',
      'Portanto, campanhas devem ser feitas pelas escolas para evitar o desperdício.',
      /escolas/,
    ],
    [
      'with more said about it',
      'Assim, o Ministério da Educação, responsável pelo ensino, deve criar hortas.',
      /Ministério da Educação/,
    ],
    [
      'of "cabe"',
      'Logo, cabe às prefeituras ampliar a coleta dos alimentos que sobram nas feiras.',
      /prefeituras/,
    ],
  ])('finds an agent %s', (_what, conclusion, agent) => {
    expect(read(endingWith(conclusion)).proposal.agente).toMatch(agent);
  });

  it.each([
    ['another theme', SAMPLE_THEME, /Mesa Brasil/],
    ['the theme that names it', 'Mesa Brasil e a fome', /^(?!.*Mesa Brasil)/s],
  ])('takes what is said of a program under %s', (_what, theme, repertoire) => {
    const text = `${INTRODUCTION}\nO programa Mesa Brasil revela que a comida que sobra nas feiras alimenta um bairro inteiro.\n${FIRST}`;
    expect(read(text, theme).repertoire.join('\n')).toMatch(repertoire);
  });

  it('finds a thesis in a text whose first paragraph has none', () => {
    const text = `Na feira de domingo, as bancas ficam cheias de frutas.\n${INTRODUCTION}\n${FIRST}`;
    expect(read(text).thesis).toMatch(/reduzir o desperdício/);
  });

  it.each([
    [
      'its last sentence names the causes',
      'Toda semana, feiras e mercados jogam fora comida boa. Quem vive perto deles vê caixas cheias na calçada. O país desperdiça por causa de estradas ruins e de hábitos que a escola não discute.',
      /^O país desperdiça/,
    ],
    [
      'one of two neighbours says it',
      'O Brasil produz mais comida do que consome. Mesmo assim, muitas famílias deixam de jantar. A comida se perde porque as estradas são ruins e porque ninguém ensina a aproveitar o que sobra.',
      /A comida se perde porque/,
    ],
  ])('is sure of the thesis of an introduction where %s', (_what, introduction, said) => {
    const text = [introduction, ...GOOD_ESSAY.split('\n').slice(1)].join('\n');
    expect(read(text)).toMatchObject({ thesis: expect.stringMatching(said), isSure: true });
  });

  it('is not sure of a question', () => {
    const asked = INTRODUCTION?.replace(/\.$/, '?') ?? '';
    const text = [asked, ...GOOD_ESSAY.split('\n').slice(1)].join('\n');
    expect(read(text)).toMatchObject({ thesis: expect.stringMatching(/\?$/), isSure: false });
  });

  it.each([
    [
      'examples',
      'Alguns exemplos são o descaso do Estado e a perda de alimentos, um grave problema no Brasil.',
    ],
    ['an example', 'Um exemplo é a negligência do Estado, que agrava o desperdício de alimentos no Brasil.'],
    ['a quotation', '“O desperdício de alimentos é um grave problema, que precisa ser combatido.”'],
  ])('takes %s for no thesis', (_what, opening) => {
    const text = `${opening} A feira fica cheia. Quem chega cedo escolhe.\n${FIRST}\n${FIRST}`;
    expect(read(text).thesis ?? '').not.toContain(opening.slice(0, 20));
  });

  it('takes the end of the text for no purpose', () => {
    const ending = 'Para finalizar, o Ministério da Agricultura deve ampliar os bancos de alimentos.';
    expect(read(endingWith(ending)).proposal.finalidade ?? '').not.toContain('finalizar');
  });

  it.each([
    [
      'agente',
      'Hortas devem ser criadas nos bairros. Elas podem ser cuidadas pelas escolas.',
      /pelas escolas/,
    ],
    [
      'finalidade',
      'As escolas devem criar hortas. Desse modo, objetiva-se ensinar o valor da comida.',
      /^objetiva-se/,
    ],
  ])('sees the plain words of the %s wherever they stand in the proposal', (element, conclusion, said) => {
    expect(read(endingWith(`Portanto, é preciso agir. ${conclusion}`)).proposal[element]).toMatch(said);
  });

  it('believes the plain words of a proposal of which nothing else is recognised', () => {
    const ending =
      'Assim, que a coleta seja feita pelas prefeituras, por meio de caminhões, a fim de salvar a fruta.';
    expect(read(endingWith(ending)).proposal).toMatchObject({
      agente: expect.stringMatching(/prefeituras/),
      meio: expect.stringMatching(/^por meio de caminhões/),
      finalidade: expect.stringMatching(/^a fim de salvar/),
    });
  });

  it.each([
    [
      'more about the agent',
      'Logo, cabe ao governo federal, maior órgão do país, ampliar os mercados.',
      'governo federal',
    ],
    [
      'a second agent',
      'Logo, o governo, as escolas e a mídia devem ensinar a guardar comida.',
      'o governo, as escolas e a mídia',
    ],
  ])('cuts %s from the agent only where it names nobody', (_what, conclusion, agent) => {
    expect(read(endingWith(conclusion)).proposal.agente).toBe(agent);
  });

  it('tells the same words as means or as detail, not as both', () => {
    const ending =
      'Assim, faz-se necessária a abertura de feiras de troca em cada bairro, por meio de editais, com o objetivo de aproveitar as sobras.';
    const { meio, detalhamento } = read(endingWith(ending)).proposal;
    expect(meio ?? detalhamento).toBe('por meio de editais');
    expect(meio).not.toBe(detalhamento);
  });

  it('finds no action in a duty without a main verb', () => {
    const ending =
      'É dever da Secretaria da Cultura - que cuida das feiras - em conjunto com as escolas, por meio de oficinas, com o intuito de ensinar pais e alunos a escolher alimentos.';
    const { proposal, sure } = read(endingWith(ending));
    expect(proposal).not.toHaveProperty('ação');
    expect(sure).not.toContain('ação');
    expect(proposal).toMatchObject({
      agente: expect.stringMatching(/Secretaria/),
      finalidade: expect.anything(),
    });
  });

  it.each([
    ['asked', 'Será que o governo deve proibir o descarte de alimentos? Ninguém sabe responder.'],
    ['done already', 'O governo criou em 2016 um programa de doação, a fim de reduzir a fome.'],
    ['blamed', 'O governo deveria ter cuidado dos alimentos, mas nunca cuidou. O desperdício cresceu.'],
    ['judged', 'Só assim o país poderá ser mais justo e a fome deixará de existir.'],
    ['told as it is', 'As conversas entre famílias e feirantes também perdem espaço nas cidades.'],
    ['a harm', 'É importante notar que o descumprimento dessa regra abriria espaço para a fome.'],
    ['defined', 'Um banco de alimentos é um lugar que recebe e distribui o que os mercados doam.'],
  ])('takes what is %s for no action', (_what, conclusion) => {
    expect(read(endingWith(conclusion)).proposal).not.toHaveProperty('ação');
  });

  it.each([
    ['Com isso, as famílias pobres terão a chance de comer melhor.', /terão a chance/],
    ['O objetivo dessa medida é levar comida a quem precisa.', /levar comida/],
    ['Espera-se, assim, diminuir a fome nas cidades.', /diminuir a fome/],
  ])('sees a purpose in its own sentence: %s', (sentence, purpose) => {
    const ending = `As prefeituras devem abrir cozinhas comunitárias. ${sentence}`;
    expect(read(endingWith(ending)).proposal.finalidade).toMatch(purpose);
  });

  it.each([
    ['a wish alone', 'Assim, que as escolas ensinem desde cedo o valor da comida.', /^ensinem desde cedo/],
    [
      'a deed as the subject',
      'A criação de hortas pelas prefeituras ajudaria as famílias.',
      /criação de hortas/,
    ],
    ['an infinitive', 'Uma forma de resolver isso é organizar campanhas nas escolas.', /organizar campanhas/],
    [
      'an infinitive with a subject',
      'Uma solução é as escolas criarem um cardápio com as sobras.',
      /criarem um cardápio/,
    ],
    ['a suggestion', 'Sugere-se que as feiras doem o que sobra às creches.', /doem o que sobra/],
  ])('finds an action said by %s', (_what, conclusion, action) => {
    expect(read(endingWith(conclusion)).proposal.ação).toMatch(action);
  });

  it.each([
    ['how things are', 'O Estado deve ter prioridade sobre qualquer interesse privado na água.'],
    ['what will come of it', 'Logo, a população passará a necessitar de mais recursos em saúde pública.'],
  ])('is not sure of an action that tells %s', (_what, conclusion) => {
    expect(read(endingWith(conclusion)).sure).not.toContain('ação');
  });

  it('takes a wish for change for no purpose, and a condition for no detail', () => {
    const ending =
      'Para que isso seja mudado, as prefeituras devem abrir cozinhas comunitárias. Se não houvesse tanta sobra, a fome seria menor.';
    const { proposal } = read(endingWith(ending));
    expect(proposal.ação).toMatch(/abrir cozinhas/);
    expect(proposal.finalidade ?? '').not.toContain('isso seja mudado');
    expect(proposal.detalhamento ?? '').not.toMatch(/^se /i);
  });

  it('finds what a proposal is for by "para" and a verb', () => {
    const { proposal } = read(
      endingWith(
        'Portanto, as prefeituras devem abrir cozinhas comunitárias para conter a fome nas cidades.',
      ),
    );
    expect(proposal.finalidade).toMatch(/para conter a fome/);
  });

  it('takes no second action for a detail', () => {
    const { proposal } = read(
      endingWith(
        'Portanto, é preciso que o governo abra cozinhas comunitárias e que a mídia, por sua vez, invista em campanhas nas feiras.',
      ),
    );
    expect(proposal.detalhamento ?? '').not.toMatch(/^invista/);
  });

  it('takes no bare noun for a purpose', () => {
    const bare = read(
      endingWith('Logo, a população passará a necessitar de mais recursos em saúde pública.'),
    );
    expect(bare.proposal).not.toHaveProperty('finalidade');
  });

  it('calls missing only what is surely not there', () => {
    const { proposal, missing } = read(WEAK_ESSAY);
    for (const element of missing) expect(proposal).not.toHaveProperty(element);
    expect(read('').missing).toContain('meio');
  });

  it.each([
    ['nothing', ''],
    ['one sentence', 'A fome cresce no país inteiro.'],
    ['no letters', '... !!! 😀'],
  ])('finds no thesis in %s', (_what, text) => {
    expect(read(text)).toMatchObject({ thesis: null, repertoire: [], proposal: {} });
  });

  it.each([
    ['many lines', 'a\n'.repeat(50_000)],
    ['many sentences', `${GOOD_ESSAY}\n`.repeat(60)],
    ['one endless sentence', 'o governo deve '.repeat(5000)],
  ])('reads %s to an end', (_what, text) => {
    const { thesis } = read(text);
    expect(thesis === null || text.includes(thesis)).toBe(true);
  });
});

describe('seesElement', () => {
  const ending = 'Cabe às escolas criar hortas com verbas da prefeitura. A feira fica cheia de gente.';
  const text = endingWith(ending);
  const sees = (element: 'meio' | 'agente', quote: string) => {
    const start = text.indexOf(quote);
    return seesElement(analyzeText(text), { element, place: { start, end: start + quote.length } });
  };

  it.each([
    ['the agent where it stands', 'agente', 'Cabe às escolas criar hortas com verbas da prefeitura.', true],
    ['no agent where there is none', 'agente', 'A feira fica cheia de gente.', false],
    ['no means where there is none', 'meio', 'A feira fica cheia de gente.', false],
  ] as const)('%s', (_what, element, quote, expected) => {
    expect(sees(element, quote)).toBe(expected);
  });

  it('sees nothing outside the text', () => {
    const place = { start: text.length + 5, end: text.length + 9 };
    expect(seesElement(analyzeText(text), { element: 'meio', place })).toBe(false);
  });
});
