import { Check, CircleDashed, CornerDownRight } from 'lucide-react';
import { PassageButton } from './passage-button';
import type { ResultView } from './use-result-view';
import { capitalized, joinList, quote } from '@/domain/evaluation/feedback/wording';
import type { FollowedField, OutlinePlace } from '@/domain/outline/follow-outline';
import { isElement, type OutlineField } from '@/domain/outline/outline';
import { excerpt } from '@/lib/excerpt';

type FollowedOutlineProps = { followed: readonly FollowedField[]; view: ResultView };

/** What of the plan arrived in the text, with the passage, and what did not appear, with the words of the plan. */
export function FollowedOutline({ followed, view }: FollowedOutlineProps) {
  return (
    <>
      <ul className="grid gap-3">
        {inGroups(followed).map((group) => (
          <Group key={group.fields[0]} {...group} view={view} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        A busca é pelas palavras do plano. Se você disse o mesmo de outro jeito, tudo bem. Nada disto muda a
        nota.
      </p>
    </>
  );
}

type GroupOfFields = { fields: OutlineField[]; words: string[]; passage: FollowedField['passage'] };

/** One group per field; elements of the proposal that are in the same passage, or in none, are one group. */
function inGroups(followed: readonly FollowedField[]): GroupOfFields[] {
  const groups: GroupOfFields[] = [];
  for (const { field, words, passage } of followed) {
    const same = groups.find(
      (group) => isElement(field) && group.fields.every(isElement) && group.passage?.start === passage?.start,
    );
    if (same) {
      same.fields.push(field);
      same.words.push(words);
    } else groups.push({ fields: [field], words: [words], passage });
  }
  return groups;
}

const LONGEST_QUOTE = 90;

function Group({ fields, words, passage, view }: GroupOfFields & { view: ResultView }) {
  const name = nameOf(fields);
  const isMany = fields.length > 1;
  const Sign = passage ? Check : CircleDashed;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] wrap-anywhere">
      <Sign
        size={18}
        strokeWidth={2}
        aria-hidden="true"
        className={`mt-[0.2em] ${passage ? 'text-success' : 'text-muted'}`}
      />
      <div className="grid justify-items-start gap-0.5">
        <p>
          {passage
            ? `${name} ${isMany ? 'estão' : 'está'} ${placeName(passage.place)}.`
            : `${name} não ${isMany ? 'apareceram' : 'apareceu'}.`}
        </p>
        {passage ? (
          <PassageButton
            id={`plano-${fields[0]}`}
            place={passage}
            onShow={view.onShowPassage}
            label={`Ver no texto: ${passage.quote}`}
            className="-ml-1 flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-left font-serif leading-snug transition-colors hover:bg-hl-soft pointer-coarse:min-h-11"
          >
            <q className="italic [quotes:'“'_'”']">{excerpt(passage.quote, LONGEST_QUOTE)}</q>
            <CornerDownRight
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className="shrink-0 text-muted"
            />
          </PassageButton>
        ) : (
          <p className="text-sm text-ink-2">No plano: {words.map(quote).join(', ')}</p>
        )}
      </div>
    </li>
  );
}

function placeName(place: OutlinePlace): string {
  return typeof place === 'number' ? `no ${place}º parágrafo` : `na ${place}`;
}

const NAMES: Record<OutlineField, string> = {
  tema: 'o tema',
  tese: 'a tese do plano',
  argumento1: 'o 1º argumento',
  prova1: 'a prova do 1º argumento',
  argumento2: 'o 2º argumento',
  prova2: 'a prova do 2º argumento',
  repertório: 'o repertório',
  agente: 'o agente',
  ação: 'a ação',
  meio: 'o meio',
  finalidade: 'a finalidade',
  detalhamento: 'o detalhe',
};

function nameOf(fields: readonly OutlineField[]): string {
  const list = joinList(fields.map((field) => NAMES[field]));
  const name = fields.every(isElement) ? `${list} da proposta` : list;
  return capitalized(name);
}
