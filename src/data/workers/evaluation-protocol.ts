import type { MissionPart } from '@/domain/rewards/mission-parts';
import type { DailyMission } from '@/domain/rewards/daily-mission';
import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';
import type { ParagraphChange } from '@/domain/versions/text-change';
import type { PointedInput, VersionsInput, WritingCheck, WritingInput } from '../services';

/** What the evaluation worker does: what each task is given, and what it answers. */
type Tasks = {
  evaluate: { input: EvaluationInput; result: Evaluation };
  'check-theme': { input: EvaluationInput; result: ThemeCoherence };
  'check-writing': { input: WritingInput; result: WritingCheck };
  /** A sentence of the essay that its writer pointed at. */
  'sees-element': { input: PointedInput; result: boolean };
  'compare-texts': { input: VersionsInput; result: ParagraphChange[] };
  /** The word that needs others. */
  suggest: { input: string; result: string[] };
  'mission-parts': {
    input: { mission: DailyMission['id']; theme: string; essay: string };
    result: MissionPart[];
  };
};

export type EvaluationTask = keyof Tasks;
export type TaskInput<Task extends EvaluationTask> = Tasks[Task]['input'];
export type TaskResult<Task extends EvaluationTask> = Tasks[Task]['result'];

/** What the page and the evaluation worker say to each other; one id per call. */
export type EvaluationRequest = {
  [Task in EvaluationTask]: { id: number; task: Task; input: TaskInput<Task> };
}[EvaluationTask];

export type EvaluationResponse =
  | { id: number; ok: true; result: TaskResult<EvaluationTask> }
  | { id: number; ok: false; message: string };
