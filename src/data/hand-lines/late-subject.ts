import { loadCode } from '../no-answer-code';

type Module<Ports, Subject> = { default: (ports: Ports) => Subject };

/** Methods that answer by promises, so that nobody notices when their code comes. */
type Late = Record<string, (...given: never[]) => Promise<unknown>>;

/** A subject of the backend that few ever ask: its code comes with the first question. */
export function lateSubject<Ports, Subject extends Late>(load: () => Promise<Module<Ports, Subject>>) {
  return (ports: Ports): Subject => {
    let made: Subject | null = null;
    const subject = async () => (made ??= (await loadCode(load)).default(ports));
    return new Proxy({} as Subject, {
      get:
        (_, name: string) =>
        async (...given: never[]) =>
          (await subject())[name]?.(...given),
    });
  };
}
