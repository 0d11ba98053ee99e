import type { UserType } from '@/domain/session/session-user';

type Unsent = {
  waitingEssays: number;
  waitingRatings: number;
  waitingMessages: number;
  hasDraft: boolean;
  hasMessage: boolean;
};

/** What goes with the account, for the dialog that asks for the word. */
export function whatIsLost(userType: UserType, unsent: Unsent): string[] {
  const byRole: Record<UserType, string[]> = {
    student: [
      'Todas as redações, correções e avaliações',
      'Canetinhas, conquistas e créditos que sobraram',
      'Suas turmas, o que você enviou e o que os professores disseram',
    ],
    teacher: [
      'Todas as suas salas, com temas, convites e comentários',
      'O que os alunos enviaram para elas; as redações continuam com eles',
      'Seu plano',
    ],
    dev: ['Seu acesso de equipe; os comunicados ficam, sem o seu nome'],
  };
  return [...byRole[userType], 'Perfil, mensagens e tudo o que está neste aparelho', ...unsentWork(unsent)];
}

function unsentWork({ hasDraft, hasMessage, ...waiting }: Unsent): string[] {
  return [
    ...thatWait(waiting.waitingEssays, 'redação', 'redações'),
    ...thatWait(waiting.waitingRatings, 'avaliação de correção', 'avaliações de correção'),
    ...thatWait(waiting.waitingMessages, 'mensagem à equipe', 'mensagens à equipe'),
    ...(hasDraft ? ['O rascunho que está na folha'] : []),
    ...(hasMessage ? ['A mensagem à equipe que você começou'] : []),
  ];
}

function thatWait(count: number, one: string, many: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one} que ainda aguarda envio` : `${count} ${many} que ainda aguardam envio`];
}
