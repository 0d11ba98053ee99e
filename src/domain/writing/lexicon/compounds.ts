/** Prefixes that always take a hyphen. */
const HYPHEN_PREFIXES = new Set(
  `ex recém pós pró pré vice não quase além aquém sem bem grão grã soto vizo`.split(/\s+/),
);
/** Second parts that can form a compound with any noun: "palavra-chave". */
const HYPHEN_ENDINGS = new Set(
  `alvo chave piloto padrão chefe teste macho fêmea base limite modelo fantasma`.split(' '),
);
/**
 * Prefixes that are joined without a hyphen, unless the next letter is "h" or equals the prefix's last letter
 * (Acordo Ortográfico, base XVI).
 */
const JOINED_PREFIXES =
  `anti auto contra extra infra intra supra ultra semi sobre super inter hiper micro macro mini
  multi neo pseudo proto arqui ante aero agro bio eco tele foto geo hidro socio psico etno afro mono poli pluri mega maxi
  ciber cyber retro radio rádio vídeo video nano turbo re des sub trans euro eletro termo moto ciclo narco tri bi`
    .split(/\s+/)
    .sort((left, right) => right.length - left.length);
/**
 * Minimum number of letters after the prefix. A shorter remainder is often a word only by chance ("reais",
 * "desse"); after "anti" this is less frequent ("antipovo").
 */
const SHORTEST_REST = 5;
const SHORT_PREFIXES = new Set([
  're',
  'des',
  'sub',
  'tri',
  'bi',
  'poli',
  'mono',
  'moto',
  'foto',
  'ante',
  'tele',
  'sobre',
]);

/** Matches pronouns. A hyphen joins them only to verbs (see `clitics.ts`). */
const PRONOUN = /^(?:me|te|se|lhes?|nos|vos|[ln]?[oa]s?)$/;

/** Whether a lower-case form is a compound by the rules of the hyphen; `has` returns whether a form is a word. */
export function isCompound(form: string, has: (form: string) => boolean): boolean {
  const at = form.indexOf('-');
  return at > 0 ? isHyphenCompound(form.slice(0, at), form.slice(at + 1), has) : isJoined(form, has);
}

function isHyphenCompound(first: string, rest: string, has: (form: string) => boolean): boolean {
  if (PRONOUN.test(rest) || !has(rest)) return false;
  if (HYPHEN_PREFIXES.has(first)) return true;
  if (JOINED_PREFIXES.includes(first)) return keepsHyphen(first, rest);
  return has(first) && (HYPHEN_ENDINGS.has(rest) || (first.length > 2 && rest.length > 2));
}

function keepsHyphen(prefix: string, rest: string): boolean {
  if (rest.startsWith('h')) return true;
  if (prefix === 'sub') return /^[br]/.test(rest);
  return rest[0] === prefix.at(-1);
}

/**
 * Whether a form is a prefix joined without a hyphen to a word of the dictionary: "hiperconectado", "antirracismo".
 */
function isJoined(form: string, has: (form: string) => boolean): boolean {
  const prefix = JOINED_PREFIXES.find(
    (one) => form.startsWith(one) && form.length - one.length >= (one === 'anti' ? 4 : SHORTEST_REST),
  );
  if (prefix === undefined || SHORT_PREFIXES.has(prefix)) return false;
  const rest = form.slice(prefix.length);
  if (rest.startsWith('h') || rest[0] === prefix.at(-1)) return false;
  if (/^(?:rr|ss)/.test(rest)) return /[aeiou]$/.test(prefix) && has(rest.slice(1));
  return !(/^[rs]/.test(rest) && /[aeiou]$/.test(prefix)) && has(rest);
}
