import type { CheckedText } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Internet abbreviations, grouped by meaning. */
export const INTERNET_RULES: readonly Rule[] = [
  {
    id: 'internet/você',
    code: 'internetes',
    name: '“Você” abreviado',
    message: 'Na redação, escreva a palavra inteira: “você”.',
    find: abbreviations({ vc: 'você', vcs: 'vocês', ocê: 'você', cê: 'você' }),
  },
  {
    id: 'internet/porque',
    code: 'internetes',
    name: '“Porque” ou “que” abreviado',
    message: 'Na redação, escreva a palavra inteira.',
    find: abbreviations({ pq: 'porque', q: 'que', oq: 'o que' }),
  },
  {
    id: 'internet/também',
    code: 'internetes',
    name: '“Também” abreviado',
    message: 'Na redação, escreva a palavra inteira: “também”.',
    find: abbreviations({ tb: 'também', tbm: 'também', tmb: 'também' }),
  },
  {
    id: 'internet/muito',
    code: 'internetes',
    name: '“Muito” abreviado',
    message: 'Na redação, escreva a palavra inteira: “muito”.',
    find: abbreviations({
      mto: 'muito',
      mt: 'muito',
      mta: 'muita',
      mtos: 'muitos',
      mts: 'muitos',
      mtas: 'muitas',
    }),
  },
  {
    id: 'internet/não',
    code: 'internetes',
    name: '“Não” abreviado',
    message: 'Na redação, escreva a palavra inteira: “não”.',
    find: abbreviations({ naum: 'não', ñ: 'não' }),
  },
  {
    id: 'internet/time',
    code: 'internetes',
    name: 'Palavra de tempo abreviada',
    message: 'Na redação, escreva a palavra inteira.',
    find: abbreviations({
      hj: 'hoje',
      dps: 'depois',
      agr: 'agora',
      qnd: 'quando',
      qdo: 'quando',
      qto: 'quanto',
    }),
  },
  {
    id: 'internet/people',
    code: 'internetes',
    name: 'Palavra abreviada',
    message: 'Na redação, escreva a palavra inteira.',
    find: abbreviations({
      ngm: 'ninguém',
      tds: 'todos',
      gnt: 'gente',
      cmg: 'comigo',
      ctg: 'contigo',
      algm: 'alguém',
    }),
  },
  {
    id: 'internet/shortened',
    code: 'internetes',
    name: 'Abreviação de conversa',
    message: 'Na redação, escreva a palavra inteira.',
    find: abbreviations({
      msm: 'mesmo',
      blz: 'beleza',
      vlw: 'valeu',
      obg: 'obrigado',
      pfv: 'por favor',
      vdd: 'verdade',
      ctz: 'certeza',
      aki: 'aqui',
      kd: 'onde está',
      fds: 'fim de semana',
      bjs: 'beijos',
      flw: 'até logo',
      sla: 'não sei',
      tmj: 'estamos juntos',
      mds: 'meu Deus',
      sdds: 'saudades',
    }),
  },
  {
    id: 'internet/english',
    code: 'internetes',
    name: 'Gíria de internet em inglês',
    message: 'Na redação, não cabem gírias de internet como “lol” e “omg”.',
    find: abbreviations({ lol: null, omg: null, btw: null, wtf: null, lmao: null, idk: null, tbt: null }),
  },
  {
    id: 'internet/laughter',
    code: 'internetes',
    name: 'Risada escrita',
    message: 'Risadas escritas não cabem na redação.',
    find: (text) => findWords(text, LAUGHTER),
  },
  {
    id: 'internet/stretched',
    code: 'internetes',
    name: 'Letras esticadas',
    message: 'Na redação, não se repetem letras para dar ênfase.',
    find: (text) => findWords(text, STRETCHED),
  },
  {
    id: 'internet/emoticon',
    code: 'internetes',
    name: 'Emoticon ou emoji',
    message: 'Na redação, emoticons e emojis não cabem: diga com palavras.',
    find: (text) =>
      findSigns(text, /(?<=\s)(?:[:;]-?[)(DPp]|<3|\^\^)(?=\s|$|[.,!])|\p{Emoji_Presentation}/gu),
  },
  {
    id: 'internet/signs',
    code: 'internetes',
    name: 'Sinal no lugar de palavra',
    message: 'Na redação, escreva “para”, “com” ou “sem”, em vez de “p/”, “c/”, “s/”.',
    find: (text) => [
      ...findSigns(text, /(?<=^|[\s(])[pcsPCS]\/(?=\s?\p{L})/gu, (sign) => SIGNS[sign.toLowerCase()]),
    ],
  },
];

const LAUGHTER = /^(?:k{3,40}|(?:rs){2,20}|(?:ha){3,20}|(?:he){3,20}|hua(?:hua){1,10})$/;
const STRETCHED = /^\p{L}{0,20}(?:([aeiouáéíóúãõ])\1{2}|([b-z])\2{3})\p{L}{0,20}$/u;
const SIGNS: Record<string, string> = { 'p/': 'para', 'c/': 'com', 's/': 'sem' };
const ROMAN = /^[ivxlcdm]+$/;

/**
 * Finds the abbreviations in `forms`, in lower case or with only the first letter capital, because "MT" is a state.
 * Suggests no correction if none is certain.
 */
function abbreviations(forms: Record<string, string | null>) {
  const known = new Map(Object.entries(forms));
  return ({ words }: CheckedText): RuleMatch[] =>
    words
      .filter(({ lower }) => known.has(lower))
      .flatMap(({ start, end, text, lower, isQuoted }) => {
        const full = known.get(lower);
        const isAcronym = text === text.toUpperCase() && text !== text.toLowerCase();
        if (full === undefined || isQuoted || isAcronym) return [];
        return [{ start, end, ...(full !== null && { replacement: matchCase(text, full) }) }];
      });
}

/** Only lower-case words are checked, because "KKK" is a clan, and "XXX" and "III" are numbers. */
function findWords({ words }: CheckedText, shape: RegExp): RuleMatch[] {
  return words.flatMap(({ text, lower, start, end, tags, isQuoted }) =>
    tags === 0 && !isQuoted && text === lower && lower.length < 42 && !ROMAN.test(lower) && shape.test(lower)
      ? [{ start, end }]
      : [],
  );
}

function findSigns(
  { text }: CheckedText,
  shape: RegExp,
  replace?: (sign: string) => string | undefined,
): RuleMatch[] {
  return Array.from(text.matchAll(shape), ({ 0: sign, index: start }) => {
    const replacement = replace?.(sign);
    return { start, end: start + sign.length, ...(replacement !== undefined && { replacement }) };
  });
}
