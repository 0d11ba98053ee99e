import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, type } from 'node:os';

type Machine = {
  now: Date;
  cores: number;
  system: string;
  userAgent: string;
  /**
   * Lighthouse's benchmark index of the machine at each visit; 1,500 to 2,000 is typical of a fast desktop
   * computer.
   */
  speeds?: readonly number[];
};

/** The date and machine of a measurement, as one line beside the figures. */
export function machineLine({ now, cores, system, userAgent, speeds = [] }: Machine): string {
  const [, version] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  const parts = [
    now.toISOString().slice(0, 10),
    `${cores} cores`,
    system,
    `Chromium ${version ?? 'unknown'}`,
    ...(speeds.length > 0 ? [`benchmarkIndex ${Math.min(...speeds)} to ${Math.max(...speeds)}`] : []),
  ];
  return parts.join(', ');
}

/** This machine, and the browser that calls itself `userAgent`. */
export function thisMachine(userAgent: string): Omit<Machine, 'speeds'> {
  return { now: new Date(), cores: availableParallelism(), system: systemName(), userAgent };
}

function systemName(): string {
  const file = '/etc/os-release';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, name] = /^PRETTY_NAME="?([^"\n]+)/m.exec(text) ?? [];
  return name ?? type();
}
