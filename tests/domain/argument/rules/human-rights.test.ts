import { describe, expect, it } from 'vitest';
import { findHumanRightsViolation } from '@/domain/argument/rules/human-rights';
import { analyzeText } from '@/domain/text/analyze-text';

const seen = (text: string) => {
  const place = findHumanRightsViolation(analyzeText(text));
  return place && text.slice(place.start, place.end);
};

describe('findHumanRightsViolation', () => {
  it.each([
    ['Os bandidos devem ser mortos para que haja paz.', 'bandidos devem ser mortos'],
    ['Portanto, o governo deve implantar a pena de morte.', 'governo deve implantar a pena de morte'],
    ['Quem rouba tem que apanhar até aprender.', 'Quem rouba tem que apanhar'],
    ['Por isso temos que castrar os estupradores.', 'temos que castrar os estupradores'],
    ['A única solução é a pena de morte.', 'A única solução é a pena de morte'],
  ])('quotes a demand: %s', (text, quote) => {
    expect(seen(text)).toBe(quote);
  });

  it.each([
    'Muitos dizem que bandidos devem ser mortos.',
    '“Bandidos devem ser mortos”, ouve-se nas ruas.',
    'Os bandidos não devem ser mortos, e sim julgados.',
    'É errado pensar assim: bandidos devem ser mortos?',
    'Essas ações devem ser executadas pelo governo.',
    'O governo não deve implantar a pena de morte.',
    'Nenhum país deve adotar a pena de morte.',
    'Ninguém deve torturar presos.',
    'O Brasil jamais deve adotar a pena de morte.',
    'Tampouco criminosos devem ser espancados.',
    'O Brasil deve instituir a tortura como crime.',
    'Eles devem apanhar o ônibus das seis.',
    'Na época da ditadura, presos deviam ser torturados.',
    '',
  ])('is silent on what others think and on what is denied: %s', (text) => {
    expect(seen(text)).toBeNull();
  });
});
