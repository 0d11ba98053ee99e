import type { Correction } from '../evaluation/correction.ts';
import { THEME_SEPARATOR } from '../essay/send-rules.ts';
import type { Enrolment } from './enrolment.ts';
import { hasGuidance, type ThemeGuidance } from './theme-guidance.ts';

/** A theme of a class that the student is in, as last loaded. */
export type KnownTheme = {
  tema: string;
  dueAt: string | null;
  classroomId: string;
  classroomName: string;
  teacherName: string;
  themeId: string;
  /** Whether an essay on the theme was sent. */
  isSent: boolean;
  /**
   * Whether the theme is the current one of the class. An essay begun on a theme is for the class even after the
   * class got the next theme.
   */
  isCurrent: boolean;
  /** Texts, instructions and how to write; absent if the teacher gave none. */
  orientacao?: ThemeGuidance | undefined;
};

/** A submission that the student requested and that failed. */
export type UnsentEssay = { essay: string; classroomId: string };

/**
 * Records about a student's classes on the device: themes are shown before anything is loaded, an essay is matched
 * to a class by its theme, and a failed submission is offered again.
 */
export type ClassMemory = { themes: readonly KnownTheme[]; unsent: readonly UnsentEssay[] };

export const EMPTY_CLASS_MEMORY: ClassMemory = { themes: [], unsent: [] };

const MAX_THEMES = 40;
const MAX_UNSENT = 40;

/** The memory updated with the loaded classes; the same object if nothing changed. */
export function rememberClasses(memory: ClassMemory, all: readonly Enrolment[]): ClassMemory {
  // Archived classes take no essays.
  const enrolments = all.filter(({ arquivada }) => !arquivada);
  const current = enrolments.flatMap(toKnownTheme);
  const isInClass = (classroomId: string) => enrolments.some(({ id }) => id === classroomId);
  const past = memory.themes
    .filter(({ classroomId, themeId }) => isInClass(classroomId) && !current.some(isTheme(themeId)))
    .map((theme) => ({ ...theme, isCurrent: false }));
  const next: ClassMemory = {
    themes: [...current, ...past].slice(0, MAX_THEMES),
    unsent: memory.unsent.filter(({ classroomId }) => isInClass(classroomId)),
  };
  return JSON.stringify(next) === JSON.stringify(memory) ? memory : next;
}

function toKnownTheme({ tema, ...enrolment }: Enrolment): KnownTheme[] {
  if (!tema) return [];
  return [
    {
      classroomId: enrolment.id,
      classroomName: enrolment.nome,
      teacherName: enrolment.professor_nome,
      themeId: tema.id,
      tema: tema.tema,
      dueAt: tema.prazo,
      isSent: enrolment.envios.some(({ tema_id }) => tema_id === tema.id),
      isCurrent: true,
      ...(tema.orientacao && hasGuidance(tema.orientacao) && { orientacao: tema.orientacao }),
    },
  ];
}

function isTheme(themeId: string) {
  return (theme: KnownTheme) => theme.themeId === themeId;
}

/**
 * The class themes that equal the theme of an essay, at most one per class. If several themes of a class match, the
 * current theme is preferred.
 */
export function answeredThemes({ themes }: ClassMemory, theme: string): KnownTheme[] {
  // "Manter os dois" joins two themes, and the essay is on both of them.
  const answered = new Set([theme, ...theme.split(THEME_SEPARATOR)].map(bare));
  const matching = themes.filter(({ tema }) => answered.has(bare(tema)));
  return matching.filter(
    ({ classroomId }, index) => matching.findIndex((one) => one.classroomId === classroomId) === index,
  );
}

/** A theme normalized for comparison: single spaces, lower case. */
function bare(theme: string): string {
  return theme.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('pt-BR');
}

type Essay = Pick<Correction, 'id' | 'submittedAt' | 'aiAnalysis'>;

/** Classes to which sending this essay failed. */
export function unsentTo({ unsent }: ClassMemory, essay: Essay): string[] {
  const names = namesOf(essay);
  return unsent.flatMap((one) => (names.includes(one.essay) ? [one.classroomId] : []));
}

/** Records that an essay is still to be sent to a class. */
export function keepUnsent(memory: ClassMemory, essay: Essay, classroomId: string): ClassMemory {
  const { unsent } = dropUnsent(memory, essay, classroomId);
  const [name = essay.id] = namesOf(essay);
  return { ...memory, unsent: [{ essay: name, classroomId }, ...unsent].slice(0, MAX_UNSENT) };
}

/** Removes the record of an unsent essay: the essay was sent, or is not to be sent any more. */
export function dropUnsent(memory: ClassMemory, essay: Essay, classroomId: string): ClassMemory {
  const names = namesOf(essay);
  const isIt = (one: UnsentEssay) => one.classroomId === classroomId && names.includes(one.essay);
  return { ...memory, unsent: memory.unsent.filter((one) => !isIt(one)) };
}

/** All ids of an essay: storing it on the server changes its id, so its stored id and its time of submission identify it too. */
function namesOf({ id, submittedAt, aiAnalysis }: Essay): string[] {
  const storedId = aiAnalysis.grifo?.storedId;
  return storedId ? [storedId, id] : [submittedAt, id];
}
