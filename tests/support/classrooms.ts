import { AppError } from '@/contracts/app-error';
import type {
  ClassEssay,
  ClassroomRepository,
  EnrolmentRepository,
  NewsroomRepository,
} from '@/data/class-services';
import type { Classroom, ClassroomSummary, ClassTheme } from '@/domain/classrooms/classroom';
import type { ClassReview, Enrolment, Invitation, OwnSending } from '@/domain/classrooms/enrolment';
import type { RecentEssay, Review, SentEssay } from '@/domain/classrooms/sent-essay';
import type { InboxMessage } from '@/domain/messages/inbox';
import type { SessionUser } from '@/domain/session/session-user';
import { createState } from '@/lib/create-state';
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
    assignedAt: '2025-10-15T12:00:00.000Z',
    dueAt: null,
    ...overrides,
  };
}

export function buildSummary(overrides: Partial<ClassroomSummary> = {}): ClassroomSummary {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    tema: SAMPLE_THEME,
    studentCount: 2,
    correctedEssayCount: 1,
    averageTotal: 760,
    ...overrides,
  };
}

/** A class with a theme, two students, one expected name and an invite. */
export function buildClassroom(overrides: Partial<Classroom> = {}): Classroom {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    createdAt: '2025-08-04T12:00:00.000Z',
    themes: [buildTheme()],
    themeVersion: 1,
    students: [
      { id: 'aluna-helena', name: 'Helena Prado', joinedAt: '2025-08-06T12:00:00.000Z' },
      { id: 'aluna-larissa', name: 'Larissa Antunes', joinedAt: '2025-08-07T12:00:00.000Z' },
    ],
    expected: [{ id: 'nome-davi', name: 'Davi Nunes' }],
    invite: { code: 'convite-3a', createdAt: '2025-08-05T12:00:00.000Z' },
    ...overrides,
  };
}

/** An essay of Helena on the theme of the class, corrected. */
export function buildSentEssay(overrides: Partial<SentEssay> = {}): SentEssay {
  return {
    id: 'envio-1',
    studentId: 'aluna-helena',
    studentName: 'Helena Prado',
    themeId: 'tema-1',
    theme: SAMPLE_THEME,
    sentAt: '2025-10-20T15:00:00.000Z',
    levels: [120, 160, 120, 160, 200],
    teacherLevels: [null, null, null, null, null],
    isReviewed: false,
    findings: {},
    ...overrides,
  };
}

export function buildRecentEssay(overrides: Partial<RecentEssay> = {}): RecentEssay {
  return {
    id: 'envio-1',
    classroomId: 'sala-3a',
    classroomName: '3º ano A',
    studentName: 'Helena Prado',
    theme: SAMPLE_THEME,
    sentAt: '2025-10-20T15:00:00.000Z',
    total: 760,
    ...overrides,
  };
}

/** A comment on competency III, and another level for V. */
export function buildReview(overrides: Partial<Review> = {}): Review {
  return {
    items: [
      { competency: 3, comment: 'A tese volta na conclusão: continue assim.', level: null, reason: '' },
      { competency: 5, comment: '', level: 160, reason: 'Falta dizer por meio de que a ação acontece.' },
    ],
    updatedAt: '2025-10-21T12:00:00.000Z',
    ...overrides,
  };
}

export function buildClassEssay(overrides: Partial<ClassEssay> = {}): ClassEssay {
  return {
    id: 'envio-1',
    classroomId: 'sala-3a',
    classroomName: '3º ano A',
    studentName: 'Helena Prado',
    sentAt: '2025-10-20T15:00:00.000Z',
    correction: buildCorrection(),
    isPending: false,
    review: null,
    ...overrides,
  };
}

export function buildSending(overrides: Partial<OwnSending> = {}): OwnSending {
  return {
    id: 'envio-1',
    essayId: '1761156000000',
    themeId: 'tema-1',
    sentAt: TEST_NOW,
    isReviewed: false,
    ...overrides,
  };
}

export function buildEnrolment(overrides: Partial<Enrolment> = {}): Enrolment {
  return {
    id: 'sala-3a',
    nome: '3º ano A',
    descricao: 'Terças e quintas, manhã',
    teacherName: 'Otávio Reis',
    joinedAt: '2025-08-06T12:00:00.000Z',
    theme: buildTheme(),
    sent: [],
    ...overrides,
  };
}

export function buildClassReview(overrides: Partial<ClassReview> = {}): ClassReview {
  return {
    id: 'envio-1',
    classroomId: 'sala-3a',
    classroomName: '3º ano A',
    teacherName: 'Otávio Reis',
    sentAt: TEST_NOW,
    isPending: false,
    review: buildReview(),
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
    role: 'student',
    sentAt: TEST_NOW,
    status: 'nova',
    ...overrides,
  };
}

/**
 * Classrooms that answer what the test says; what it does not say is refused. To follow a change, give a `version` of
 * `createState` and set it.
 */
export function fakeClassrooms(given: Partial<ClassroomRepository> = {}): ClassroomRepository {
  return {
    version: createState(0),
    hasSamples: false,
    summaries: async () => [],
    recentEssays: async () => [],
    classroom: async () => null,
    create: refuse,
    edit: refuse,
    remove: refuse,
    setTheme: refuse,
    expectStudent: refuse,
    forgetExpected: refuse,
    removeStudent: refuse,
    restoreStudent: refuse,
    renewInvite: refuse,
    revokeInvite: refuse,
    sentEssays: async () => [],
    essay: async () => null,
    review: refuse,
    ...given,
  };
}

/** The same for the classes of a student. */
export function fakeEnrolments(given: Partial<EnrolmentRepository> = {}): EnrolmentRepository {
  return {
    version: createState(0),
    invitation: async () => null,
    join: refuse,
    list: async () => [],
    leave: refuse,
    send: refuse,
    takeBack: refuse,
    reviews: async () => [],
    ...given,
  };
}

/** The same for what only developers do. */
export function fakeNewsroom(given: Partial<NewsroomRepository> = {}): NewsroomRepository {
  return {
    version: createState(0),
    publish: refuse,
    edit: refuse,
    remove: refuse,
    inbox: async () => [],
    setStatus: refuse,
    ...given,
  };
}

const refuse = () => Promise.reject(new AppError('refused'));
