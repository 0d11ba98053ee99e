import {
  LEVELS,
  type CompetencyNumber,
  type Level,
  totalOf,
  type Levels,
} from '../../src/domain/rubric/competency.ts';
import { InputError, readText, reasonOf } from './text-files.ts';

/** An essay with the levels people gave it: one line of a corpus file. */
export type GradedEssay = {
  id: string;
  /** Id of the prompt, shared by all essays on it; all essays of a prompt are in the same fold. */
  promptId: string;
  theme: string;
  /** The support texts; empty where the file has none. */
  prompt: string;
  title: string;
  text: string;
  levels: Levels;
  /** Sum of the levels, 0–1000; the total in the file is ignored. */
  total: number;
  source: string;
  /** Group for reporting figures; `all` if the file names none. */
  subset: string;
  date: string | null;
};

/**
 * The essays of a file with one JSON object per line, gzipped or not. Blank lines are skipped. Throws an
 * `InputError` that names file and line if the file cannot be read, contains no essay or has an invalid line.
 */
export function readEssays(path: string): GradedEssay[] {
  const essays: GradedEssay[] = [];
  for (const [index, line] of readText(path).split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      essays.push(toEssay(JSON.parse(line)));
    } catch (error) {
      throw new InputError(`${path}, line ${index + 1}: ${reasonOf(error)}.`, { cause: error });
    }
  }
  if (essays.length === 0) throw new InputError(`${path} holds no essays.`);
  return essays;
}

function toEssay(value: unknown): GradedEssay {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError('expected an object');
  }
  const fields = value as Record<string, unknown>;
  const levels: Levels = {
    1: levelIn(fields, 1),
    2: levelIn(fields, 2),
    3: levelIn(fields, 3),
    4: levelIn(fields, 4),
    5: levelIn(fields, 5),
  };
  return {
    id: requiredIn(fields, 'id'),
    promptId: requiredIn(fields, 'prompt_id'),
    theme: requiredIn(fields, 'theme'),
    prompt: optionalIn(fields, 'prompt') ?? '',
    title: optionalIn(fields, 'title') ?? '',
    text: requiredIn(fields, 'text'),
    levels,
    total: totalOf(levels),
    source: optionalIn(fields, 'source') ?? '',
    subset: optionalIn(fields, 'subset') || 'all',
    date: optionalIn(fields, 'date'),
  };
}

function levelIn(fields: Record<string, unknown>, competency: CompetencyNumber): Level {
  const level = LEVELS.find((one) => one === fields[`c${competency}`]);
  if (level !== undefined) return level;
  const given = JSON.stringify(fields[`c${competency}`]) ?? 'missing';
  throw new InputError(`c${competency} must be one of ${LEVELS.join(', ')} and is ${given}`);
}

function requiredIn(fields: Record<string, unknown>, name: string): string {
  const text = optionalIn(fields, name);
  if (text === null) throw new InputError(`${name} is missing`);
  return text;
}

/** Returns the text of a field, or null; ids that are numbers in some files are converted to text. */
function optionalIn(fields: Record<string, unknown>, name: string): string | null {
  const value = fields[name] ?? null;
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new InputError(`${name} must be a text`);
}
