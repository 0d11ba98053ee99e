import type { ClassThemeRow } from '@/contracts/class-theme-row';
import type {
  ClassEssayRow,
  ClassroomRow,
  ClassroomSummaryRow,
  InviteRow,
  RecentEssayRow,
  SentEssayRow,
} from '@/contracts/classroom-rows';
import type { ClassReviewRow, EnrolmentRow } from '@/contracts/enrolment-rows';
import type { ReviewRows } from '@/contracts/review-row';
import type { Classroom, ClassInvite, ClassroomSummary, ClassTheme } from '@/domain/classrooms/classroom';
import type { ClassReview, Enrolment } from '@/domain/classrooms/enrolment';
import type { FiveLevels, RecentEssay, Review, ReviewItem, SentEssay } from '@/domain/classrooms/sent-essay';
import { toLevel } from '@/domain/rubric/competency';
import type { ClassEssay } from '../class-services';
import { toRowCorrection } from './essay-rows';
import { toIso } from './to-iso';

/** From what the server answers about classes to what the screens know. */
export function toSummary({ alunos, redacoes, media, ...row }: ClassroomSummaryRow): ClassroomSummary {
  return { ...row, studentCount: alunos, correctedEssayCount: redacoes, averageTotal: media };
}

export function toRecentEssay(row: RecentEssayRow): RecentEssay {
  return {
    id: row.envio_id,
    classroomId: row.sala_id,
    classroomName: row.sala_nome,
    studentName: row.aluno_nome,
    theme: row.tema,
    sentAt: toIso(row.enviado_em),
    total: row.total,
  };
}

export function toClassroom(row: ClassroomRow): Classroom {
  return {
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    createdAt: toIso(row.criada_em),
    themes: row.temas.map(toTheme),
    themeVersion: row.tema_versao,
    // By name as people sort it; the order of a database is that of its locale.
    students: byName(
      row.alunos.map(({ id, nome, entrou_em }) => ({ id, name: nome, joinedAt: toIso(entrou_em) })),
    ),
    expected: byName(row.nomes.map(({ id, nome }) => ({ id, name: nome }))),
    invite: row.convite && toInvite(row.convite),
  };
}

export function toInvite({ codigo, criado_em }: InviteRow): ClassInvite {
  return { code: codigo, createdAt: toIso(criado_em) };
}

export function toSentEssay(row: SentEssayRow): SentEssay {
  return {
    id: row.id,
    studentId: row.aluno_id,
    studentName: row.aluno_nome,
    themeId: row.tema_id,
    theme: row.tema,
    sentAt: toIso(row.enviado_em),
    levels: row.niveis && (row.niveis.map(toLevel) as unknown as FiveLevels),
    teacherLevels: row.niveis_professor.map((level) => (level === null ? null : toLevel(level))),
    isReviewed: row.revisada,
    findings: row.achados,
  };
}

export function toClassEssay({ redacao, ...row }: ClassEssayRow): ClassEssay {
  return {
    id: row.id,
    classroomId: row.sala_id,
    classroomName: row.sala_nome,
    studentName: row.aluno_nome,
    sentAt: toIso(row.enviado_em),
    correction: toRowCorrection(redacao),
    isPending: redacao.origem !== 'funcao' || redacao.niveis === null,
    review: toReview(row.revisao),
  };
}

export function toEnrolment(row: EnrolmentRow): Enrolment {
  return {
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    teacherName: row.professor_nome,
    joinedAt: toIso(row.entrou_em),
    theme: row.tema && toTheme(row.tema),
    sent: row.envios.map(({ id, redacao_id, tema_id, enviado_em, revisada }) => ({
      id,
      essayId: redacao_id,
      themeId: tema_id,
      sentAt: toIso(enviado_em),
      isReviewed: revisada,
    })),
  };
}

export function toClassReview(row: ClassReviewRow): ClassReview {
  return {
    id: row.id,
    classroomId: row.sala_id,
    classroomName: row.sala_nome,
    teacherName: row.professor_nome,
    sentAt: toIso(row.enviado_em),
    isPending: row.pendente,
    review: toReview(row.revisao),
  };
}

/** null where nothing was said. */
export function toReview(rows: ReviewRows): Review | null {
  if (rows.length === 0) return null;
  const items = rows.map(({ competencia, comentario, nivel, motivo }) => ({
    competency: competencia,
    comment: comentario,
    level: nivel === null ? null : toLevel(nivel),
    reason: motivo,
  }));
  const latest = Math.max(...rows.map(({ atualizado_em }) => Date.parse(atualizado_em)));
  return { items, updatedAt: new Date(latest).toISOString() };
}

/** The other way round. */
export function fromReviewItem({ competency, comment, level, reason }: ReviewItem) {
  return { competencia: competency, comentario: comment, nivel: level, motivo: reason };
}

function toTheme({ id, tema, criado_em, prazo }: ClassThemeRow): ClassTheme {
  return { id, tema, assignedAt: toIso(criado_em), dueAt: prazo && toIso(prazo) };
}

function byName<Named extends { name: string }>(named: readonly Named[]): Named[] {
  return named.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
