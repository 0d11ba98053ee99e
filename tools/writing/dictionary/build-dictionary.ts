import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildWordGraph } from './build-word-graph.ts';
import { expandInstalledDictionary } from './expand-dictionary.ts';
import { packWordGraph } from './pack-word-graph.ts';
import { KNOWN_TAGS } from '../../../src/domain/writing/lexicon/known-tags.ts';
import { NOUN_TAGS } from '../../../src/domain/writing/lexicon/noun-tags.ts';
import { NOMINAL, SINGULAR, TAGS } from '../../../src/domain/writing/lexicon/tags.ts';

const LENGTH_BYTES = 4;
const FREQUENT_FORMS = new URL('frequent-forms.txt', import.meta.url);
const RARE_FORMS = new URL('rare-forms.txt', import.meta.url);

/** The compressed dictionary that the browser fetches. Building it takes about fifteen seconds. */
export function buildDictionary(): Uint8Array {
  const forms = [...mergeTags(expandInstalledDictionary())];
  forms.sort(([left], [right]) => (left < right ? -1 : 1));
  const frequent = readFileSync(FREQUENT_FORMS, 'utf8').trim();
  const rare = readFileSync(RARE_FORMS, 'utf8').trim().replaceAll('\n', ' ');
  return gzipSync(packDictionary(forms, addRare(frequent, rare)), { level: 9 });
}

/** Appends the rare forms as one more line, for the power -1, after the lines for the powers of two down to 0. */
function addRare(frequent: string, rare: string): string {
  const [highest = '0', ...lines] = frequent.split('\n');
  const empty = Math.max(0, Number(highest) + 1 - lines.length);
  return `${frequent}${'\n'.repeat(empty + 1)}${rare}\n`;
}

/**
 * Packs the dictionary in the format that `readDictionary` reads: the length of the word graph, the graph of forms
 * in order, the frequent forms.
 */
export function packDictionary(
  forms: Iterable<readonly [form: string, tags: number]>,
  frequentForms: string,
): Uint8Array<ArrayBuffer> {
  const graph = packWordGraph(buildWordGraph(forms));
  const frequent = new TextEncoder().encode(frequentForms);
  const bytes = new Uint8Array(LENGTH_BYTES + graph.length + frequent.length);
  new DataView(bytes.buffer).setUint32(0, graph.length, true);
  bytes.set(graph, LENGTH_BYTES);
  bytes.set(frequent, LENGTH_BYTES + graph.length);
  return bytes;
}

/**
 * Adds tags that the dictionary lacks, because a noun that is also a form of a verb ("saúde", "animais") has no
 * entry of its own. A singular's gender learned from essays is also given to its plural. Finally, tags set by hand
 * replace all guessed ones. Changes the map that is passed.
 */
export function mergeTags(forms: Map<string, number>): Map<string, number> {
  for (const [form, tags] of NOUN_TAGS) {
    const known = forms.get(form);
    if (known !== undefined) forms.set(form, (known & ~NOMINAL & ~TAGS.other) | tags);
  }
  for (const [form, tags] of forms) {
    const gender = tags & SINGULAR;
    if (gender === 0 || (tags & NOMINAL) !== gender) continue;
    for (const plural of pluralsOf(form)) {
      const known = forms.get(plural);
      if (known === undefined || NOUN_TAGS.has(plural)) continue;
      const isGuessed = (known & NOMINAL) !== 0;
      if (isGuessed && !NOUN_TAGS.has(form)) continue;
      const kept = known & ~NOMINAL & ~TAGS.other;
      forms.set(plural, kept | (gender * TAGS.mascPlur) | (isGuessed ? 0 : tags & TAGS.adjective));
    }
  }
  for (const [form, tags] of KNOWN_TAGS) forms.set(form, tags);
  return forms;
}

/**
 * Accented vowels that lose the accent in the plural: "inglês", "revés", "gás", "cós"; "país" and "deus" have no
 * accent to lose.
 */
const PLAIN: Record<string, string> = { ê: 'e', é: 'e', á: 'a', ó: 'o' };

/** The regular plurals that a singular may have. */
function pluralsOf(form: string): string[] {
  const last = form.at(-1) ?? '';
  if (last === 's') return [`${form.slice(0, -2)}${PLAIN[form.at(-2) ?? ''] ?? form.at(-2) ?? ''}ses`];
  if (last === 'r' || last === 'z') return [`${form}es`];
  if (last === 'm') return [`${form.slice(0, -1)}ns`];
  if (last === 'l') return pluralsInL(form.slice(0, -2), form.at(-2) ?? '');
  if (form.endsWith('ão')) return ['ões', 'ãos', 'ães'].map((ending) => form.slice(0, -2) + ending);
  return [`${form}s`];
}

function pluralsInL(stem: string, vowel: string): string[] {
  if (vowel === 'e') return [`${stem}éis`, `${stem}eis`];
  if (vowel === 'i') return [`${stem}is`, `${stem}eis`];
  return vowel === 'o' ? [`${stem}óis`, `${stem}ois`] : [`${stem}${vowel}is`];
}
