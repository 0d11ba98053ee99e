// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { EMPTY_OUTLINE, type Outline, type OutlineField } from '@/domain/outline/outline';
import { type OutlineGap, readOutline } from '@/domain/outline/read-outline';
import { REPERTOIRE } from '@/domain/repertoire/repertoire';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { dictionary } from '../../support/dictionary';

const THEME = 'Caminhos para reduzir o desperdício de alimentos no Brasil';

function gapsOf(fields: Outline['fields'], theme = THEME) {
  return readOutline({ ...EMPTY_OUTLINE, fields }, theme, dictionary);
}

describe('a thesis', () => {
  it.each<[theme: string]>([
    ['O desperdício de alimentos no Brasil'],
    ['A importância da leitura na infância'],
    ['Os desafios da educação inclusiva nas escolas públicas'],
    ['Caminhos para combater a solidão dos idosos'],
    ['O papel da família no uso das redes sociais pelos jovens'],
    ['Desigualdade de acesso à água tratada'],
    ['Impactos do lixo eletrônico no meio ambiente'],
    ['A violência contra a mulher na sociedade atual'],
    ['Falta de saneamento básico nas periferias'],
    ['O trabalho de cuidado realizado pelas mulheres'],
    ['A fome que atinge milhões de famílias'],
    ['Causas e consequências do trânsito nas grandes cidades'],
    ['Saúde mental dos adolescentes'],
    ['Como reduzir o desperdício de alimentos'],
  ])('%s: is still a theme', (tese) => {
    expect(gapsOf({ tese })).toEqual({ tese: 'theme-only' });
  });

  it.each<[thesis: string]>([
    ['O desperdício persiste porque falta onde conservar a comida e sobra compra sem plano'],
    ['A falta de bibliotecas e o preço dos livros afastam os jovens da leitura'],
    ['O Brasil joga fora comida por falta de estrutura e por hábito de consumo'],
    [
      'As escolas ainda excluem os alunos com deficiência, pois os professores não são formados para recebê-los',
    ],
    ['A solidão dos idosos cresce com famílias distantes e cidades sem espaços de convívio'],
    ['As redes adoecem os jovens: comparam o corpo de todos e roubam o sono'],
    ['O lixo eletrônico contamina o solo porque as lojas não recolhem os aparelhos velhos'],
    ['O transporte público ruim e as ruas sem calçada mantêm as pessoas nos carros'],
    ['A água tratada não chega a todos devido a obras paradas e a canos que vazam'],
    ['O trabalho de cuidado é invisível porque ninguém o paga e ninguém o ensina aos meninos'],
    ['Quem mora longe do centro perde consultas, já que os postos de saúde são poucos'],
    ['O Estado deve abrir creches à noite, porque mães que trabalham não têm com quem deixar os filhos'],
    ['Falta água tratada onde sobra esgoto a céu aberto'],
    ['A publicidade infantil ensina a comprar antes de ensinar a pensar'],
    ['Sem aula de finanças, o jovem entra na vida adulta endividado e sem saber por quê'],
  ])('%s: is one', (tese) => {
    expect(gapsOf({ tese })).toEqual({ tese: null });
  });

  it.each<[words: string, gap: OutlineGap]>([
    ['Por que jogamos tanta comida fora?', 'question'],
    ['O desperdício de alimentos é um grave problema no Brasil', 'no-reason'],
    ['A leitura é muito importante para os jovens', 'no-reason'],
    ['O brasileiro joga fora 41 kg de comida por ano, 15% do que compra', 'figure-only'],
    ['Fome', 'theme-only'],
  ])('%s: %s', (tese, gap) => {
    expect(gapsOf({ tese })).toEqual({ tese: gap });
  });

  it('most themes of the bank are called themes, and no claim of the library of repertoire is', () => {
    const themes = [...EXAM_THEMES, ...PROPOSALS].map(({ theme }) => theme);
    const known = themes.filter((tese) => ['theme-only', 'question'].includes(gapsOf({ tese }).tese ?? ''));
    expect(known.length / themes.length).toBeGreaterThan(0.8);
    const claims = REPERTOIRE.map(({ productive }) => productive.split(/(?<=[.!?]) /)[0] ?? '');
    expect(claims.filter((tese) => gapsOf({ tese }).tese === 'theme-only')).toEqual([]);
  });

  it('without the dictionary nothing is called a theme, as any word may be a verb', () => {
    const outline = { ...EMPTY_OUTLINE, fields: { tese: 'O desperdício de alimentos no Brasil' } };
    expect(readOutline(outline, THEME, smallLexicon)).toEqual({ tese: null });
  });
});

describe('every other field', () => {
  it.each<[field: OutlineField, words: string, gap: OutlineGap | null]>([
    ['tema', 'Como parar de jogar comida boa no lixo', null],
    ['tema', 'caminhos para reduzir o desperdicio de alimentos no brasil', 'theme-again'],
    ['tema', 'Comida', 'too-short'],
    ['argumento1', 'Falta estrutura para conservar a comida', null],
    ['argumento1', 'O hábito de comprar sem planejar', null],
    ['argumento1', 'O desperdício de alimentos', 'theme-again'],
    ['argumento1', 'A negligência do governo', 'fits-any'],
    ['argumento1', 'Falta de políticas públicas', 'fits-any'],
    ['argumento1', 'Refrigeração', 'too-short'],
    ['argumento1', 'Por que ninguém planeja?', 'question'],
    ['prova1', 'Feiras e galpões sem refrigeração', null],
    ['prova1', 'Um terço da comida do mundo vai para o lixo', null],
    ['prova1', 'A Lei 14.016 permite doar refeições desde 2020', null],
    ['prova1', 'Na minha escola, a merenda que sobra vai para o lixo', null],
    ['prova1', 'Por exemplo, as feiras de bairro', null],
    ['prova1', 'Todo mundo sabe que isso acontece', 'no-proof'],
    ['prova1', 'O governo deveria agir', 'no-proof'],
    ['prova1', 'Isso é muito triste', 'no-proof'],
    ['prova1', 'A desigualdade social', 'no-proof'],
    ['repertório', 'Carolina Maria de Jesus, “Quarto de despejo”', null],
    ['repertório', 'IBGE, 2022', null],
    ['repertório', 'O filme “Ilha das Flores”', null],
    ['repertório', 'Kant', null],
    ['repertório', 'Estatuto da Criança e do Adolescente', null],
    ['repertório', 'uma ideia bonita sobre comida', 'no-origin'],
    ['repertório', 'A Constituição garante direitos a todos', 'fits-any'],
    ['agente', 'Ministério da Agricultura', null],
    ['agente', 'o governo', null],
    ['agente', 'nutricionistas', null],
    ['agente', 'todos', 'nobody'],
    ['agente', 'a sociedade brasileira', 'nobody'],
    ['agente', 'criar bancos de alimentos', 'other-element'],
    ['ação', 'bancos de alimentos refrigerados', null],
    ['ação', 'Criar hortas nas escolas', null],
    ['ação', 'tomar medidas necessárias', 'fits-any'],
    ['ação', 'o governo federal', 'other-element'],
    ['meio', 'medidas eficazes', 'fits-any'],
    ['meio', 'políticas públicas', 'fits-any'],
    ['meio', 'parcerias com as redes de supermercados', null],
    ['meio', 'para diminuir a fome', 'other-element'],
    ['finalidade', 'a sobra chegar a quem tem fome', null],
    ['finalidade', 'redução do desperdício nas feiras', null],
    ['finalidade', 'resolver o problema', 'fits-any'],
    ['finalidade', 'um Brasil melhor', 'fits-any'],
    ['detalhamento', 'nos bairros sem mercado, aos sábados', null],
    ['detalhamento', 'e criar mais leis', 'other-element'],
    ['detalhamento', 'de forma eficaz', 'fits-any'],
  ])('%s, “%s”: %s', (field, words, gap) => {
    expect(gapsOf({ [field]: words })).toEqual({ [field]: gap });
  });

  it('the second argument must not be the first, and a proof must not be its argument', () => {
    const fields = {
      argumento1: 'Falta estrutura para conservar a comida',
      prova1: 'Falta estrutura de conservar comida',
      argumento2: 'Não há estrutura que conserve a comida',
    };
    expect(gapsOf(fields)).toEqual({ argumento1: null, prova1: 'repeated', argumento2: 'repeated' });
  });

  it('an element must not be another one', () => {
    const fields = { agente: 'Ministério da Agricultura', ação: 'doar refeições', meio: 'Doar refeições' };
    expect(gapsOf(fields)).toEqual({ agente: null, ação: null, meio: 'repeated' });
  });

  it('an empty field has no reading, and any words are read', () => {
    expect(gapsOf({ tese: '  ', agente: '\n' })).toEqual({});
    expect(gapsOf({ agente: '???', meio: '🍎', tese: 'a'.repeat(5000) }, '')).toMatchObject({
      meio: 'fits-any',
    });
  });
});
