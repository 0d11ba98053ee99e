import { isDictionary, type Lexicon } from './lexicon/lexicon.ts';
import { TAGS } from './lexicon/tags.ts';

/** Irregular present subjunctives, each with its infinitive and the other forms mistakenly written instead. */
const IRREGULAR = readLines(`
seja ser é for
sejam são forem
esteja estar está estiver
estejam estão estiverem
tenha ter tem tiver
tenham têm tiverem
haja haver há houver
vá ir vai
possa poder pode puder
possam podem puderem
faça fazer faz fizer
façam fazem fizerem
diga dizer diz disser
digam dizem disserem
traga trazer traz trouxer
tragam trazem trouxerem
veja ver vê
vejam veem
dê dar dá der
deem dão derem
queira querer quer quiser
queiram querem quiserem
saiba saber sabe souber
saibam sabem souberem
venha vir vem vier
venham vêm vierem
ponha pôr põe puser
ponham põem puserem
ouça ouvir ouve
ouçam ouvem
peça pedir pede
peçam pedem
perca perder perde
percam perdem
leia ler lê
leiam leem
mantenha manter mantém mantiver
mantenham mantêm mantiverem
obtenha obter obtém obtiver
obtenham obtêm obtiverem
invista investir investe
invistam investem`);
const SUBJUNCTIVES = new Set(IRREGULAR.values());

function readLines(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [right = '', ...others] = line.split(' ');
        return others.map((other) => [other, right] as const);
      }),
  );
}

/** Stem endings whose spelling changes when the vowel after them changes. */
const BEFORE_E: readonly [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/ç$/, 'c'],
];
const BEFORE_A: readonly [RegExp, string][] = [
  [/c$/, 'ç'],
  [/gu$/, 'g'],
  [/g$/, 'j'],
  [/$/, ''],
];

/**
 * "investe", "investir" → "invista", "ensinam" → "ensinem": the present subjunctive of an indicative form or an
 * infinitive in lower case. Undefined if the form may be a subjunctive itself, or is not a verb known to the
 * lexicon.
 */
export function subjunctiveOf(verb: string, lexicon: Lexicon): string | undefined {
  const irregular = IRREGULAR.get(verb);
  if (irregular !== undefined || SUBJUNCTIVES.has(verb)) return irregular;
  if (/[uó]i(?:em)?$/.test(verb))
    return known(verb.replace(/ói(?=em)?$/, 'u').replace(/(?<=u)i/, ''), 'a', '', lexicon);
  const [, start = '', vowel = '', ending = ''] = /^(.{2,}?)([aei])(r|rem|m|)$/.exec(verb) ?? [];
  const plural = ending.endsWith('m') ? 'm' : '';
  const isInfinitive = ending.startsWith('r');
  const is = (end: string) => (lexicon.tagsOf(start + end) & TAGS.infinitive) !== 0;
  const isFrequent = (end: string) =>
    is(end) && (!isDictionary(lexicon) || lexicon.frequencyOf(start + end) > 0);
  if (vowel === 'a') {
    if (isInfinitive ? !is('ar') : !isFrequent('ar') || isFrequent('er') || isFrequent('ir'))
      return undefined;
    return known(respell(start, BEFORE_E), 'e', plural, lexicon);
  }
  if (
    isInfinitive
      ? !is(`${vowel}r`)
      : vowel !== 'e' || !(isFrequent('er') || isFrequent('ir')) || isFrequent('ar')
  )
    return undefined;
  const isIr = isInfinitive ? vowel === 'i' : is('ir');
  const changed = start.replace(/e(?=[^aeiou]+u?$)/, 'i').replace(/o(?=[^aeiou]+$)/, 'u');
  return (
    (isIr ? known(respell(changed, BEFORE_A), 'a', plural, lexicon) : undefined) ??
    known(respell(start, BEFORE_A), 'a', plural, lexicon)
  );
}

/** Whether a form in lower case may be a present subjunctive, and so an imperative: "venha", "esperem". */
export function mayBeSubjunctive(verb: string, lexicon: Lexicon): boolean {
  if (SUBJUNCTIVES.has(verb)) return true;
  const [, stem = '', vowel = ''] = /^(.{2,}?)([ae])m?$/.exec(verb) ?? [];
  const infinitives =
    vowel === 'e'
      ? [`${stem.replace(/(?<=[qg])u$/, '').replace(/q$/, 'c')}ar`]
      : ['er', 'ir'].map((ending) => stem.replace(/ç$/, 'c').replace(/j$/, 'g') + ending);
  return vowel !== '' && infinitives.some((one) => (lexicon.tagsOf(one) & TAGS.infinitive) !== 0);
}

function respell(stem: string, ends: readonly [RegExp, string][]): string {
  const [end, other] = ends.find(([one]) => one.test(stem)) ?? [/$/, ''];
  return stem.replace(end, other);
}

function known(stem: string, vowel: string, plural: string, lexicon: Lexicon): string | undefined {
  const form = stem + vowel + plural;
  const wanted = plural ? TAGS.verb3p : TAGS.verb1s | TAGS.verb3s;
  return (lexicon.tagsOf(form) & wanted) === 0 ? undefined : form;
}
