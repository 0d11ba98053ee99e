import { describe, expect, it } from 'vitest';
import { namedEntries } from '@/domain/repertoire/named-entries';
import { REPERTOIRE } from '@/domain/repertoire/repertoire';

describe('the entries that a text names', () => {
  it.each<[rule: string, text: string, ids: string[]]>([
    ['a law by its name', 'A Lei Maria da Penha mudou o que a polícia pode fazer.', ['lei-maria-da-penha']],
    ['a law in small letters', 'Graças à lei de cotas, a sala mudou de cor.', ['lei-de-cotas']],
    ['a law by its short name', 'O ECA, de 1990, trata a criança como alguém de direitos.', ['eca']],
    ['a law by its number', 'Prevê isso a Lei nº 11.340/2006, em vigor há anos.', ['lei-maria-da-penha']],
    ['a number without its point', 'Segundo a lei 12711, metade das vagas é reservada.', ['lei-de-cotas']],
    [
      'an article with the constitution',
      'O artigo 196 da Constituição trata da saúde.',
      ['constituicao-art-196'],
    ],
    ['an article in words', 'A Carta Magna, em seu artigo sexto, cita a moradia.', ['constituicao-art-6']],
    ['one of two articles', 'O art. 216 da Constituição protege as festas.', ['constituicao-art-215']],
    ['a title in quotation marks', 'Em "Vidas Secas", a família anda sem nome certo.', ['vidas-secas']],
    [
      'a title in small letters',
      'Como em “quarto de despejo”, a fome é amarela.',
      ['carolina-maria-de-jesus-quarto-de-despejo'],
    ],
    ['a title after what it is', 'No filme Tempos modernos, a máquina dá o passo.', ['tempos-modernos']],
    [
      'a title without its subtitle',
      'Em “Cidade de muros”, a grade vira enfeite.',
      ['teresa-caldeira-cidade-de-muros'],
    ],
    ['a title of one word', 'Em “1984”, o jornal velho é corrigido.', ['orwell-1984']],
    [
      'a title beside its author',
      'Chico Buarque canta, em Construção, quem cai.',
      ['chico-buarque-construcao'],
    ],
    ['an idea by its name', 'A modernidade líquida explica o caso.', ['bauman-modernidade-liquida']],
    ['an idea by a surname', 'Para Bauman, nada dura.', ['bauman-modernidade-liquida']],
    [
      'an idea by one of its authors',
      'Max Horkheimer já via isso.',
      ['adorno-e-horkheimer-industria-cultural'],
    ],
    [
      'an author written without accents',
      'Segundo Lelia Gonzalez, a língua guarda a África.',
      ['lelia-gonzalez-pretugues'],
    ],
    ['a work by an author of one entry', 'Itamar Vieira Junior mostra uma terra sem dono.', ['torto-arado']],
    [
      'a figure with source and number',
      'Segundo o IBGE, o trabalho infantil atinge 1,6 milhão no Brasil.',
      ['trabalho-infantil-2024'],
    ],
    [
      'an event by its words',
      'O incêndio que destruiu o Museu Nacional apagou vozes.',
      ['incendio-do-museu-nacional'],
    ],
    ['an event with its year', 'A greve geral de 1917 parou São Paulo.', ['greve-geral-de-1917']],
  ])('%s', (_rule, text, ids) => {
    expect(namedEntries(text)).toEqual(ids);
  });

  it.each<[rule: string, text: string]>([
    ['an empty text', ''],
    ['everyday words that are a title', 'Nos tempos modernos, a cidade invisível cresce.'],
    ['a word that is a title', 'A construção de casas e os aquários são caros.'],
    ['a word in quotation marks', 'A “construção” do aluno depende da escola.'],
    ['a year that is a title', 'Em 1984, o país pedia eleições diretas.'],
    ['a place that is a title', 'Quem mora na Cidade de Deus espera o ônibus.'],
    ['a common noun that is a surname', 'O adorno da sala custou caro.'],
    ['a phrase of every essay', 'É preciso buscar o desenvolvimento sustentável.'],
    ['the constitution without an article', 'A Constituição garante direitos a todos.'],
    ['an article of another law', 'O artigo 6º do regulamento proíbe o atraso.'],
    ['another article', 'O artigo 60 da Constituição trata das emendas.'],
    ['a health system that is no law', 'O SUS atende a cidade inteira.'],
    ['a law with a longer name', 'O ECA Digital ainda não pegou.'],
    ['another law number', 'A Lei nº 1.340 é de outro assunto.'],
    ['a subject without its source', 'O trabalho infantil atinge 2 milhões no Brasil.'],
    ['a subject without a number', 'Segundo o IBGE, o trabalho infantil diminui no Brasil.'],
    ['a source without the subject', 'Segundo o IBGE, 30% dos jovens leem.'],
    ['an author of several entries', 'Milton Santos estudou o país.'],
    ['another work of an author', 'Em “Dom Casmurro”, Machado de Assis desconfia de todos.'],
    ['another strike', 'Sem o apoio da população em geral, a greve acabou.'],
    ['half of a name', 'O capital da empresa e o lado cultural da cidade crescem.'],
  ])('are none for %s', (_rule, text) => {
    expect(namedEntries(text)).toEqual([]);
  });

  it('are all of a text, in the order of the library', () => {
    const text =
      'Em “O cortiço”, falta ar.\n\nA LDB e a Lei de Cotas, porém, abriram portas. Foucault discordaria.';
    expect(namedEntries(text)).toEqual(['ldb', 'lei-de-cotas', 'foucault-panoptico', 'o-cortico']);
  });

  it('are found in most examples of the library, and hardly any other entry is', () => {
    const found = REPERTOIRE.map(({ id, productive, pocket }) => ({
      id,
      named: new Set([...namedEntries(productive), ...namedEntries(pocket)]),
    }));
    const shareOf = (some: typeof found) => some.length / found.length;
    expect(shareOf(found.filter(({ id, named }) => named.has(id)))).toBeGreaterThan(0.8);
    expect(shareOf(found.filter(({ id, named }) => [...named].some((one) => one !== id)))).toBeLessThan(0.05);
  });
});
