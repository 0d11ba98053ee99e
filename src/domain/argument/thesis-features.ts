import type { AnalyzedSentence, AnalyzedText } from '../text/analyze-text.ts';
import type { ConnectiveUse } from '../text/connectives.ts';
import type { Span } from '../text/span.ts';
import { contentStems, toStem } from '../text/stem.ts';

export type ThesisContext = {
  essay: AnalyzedText;
  /** Stems of the words for the theme's subject. */
  theme: ReadonlySet<string>;
  connectives: readonly ConnectiveUse[];
  repertoire: readonly Span[];
  classOf: (lower: string) => string;
};

/** Words that take a position: what must be done, what is wrong, and why. */
const POSITION_KEYS = new Set(
  'deve devem preciso necessario necessaria exige exigem urge causa causas motivo motivos consequencia consequencias devido desafio desafios problema problemas problematica impasse entrave entraves obstaculo persiste persistem contribui contribuem provoca gera decorre grave prejudica impede dificulta falta ausencia negligencia descaso desigualdade cabe precisa precisam'.split(
    ' ',
  ),
);
const OPENING_WORDS = 5;
const SHORTEST_STEM = 3;

/** Features that distinguish a thesis from other sentences, as "kind=value", per sentence. */
export function thesisFeatures(context: ThesisContext): string[][] {
  const { essay } = context;
  const content = essay.sentences.map(({ words }) => contentStems(words));
  const frequency = new Map<string, number>();
  for (const stem of content.flatMap((own) => [...own])) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const weight = content.map((own) => {
    const shared = [...own].reduce((sum, stem) => sum + (frequency.get(stem) ?? 1) - 1, 0);
    return shared / Math.sqrt(own.size + 3);
  });
  const byParagraph = essay.paragraphs.map(() => new Set<string>());
  for (const [at, { paragraph }] of essay.sentences.entries())
    for (const stem of content[at] ?? []) byParagraph[paragraph]?.add(stem);
  return essay.sentences.map((sentence, at) => {
    const rank = weight.filter((other) => other > (weight[at] ?? 0)).length;
    const own = [...(content[at] ?? [])].filter((stem) => !context.theme.has(stem));
    const elsewhere = byParagraph.filter(
      (stems, paragraph) => paragraph !== sentence.paragraph && own.some((stem) => stems.has(stem)),
    ).length;
    const covered = Math.round((4 * elsewhere) / Math.max(1, essay.paragraphs.length - 1));
    return describe(context, at, sentence, { rank, covered });
  });
}

type Weight = { rank: number; covered: number };

function describe(
  context: ThesisContext,
  at: number,
  sentence: AnalyzedSentence,
  { rank, covered }: Weight,
): string[] {
  const { essay, theme, connectives, repertoire, classOf } = context;
  const { words } = sentence;
  const paragraphs = essay.paragraphs.length;
  const siblings = essay.paragraphs[sentence.paragraph]?.sentences ?? [];
  const index = siblings.findIndex(({ start }) => start === sentence.start);
  const paragraph = nameParagraph(sentence.paragraph, paragraphs);
  const fromEnd = Math.min(siblings.length - 1 - index, 3);
  const fromStart = Math.min(index, 3);
  const place = `${paragraph}${fromEnd}`;
  const isInside = ({ start }: Span) => start >= sentence.start && start < sentence.end;
  const previous = index > 0 ? essay.sentences[at - 1] : undefined;
  const isCited = repertoire.some(isInside);
  const wasCited = repertoire.some(
    ({ start }) => previous && start >= previous.start && start < previous.end,
  );
  const used = connectives.filter(isInside);
  const opener = used.find(({ start }) => start < (words[OPENING_WORDS]?.start ?? sentence.end));
  const stems = new Set(words.map(({ key }) => toStem(key)));
  const themed = [...theme].filter((stem) => stems.has(stem)).length / Math.max(1, theme.size);
  const theming = themed === 0 ? 0 : themed < 0.4 ? 1 : themed < 0.75 ? 2 : 3;
  const positions = words.filter(({ key }) => POSITION_KEYS.has(key)).length;
  const length = Math.min(5, Math.floor(words.length / 8));
  const capitals = words.filter(({ text }, word) => word > 0 && /^\p{Lu}/u.test(text)).length;
  return [
    `p=${place}`,
    `ps=${paragraph}.${fromStart}`,
    `pp=${place}.${fromStart}`,
    `pn=${Math.min(6, siblings.length)}${place}`,
    `pc=${Math.min(6, paragraphs)}${paragraph}`,
    `q=${Number(essay.text[sentence.end - 1] === '?')}${paragraph}`,
    `r=${Number(isCited)}${paragraph}`,
    `rp=${place}${Number(isCited)}${Number(wasCited)}`,
    `t=${theming}`,
    `tp=${place}${theming}`,
    `tq=${paragraph}${theming}`,
    `k=${Math.min(3, positions)}${paragraph}`,
    `kp=${Math.min(2, positions)}${place}`,
    `w=${Math.min(5, rank)}`,
    `wp=${Math.min(3, rank)}${paragraph}`,
    `v=${covered}`,
    `vp=${covered}${paragraph}`,
    `o=${opener?.name ?? words[0]?.lower ?? ''}`,
    `op=${opener?.relation ?? '-'}${place}`,
    `f=${words[0]?.lower ?? ''}`,
    `l=${length}${paragraph}`,
    `z=${Number(words.some(({ isQuoted }) => isQuoted))}`,
    `n=${Number(words.some(({ lower }) => /^\p{Nd}/u.test(lower)))}`,
    `u=${Math.min(3, capitals)}`,
    ...new Set(used.map(({ relation }) => `a=${relation}${paragraph}`)),
    ...[...stems].filter((stem) => stem.length >= SHORTEST_STEM).map((stem) => `s=${stem}`),
    ...new Set(words.map(({ lower }) => `c=${classOf(lower)}`)),
  ];
}

function nameParagraph(at: number, count: number): string {
  if (count === 1) return 'only';
  if (at === 0) return 'first';
  if (at === count - 1) return 'last';
  return at === 1 ? 'second' : 'middle';
}
