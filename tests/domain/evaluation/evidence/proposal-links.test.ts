import { describe, expect, it } from 'vitest';
import { evidenceOf } from '@/domain/evaluation/evidence/essay-evidence';
import { readEssay } from '@/domain/evaluation/read-essay';
import { findProposalLinks, findUnanswered } from '@/domain/evaluation/evidence/proposal-links';

const INTRODUCTION = 'O desperdício de comida é um problema que ainda persiste nas cidades.';
const DEVELOPMENT =
  'As estradas ruins e a falta de armazéns fazem a fruta apodrecer antes da feira. Novas obras continuam a deixar de mudar a realidade.';
const linksIn = (proposal: string) =>
  findProposalLinks(readEssay({ theme: '', essay: [INTRODUCTION, DEVELOPMENT, proposal].join('\n') })).map(
    ({ lower }) => lower,
  );

describe('findProposalLinks', () => {
  it.each([
    [
      'words the development discussed',
      'Portanto, o governo deve reformar as estradas e construir um armazém por feira.',
      ['estradas', 'armazém', 'feira'],
    ],
    [
      'words of any proposal do not count',
      'Portanto, o governo deve criar campanhas para a sociedade inteira ouvir.',
      [],
    ],
    [
      'the words of the agent, adverbs and participles return by chance',
      'Portanto, o Ministério das Estradas deve construir mercados realmente bons.',
      [],
    ],
    [
      'words of a name and of a connective take up nothing',
      'Portanto, o governo deve criar campanhas com o Ministério das Estradas, devido à pressa de todos.',
      [],
    ],
    [
      'empty words return by chance',
      'Portando, o governo deve continuar com novas medidas e deixar a realidade mudar.',
      [],
    ],
    ['no proposal', 'Portanto, a fruta apodrece nas estradas ruins antes de chegar à feira.', []],
  ])('%s', (_requirement, proposal, words) => {
    expect(linksIn(proposal)).toEqual(words);
  });
});

describe('findUnanswered', () => {
  const unanswered = (proposal: string) => {
    const reading = readEssay({ theme: '', essay: [INTRODUCTION, DEVELOPMENT, proposal].join('\n') });
    return findUnanswered(reading, evidenceOf(reading).claims)?.ordinal ?? null;
  };

  it('names the argument of which the proposal takes up no word', () => {
    expect(unanswered('Portanto, o governo deve criar campanhas para a sociedade inteira ouvir.')).toBe(2);
    expect(unanswered('Portanto, o governo deve reformar as estradas até a feira.')).toBeNull();
  });
});
