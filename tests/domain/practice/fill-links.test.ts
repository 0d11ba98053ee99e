import { expect, test } from 'vitest';
import { fillLinks } from '@/domain/practice/fill-links';

const parts = ['', ' chova, a rua seca. ', ', a horta fica, ', ', sem água.'];

test.each([
  [
    'the order given, with capitals where sentences begin',
    ['embora', 'além disso', 'por exemplo'],
    'Embora chova, a rua seca. Além disso, a horta fica, por exemplo, sem água.',
  ],
  ['gaps not yet filled', ['mas'], 'Mas chova, a rua seca. , a horta fica, , sem água.'],
])('fills in %s', (_what, links, text) => {
  expect(fillLinks({ parts }, links)).toBe(text);
});
