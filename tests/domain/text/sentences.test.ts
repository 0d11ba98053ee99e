import { describe, expect, it } from 'vitest';
import { findParagraphs } from '@/domain/text/paragraphs';
import { findSentences } from '@/domain/text/sentences';

const sentencesOf = (text: string) =>
  findSentences(text, findParagraphs(text)).map(({ start, end }) => text.slice(start, end));

describe('findSentences', () => {
  it.each([
    ['a stop, a question and an exclamation end a sentence', 'Um. Dois? Três!', ['Um.', 'Dois?', 'Três!']],
    ['text without a stop is a sentence', 'sem ponto', ['sem ponto']],
    ['a paragraph ends its sentence', 'Um\nDois.', ['Um', 'Dois.']],
    [
      'titles do not cut',
      'O Sr. Silva e a Dra. Lima vieram. Fim.',
      ['O Sr. Silva e a Dra. Lima vieram.', 'Fim.'],
    ],
    ['an article of law does not cut', 'O art. 6 garante isso. Sim.', ['O art. 6 garante isso.', 'Sim.']],
    [
      'a letter before years does not cut',
      'O rei (r. 1888-1918) caiu. Fim.',
      ['O rei (r. 1888-1918) caiu.', 'Fim.'],
    ],
    [
      'a stop inside two apostrophes ends a sentence',
      "Ela disse ''tudo muda.'' Nada mudou.",
      ["Ela disse ''tudo muda.''", 'Nada mudou.'],
    ],
    ['initials do not cut', 'J. R. R. Tolkien escreveu. Fim.', ['J. R. R. Tolkien escreveu.', 'Fim.']],
    [
      'months, amounts and institutions do not cut',
      'De set. a dez. de 2022 a obra da Sec. de Saúde custou 3 bi. de reais. Fim.',
      ['De set. a dez. de 2022 a obra da Sec. de Saúde custou 3 bi. de reais.', 'Fim.'],
    ],
    [
      'words that are written like a month cut',
      'O rio vai para o mar. e para lá vão todos. Ele tinha dez. o irmão, um.',
      ['O rio vai para o mar.', 'e para lá vão todos.', 'Ele tinha dez.', 'o irmão, um.'],
    ],
    [
      'a month before a capital ends its sentence',
      'Choveu em jan. Depois secou.',
      ['Choveu em jan.', 'Depois secou.'],
    ],
    [
      'an ordinal before a small letter does not cut',
      'Na 1ª. série leem. Fim.',
      ['Na 1ª. série leem.', 'Fim.'],
    ],
    ['decimals do not cut', 'Perde-se 14.5 por cento. Fim.', ['Perde-se 14.5 por cento.', 'Fim.']],
    [
      'a stop glued to a year still ends a sentence',
      'Isso mudou em 2020.Dessa vez deu certo.',
      ['Isso mudou em 2020.', 'Dessa vez deu certo.'],
    ],
    [
      'a stop glued behind a quotation ends a sentence',
      'Ela disse "sei".Logo saiu.',
      ['Ela disse "sei".', 'Logo saiu.'],
    ],
    [
      '"etc." before a small letter goes on',
      'Frutas, verduras etc. são perdidas.',
      ['Frutas, verduras etc. são perdidas.'],
    ],
    [
      '"etc." before a capital ends',
      'Frutas, verduras etc. O resto fica.',
      ['Frutas, verduras etc.', 'O resto fica.'],
    ],
    [
      'an ellipsis before a small letter goes on',
      'Talvez... quem sabe. Fim.',
      ['Talvez... quem sabe.', 'Fim.'],
    ],
    ['an ellipsis before a capital ends', 'Talvez… Quem sabe.', ['Talvez…', 'Quem sabe.']],
    ['a quoted question goes on', '"Quem fez?" perguntou ela. Fim.', ['"Quem fez?" perguntou ela.', 'Fim.']],
    ['closing quotes belong to their sentence', 'Disse "basta." Saiu.', ['Disse "basta."', 'Saiu.']],
    [
      'a small letter after a stop is still a new sentence',
      'Um fim. outro começo.',
      ['Um fim.', 'outro começo.'],
    ],
    ['a stop without its blank ends before a capital', 'Há fome.Tem solução.', ['Há fome.', 'Tem solução.']],
    ['an address on the web does not cut', 'Veja exemplo.com hoje.', ['Veja exemplo.com hoje.']],
    ['two stops end a sentence', 'Há fome.. Tem solução.', ['Há fome..', 'Tem solução.']],
    ['two stops without a blank do so too', 'Há fome..Tem solução.', ['Há fome..', 'Tem solução.']],
    ['signs in a row are one stop', 'Como assim?! Não sei...', ['Como assim?!', 'Não sei...']],
    ['nothing written has none', '', []],
  ])('%s', (_requirement, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('takes no longer over closing marks than over letters', () => {
    const text = `${'"'.repeat(20_000)}${'a.A'.repeat(3000)}`;
    expect(sentencesOf(text).join('')).toBe(text);
  }, 5000);
});
