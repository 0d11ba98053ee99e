import { describe, expect, it } from 'vitest';
import { isPartOfAction, isPlainDetail, isSensibleGuess } from '@/domain/argument/detail-words';
import { readArgument } from '@/domain/argument/read-argument';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const [INTRODUCTION, FIRST] = GOOD_ESSAY.split('\n');

/** The proposal of an essay that ends with the sentences given. */
const proposalOf = (conclusion: string) => {
  const text = `${INTRODUCTION}\n${FIRST}\n${conclusion}`;
  const { proposal } = readArgument(analyzeText(text), analyzeText(SAMPLE_THEME));
  const quotes = Object.entries(proposal.passages).map(([name, { start, end }]) => [
    name,
    text.slice(start, end),
  ]);
  return {
    sure: proposal.sure,
    missing: proposal.missing,
    quotes: Object.fromEntries(quotes) as Record<string, string>,
  };
};

const WITH = (rest: string) =>
  `Portanto, o governo federal deve criar hortas nas escolas do país, por meio de verbas anuais, ${rest} a fim de levar comida fresca aos alunos.`;

describe('the sure elements of a proposal', () => {
  it('count a partner for a detail, and an empty clause or a second action for none', () => {
    expect(proposalOf(WITH('em parceria com as prefeituras,')).sure).toContain('detalhamento');
    expect(proposalOf(WITH('que garantam efetividade,')).sure).not.toContain('detalhamento');
    const second = proposalOf(WITH('assim como um maior investimento em merenda,'));
    expect(
      second.sure.includes('detalhamento') && /investimento/.test(second.quotes.detalhamento ?? ''),
    ).toBe(false);
  });

  it('have what is told of the agent right behind it for its detail', () => {
    const { sure, quotes } = proposalOf(
      'Portanto, o governo federal, responsável pelas políticas do país, deve criar hortas nas escolas, por meio de verbas anuais, a fim de levar comida fresca aos alunos.',
    );
    expect(quotes.detalhamento).toBe('responsável pelas políticas do país');
    expect(sure).toContain('detalhamento');
  });

  it('have no action that is only wanted, or that somebody else calls for', () => {
    const wanted = proposalOf(
      'Portanto, a escola precisa entrar no assunto com rodas de conversa, de forma alegre, para despertar o interesse dos alunos pelo plantio.',
    );
    expect(wanted.sure.includes('ação') && wanted.quotes.ação?.startsWith('despertar')).not.toBe(true);
    const quoted = proposalOf(
      '"É preciso que o governo federal crie hortas nas escolas do país", disse a diretora de uma escola.',
    );
    expect(quoted.sure).toEqual([]);
  });

  it('have neither the means of another measure nor a place that the action has already', () => {
    const other = proposalOf(
      'As prefeituras precisam cuidar das feiras, por meio de fiscais de bairro. Por fim, o governo federal deve criar hortas nas escolas do país, a fim de levar comida fresca aos alunos.',
    );
    expect(other.sure).toContain('ação');
    expect(other.sure.includes('meio') && /fiscais/.test(other.quotes.meio ?? '')).toBe(false);
    const text = 'criar hortas em escolas do país';
    const place = { start: 13, end: text.length };
    expect(isPartOfAction(text, { start: 0, end: text.length }, place)).toBe(true);
    expect(isPartOfAction(text, { start: 0, end: 12 }, place)).toBe(false);
    expect(isPartOfAction('evitar perdas em compras', { start: 0, end: 13 }, { start: 14, end: 24 })).toBe(
      true,
    );
  });

  it('do not miss an agent where the sentence says who acts', () => {
    const end = 'plantar mais hortas nos quintais, para que ninguém passe fome.';
    expect(proposalOf(`Portanto, devemos ${end}`).missing).not.toContain('agente');
    expect(proposalOf(`Portanto, os vizinhos deveriam ${end}`).missing).not.toContain('agente');
    expect(proposalOf(`Portanto, é preciso ${end}`).missing).toContain('agente');
  });
});

describe('a plain detail', () => {
  it.each([
    'órgão responsável pela saúde do país',
    'em parceria com as escolas',
    'como feiras e mutirões de bairro',
    'que serão exibidas no horário do almoço',
    'que doem excedentes em bom estado',
    'nas praças de cada bairro',
    'já que ele cuida das verbas do país',
    'por ser o responsável pelas verbas do país',
    'ministradas por nutricionistas da cidade',
  ])('is “%s”', (said) => {
    expect(isPlainDetail(said)).toBe(true);
  });

  it.each([
    'que garantam efetividade',
    'visto que a fome é o maior problema do país',
    'que contribuam para menos casos',
    'uma forma de comércio justo',
    'como a compra',
    'como a medida pode ajudar as famílias',
    'junto com a liberdade de escolha',
    'na medida do possível',
    'responsável pelas verbas invista em cozinhas',
    'pois assim todos comem',
  ])('is not “%s”', (said) => {
    expect(isPlainDetail(said)).toBe(false);
  });
});

describe('a guess', () => {
  it('is shown where it tells something', () => {
    for (const said of ['com mutirões de vizinhos', 'usando as sobras da feira'])
      expect(isSensibleGuess(said)).toBe(true);
    for (const said of ['por cada', 'em suas rotinas', 'a conduta de quem vende', 'queimadas nas roças'])
      expect(isSensibleGuess(said)).toBe(false);
  });
});
