import { formatDate } from './dates';

/** Content of a toast. Error messages contain the variant `destructive`, so that a screen cannot forget it. */
export type Message = { title: string; description?: string; variant?: 'destructive' };

const failure = (description: string, title = 'Erro'): Message => ({
  title,
  description,
  variant: 'destructive',
});

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/**
 * Every row of the message catalog (R-TOAST-1), word for word. Descriptions for rows that have none in the catalog
 * are additions of ours.
 */
export const messages = {
  // Entry and session
  entryFailed: failure('Ocorreu um erro. Tente novamente.'),
  signedIn: { title: 'Login realizado!', description: 'Bem-vindo! Você tem 2 dias de trial gratuito.' },
  accountCreated: { title: 'Conta criada!', description: 'Bem-vindo! Você tem 2 dias de trial gratuito.' },
  /** Where there is no trial (R-ENTRY-5). */
  accountCreatedFree: { title: 'Conta criada!', description: 'Bem-vindo!' },
  /** A returning user is not promised two days again (R-ENTRY-5). */
  welcomeBack: { title: 'Login realizado!', description: 'Bem-vindo de volta!' },
  loggedOut: { title: 'Logout realizado', description: 'Até logo! Volte sempre.' },

  // Credits and promotional mode
  creditUsed: (remaining: number): Message => ({
    title: 'Crédito utilizado',
    description: `Você tem ${remaining} ${plural(remaining, 'crédito restante', 'créditos restantes')}.`,
  }),
  creditsAdded: (amount: number): Message => ({
    title: 'Créditos adicionados',
    description: `${amount} ${plural(amount, 'crédito foi adicionado', 'créditos foram adicionados')} à sua conta.`,
  }),
  promoActive: (hoursLeft: number): Message => ({
    title: 'Modo promocional 24h ativo',
    description: `Correções ilimitadas por mais ${hoursLeft}h!`,
  }),
  /** Shows "até 20/10/2025" for the default end date (R-PROMO-1). */
  promoPeriod: (promoEnd: Date): Message => ({
    title: 'Período promocional ativo',
    description: `Aproveite correções ilimitadas até ${formatDate(promoEnd)}!`,
  }),
  promoActivated: {
    title: 'Modo promocional 24h ativado!',
    description: 'Correções ilimitadas pelos próximos 24h!',
  },
  promoDeactivated: {
    title: 'Modo promocional desativado',
    description: 'Sistema retornou ao funcionamento normal.',
  },

  // Essay and correction
  essayProcessingFailed: failure('Ocorreu um erro ao processar sua redação. Tente novamente.'),
  historyLoadFailed: failure('Erro ao carregar redações'),
  themeApplied: { title: 'Tema aplicado!', description: 'Agora é só começar a escrever.' },
  themeReplaced: { title: 'Tema substituído!', description: 'O texto da redação continua como estava.' },
  themesCombined: {
    title: 'Temas combinados!',
    description: 'Os dois temas estão no campo, separados por “|”.',
  },
  newEssayStarted: { title: 'Nova redação iniciada!', description: 'A folha está em branco.' },
  essayRecovered: { title: 'Redação recuperada!', description: 'Seu texto voltou para a folha.' },

  // Photographed essay
  imageTypeRefused: failure('Por favor, selecione apenas arquivos de imagem.'),
  imageTooLarge: failure('Por favor, escolha uma imagem menor que 10MB.', 'Arquivo muito grande'),
  ocrFailed: (reason?: string): Message =>
    failure(reason ?? 'Tente com uma foto mais nítida e bem iluminada.', 'Erro no processamento'),
  /** The reason that the recognizer passes to `ocrFailed`. */
  ocrUnreadable: failure(
    'Falha ao processar imagem. Tente com uma foto mais nítida.',
    'Erro no processamento',
  ),
  textExtracted: { title: 'Texto extraído!', description: 'Confira o texto antes de usar.' },
  textConfirmed: { title: 'Texto confirmado!', description: 'Ele já está na folha, pronto para enviar.' },

  // Checkout
  checkoutRedirect: {
    title: 'Redirecionando...',
    description: 'Você será direcionado para finalizar sua compra',
  },

  // Profile
  profileNoUser: failure('Usuário não autenticado'),
  profileSaveFailed: failure('Erro ao atualizar perfil. Tente novamente.'),
  profileSaved: { title: 'Sucesso', description: 'Perfil atualizado com sucesso!' },
  profileLoadFailed: { title: 'Erro ao carregar perfil', variant: 'destructive' },

  // Classrooms and invitations
  loginNeeded: failure('Você precisa estar logado para entrar na sala.', 'Login necessário'),
  studentsOnly: failure('Apenas alunos podem entrar em salas.', 'Acesso negado'),
  classroomLoadFailed: failure('Não foi possível carregar as informações da sala.', 'Erro ao carregar sala'),
  joinFailed: failure('Ocorreu um erro ao tentar entrar na sala. Tente novamente.', 'Erro ao entrar na sala'),
  joined: (classroom: string): Message => ({
    title: 'Bem-vindo(a)!',
    description: `Você foi adicionado(a) à sala "${classroom}" com sucesso.`,
  }),
  classroomNameMissing: failure('Por favor, informe o nome da sala.', 'Nome obrigatório'),
  studentNameMissing: failure('Por favor, informe o nome do aluno.', 'Nome obrigatório'),
  classroomCreated: { title: 'Sala criada!' },
  classroomDeleted: { title: 'Sala excluída!' },
  classroomThemeUpdated: {
    title: 'Tema atualizado!',
    description: 'O tema da redação foi atualizado com sucesso.',
  },
  studentAdded: { title: 'Aluno adicionado!' },
  studentRemoved: { title: 'Aluno removido!' },
  placeOpen: (name: string): Message => ({
    title: 'Escolha desfeita',
    description: `${name} voltou para a lista de quem você espera.`,
  }),

  // Announcements
  announcementsLoadFailed: failure('Não foi possível carregar os comunicados'),
  announcementCreateFailed: failure('Não foi possível criar o comunicado'),
  announcementEditFailed: failure('Não foi possível editar o comunicado'),
  announcementDeleteFailed: failure('Não foi possível excluir o comunicado'),
  announcementIncomplete: failure('Título e conteúdo são obrigatórios'),
  announcementCreated: { title: 'Sucesso', description: 'Comunicado criado com sucesso' },
  announcementUpdated: { title: 'Sucesso', description: 'Comunicado atualizado com sucesso' },
  announcementDeleted: { title: 'Sucesso', description: 'Comunicado excluído com sucesso' },

  // Feedback form
  feedbackSent: {
    title: 'Feedback enviado com sucesso!',
    description: 'Obrigado pelo seu feedback. Nossa equipe irá analisá-lo.',
  },
  feedbackFailed: failure('Não foi possível enviar o feedback. Tente novamente.'),
} satisfies Record<string, Message | ((...values: never[]) => Message)>;
