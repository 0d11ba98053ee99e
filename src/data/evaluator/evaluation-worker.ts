import { expose } from 'comlink';
import { createEvaluationTasks } from './evaluation-tasks';

const tasks = createEvaluationTasks();
expose(tasks);
// Loaded while the student still writes; later calls retry what failed.
tasks.prepare(undefined).catch(() => {});
