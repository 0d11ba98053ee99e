import { readEnvironment, type Environment } from './environment.ts';

/**
 * One line per request: what happened and how long it took. Never contains a key, an address or a word of an essay.
 */
export type LogLine = {
  function: string;
  request: string;
  status: number;
  outcome: string;
  ms: number;
};

/** External dependencies of a handler, besides `fetch`. */
export type Dependencies = {
  environment: Environment;
  now: () => Date;
  log: (line: LogLine) => void;
};

/** The real dependencies, from the variables of the process. */
export function createDependencies(get: (name: string) => string | undefined): Dependencies {
  return {
    environment: readEnvironment(get),
    now: () => new Date(),
    // The log of a function is its standard output.
    // oxlint-disable-next-line no-console
    log: (line) => console.log(JSON.stringify(line)),
  };
}
