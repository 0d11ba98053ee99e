import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@/data/services-context';
import { clockOf, isUnseen, type MockClock, type MockExam, seeMock } from '@/domain/mock-exam/mock-exam';

const TICK_MS = 1000;
const LOOKS = ['visibilitychange', 'pageshow', 'focus'] as const;

/** Calls back every second, and immediately when the page returns from the background or from sleep. */
function useEverySecond(look: (time: Date) => void): void {
  const { now } = useServices();
  const tick = useEffectEvent(() => look(now()));

  useEffect(() => {
    const run = () => tick();
    run();
    const timer = setInterval(run, TICK_MS);
    for (const name of LOOKS) window.addEventListener(name, run, { capture: true });
    return () => {
      clearInterval(timer);
      for (const name of LOOKS) window.removeEventListener(name, run, { capture: true });
    };
  }, []);
}

/** The clock of an exam. Rerenders the calling component every second, so that component should be small. */
export function useMockClock(exam: MockExam): MockClock {
  const { now } = useServices();
  const [at, setAt] = useState(now);
  useEverySecond(setAt);
  return clockOf(exam, at);
}

/**
 * Whether the time is up or the essay was handed in. Ends the exam when its time is up; until then, stores the
 * clock's progress on the device.
 */
export function useMockEnd(exam: MockExam, end: () => void): boolean {
  const { mockExams, now } = useServices();
  const [isTimeUp, setTimeUp] = useState(() => clockOf(exam, now()).isOver);
  useEverySecond((time) => {
    const { isOver } = clockOf(exam, time);
    setTimeUp(isOver);
    if (exam.endedAt) return;
    if (isOver) end();
    else if (isUnseen(exam, time)) mockExams.current.update((current) => current && seeMock(current, time));
  });
  return isTimeUp || exam.endedAt !== null;
}
