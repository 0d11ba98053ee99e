import type { EssayReading } from '../evaluation/read-essay.ts';
import { toComparisonKey } from '../text/normalize-text.ts';
import { toStem } from '../text/stem.ts';
import { DAILY_MISSIONS, type DailyMission } from './daily-mission.ts';

/** One requirement of a mission. */
export type MissionPart = { label: string; isDone: boolean };

const WANTED_CONNECTIVES = 3;

/**
 * The requirements of a mission, and whether the essay meets each of them (R-MISSION-1, R-MISSION-2). The mission
 * is complete if all parts are done; an empty essay has no part done.
 */
export function missionParts(id: DailyMission['id'], reading: EssayReading): MissionPart[] {
  return PARTS[id](reading);
}

/** Whether an essay completes a mission. */
export function completesMission(id: DailyMission['id'], reading: EssayReading): boolean {
  return missionParts(id, reading).every(({ isDone }) => isDone);
}

/** The missions that an essay completes, whatever the day. */
export function missionsDone(reading: EssayReading): DailyMission['id'][] {
  return DAILY_MISSIONS.map(({ id }) => id).filter((id) => completesMission(id, reading));
}

const PARTS: Record<DailyMission['id'], (reading: EssayReading) => MissionPart[]> = {
  'tese-clara': (reading) => [
    { label: 'O tema apresentado na introdução', isDone: introducesTheme(reading) },
    { label: 'Uma tese no fim da introdução', isDone: takesPositionEarly(reading) },
  ],
  'tres-conectivos': ({ connectives }) => {
    const names = [...new Set(connectives.map(({ name }) => name))].slice(0, WANTED_CONNECTIVES);
    return Array.from({ length: WANTED_CONNECTIVES }, (_, at) => {
      const name = names[at];
      return { label: name ? `“${name}”` : `${at + 1}º conectivo`, isDone: name !== undefined };
    });
  },
  'dado-ou-estatistica': ({ essay, mentions, connectives }) => {
    const data = mentions.filter(
      ({ kind, start, end }) => kind === 'dado' && !BARE_YEAR.test(essay.text.slice(start, end)),
    );
    return [
      { label: 'Um dado ou uma estatística', isDone: data.length > 0 },
      {
        label: 'Depois do dado, o que ele prova',
        isDone: data.some(({ end }) =>
          connectives.some(
            ({ start, relation }) => start >= end && start - end <= EXPLAINED_WITHIN && PROVES.has(relation),
          ),
        ),
      },
    ];
  },
  'proposta-completa': ({ proposal: { passages } }) => [
    { label: 'Agente: quem age', isDone: passages.agente !== undefined },
    { label: 'Ação: o que faz', isDone: passages['ação'] !== undefined },
    { label: 'Meio: como faz', isDone: passages.meio !== undefined },
    { label: 'Detalhamento de um deles', isDone: passages.detalhamento !== undefined },
  ],
};

/** Matches a year, which is a date and not a measurement. */
const BARE_YEAR = /^\d{4}$/;
/**
 * Maximum number of characters between a figure and a connective that draws a conclusion from it; this is about one
 * or two sentences.
 */
const EXPLAINED_WITHIN = 400;
const PROVES: ReadonlySet<string> = new Set(['causa', 'consequência', 'conclusão', 'retomada']);

/** Whether the most likely thesis is one of the last two sentences of the introduction. */
function takesPositionEarly({ thesis, structure }: EssayReading): boolean {
  return (structure.countedParagraphs[0]?.sentences ?? [])
    .slice(-2)
    .some(({ start }) => start === thesis?.sentence.start);
}

/** Whether the first paragraph contains two words of the theme, or one word if the theme has only one. */
function introducesTheme({ structure, overlap }: EssayReading): boolean {
  const introduction = structure.countedParagraphs[0];
  if (!introduction) return false;
  const stems = new Set(introduction.words.map(({ key }) => toStem(key)));
  const taken = overlap.found.filter((word) => stems.has(toStem(toComparisonKey(word))));
  return (
    overlap.found.length > 0 && taken.length >= Math.min(2, overlap.found.length + overlap.missing.length)
  );
}
