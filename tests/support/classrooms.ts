import { AppError } from '@/contracts/app-error';
import type { AnnouncementBackend } from '@/data/ports/announcements';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { ClassEssay } from '@/domain/classrooms/submission';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import type { PhotographedEssayBackend } from '@/data/ports/photographed-essays';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import type { InboxBackend } from '@/data/ports/inbox';
import type {
  ClassPlace,
  Classroom,
  ClassroomSummary,
  ClassStudent,
  ClassTheme,
} from '@/domain/classrooms/classroom';
import type { ClassReview, Enrolment, Invitation, OwnSubmission } from '@/domain/classrooms/enrolment';
import type { RecentEssay, Review, ReviewItem, Submission } from '@/domain/classrooms/submission';
import type { InboxMessage } from '@/domain/messages/inbox';
import type { SessionUser } from '@/domain/session/session-user';
import { buildCorrection, buildUser, SAMPLE_THEME, TEST_NOW } from './builders';

export function buildTeacher(overrides: Partial<SessionUser> = {}): SessionUser {
  return buildUser({
    id: 'local:otavio.reis@example.com',
    email: 'otavio.reis@example.com',
    name: 'Otávio Reis',
    userType: 'teacher',
    ...overrides,
  });
}

export function buildTheme(overrides: Partial<ClassTheme> = {}): ClassTheme {
  return {
    id: 'tema-1',
    tema: SAMPLE_THEME,
    criado_em: '2025-10-15T12:00:00.000Z',
    prazo: null,
    ...overrides,
  };
}

export function buildSummary(overrides: Partial<ClassroomSummary> = {}): ClassroomSummary {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    tema: SAMPLE_THEME,
    tema_versao: 1,
    alunos: 2,
    redacoes: 1,
    media: 760,
    arquivada: false,
    sou_dono: true,
    ...overrides,
  };
}

export function buildClassStudent(overrides: Partial<ClassStudent> = {}): ClassStudent {
  return {
    id: 'aluna-helena',
    nome: 'Helena Prado',
    entrou_em: '2025-08-06T12:00:00.000Z',
    nome_anterior: null,
    nome_na_lista: null,
    ...overrides,
  };
}

/** An entry of the expected students for Davi, who has not joined; shown under his name by default. */
export function buildPlace(overrides: Partial<ClassPlace> = {}): ClassPlace {
  const { nome = 'Davi Nunes' } = overrides;
  return { id: 'nome-davi', nome, email: null, mostrado: nome, redacoes: 0, ...overrides };
}

/** A class with a theme, two students, one expected name and an invite. */
export function buildClassroom(overrides: Partial<Classroom> = {}): Classroom {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    criada_em: '2025-08-04T12:00:00.000Z',
    temas: [buildTheme()],
    arquivada: false,
    sou_dono: true,
    frases_no_treino: false,
    tema_versao: 1,
    alunos: [
      buildClassStudent({ id: 'aluna-helena', nome: 'Helena Prado' }),
      buildClassStudent({
        id: 'aluna-larissa',
        nome: 'Larissa Antunes',
        entrou_em: '2025-08-07T12:00:00.000Z',
      }),
    ],
    nomes: [buildPlace()],
    convite: { codigo: 'convite-3a', codigo_curto: 'KMP7X4', criado_em: '2025-08-05T12:00:00.000Z' },
    ...overrides,
  };
}

/** An essay of Helena on the theme of the class, corrected. */
export function buildSubmission(overrides: Partial<Submission> = {}): Submission {
  return {
    id: 'envio-1',
    aluno_id: 'aluna-helena',
    aluno_nome: 'Helena Prado',
    nome_anterior: null,
    esperado: false,
    tema_id: 'tema-1',
    tema: SAMPLE_THEME,
    enviado_em: '2025-10-20T15:00:00.000Z',
    niveis: [120, 160, 120, 160, 200],
    niveis_professor: [null, null, null, null, null],
    revisada: false,
    achados: {},
    ...overrides,
  };
}

export function buildRecentEssay(overrides: Partial<RecentEssay> = {}): RecentEssay {
  return {
    envio_id: 'envio-1',
    sala_id: 'sala-3a',
    sala_nome: '3º ano A',
    aluno_nome: 'Helena Prado',
    nome_anterior: null,
    esperado: false,
    tema: SAMPLE_THEME,
    enviado_em: '2025-10-20T15:00:00.000Z',
    total: 760,
    ...overrides,
  };
}

/** A comment on competency III, and another level for V. */
export function buildReview(
  items: readonly ReviewItem[] = [
    { competencia: 3, comentario: 'A tese volta na conclusão: continue assim.', nivel: null, motivo: '' },
    { competencia: 5, comentario: '', nivel: 160, motivo: 'Falta dizer por meio de que a ação acontece.' },
  ],
): Review {
  return items.map((item) => ({ ...item, atualizado_em: '2025-10-21T12:00:00.000Z' }));
}

/** A teacher's mark on the first words of the sample essay, a dismissed finding and a comment on the whole essay. */
export function buildRemarks(overrides: Partial<Remarks> = {}): Remarks {
  return {
    geral: 'Texto bem encadeado.',
    marcas: [
      {
        id: '6b1f1a52-51b1-4a55-9d5e-0f4a5f0f1a01',
        inicio: 0,
        fim: 9,
        trecho: 'No Brasil',
        comentario: 'Comece pelo problema.',
        caneta: 'azul',
        competencia: 2,
      },
    ],
    descartes: [{ inicio: 3, fim: 9, codigo: 'REPETICAO', trecho: 'Brasil' }],
    ...overrides,
  };
}

export function buildClassEssay(overrides: Partial<ClassEssay> = {}): ClassEssay {
  return {
    id: 'envio-1',
    sala_id: 'sala-3a',
    sala_nome: '3º ano A',
    aluno_nome: 'Helena Prado',
    nome_anterior: null,
    esperado: false,
    enviado_em: '2025-10-20T15:00:00.000Z',
    prazo: null,
    correction: buildCorrection(),
    pendente: false,
    fotografada: false,
    publicacao: { versao: 0, professor_nome: null, em: null, meu: false },
    revisao: [],
    anotacoes: null,
    ...overrides,
  };
}

export function buildOwnSubmission(overrides: Partial<OwnSubmission> = {}): OwnSubmission {
  return {
    id: 'envio-1',
    redacao_id: '1761156000000',
    tema_id: 'tema-1',
    enviado_em: TEST_NOW,
    revisada: false,
    ...overrides,
  };
}

export function buildEnrolment(overrides: Partial<Enrolment> = {}): Enrolment {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    professor_nome: 'Otávio Reis',
    professores: ['Otávio Reis'],
    arquivada: false,
    entrou_em: '2025-08-06T12:00:00.000Z',
    tema: buildTheme(),
    envios: [],
    ...overrides,
  };
}

export function buildClassReview(overrides: Partial<ClassReview> = {}): ClassReview {
  return {
    id: 'envio-1',
    sala_id: 'sala-3a',
    sala_nome: '3º ano A',
    professor_nome: 'Otávio Reis',
    professores: ['Otávio Reis'],
    enviado_em: TEST_NOW,
    retirada_em: null,
    pendente: false,
    revisao: buildReview(),
    anotacoes: null,
    ...overrides,
  };
}

export function buildInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    professor_nome: 'Otávio Reis',
    professor_email: null,
    ...overrides,
  };
}

export function buildInboxMessage(overrides: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: 'mensagem-1',
    nome: 'Marina Duarte',
    email: 'marina.duarte@example.com',
    telefone: '',
    tipo_problema: 'sugestao',
    mensagem: 'Seria bom poder comparar duas redações sobre o mesmo tema.',
    papel_usuario: 'student',
    created_at: TEST_NOW,
    status: 'nova',
    conta_email: overrides.email ?? 'marina.duarte@example.com',
    ...overrides,
  };
}

/**
 * Classroom backend with the given functions; other functions return an empty result or reject. After an external
 * change, call `queryClient.invalidateQueries()` of the render result.
 */
export function fakeClassrooms(given: Partial<ClassroomBackend> = {}): ClassroomBackend {
  return {
    hasSamples: () => false,
    list: async () => [],
    recentEssays: async () => [],
    get: async () => null,
    create: refuse,
    edit: refuse,
    remove: refuse,
    deleted: async () => [],
    restore: refuse,
    archive: refuse,
    shareSentences: refuse,
    copy: refuse,
    setTheme: refuse,
    giveTheme: refuse,
    expectStudents: refuse,
    assignPlace: refuse,
    refusePlace: refuse,
    undoPlace: refuse,
    forgetExpected: refuse,
    undoExpected: refuse,
    removeStudent: refuse,
    restoreStudent: refuse,
    renewInvite: refuse,
    revokeInvite: refuse,
    submissions: async () => [],
    reviews: async () => [],
    passages: async () => [],
    essay: async () => null,
    review: refuse,
    ...given,
  };
}

/** Like `fakeClassrooms`, for a student's classes. */
export function fakeEnrolments(given: Partial<EnrolmentBackend> = {}): EnrolmentBackend {
  return {
    openShortCode: refuse,
    invitation: async () => null,
    join: refuse,
    list: async () => [],
    leave: refuse,
    send: refuse,
    takeBack: refuse,
    reviews: async () => [],
    removals: async () => [],
    ...given,
  };
}

/** Like `fakeClassrooms`, for photographed essays. */
export function fakePhotographedEssays(
  given: Partial<PhotographedEssayBackend> = {},
): PhotographedEssayBackend {
  return {
    confirmation: async () => null,
    confirm: refuse,
    send: refuse,
    remove: refuse,
    received: async () => [],
    receivedEssay: async () => null,
    ...given,
  };
}

/** Like `fakeClassrooms`, for the teachers of a class. */
export function fakeCoTeachers(given: Partial<CoTeacherBackend> = {}): CoTeacherBackend {
  return {
    isAvailable: true,
    team: async () => null,
    invite: refuse,
    revokeInvite: refuse,
    remove: refuse,
    invitation: async () => null,
    join: refuse,
    offer: refuse,
    endOffer: refuse,
    acceptOffer: refuse,
    fates: async () => [],
    ...given,
  };
}

/** Like `fakeClassrooms`, for announcements. */
export function fakeAnnouncements(given: Partial<AnnouncementBackend> = {}): AnnouncementBackend {
  return { list: async () => [], publish: refuse, edit: refuse, remove: refuse, ...given };
}

/** Like `fakeClassrooms`, for the inbox of developers. */
export function fakeInbox(given: Partial<InboxBackend> = {}): InboxBackend {
  return { list: async () => [], setStatus: refuse, ...given };
}

const refuse = () => Promise.reject(new AppError('refused'));
