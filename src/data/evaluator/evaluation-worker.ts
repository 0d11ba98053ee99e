import { expose } from 'comlink';
import { createEvaluationTasks } from './evaluation-tasks';

const tasks = createEvaluationTasks();
expose(tasks);
// Fetched while the student still writes; what does not come is asked for again by a later call.
tasks.prepare(undefined).catch(() => {});
