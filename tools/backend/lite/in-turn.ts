/** Runs the jobs given to it one after the other, in the order they came; a job that fails holds up no other. */
export function inTurn(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job, job);
    last = result;
    return result;
  };
}
