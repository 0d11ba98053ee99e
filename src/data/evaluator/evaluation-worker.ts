import { expose } from 'comlink';
import { createEvaluationTasks } from './evaluation-tasks';

const tasks = createEvaluationTasks();
expose(tasks);
// Starts loading the files while the student still writes; later calls retry failed loads.
tasks.prepare(undefined).catch(() => {});
