import type { CompetencyNumber } from '../rubric/competency.ts';

/** What a teacher marks with: a remark, praise, or something to mend. */
export const TEACHER_PENS = ['azul', 'verde', 'vermelha'] as const;
export type TeacherPen = (typeof TEACHER_PENS)[number];

/** A mark of a teacher on words of an essay; places are UTF-16 units of the stored text, the words are kept beside them. */
export type TeacherMark = {
  id: string;
  inicio: number;
  fim: number;
  trecho: string;
  /** Empty where the pen says it all. */
  comentario: string;
  caneta: TeacherPen;
  /** null for what concerns the whole. */
  competencia: CompetencyNumber | null;
};

/** An automatic mark of which the teacher says that it is none. */
export type Dismissal = { inicio: number; fim: number; codigo: string; trecho: string };

/** What a teacher says beside the competencies: of the whole essay, on its words, and of the automatic marks. */
export type Annotations = {
  /** Empty without one. */
  geral: string;
  marcas: TeacherMark[];
  descartes: Dismissal[];
};

/** The same as the student reads it; a name is null once its account is gone. */
export type PublishedAnnotations = Omit<Annotations, 'marcas'> & {
  marcas: (TeacherMark & { autor: string | null })[];
  autor: string | null;
  publicada_em: string;
};

export const ANNOTATION_LIMITS = { comment: 1000, general: 3000, quote: 2000, marks: 100 } as const;

export const NO_ANNOTATIONS: Annotations = { geral: '', marcas: [], descartes: [] };

/** Whether anything is said. */
export function saysSomething({ geral, marcas, descartes }: Annotations): boolean {
  return geral.trim() !== '' || marcas.length > 0 || descartes.length > 0;
}

/** What a review is written with, without names and dates; nothing for none. */
export function toAnnotations(published: PublishedAnnotations | null): Annotations {
  if (!published) return NO_ANNOTATIONS;
  const { geral, marcas, descartes } = published;
  return { geral, marcas: marcas.map(({ autor: _author, ...mark }) => mark), descartes };
}

/**
 * As it is stored when a teacher publishes: a mark that stays as it was stays its writer's. null where nothing is said, of
 * a review that says nothing either.
 */
export function published(
  { geral, marcas, descartes }: Annotations,
  before: PublishedAnnotations | null,
  by: { autor: string; publicada_em: string },
): PublishedAnnotations {
  return {
    ...by,
    geral: geral.trim(),
    marcas: inTextOrder(marcas).map((mark) => {
      const old = before?.marcas.find((one) => isSameMark(one, mark));
      return { ...mark, autor: old ? old.autor : by.autor };
    }),
    descartes,
  };
}

function isSameMark(a: TeacherMark, b: TeacherMark): boolean {
  return (
    a.id === b.id &&
    a.inicio === b.inicio &&
    a.fim === b.fim &&
    a.comentario === b.comentario &&
    a.caneta === b.caneta &&
    a.competencia === b.competencia
  );
}

/** By where they begin, the shorter one first. */
export function inTextOrder<Mark extends TeacherMark>(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim);
}

/** Those that stand where they say: the text is frozen, but a stored value is not believed. */
export function marksInText<Mark extends TeacherMark>(text: string, marks: readonly Mark[]): Mark[] {
  return inTextOrder(marks.filter(({ inicio, fim, trecho }) => text.slice(inicio, fim) === trecho));
}

/** Where a finding stands and what it is: what tells dismissed ones. */
type Found = { start: number; end: number; codigo: string };

/** Whether the teacher says that this automatic mark is none. */
export function isDismissed(descartes: readonly Dismissal[], { start, end, codigo }: Found): boolean {
  return descartes.some((one) => one.inicio === start && one.fim === end && one.codigo === codigo);
}

/** With the automatic mark dismissed, or not any more. */
export function withDismissal(
  descartes: readonly Dismissal[],
  finding: Found & { trecho: string },
): Dismissal[] {
  const { start, end, codigo, trecho } = finding;
  if (!isDismissed(descartes, finding)) return [...descartes, { inicio: start, fim: end, codigo, trecho }];
  return descartes.filter((one) => !isDismissed([one], finding));
}
