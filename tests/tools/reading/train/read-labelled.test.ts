import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPlaced, readQuoted } from '../../../../tools/reading/train/read-labelled.ts';
import { essayLine, temporaryFile } from '../../scorer/essay-files.ts';

const TEXT = 'A rua está suja. A prefeitura deve pôr cestos, e a prefeitura deve limpar.';
const START = TEXT.indexOf('A prefeitura');

describe('readings to learn from', () => {
  it('are found in a corpus by the digest of the text', () => {
    const corpus = temporaryFile('corpus.jsonl', essayLine({ id: 'a', text: TEXT }));
    const essay = createHash('sha256').update(TEXT).digest('hex').slice(0, 16);
    const reading = { essay, thesis: [0, 16], repertoire: [], proposals: [{ agent: [START, START + 12] }] };
    expect(readPlaced(temporaryFile('own.jsonl', JSON.stringify(reading)), corpus)).toMatchObject([
      {
        id: 'a',
        text: TEXT,
        thesis: { start: 0, end: 16 },
        proposals: [
          { elements: [{ start: START, end: START + 12 }, null, null, null, null], isEmpty: false },
        ],
      },
    ]);
  });

  it('of an essay that the corpus lacks are refused', () => {
    const corpus = temporaryFile('corpus.jsonl', essayLine({ id: 'a', text: TEXT }));
    const own = temporaryFile('own.jsonl', '{"essay":"0","thesis":null,"repertoire":[],"proposals":[]}');
    expect(() => readPlaced(own, corpus)).toThrow(/has no essay 0/);
  });

  it('with quotes take the place nearest to their proposal', () => {
    const proposal = { quote: 'a prefeitura deve limpar', agent: 'prefeitura', action: 'limpar' };
    const row = {
      id: 'a',
      theme: 'O lixo',
      text: TEXT,
      thesis: null,
      repertoire: [],
      proposals: [{ ...proposal, means: null, purpose: null, detail: null, actionNull: true }],
    };
    const [read] = readQuoted(temporaryFile('gold.jsonl', JSON.stringify(row)));
    expect(read?.proposals[0]?.elements[0]?.start).toBe(TEXT.lastIndexOf('prefeitura'));
    expect(read?.proposals[0]?.isEmpty).toBe(true);
  });
});
