import { GONE_TEACHER } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import { inTextOrder, TEACHER_PENS, type TeacherMark } from '@/domain/classrooms/remarks';
import { isReviewed, type EssayReview, type Submission } from '@/domain/classrooms/submission';
import { withNote } from '@/domain/classrooms/student-names';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import {
  byStudent,
  essayRow,
  LEVEL_COLUMNS,
  missingRows,
  type GradebookExport,
  type Table,
  type TableCell,
} from './gradebook-tables';

const COMMENTS_OF = COMPETENCY_NUMBERS.map((number) => `Comentário ${ROMAN_NUMERALS[number]}`);

/** Essays and missing essays with their levels and the teacher's comments, in one table. */
export function wholeTable(all: GradebookExport): Table {
  const columns = [...COMMENTS_OF, 'Comentário geral', 'Marcas', 'Marcas no texto'];
  return {
    columns: [...LEVEL_COLUMNS, ...columns],
    rows: [
      ...reviewedEssays(all).map(({ essay, review }) => [
        ...essayRow(all, essay),
        ...COMPETENCY_NUMBERS.map((number) => {
          const said = review?.revisao.find(({ competencia }) => competencia === number);
          return said ? [said.motivo, said.comentario].filter(Boolean).join('\n') : null;
        }),
        review?.anotacoes?.geral || null,
        review ? marksOf(review).length : null,
        review ? marksOf(review).map(inOneLine).join('\n') || null : null,
      ]),
      ...missingRows(all).map((row) => [...row, ...columns.map(() => null)]),
    ],
  };
}

/** A row per competency with a teacher's comment or level, then one for the general comment. */
export function commentsTable(all: GradebookExport): Table {
  return {
    columns: ['Aluno', 'Tema', 'Competência', 'Nível do professor', 'Motivo', 'Comentário', 'Revisada em'],
    rows: reviewedEssays(all).flatMap(({ essay: { aluno_nome, esperado, tema }, review }) => [
      ...(review?.revisao ?? []).map(({ competencia, nivel, motivo, comentario, atualizado_em }) => [
        withNote(aluno_nome, { esperado }),
        tema,
        ROMAN_NUMERALS[competencia],
        nivel,
        motivo || null,
        comentario || null,
        formatDate(new Date(atualizado_em)),
      ]),
      ...(review?.anotacoes?.geral
        ? [
            [
              withNote(aluno_nome, { esperado }),
              tema,
              'Geral',
              null,
              null,
              review.anotacoes.geral,
              formatDate(new Date(review.anotacoes.publicada_em)),
            ],
          ]
        : []),
    ]),
  };
}

/** A row per mark on an essay's words, in text order. */
export function marksTable(all: GradebookExport): Table {
  return {
    columns: ['Aluno', 'Tema', 'Trecho', 'Comentário', 'Marca', 'Competência', 'Professor'],
    rows: reviewedEssays(all).flatMap(({ essay: { aluno_nome, esperado, tema }, review }) =>
      marksOf(review).map(({ trecho, comentario, caneta, competencia, autor }) => [
        withNote(aluno_nome, { esperado }),
        tema,
        trecho,
        comentario || null,
        TEACHER_PEN_LABELS[caneta].name,
        competencia && ROMAN_NUMERALS[competencia],
        autor ?? GONE_TEACHER,
      ]),
    ),
  };
}

/** The number of reviews and marks per theme; the marks are also counted per label and per competency. */
export function marksByThemeTable(all: GradebookExport): Table {
  const reviewed = reviewedEssays(all);
  const themes = all.book.columns.map(({ theme }) => theme);
  const isOf = (id: string) => (essay: Submission) => essay.tema_id === id;
  const isElsewhere = (essay: Submission) => !themes.some(({ id }) => id === essay.tema_id);
  return {
    columns: [
      'Tema',
      'Redações',
      'Revisadas',
      'Marcas',
      ...TEACHER_PENS.map((pen) => TEACHER_PEN_LABELS[pen].name),
      ...COMPETENCY_NUMBERS.map((number) => ROMAN_NUMERALS[number]),
      'Sem competência',
    ],
    rows: [
      ...themes.map(({ id, tema }) => countsRow(tema, reviewed, isOf(id))),
      ...(all.book.elsewhere > 0 ? [countsRow('Outros temas', reviewed, isElsewhere)] : []),
      countsRow('Todos', reviewed, () => true),
    ],
  };
}

type ReviewedEssay = { essay: Submission; review: EssayReview | undefined };

function countsRow(
  name: string,
  all: readonly ReviewedEssay[],
  counts: (essay: Submission) => boolean,
): TableCell[] {
  const own = all.filter(({ essay }) => counts(essay));
  const marks = own.flatMap(({ review }) => marksOf(review));
  const countOf = (isIt: (mark: TeacherMark) => boolean) => marks.filter(isIt).length;
  return [
    name,
    own.length,
    own.filter(({ review }) => review && isReviewed(review)).length,
    marks.length,
    ...TEACHER_PENS.map((pen) => countOf(({ caneta }) => caneta === pen)),
    ...COMPETENCY_NUMBERS.map((number) => countOf(({ competencia }) => competencia === number)),
    countOf(({ competencia }) => competencia === null),
  ];
}

function reviewedEssays(all: GradebookExport): ReviewedEssay[] {
  const reviewOf = new Map(all.reviews.map((review) => [review.envio_id, review]));
  return byStudent(all).map((essay) => ({ essay, review: reviewOf.get(essay.id) }));
}

const marksOf = (review: EssayReview | undefined) => inTextOrder(review?.anotacoes?.marcas ?? []);

/** "“o qual” (Para arrumar, I): falta a preposição". */
function inOneLine({ trecho, comentario, caneta, competencia }: TeacherMark): string {
  const kind = [TEACHER_PEN_LABELS[caneta].name, ...(competencia ? [ROMAN_NUMERALS[competencia]] : [])];
  return `“${trecho}” (${kind.join(', ')})${comentario && `: ${comentario}`}`;
}
