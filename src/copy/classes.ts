import { formatDateTime } from '@/copy/dates';
import type { Delay } from '@/domain/classrooms/late-work';
import { type CurrentReview, isReviewed } from '@/domain/classrooms/submission';
import { lazily } from '@/domain/text/memo';

/** A teacher's name as students say it: "Prof. Renato Alves"; a title already in the name is kept. */
export function teacherTitle(name: string): string {
  const written = name.trim();
  return /^prof(essora?|a|\.?[ªº])?(?!\p{L})/iu.test(written) ? written : `Prof. ${written}`;
}

/** The data of a submitted essay that teachers can see; used by every screen that lists it. */
export const SEEN_OF_ESSAY = 'o texto, as marcações, os comentários do corretor, os níveis e a data';

export function whatTeachersSee(names: readonly string[]): string {
  return `${teachersWho(names, 'vê', 'veem')} ${SEEN_OF_ESSAY}.`;
}

const list = lazily(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }));

/** "Prof. Ivo", "Prof. Ivo e Prof. Lia". */
export function teacherTitles(names: readonly string[]): string {
  return list().format(names.map(teacherTitle));
}

/** The teachers of a class with a verb; without names if the device does not know all of them. */
export function teachersWho(names: readonly string[], one: string, many: string): string {
  const titles = teacherTitles(names) || 'Os professores da sala';
  return `${titles} ${names.length === 1 ? one : many}`;
}

/**
 * Author shown for content that outlived its author's account: no account and no name are left, and none of the
 * current teachers wrote it.
 */
export const GONE_TEACHER = 'um professor que excluiu a conta';

/** The author of a review; older reviews do not record which of the teachers it was. */
export function reviewerTitle({ professores, anotacoes }: Reviewed): string {
  if (anotacoes)
    return anotacoes.autor ? teacherTitles([anotacoes.autor]) : 'Um professor que excluiu a conta';
  return professores.length === 1 ? teacherTitles(professores) : 'Um dos professores';
}

type Reviewed = { professores: readonly string[]; anotacoes: { autor: string | null } | null };

/** Who last published or withdrew a review: "Marina publicou uma revisão desta redação em 3 de maio de 2025 às 14:02." */
export function publicationTold(review: CurrentReview): string {
  const { professor_nome, em, meu } = review.publicacao;
  const who = meu ? 'Você' : (professor_nome ?? 'Outra pessoa');
  const did = isReviewed(review) ? `publicou ${meu ? 'outra' : 'uma'} revisão` : 'retirou a revisão';
  const where = meu ? ', em outra aba ou em outro aparelho,' : '';
  return `${who} ${did} desta redação${where}${em ? ` em ${formatDateTime(em)}` : ''}.`;
}

/** "menos de 1 h", "5 h", "1 dia", "3 dias". */
export function delayText({ amount, unit }: Delay): string {
  if (unit === 'hours') return amount === 0 ? 'menos de 1 h' : `${amount} h`;
  return amount === 1 ? '1 dia' : `${amount.toLocaleString('pt-BR')} dias`;
}

/** Label of a badge for late work. */
export const lateLabel = (delay: Delay) => `Atrasada ${delayText(delay)}`;

/** "1 aluno", "28 alunos". */
export function studentCount(students: number): string {
  return students === 1 ? '1 aluno' : `${students.toLocaleString('pt-BR')} alunos`;
}

/** Shown if a class's file could not be created for download. */
export const FILE_FAILURE = 'Não deu para criar o arquivo. Confira a conexão e tente de novo.';
