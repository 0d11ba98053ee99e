import { toReviewItems, type ReviewFields } from '@/contracts/review-form';
import { inTextOrder, type TeacherMark } from '@/domain/classrooms/remarks';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';

/** Names of the parts in which two reviews differ, as shown to teachers; empty if they are equal. */
export function reviewChanges(one: ReviewFields, other: ReviewFields): string[] {
  const parts = COMPETENCY_NUMBERS.map((competency): [string, (fields: ReviewFields) => unknown] => [
    `competência ${ROMAN_NUMERALS[competency]}`,
    ({ items }) =>
      toReviewItems({ items: items.map(trimmed) }).find(({ competencia }) => competencia === competency),
  ]);
  return [
    ...parts,
    ['comentário geral', ({ general }: ReviewFields) => general.trim()] as const,
    ['marcas no texto', ({ marks }: ReviewFields) => inTextOrder(marks).map(inOrder)] as const,
    ['o que não é erro', ({ dismissals }: ReviewFields) => dismissals.map(placeOf).toSorted()] as const,
  ].flatMap(([name, part]) => (JSON.stringify(part(one)) === JSON.stringify(part(other)) ? [] : name));
}

function trimmed({ comment, level, reason }: ReviewFields['items'][number]) {
  return { comment: comment.trim(), level, reason: reason.trim() };
}

const inOrder = ({ id, inicio, fim, comentario, caneta, competencia }: TeacherMark) => [
  id,
  inicio,
  fim,
  comentario,
  caneta,
  competencia,
];

const placeOf = ({ inicio, fim, codigo }: ReviewFields['dismissals'][number]) => `${inicio} ${fim} ${codigo}`;
