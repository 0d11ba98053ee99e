import { submissionsOf, type ClassRecord } from '@/domain/classrooms/class-record';
import { MAX_PASSAGES, passagesIn, type ClassPassage } from '@/domain/classrooms/discussion';
import { isSample } from '@/domain/classrooms/samples/sample-classrooms';
import type { StoredClassroom, StoredSubmission } from '@/domain/classrooms/stored-classroom';
import type { Correction } from '@/domain/evaluation/correction';

/**
 * Passages with one kind of finding, from the newest essay of each student with that kind, alternating between students. The
 * sample classes have separate sentences for their many essays without a text.
 */
export async function passagesOf(
  record: ClassRecord,
  classroom: StoredClassroom,
  code: string,
  correctionOf: (submission: StoredSubmission) => Promise<Correction>,
): Promise<ClassPassage[]> {
  const newest = new Map<string, StoredSubmission>();
  for (const submission of submissionsOf(record, classroom)) {
    const { aluno_id, achados } = submission;
    if ((achados[code] ?? 0) > 0 && !newest.has(aluno_id)) newest.set(aluno_id, submission);
  }
  const essays = [...newest.values()].slice(0, MAX_PASSAGES);
  const found: ClassPassage[][] = [];
  for (const submission of essays) {
    const { originalText, aiAnalysis } = await correctionOf(submission);
    found.push(passagesIn({ id: submission.id, text: originalText }, aiAnalysis.erros_detectados, code));
  }
  const samples = isSample(classroom.id) ? await samplePassages(code, essays.length) : [];
  return [...byTurns(found), ...samples].slice(0, MAX_PASSAGES);
}

/** Round robin: the first passage of every essay, then the second of every essay, and so on. */
function byTurns(found: readonly ClassPassage[][]): ClassPassage[] {
  const turns = Math.max(0, ...found.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => found.flatMap((own) => own[turn] ?? [])).flat();
}

async function samplePassages(code: string, most: number): Promise<ClassPassage[]> {
  const { sampleSentences } = await import('@/domain/classrooms/samples/sample-sentences');
  return sampleSentences(code).slice(0, most);
}
