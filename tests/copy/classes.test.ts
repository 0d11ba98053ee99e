import { expect, it } from 'vitest';
import { reviewerTitle, teacherTitle, teachersWho } from '@/copy/classes';

it.each([
  ['Renato Alves', 'Prof. Renato Alves'],
  [' Renato Alves ', 'Prof. Renato Alves'],
  ['Prof. Renato', 'Prof. Renato'],
  ['Profª Lúcia', 'Profª Lúcia'],
  ['Prof.ª Lúcia', 'Prof.ª Lúcia'],
  ['Profa. Lúcia', 'Profa. Lúcia'],
  ['profa Lúcia', 'profa Lúcia'],
  ['Professora Lúcia', 'Professora Lúcia'],
  ['Professor Renato', 'Professor Renato'],
  ['Profeta Dias', 'Prof. Profeta Dias'],
  ['Profético Dias', 'Prof. Profético Dias'],
])('speaks of %j as %j', (name, expected) => {
  expect(teacherTitle(name)).toBe(expected);
});

it.each([
  [['Ivo'], 'Prof. Ivo vê', 'Prof. Ivo'],
  [['Ivo', 'Lia'], 'Prof. Ivo e Prof. Lia veem', 'Um dos professores'],
  [['Ivo', 'Lia', 'Zé'], 'Prof. Ivo, Prof. Lia e Prof. Zé veem', 'Um dos professores'],
  [[], 'Os professores da sala veem', 'Um dos professores'],
])('speaks of the teachers %j of a class', (names, sentence, reviewer) => {
  expect(teachersWho(names, 'vê', 'veem')).toBe(sentence);
  expect(reviewerTitle({ professores: names, anotacoes: null })).toBe(reviewer);
  expect(reviewerTitle({ professores: names, anotacoes: { autor: 'Lia' } })).toBe('Prof. Lia');
  // The author deleted the account, and the current teachers did not write the review.
  expect(reviewerTitle({ professores: names, anotacoes: { autor: null } })).toBe(
    'Um professor que excluiu a conta',
  );
});
