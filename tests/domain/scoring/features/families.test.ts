import { describe, expect, it } from 'vitest';
import { extractFeatures, type Features } from '@/domain/scoring/features/extract-features';
import { analyzeText } from '@/domain/text/analyze-text';

function featuresOf(essay: string, theme = '', supportText = ''): Features {
  return extractFeatures({
    essay: analyzeText(essay),
    theme: analyzeText(theme),
    supportText: analyzeText(supportText),
  });
}

/** Ten words, so that a rate per hundred words is ten times the count. */
const FILL = 'um dois três quatro cinco seis sete oito nove dez';

describe('length and sentences', () => {
  it('measures paragraphs and sentences by their words', () => {
    expect(featuresOf('Um dois três. Quatro.\n\nCinco seis.')).toMatchObject({
      paragraphs: 2,
      isTwoParagraphs: 1,
      isFourParagraphs: 0,
      paragraphsAwayFromFour: 2,
      firstParagraphLength: 4,
      lastParagraphLength: 2,
      singleSentenceParagraphShare: 0.5,
      sentences: 3,
      sentenceLengthMean: 2,
      sentenceLengthMedian: 2,
      sentencesUnder8Share: 1,
    });
  });
});

describe('repetition and vocabulary', () => {
  it('tells a text that repeats itself from one that does not', () => {
    const once = featuresOf(FILL);
    const thrice = featuresOf([FILL, FILL, FILL].join(' '));
    expect(once).toMatchObject({ typeTokenRatio: 1, repeatedBigramShare: 0 });
    expect(thrice.typeTokenRatio).toBeCloseTo(1 / 3);
    expect(thrice.repeatedTrigramShare).toBeCloseTo(1 - 10 / 28);
  });

  it('the ratio of windows does not fall with length', () => {
    const words = Array.from(
      { length: 60 },
      (_, at) => `p${'abcdefghij'[at % 10]}${'klmnop'[Math.floor(at / 10)]}`,
    );
    const twice = [...words, ...words].join(' ');
    expect(featuresOf(twice)).toMatchObject({ typeTokenRatio: 0.5, movingTypeTokenRatio: 1 });
  });
});

describe('connectives', () => {
  it('counts those that open paragraphs and sentences', () => {
    const essay =
      'Portanto, isso muda. A vida, contudo, segue.\nO povo precisa, com calma, muito, de tempo, portanto.';
    expect(featuresOf(essay)).toMatchObject({
      strongConnectives: 3,
      strongConnectiveVariety: 2,
      connectiveParagraphShare: 0.5,
      strongConnectiveParagraphs: 1,
      strongConnectiveSentences: 2,
      conclusiveConnectiveVariety: 1,
    });
  });

  it('knows loose openers from a conjunction with its comma', () => {
    expect(featuresOf('Mas isso dói. Mas, enfim, passa. Só que volta. E-mail chega.').looseOpeners).toBe(2);
  });
});

describe('cohesion', () => {
  it('is 1 where neighbours speak of the same and 0 where they do not', () => {
    expect(featuresOf('A escola educa. A escola educa.').adjacentSentenceOverlap).toBe(1);
    expect(featuresOf('A escola educa.\nChove forte.')).toMatchObject({
      adjacentSentenceOverlap: 0,
      paragraphPairOverlap: 0,
      firstToLastParagraphOverlap: 0,
    });
  });
});

describe('intervention proposal', () => {
  const proposal =
    'Portanto, o governo deve promover campanhas, por meio de cartazes, a fim de que todos leiam, sobretudo jovens.';

  it('finds the elements in the last paragraph', () => {
    expect(featuresOf(`${'Os livros somem das ruas. '.repeat(12)}\n${proposal}`)).toMatchObject({
      agentsInLastParagraph: 1,
      obligationsInLastParagraph: 1,
      distinctActionsInLastParagraph: 2,
      proposalElementsInBestSentence: 6,
      proposalElementsInLastParagraph: 6,
      hasFullProposalInEnding: 1,
      beginsLastParagraphAsConclusion: 1,
      directDutiesInLastParagraph: 1,
    });
  });

  it('does not find there what stands before', () => {
    expect(featuresOf(`${proposal}\nUm.\n${'Os livros somem das ruas. '.repeat(9)}`)).toMatchObject({
      proposalElementsInLastParagraph: 0,
      proposalElementsInBestSentence: 0,
      hasProposalInEnding: 0,
    });
  });
});

describe('repertoire', () => {
  it('counts quotations with something in them, acronyms and figures', () => {
    expect(
      featuresOf('Segundo Ana Reis, "ler é viver" e "a". O IBGE viu 30 % em 2020, dez por cento em 1066.'),
    ).toMatchObject({
      quotations: 1,
      quotedWords: 3,
      acronyms: 1,
      numbers: 3,
      percentages: 2,
      years: 1,
      distinctRepertoireMentions: 2,
    });
  });
});

describe('register and norm', () => {
  it.each([
    ['os aluno', 'pluralAgreementErrorRate', 1],
    ['os alunos', 'pluralAgreementErrorRate', 0],
    ['os bem-te-vis', 'pluralAgreementErrorRate', 0],
    ['há dez anos atrás', 'wrongExpressionRate', 1],
    ['aonde', 'wrongExpressionRate', 1],
    ['à comprar', 'wrongCraseRate', 1],
    ['à mesa', 'wrongCraseRate', 0],
    ['nao', 'missingAccentRate', 1],
    ['sim, mais não', 'maisForMasRate', 1],
    ['disse que, sim', 'commaAfterFunctionWordRate', 1],
    ['a gente', 'informalRate', 1],
    ['eu acho', 'firstPersonRate', 2],
    ['você', 'secondPersonRate', 1],
    ['todo mundo', 'generalizationRate', 1],
  ] as const)('%s: %s counts it %i times', (passage, name, times) => {
    const essay = `${passage} ${FILL}`;
    const { words, [name]: rate } = featuresOf(essay);
    expect(rate).toBeCloseTo((100 * times) / words);
  });
});

describe('theme and support text', () => {
  it('measures the theme in every paragraph', () => {
    expect(featuresOf('A leitura cresce.\nChove muito.', 'O valor da leitura')).toMatchObject({
      themeRecall: 0.5,
      themeParagraphShare: 0.5,
      firstParagraphHasTheme: 1,
      lastParagraphHasTheme: 0,
      leastThemeCoverage: 0,
    });
  });

  it('is neutral where the theme has no word of its own', () => {
    expect(featuresOf('A leitura cresce.', 'Desafios do Brasil')).toMatchObject({
      themeRecall: 0.5,
      themeRate: 0,
      leastThemeCoverage: 0.3,
    });
  });

  it('sees what is copied, and takes a missing support text for a usual one', () => {
    expect(featuresOf(FILL, '', `${FILL} onze`)).toMatchObject({
      copiedRunsOf4Share: 1,
      copiedRunsOf7Share: 1,
      wordsFromSupportShare: 1,
    });
    expect(featuresOf(FILL)).toMatchObject({
      copiedRunsOf4Share: 0,
      stemsFromSupportShare: 0.3,
      wordsFromSupportShare: 0.4,
      supportRecall: 0.2,
    });
  });
});
