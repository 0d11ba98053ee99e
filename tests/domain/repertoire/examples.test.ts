import { describe, expect, it } from 'vitest';
import { evidenceOf } from '@/domain/evaluation/evidence/essay-evidence';
import { readEssay } from '@/domain/evaluation/read-essay';
import { REPERTOIRE } from '@/domain/repertoire/repertoire';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import type { Span } from '@/domain/text/span';
import { checkText } from '@/domain/writing/check-text';
import { lexiconWithModels } from '../../support/lexicon-with-models';

/** What the reader sees of an example as the second paragraph of a short essay on the theme of its entry. */
function readExample({ theme }: RepertoireEntry, example: string) {
  const opening = `${theme} é um assunto que o país discute há anos sem chegar a um acordo. Duas causas explicam essa dificuldade.\n\n`;
  const rest =
    '\n\nAlém disso, o poder público costuma agir apenas quando o caso aparece no jornal. Sem um plano que dure mais do que um mandato, cada gestão recomeça do zero.' +
    '\n\nPortanto, cabe ao Ministério responsável criar um programa permanente, por meio de parcerias com os municípios, a fim de enfrentar o problema.';
  const { repertoire } = evidenceOf(readEssay({ theme, essay: opening + example + rest }));
  const isInside = ({ start, end }: Span) => start < opening.length + example.length && end > opening.length;
  return { isFound: repertoire.all.some(isInside), isPutToUse: repertoire.productive.some(isInside) };
}

describe('the examples', () => {
  // The reader looks for the explanation in the sentence of the reference only, so it misses one in the next sentence.
  it('are recognized as repertoire, and those of productive use far more often as put to use', () => {
    const seen = (example: 'productive' | 'pocket') => {
      const read = REPERTOIRE.map((entry) => readExample(entry, entry[example]));
      const shareOf = (some: typeof read) => some.length / read.length;
      return {
        found: shareOf(read.filter(({ isFound }) => isFound)),
        putToUse: shareOf(read.filter(({ isPutToUse }) => isPutToUse)),
      };
    };
    const [productive, pocket] = [seen('productive'), seen('pocket')];
    expect(productive.found).toBeGreaterThan(0.85);
    expect(pocket.found).toBeGreaterThan(0.85);
    expect(productive.putToUse).toBeGreaterThan(0.5);
    expect(productive.putToUse).toBeGreaterThan(3 * pocket.putToUse);
  });
});

describe('the texts', () => {
  it.each(REPERTOIRE.map((entry) => [entry.id, entry] as const))(
    'of %s have no writing fault',
    (_id, entry) => {
      const { name, by = '', says, serves, trap, productive, pocket } = entry;
      const found = [says, serves, trap, productive, pocket].flatMap((text) =>
        checkText(text, lexiconWithModels, `${name} ${by}`)
          // A card is no paragraph of an essay.
          .filter(({ code }) => code !== 'paragrafo-curto')
          .map(({ start, end, rule }) => `${rule}: ${text.slice(start, end)}`),
      );
      expect(found).toEqual([]);
    },
  );
});
