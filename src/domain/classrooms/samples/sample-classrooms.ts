import type { KeptClassroom, KeptSending } from '../kept-classroom.ts';
import { EVENING_COURSE } from './evening-course.ts';
import { sampleClassroom, sampleSendings, type SampleClass } from './sample-class.ts';
import { THIRD_YEAR } from './third-year.ts';

const SAMPLES: readonly SampleClass[] = [THIRD_YEAR, EVENING_COURSE];

/** The two classes of the specification (§9 "Demo sample data") as they stand on the day of `now`. */
export function sampleClassrooms(now: Date): KeptClassroom[] {
  return SAMPLES.map((sample) => sampleClassroom(sample, now));
}

/** What the made-up students of a class have sent; nothing in a class that is none of them. */
export function sentBySamples(classroomId: string, now: Date): KeptSending[] {
  const sample = SAMPLES.find(({ id }) => id === classroomId);
  return sample ? sampleSendings(sample, now) : [];
}

export function isSample(classroomId: string): boolean {
  return SAMPLES.some(({ id }) => id === classroomId);
}
