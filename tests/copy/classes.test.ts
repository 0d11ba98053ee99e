import { expect, it } from 'vitest';
import { teacherTitle } from '@/copy/classes';

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
