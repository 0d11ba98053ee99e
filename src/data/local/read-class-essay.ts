import type { KeptClassroom, KeptSending } from '@/domain/classrooms/kept-classroom';
import type { Review } from '@/domain/classrooms/sent-essay';
import { byCompetency } from '@/domain/evaluation/by-competency';
import type { Correction } from '@/domain/evaluation/correction';
import { toCorrection } from '@/domain/evaluation/to-correction';
import type { ClassEssay } from '../class-services';
import type { LocalLatePorts } from './create-late-services';

type Found = { room: KeptClassroom; sending: KeptSending; review: Review | null };

/** An essay for its teacher: that of a student of this device, or one of the samples. */
export async function readClassEssay(ports: LocalLatePorts, found: Found): Promise<ClassEssay> {
  const { room, sending, review } = found;
  const { id, studentId, sentAt, levels } = sending;
  return {
    id,
    classroomId: room.id,
    classroomName: room.nome,
    studentName: room.students.find((student) => student.id === studentId)?.name ?? '',
    sentAt,
    correction:
      (await (room.sent.includes(sending) ? readOfStudent(ports, sending) : readSample(ports, sending))) ??
      figuresOnly(sending),
    isPending: levels === null,
    review,
  };
}

/** The text stays with the student; null where the device has lost it. */
function readOfStudent({ corrections }: LocalLatePorts, { studentId, essayId }: KeptSending) {
  return corrections.ofOwner(studentId, essayId);
}

/** Corrected when it is opened; null for the many that are figures only. */
async function readSample(
  { evaluator }: LocalLatePorts,
  { id, theme, sentAt }: KeptSending,
): Promise<Correction | null> {
  const { SAMPLE_TEXTS } = await import('@/domain/classrooms/samples/sample-texts');
  const essay = SAMPLE_TEXTS[id];
  if (!essay) return null;
  return toCorrection(await evaluator.evaluate({ theme, essay }), { id, theme, essay, submittedAt: sentAt });
}

function figuresOnly({ id, theme, sentAt, levels }: KeptSending): Correction {
  const evaluation = {
    nota_final: 0,
    competencias: byCompetency((number) => ({ note: levels?.[number - 1] ?? 0, feedback: '' })),
    erros_detectados: [],
    videos_sugeridos: [],
    resumo: { pontos_fortes: [], pontos_fracos: [], melhorias: [] },
  };
  return toCorrection(evaluation, { id, theme, essay: '', submittedAt: sentAt });
}
