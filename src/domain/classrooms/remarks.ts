import type { CompetencyNumber } from '../rubric/competency.ts';

/** The pens of a teacher's marks: blue for remarks, green for praise, red for corrections. */
export const TEACHER_PENS = ['azul', 'verde', 'vermelha'] as const;
export type TeacherPen = (typeof TEACHER_PENS)[number];

/** A teacher's mark on words of an essay; offsets are UTF-16 units of the stored text, and the quoted words are stored too. */
export type TeacherMark = {
  id: string;
  inicio: number;
  fim: number;
  trecho: string;
  /** Empty if the pen suffices. */
  comentario: string;
  caneta: TeacherPen;
  /** null for a mark on the essay as a whole. */
  competencia: CompetencyNumber | null;
};

/** An automatic mark that the teacher rejects. */
export type Dismissal = { inicio: number; fim: number; codigo: string; trecho: string };

/** A teacher's remarks besides the competencies: on the whole essay, on its words, and on the automatic marks. */
export type Remarks = {
  /** Empty if there is no general comment. */
  geral: string;
  marcas: TeacherMark[];
  descartes: Dismissal[];
};

/** The remarks as the student reads them; a name is null once its account is deleted. */
export type PublishedRemarks = Omit<Remarks, 'marcas'> & {
  marcas: (TeacherMark & { autor: string | null })[];
  autor: string | null;
  publicada_em: string;
};

export const REMARK_LIMITS = { comment: 1000, general: 3000, quote: 2000, marks: 100 } as const;

export const NO_REMARKS: Remarks = { geral: '', marcas: [], descartes: [] };

/** Whether there are any remarks. */
export function saysSomething({ geral, marcas, descartes }: Remarks): boolean {
  return geral.trim() !== '' || marcas.length > 0 || descartes.length > 0;
}

/** The editable part of published remarks, without names and dates; empty remarks for null. */
export function toRemarks(published: PublishedRemarks | null): Remarks {
  if (!published) return NO_REMARKS;
  const { geral, marcas, descartes } = published;
  return { geral, marcas: marcas.map(({ autor: _author, ...mark }) => mark), descartes };
}

/** The remarks as stored on publication: an unchanged mark keeps its author. */
export function published(
  { geral, marcas, descartes }: Remarks,
  before: PublishedRemarks | null,
  by: { autor: string; publicada_em: string },
): PublishedRemarks {
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

/** Marks sorted by start, then by end. */
export function inTextOrder<Mark extends TeacherMark>(marks: readonly Mark[]): Mark[] {
  return marks.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim);
}

/** The marks whose offsets match their quoted words. The text does not change, but stored values are checked. */
export function marksInText<Mark extends TeacherMark>(text: string, marks: readonly Mark[]): Mark[] {
  return inTextOrder(marks.filter(({ inicio, fim, trecho }) => text.slice(inicio, fim) === trecho));
}

/** Offsets and kind of a finding, which identify dismissed ones. */
type Found = { start: number; end: number; codigo: string };

/** Whether the teacher has dismissed this automatic mark. */
export function isDismissed(descartes: readonly Dismissal[], { start, end, codigo }: Found): boolean {
  return descartes.some((one) => one.inicio === start && one.fim === end && one.codigo === codigo);
}

/** Dismisses the automatic mark, or undoes that. */
export function withDismissal(
  descartes: readonly Dismissal[],
  finding: Found & { trecho: string },
): Dismissal[] {
  const { start, end, codigo, trecho } = finding;
  if (!isDismissed(descartes, finding)) return [...descartes, { inicio: start, fim: end, codigo, trecho }];
  return descartes.filter((one) => !isDismissed([one], finding));
}
