import { formatDateTime } from '@/copy/dates';
import type { Delay } from '@/domain/classrooms/late-work';
import { type CurrentReview, isReviewed } from '@/domain/classrooms/sent-essay';
import { lazily } from '@/domain/text/memo';

/** A teacher as students speak of one: "Prof. Renato Alves"; a title the teacher wrote stays as it is. */
export function teacherTitle(name: string): string {
  const written = name.trim();
  return /^prof(essora?|a|\.?[ªº])?(?!\p{L})/iu.test(written) ? written : `Prof. ${written}`;
}

/** What a teacher reads of an essay that was sent to a class: the one list for every screen that says so. */
export const SEEN_OF_ESSAY = 'o texto, as marcações, os comentários do corretor, os níveis e a data';

export function whatTeachersSee(names: readonly string[]): string {
  return `${teachersWho(names, 'vê', 'veem')} ${SEEN_OF_ESSAY}.`;
}

const list = lazily(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }));

/** "Prof. Ivo", "Prof. Ivo e Prof. Lia". */
export function teacherTitles(names: readonly string[]): string {
  return list().format(names.map(teacherTitle));
}

/** The teachers of a class with what they do, by verb; without names where the device does not know all of them. */
export function teachersWho(names: readonly string[], one: string, many: string): string {
  const titles = teacherTitles(names) || 'Os professores da sala';
  return `${titles} ${names.length === 1 ? one : many}`;
}

/** Who wrote what is still there: no account, no name, and none of those who teach there now. */
export const GONE_TEACHER = 'um professor que excluiu a conta';

/** Who wrote a review; of an old one it is not kept which of the teachers did. */
export function reviewerTitle({ professores, anotacoes }: Reviewed): string {
  if (anotacoes)
    return anotacoes.autor ? teacherTitles([anotacoes.autor]) : 'Um professor que excluiu a conta';
  return professores.length === 1 ? teacherTitles(professores) : 'Um dos professores';
}

type Reviewed = { professores: readonly string[]; anotacoes: { autor: string | null } | null };

/** Who published a review last, or took it back: "Marina publicou uma revisão desta redação em 3 de maio de 2025 às 14:02." */
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

/** What a badge says of late work. */
export const lateLabel = (delay: Delay) => `Atrasada ${delayText(delay)}`;

/** "1 aluno", "28 alunos". */
export function studentCount(students: number): string {
  return students === 1 ? '1 aluno' : `${students.toLocaleString('pt-BR')} alunos`;
}

/** A file of a class that could not be made for downloading. */
export const FILE_FAILURE = 'Não deu para criar o arquivo. Confira a conexão e tente de novo.';
