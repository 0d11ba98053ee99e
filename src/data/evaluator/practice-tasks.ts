// Tasks of the practice page, loaded with its first exercise.
export { readForPractice } from '@/domain/practice/essay-practice';
export { judgeTask } from '@/domain/practice/judge-task';
