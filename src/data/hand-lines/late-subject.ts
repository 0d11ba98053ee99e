import { loadCode } from '../no-answer-code';

type Module<Ports, Subject> = { default: (ports: Ports) => Subject };

/** Asynchronous methods only, so that loading their code late changes nothing for the caller. */
type Late = Record<string, (...given: never[]) => Promise<unknown>>;

/** A rarely used subject of the backend, whose code is loaded with the first call. */
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
