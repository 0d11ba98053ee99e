import type { ClassWriter } from '@/domain/classrooms/class-writers';
import { dueDateOf } from '@/domain/classrooms/late-work';
import { themeOfPile } from '@/domain/classrooms/photo-pile';
import type { ClassEssay, CurrentReview } from '@/domain/classrooms/submission';
import type { StoredClassroom, StoredSubmission } from '@/domain/classrooms/stored-classroom';
import type { Correction } from '@/domain/evaluation/correction';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { byCompetency } from '@/domain/rubric/competency';
import { findSupportText } from '@/domain/themes/support-text';
import type { Evaluator } from '../services';
import type { DemoPorts } from './ports';

/** A submission with the class it was sent to. */
export type FoundSubmission = { classroom: StoredClassroom; submission: StoredSubmission };

/**
 * The correction of a submission; it contains only figures if the text is not on this device, as for most samples.
 */
export async function correctionOf(
  { essays, evaluator }: DemoPorts,
  { classroom, submission }: FoundSubmission,
): Promise<Correction> {
  const { aluno_id, redacao_id, texto } = submission;
  if (texto !== undefined)
    return correctedPhotographedEssay(evaluator, { ...submission, texto }, classroom.temas);
  const found = classroom.envios.includes(submission)
    ? await essays.ofOwner(aluno_id, redacao_id)
    : await correctSample(evaluator, submission);
  return found ?? figuresOnly(submission);
}

/** A submission as shown to its teacher. */
export async function classEssayOf(
  ports: DemoPorts,
  found: FoundSubmission,
  { nome, nome_anterior, entrou_em }: ClassWriter,
  review: CurrentReview,
): Promise<ClassEssay> {
  const { classroom, submission } = found;
  const { id, enviado_em, niveis } = submission;
  const pendente = niveis === null;
  return {
    id,
    sala_id: classroom.id,
    sala_nome: classroom.nome,
    aluno_nome: nome,
    nome_anterior,
    esperado: entrou_em === null,
    enviado_em,
    prazo: dueDateOf(submission, classroom.temas),
    correction: await correctionOf(ports, found),
    pendente,
    fotografada: submission.texto !== undefined,
    ...review,
  };
}

/** The correction of a text that is stored with its submission; computed when it is opened instead of stored. */
export async function correctedPhotographedEssay(
  evaluator: Pick<Evaluator, 'evaluate'>,
  { id, tema, texto, enviado_em }: StoredSubmission & { texto: string },
  themes: StoredClassroom['temas'] = [],
): Promise<Correction> {
  const { orientacao } = themeOfPile(themes, tema) ?? {};
  const supportText = await findSupportText({ theme: tema, essay: texto }, orientacao ? [orientacao] : []);
  const evaluation = await evaluator.evaluate({ theme: tema, essay: texto, supportText });
  return toCorrection(evaluation, { id, theme: tema, essay: texto, submittedAt: enviado_em });
}

/** The correction of a sample, computed when it is opened; null for the many samples without a text. */
async function correctSample(evaluator: Evaluator, submission: StoredSubmission): Promise<Correction | null> {
  const { SAMPLE_TEXTS } = await import('@/domain/classrooms/samples/sample-texts');
  const texto = SAMPLE_TEXTS[submission.id];
  return texto ? correctedPhotographedEssay(evaluator, { ...submission, texto }) : null;
}

function figuresOnly({ id, tema, enviado_em, niveis }: StoredSubmission): Correction {
  const evaluation = {
    nota_final: 0,
    competencias: byCompetency((number) => ({ note: niveis?.[number - 1] ?? 0, feedback: '' })),
    erros_detectados: [],
    videos_sugeridos: [],
    resumo: { pontos_fortes: [], pontos_fracos: [], melhorias: [] },
  };
  return toCorrection(evaluation, { id, theme: tema, essay: '', submittedAt: enviado_em });
}
