import type { Notice } from '@/domain/notices/notice';
import { WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { paths } from '@/lib/paths';
import { paramsOf } from '@/queries/review-queue-address';

/**
 * The page to which a notice links: the essay, student, review or theme; for a notice about several of them, the
 * page that lists them.
 */
export function noticeAddress(notice: Notice): string {
  const { tipo, sala_id, tema_id, tema, aluno_id, envio_id, redacao_id } = notice;
  const { teacher, student } = paths;
  switch (tipo) {
    case 'enviada':
      return envio_id === null
        ? `${teacher.review}?${paramsOf({ ...WHOLE_QUEUE, sala: sala_id, tema: tema_id ?? '' }).toString()}`
        : teacher.classEssay(envio_id);
    case 'entrou':
    case 'retirada':
      return aluno_id === null ? teacher.classroom(sala_id) : teacher.classStudent(sala_id, aluno_id);
    case 'lugar':
    case 'oferta':
    case 'recebida':
      return teacher.classroom(sala_id);
    case 'revisada':
      if (redacao_id !== null) return student.correctedEssay(redacao_id);
      return envio_id === null ? student.classes : student.receivedEssay(envio_id);
    case 'tema':
    case 'prazo':
      return tema === null ? student.classes : student.essayOn(tema);
  }
}
