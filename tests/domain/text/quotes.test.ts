import { describe, expect, it } from 'vitest';
import { findParagraphs } from '@/domain/text/paragraphs';
import { findQuotes } from '@/domain/text/quotes';

const quotesOf = (text: string) =>
  findQuotes(text, findParagraphs(text)).map(({ start, end }) => text.slice(start, end));

describe('findQuotes', () => {
  it.each([
    ['straight marks', 'Em "Vidas Secas" há fome.', ['"Vidas Secas"']],
    ['curly marks', 'Em “Vidas Secas” há fome.', ['“Vidas Secas”']],
    ['two quotes', '"um" e "dois"', ['"um"', '"dois"']],
    ['doubled single marks', "Em ''Vidas Secas'', há fome.", ["''Vidas Secas''"]],
    ['doubled acutes', 'Em ´´Vidas Secas´´ há fome.', ['´´Vidas Secas´´']],
    ['single curly marks', 'Em ‘Vidas Secas’ há fome.', ['‘Vidas Secas’']],
    ['two closing marks', 'Em ”Vidas Secas” há “fome”.', ['”Vidas Secas”', '“fome”']],
    ['a single apostrophe is none', "A caixa d'água e o copo d’água.", []],
    ['a doubled mark without its partner opens nothing', "Em ''Vidas Secas há fome.", []],
    ['a doubled mark does not close by another opening', "Em ''Vidas há ''Secas'' aqui.", ["''Secas''"]],
    ['a mark without its partner opens nothing', 'Em "Vidas Secas há fome.', []],
    ['a partner in the next paragraph does not count', 'Em "Vidas\nSecas" há fome.', []],
    ['the last of three marks opens nothing', '"um" e " fim', ['"um"']],
  ])('%s', (_requirement, text, quotes) => {
    expect(quotesOf(text)).toEqual(quotes);
  });
});
