import type { Level } from '../../rubric/competency.ts';
import type { Finding } from '../evaluation.ts';
import type { EvidenceItem } from '../evidence.ts';
import { FINDING_CATEGORIES, type FindingCode } from '../../writing/categories.ts';
import { issuesOf, type EssayReading } from '../read-essay.ts';
import { readSentenceShape } from '../signals/sentence-shape.ts';
import { LABELS } from './evidence-item.ts';
import { countMarkedSentences } from './grammar-evidence.ts';
import type { Fault, Observations } from './observations.ts';
import { beginningOf, itemNamed } from './quoted-from.ts';
import { asClause, count, joinList, quote } from './wording.ts';

const MAX_KINDS = 3;

/** Competency 1: sentences without a mark, the kinds of mark with an example of each, sentences out of hand. */
export function observeGrammar(
  reading: EssayReading,
  items: readonly EvidenceItem[],
  level: Level,
): Observations {
  const { essay } = reading;
  const kinds = marksByKind(reading);
  const longest = essay.sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a), { ...NOWHERE });
  const where = beginningOf(essay.text, longest);
  const size = `${count(essay.words.length, 'palavra', 'palavras')} e ${count(essay.sentences.length, 'período', 'períodos')}`;
  const faults = [
    ...kinds.slice(0, 1).map(([code, marks]) => firstFault(kinds, code, marks)),
    ...kinds.slice(1).map(toFault),
  ];
  if (itemNamed(items, LABELS.longSentences)) faults.push(longSentenceFault(longest.words.length, where));
  return {
    praises: praisesOf(reading, kinds.length === 0 && level > 120, size),
    faults,
    unexplained: `nenhum desvio foi marcado em ${size}, e o nível costuma vir então de vírgulas, regências e construções que só o sentido mostra: comece a revisão pelo período ${where}`,
    further: `releia em voz alta o período mais longo, ${where}, e confira nele as vírgulas e as regências`,
  };
}

const NOWHERE = { start: 0, end: 0, words: [] as readonly unknown[] };

type Kind = [code: FindingCode, marks: Finding[]];

function marksByKind(reading: EssayReading): Kind[] {
  return issuesOf(reading, 1)
    .filter(({ code }) => code !== 'periodo-longo')
    .map(({ code }): Kind => [code, reading.findings.filter(({ codigo }) => codigo === code)])
    .filter(([, marks]) => marks.length > 0)
    .toSorted(([, a], [, b]) => b.length - a.length);
}

function praisesOf(reading: EssayReading, isClean: boolean, size: string): string[] {
  const total = reading.essay.sentences.length;
  const clean = total - countMarkedSentences(reading);
  const { shortest, longest, subordinate } = readSentenceShape(reading.essay);
  if (isClean) return [`nenhum desvio foi marcado em ${size}`];
  const praises = [];
  if (clean * 2 >= total && clean > 0)
    praises.push(
      `${clean} de ${count(total, 'período', 'períodos')} não ${clean === 1 ? 'tem' : 'têm'} nenhuma marca`,
    );
  if (subordinate > 0)
    praises.push(
      `os períodos vão de ${shortest} a ${count(longest, 'palavra', 'palavras')}, e ${subordinate} ${subordinate === 1 ? 'encaixa' : 'encaixam'} uma oração em outra`,
    );
  return [...praises, `o texto soma ${size}`];
}

/** The first fault speaks of all the marks together. */
function firstFault(kinds: Kind[], code: FindingCode, marks: Finding[]): Fault {
  const total = kinds.reduce((sum, [, { length }]) => sum + length, 0);
  const { todo } = toFault([code, marks]);
  const shown = quote(marks[0]?.trecho ?? '');
  if (total === 1) return { seen: `a única marca está em ${shown}${FEW}`, todo };
  if (kinds.length === 1) {
    return {
      seen: `as ${total} marcas são do mesmo tipo, como em ${shown}: ${FINDING_CATEGORIES[code].topic}`,
      todo,
    };
  }
  const frequent = kinds.slice(0, MAX_KINDS);
  const named = joinList(
    frequent.map(([kind, { length }]) => `${FINDING_CATEGORIES[kind].topic} (${length})`),
  );
  const covered = frequent.reduce((sum, [, { length }]) => sum + length, 0);
  return { seen: `há ${total} marcas, ${shareOf(covered, total)} sobre ${named}, como em ${shown}`, todo };
}

function shareOf(covered: number, total: number): string {
  if (covered === total) return 'todas';
  return covered * 2 > total ? 'a maioria' : 'as mais frequentes';
}

/** One mark alone brings nobody to 120. */
const FEW = '; neste nível costumam pesar também vírgulas e regências, que só o sentido mostra';

function toFault([code, marks]: Kind): Fault {
  const example = marks.find(({ sugestao }) => sugestao !== undefined) ?? marks[0];
  const shown = quote(example?.trecho ?? '');
  const others =
    marks.length > 1
      ? ` e reveja ${marks.length === 2 ? 'a outra marca' : `as outras ${marks.length - 1} marcas`} do mesmo tipo`
      : '';
  const seen = `${count(marks.length, 'marca', 'marcas')} sobre ${FINDING_CATEGORIES[code].topic}, como em ${shown}`;
  if (code === 'espacamento')
    return {
      seen,
      todo: `em ${shown}, deixe o sinal colado à palavra anterior e um espaço depois dele${others}`,
    };
  if (code === 'oralidade' && !example?.sugestao)
    return { seen, todo: `troque ${shown} por um equivalente da escrita formal${others}` };
  if (example?.sugestao) return { seen, todo: `troque ${shown} por ${quote(example.sugestao)}${others}` };
  return { seen, todo: `em ${shown}, ${asClause(FINDING_CATEGORIES[code].advice)}` };
}

function longSentenceFault(words: number, where: string): Fault {
  return {
    seen: `há período de ${words} palavras, difícil de seguir até o fim: ${where}`,
    todo: `divida em dois ou três o período ${where}, que tem ${words} palavras`,
  };
}
