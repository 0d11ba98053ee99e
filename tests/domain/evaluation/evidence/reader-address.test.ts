import { describe, expect, it } from 'vitest';
import { findReaderAddress } from '@/domain/evaluation/evidence/reader-address';
import { analyzeText } from '@/domain/text/analyze-text';

describe('findReaderAddress', () => {
  it.each([
    ['every "você", accents or not', 'Você sabe. Vocês e voce também, vc não.', 4],
    ['what is quoted is somebody else’s', '"Você é livre", dizia o cartaz.', 0],
    ['orders at the head of a sentence', 'Imagine a fila. Vamos mudar isso. Não deixemos a obra parar.', 3],
    ['no order', 'Vamos à feira aos domingos. Não deixa saudade. Quem imagine isso se engana.', 0],
    ['none', 'As pessoas sabem.', 0],
  ])('%s', (_requirement, text, times) => {
    expect(findReaderAddress(analyzeText(text))).toHaveLength(times);
  });
});
