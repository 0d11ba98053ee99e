import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber, type Level } from '../../rubric/competency.ts';
import type { VideoSuggestion } from '../evaluation.ts';
import { FINDING_CATEGORIES } from '../../writing/categories.ts';
import { marksOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { MAX_VIDEO_SUGGESTIONS } from '../rules-constants.ts';
import { toVideoSearchUrl } from '../correction.ts';

/** Subject of the video search for each competency if no single issue supplies a subject. */
const LESSONS: Record<CompetencyNumber, string> = {
  1: 'Norma padrão na redação',
  2: 'Repertório sociocultural: como usar',
  3: 'Tese e argumentação na redação',
  4: 'Conectivos para redação',
  5: 'Proposta de intervenção: os cinco elementos',
};
const AT_THE_TOP = 'Redação nota mil comentada';

/** Up to four subjects to study, the weakest competencies first; never empty. */
export function suggestVideos(
  reading: EssayReading,
  levels: Record<CompetencyNumber, Level>,
): VideoSuggestion[] {
  const weakestFirst = COMPETENCY_NUMBERS.filter((number) => levels[number] < MAX_LEVEL).toSorted(
    (a, b) => levels[a] - levels[b],
  );
  const subjects = weakestFirst.map((number) => subjectOf(reading, number));
  const distinct = [...new Set(subjects)].slice(0, MAX_VIDEO_SUGGESTIONS);
  return (distinct.length > 0 ? distinct : [AT_THE_TOP]).map(toVideoSuggestion);
}

/** The subject with the link that the evaluation response requires. */
export function toVideoSuggestion(subject: string): VideoSuggestion {
  return { erro: subject, link: toVideoSearchUrl(subject) };
}

function subjectOf(reading: EssayReading, number: CompetencyNumber): string {
  if (number === 5) return LESSONS[5];
  const [issue] = marksOf(reading, number);
  const isAboutIssues = number === 1 || number === 4;
  return issue && isAboutIssues ? FINDING_CATEGORIES[issue.code].studyQuery : LESSONS[number];
}
