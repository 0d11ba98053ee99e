import { describe, expect, it } from 'vitest';
import { dictionary } from '../../../support/dictionary.ts';

describe('isWord', () => {
  it.each([
    ['any capitals', 'Casa CASA casa BRASIL Brasil Órgão'],
    [
      'pronouns after verbs',
      'fazê-lo dá-se vê-los fi-lo pô-lo fazem-no dão-nas segui-lo construí-lo mantê-la amá-la',
    ],
    [
      'pronouns inside verbs',
      'tornar-se-á dir-se-ia fá-lo-á dar-lhe-ia sentir-se-ão satisfar-se-ia pôr-se-á trá-lo-ia',
    ],
    ['compounds', 'guarda-chuva custo-benefício palavra-chave bem-estar médico-cirurgião'],
    ['prefixes with hyphen', 'ex-presidente recém-nascido pós-guerra vice-diretor não-violência super-homem'],
    ['prefixes without', 'antirracismo autoestima hiperconectado infraestrutura antissocial socioeconômico'],
    ['what is no matter of spelling', 'covid-19 1º XXI ONU ONGs WhatsApp PcD x α'],
    ['forms of verbs', 'falará venderá abrirá falou está dá vê lê saí constrói'],
    ['elisions', "d’água d'água copo-d’água"],
    ['what is too long to be one', `${'qx-'.repeat(30)}qx`],
    ['invisible characters', 'ca\u00adsa ca\u200bsa'],
    ['decomposed accents', 'o\u0301rga\u0303o'],
    [
      'words that essays have and dictionaries do not',
      'feminicídio cyberbullying smartphones uberização déficit punitivismo wi-fi hackearam',
    ],
    ['pronouns after new verbs', 'empoderar-se monetizá-las adequam-se'],
    ['both accents of verbs in -guar', 'enxágua enxagua averígue averigúe'],
  ])('accepts %s: %s', (_what, words) => {
    expect(words.split(' ').filter((word) => !dictionary.isWord(word))).toEqual([]);
  });

  it.each([
    ['missing accents', 'voce consequencia orgao seguí-lo construi-lo faze-lo ajuda-los'],
    [
      'spellings before the reform',
      'idéia assembléia conseqüência vôo lêem pára enjôo anti-social auto-estima',
    ],
    ['prefixes that need another spelling', 'antiracismo microondas superhomem infra-estrutura'],
    ['pronouns after no verb', 'mesa-se azul-lo amar-la fazer-o'],
    ['forms that only stand before pronouns', 'usá combatê proporcioná'],
    ['slips', 'excessão concientização sosiedade Sosiedade'],
  ])('refuses %s: %s', (_what, words) => {
    expect(words.split(' ').filter((word) => dictionary.isWord(word))).toEqual([]);
  });
});
