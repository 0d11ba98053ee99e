/** An event of a trace of Chromium, as far as it is read here; times in µs, `tts` and `tdur` of the thread's own clock. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/** Of each key in a trace: what the thread worked from its `keydown` to the end of the first frame after it, in ms. */
export function mainThreadTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X').sort((one, other) => one.ts - other.ts);
  const keys = whole.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const frames = whole.filter(({ name }) => name === 'Commit');
  return keys.flatMap((key) => {
    const frame = frames.find(({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts > key.ts);
    if (key.tts === undefined || frame?.tts === undefined) return [];
    return [(frame.tts + (frame.tdur ?? 0) - key.tts) / 1000];
  });
}
