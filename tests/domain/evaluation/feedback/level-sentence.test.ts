import { describe, expect, it } from 'vitest';
import { levelSentence } from '@/domain/evaluation/feedback/level-sentence';

const item = (label: string, detail?: string, side: 'favor' | 'contra' = 'favor') => ({
  side,
  label,
  ...(detail !== undefined && { detail }),
  passages: [],
});

describe('levelSentence', () => {
  const ARGUED = [item('Tese'), item('Argumento do 2º parágrafo', 'com causa')];

  it.each([
    [40, 'Ao menos um argumento é explicado ou provado, e não só afirmado.'],
    [120, 'Ao menos um argumento é explicado ou provado, e não só afirmado.'],
    [160, 'A tese está clara e ao menos um argumento é explicado ou provado, e não só afirmado.'],
  ])('praises a thesis no more than its level does: %i', (level, said) => {
    expect(levelSentence(3, ARGUED, level)).toBe(said);
  });

  it('names a thesis alone where no argument goes further, and no doubtful one', () => {
    expect(levelSentence(3, [item('Tese')], 80)).toBe('Há uma tese.');
    const doubted = item('Tese', 'talvez esta: não a reconheci com certeza');
    expect(levelSentence(3, [doubted], 160)).toBeNull();
  });

  it('tells of a source that is not seen to be explained from 120 on', () => {
    const items = [item('Palavras do tema', 'em 4 de 4 parágrafos'), item('Repertório')];
    expect(levelSentence(2, items, 80)).toBe('Os 4 parágrafos têm palavras do tema.');
    expect(levelSentence(2, items, 120)).toBe(
      'Os 4 parágrafos têm palavras do tema, e há repertório de fora.',
    );
  });

  it('leaves doubts about a proposal to their place', () => {
    const doubted = [item('Ação', 'talvez este trecho: não o reconheci com certeza')];
    expect(levelSentence(5, doubted, 80)).toBe('Não há uma proposta completa, com os cinco elementos.');
    expect(levelSentence(5, doubted, 160)).toBeNull();
    expect(levelSentence(5, [item('Ação')], 80)).toBe('1 dos 5 elementos está claro: ação.');
  });

  it('counts no few elements beside a high level', () => {
    const clear = [item('Agente'), item('Ação')];
    expect(levelSentence(5, clear, 120)).toBe('2 dos 5 elementos estão claros: agente e ação.');
    expect(levelSentence(5, clear, 160)).toBe('Na proposta, estão claros o agente e a ação.');
    expect(levelSentence(5, [item('Ação')], 160)).toBe('Na proposta, está clara a ação.');
  });

  it.each([
    ['em ao menos 1 de 3 parágrafos depois da introdução', 'Ao menos 1 dos 3 parágrafos'],
    ['em 3 de 3 parágrafos depois da introdução', 'Os 3 parágrafos'],
    ['em 1 de 1 parágrafo depois da introdução', 'O parágrafo'],
  ])('its verb agrees with the paragraphs: %s', (detail, paragraphs) => {
    const verb = paragraphs.startsWith('Os') ? 'se ligam' : 'se liga';
    expect(levelSentence(4, [item('Elos entre parágrafos', detail)], 120)).toBe(
      `${paragraphs} depois da introdução ${verb} ao anterior.`,
    );
  });

  it('names the most frequent kind of mark, whatever its place in the evidence', () => {
    const marks = [
      item('Vírgulas', '2 marcações', 'contra'),
      item('Grafia de algumas palavras', '4 marcações', 'contra'),
    ];
    expect(levelSentence(1, marks, 80)).toBe(
      '6 marcações de gramática: grafia de algumas palavras (4) e vírgulas (2).',
    );
  });

  it('counts no words of the theme where the evidence does not', () => {
    expect(levelSentence(2, [item('Repertório ligado ao tema')], 120)).toBe('Há repertório ligado ao tema.');
    expect(levelSentence(2, [item('Cópia', '1 trecho', 'contra')], 40)).toBeNull();
  });

  it.each([
    ['não marquei desvios de gramática; releia mesmo assim', []],
    ['1 marcação de gramática', [1]],
    ['2 marcações de gramática, cada uma de um tipo', [1, 1]],
    ['4 marcações de gramática: crase (3) e outras', [3, 1]],
  ])('counts marks and names what comes back: %s', (said, amounts) => {
    const names = ['Crase', 'Regência'];
    const marks = amounts.map((amount, at) =>
      item(names[at] ?? '', amount === 1 ? '1 marcação' : `${amount} marcações`, 'contra'),
    );
    const sentence = levelSentence(1, [item('Períodos sem desvio marcado', '9 de 12'), ...marks], 120);
    expect(sentence?.toLowerCase()).toContain(said);
  });
});
