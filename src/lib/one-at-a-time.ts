/**
 * The same task, one run at a time. Asked for during a run, it runs once more afterwards: what began before the network
 * was back has not seen that it is.
 */
export function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    isRunning = true;
    do {
      isAskedAgain = false;
      await task().catch(() => undefined);
    } while (isAskedAgain);
    isRunning = false;
  }

  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
