import { expect, it } from 'vitest';
import { TAGS } from '../../../../src/domain/writing/lexicon/tags.ts';
import { findRareForms } from '../../../../tools/writing/words/rare-forms.ts';

const FORMS: Record<string, { tags: number; entry: string; times?: number }> = {
  janela: { tags: TAGS.femSing, entry: 'janela', times: 90 },
  janla: { tags: TAGS.femSing, entry: 'janla' },
  janeula: { tags: TAGS.femSing, entry: 'janeular' },
  jaenla: { tags: TAGS.femSing, entry: 'jaenla', times: 5 },
  vidraça: { tags: TAGS.femSing, entry: 'vidraça', times: 3 },
  vidrça: { tags: TAGS.femSing, entry: 'vidrça' },
  cortina: { tags: TAGS.femSing, entry: 'cortina', times: 60 },
  cotina: { tags: TAGS.femSing, entry: 'cotinar' },
  cotinou: { tags: TAGS.verb3s, entry: 'cotinar', times: 1 },
  corteina: { tags: TAGS.verb2, entry: 'cotinar' },
};

it('doubts what one slip makes of a frequent word, unless essays use the word in other forms', () => {
  const rare = findRareForms({
    forms: new Map(Object.entries(FORMS).map(([form, { tags }]) => [form, tags])),
    entriesOf: (form) => [FORMS[form]?.entry ?? ''],
    countOf: (form) => FORMS[form]?.times ?? 0,
  });
  expect(rare).toEqual(['corteina', 'janeula', 'janla']);
});
