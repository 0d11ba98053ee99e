import type { Notice } from '@/domain/notices/notice';
import { daysBetween } from '@/domain/time/sao-paulo';

/** A notice in one sentence: "12 redações chegaram em 3º A". */
export function noticeSentence(notice: Notice, now: Date): string {
  const { tipo, quantos, sala_nome: classroom, prazo } = notice;
  const isOne = quantos === 1;
  const count = quantos.toLocaleString('pt-BR');
  const student = notice.aluno_nome ?? 'Um aluno';
  switch (tipo) {
    case 'enviada':
      return isOne
        ? `${student} enviou uma redação em ${classroom}`
        : `${count} redações chegaram em ${classroom}`;
    case 'entrou':
      return isOne ? `${student} entrou em ${classroom}` : `${count} alunos entraram em ${classroom}`;
    case 'retirada':
      return isOne
        ? `${student} retirou a redação enviada em ${classroom}`
        : `${count} alunos retiraram a redação enviada em ${classroom}`;
    case 'lugar':
      return isOne
        ? `Um aluno entrou pelo nome em ${classroom}: confirme se as redações que esperam são dele`
        : `${count} alunos entraram pelo nome em ${classroom}: confirme de quem são as redações que esperam`;
    case 'oferta':
      return `Querem passar a sala ${classroom} para você: aceite ou recuse em “Professores”`;
    case 'recebida':
      return `A sala ${classroom} agora é sua: quem era responsável por ela excluiu a conta`;
    case 'revisada':
      return isOne
        ? `Sua redação foi revisada em ${classroom}`
        : `${count} redações suas foram revisadas em ${classroom}`;
    case 'tema':
      return `Tema novo em ${classroom}`;
    case 'prazo':
      return `A entrega em ${classroom} é ${prazo && daysBetween(now, new Date(prazo)) === 0 ? 'hoje' : 'amanhã'}`;
  }
}

/** "1 aviso novo", "3 avisos novos". */
export function newNotices(count: number): string {
  return count === 1 ? '1 aviso novo' : `${count.toLocaleString('pt-BR')} avisos novos`;
}
