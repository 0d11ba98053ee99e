import { describe, expect, it } from 'vitest';
import { expandDictionary } from '../../../../tools/writing/dictionary/expand-dictionary.ts';

const AFFIXES = `
SET UTF-8
SFX B Y 3
SFX B 0 s [ae]
SFX B ão ões ão
SFX B m ns m
SFX a Y 4
SFX a ar ará ar
SFX a ar á ar
SFX a ar o ar
SFX a r ndo [ae]r
SFX k Y 1
SFX k r -se r
PFX À Y 2
PFX À 0 des [^r]
PFX À r desr r
BREAK ^ex-
`;

const expand = (...entries: string[]) => [
  ...expandDictionary([entries.length, ...entries].join('\n'), AFFIXES).keys(),
];

describe('expandDictionary', () => {
  it.each([
    ['suffixes where the ending allows', ['casa/B'], ['casa', 'casas']],
    ['suffixes that take letters away', ['ação/B', 'item/B'], ['ação', 'ações', 'item', 'itens']],
    [
      'prefixes of every form',
      ['fiar/aÀ'],
      ['fiar', 'desfiar', 'fiará', 'desfiará', 'fio', 'desfio', 'fiando', 'desfiando'],
    ],
    ['prefixes that take letters away', ['ruim/À'], ['ruim', 'desruim']],
    ['no forms that only stand before pronouns', ['amar/ak'], ['amar', 'amará', 'amo', 'amando']],
    ['no forbidden words', ['x/ý', 'lá'], ['lá']],
  ])('makes %s', (_what, entries, forms) => {
    expect(expand(...entries)).toEqual(forms);
  });
});
