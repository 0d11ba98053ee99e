/**
 * One line of the affix file: the ending that a flag removes from a word, the ending it adds, and the condition on
 * the word.
 */
export type Affix = { strip: string; add: string; fits: RegExp | null };

/** `suffixes` returns, for a flag and a word, the suffixes that the word's last letter does not rule out. */
export type Affixes = {
  suffixes: (flag: string, word: string) => readonly Affix[];
  prefixes: ReadonlyMap<string, readonly Affix[]>;
};

const COUNT_LINE = /^\d+$/;
const LAST_LETTERS = /(?:\[([^^\]]+)\]|([^.\]]))$/u;

/** The prefixes and suffixes of a Hunspell affix file, by flag. Other directives are ignored. */
export function readAffixes(source: string): Affixes {
  const suffixes = new Map<string, Affix[]>();
  const prefixes = new Map<string, Affix[]>();
  for (const line of source.split('\n')) {
    const [directive, flag, strip, added, condition] = line.trim().split(/\s+/);
    if (!flag || !strip || !added || !condition || (COUNT_LINE.test(added) && /^[YN]$/.test(strip))) continue;
    if (directive === 'PFX') push(prefixes, flag, toAffix(strip, added, `^${condition}`));
    if (directive === 'SFX') {
      const affix = toAffix(strip, added, `${condition}$`);
      for (const letter of lastLetters(affix.strip, condition)) push(suffixes, flag + letter, affix);
    }
  }
  const none: Affix[] = [];
  return {
    prefixes,
    suffixes: (flag, word) => {
      const some = suffixes.get(flag + ANY) ?? none;
      const own = suffixes.get(flag + (word.at(-1) ?? '')) ?? none;
      return some.length === 0 ? own : [...own, ...some];
    },
  };
}

/** Represents any last letter. */
const ANY = '.';

/** The possible last letters of a word that takes this suffix. */
function lastLetters(strip: string, condition: string): string[] {
  if (strip !== '') return [strip.at(-1) ?? ANY];
  const [, set, letter] = LAST_LETTERS.exec(condition) ?? [];
  return set ? [...set] : [letter ?? ANY];
}

function toAffix(strip: string, added: string, condition: string): Affix {
  return {
    strip: strip === '0' ? '' : strip,
    add: (added.split('/')[0] ?? '').replace(/^0$/, ''),
    fits: condition === '.$' || condition === '^.' ? null : new RegExp(condition, 'u'),
  };
}

function push(table: Map<string, Affix[]>, key: string, affix: Affix): void {
  const known = table.get(key);
  if (known) known.push(affix);
  else table.set(key, [affix]);
}
