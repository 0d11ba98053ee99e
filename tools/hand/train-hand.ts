import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { InputError } from '../scorer/text-files.ts';
import { installFonts } from './install-fonts.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WORDS = fileURLToPath(new URL('../writing/dictionary/frequent-forms.txt', import.meta.url));
const DEFAULT_OUT = fileURLToPath(new URL('../../node_modules/.cache/grifo/hand', import.meta.url));
/** Debian's, which has its packages here; another Python seldom has them. */
const PYTHON = '/usr/bin/python3';
/** With openblas: the reference BLAS is 25 times slower. */
const PACKAGES = 'python3-torch python3-numpy python3-opencv python3-pil libopenblas0-pthread';
/**
 * One thread: two are slower. Memory stays with the process and lies in large pages: without either a step takes twice
 * as long or more.
 */
const SETTINGS = {
  OMP_NUM_THREADS: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  THREADS: '1',
  MALLOC_MMAP_THRESHOLD_: '8589934592',
  MALLOC_TRIM_THRESHOLD_: '17179869184',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

const USAGE = `Usage: npm run train:hand -- [FOLDER_OF_LINES] [--texts FILE …] [--out FOLDER] [--steps N] [--seed N] [--rate R] [--resume | --further NAME.bin]
       npm run train:hand -- [FOLDER_OF_LINES] --evaluate [--int8] [--writers] | --export NAME.bin`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: DEFAULT_OUT },
    steps: { type: 'string' },
    seed: { type: 'string' },
    rate: { type: 'string' },
    further: { type: 'string' },
    resume: { type: 'boolean', default: false },
    evaluate: { type: 'boolean', default: false },
    int8: { type: 'boolean', default: false },
    writers: { type: 'boolean', default: false },
    export: { type: 'string' },
  },
});

try {
  process.exitCode = run();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(): number {
  const [folder, ...rest] = positionals;
  if (rest.length > 0) throw new InputError(USAGE);
  if (folder && !existsSync(join(folder, 'lines.json')))
    throw new InputError(`${folder} has no lines.json.\n${USAGE}`);
  if (spawnSync(PYTHON, ['-c', 'import torch, numpy, cv2, PIL']).status !== 0)
    throw new InputError(
      `Training needs Debian's torch: apt-get install -y --no-install-recommends ${PACKAGES}`,
    );
  const checkpoint = join(values.out, 'checkpoint.pt');
  if (values.export) return python('export.py', [checkpoint, values.export]);
  const data = [
    ...(folder ? ['--lines', resolve(folder)] : []),
    '--fonts',
    installFonts(),
    '--words',
    WORDS,
    ...(values.texts.length > 0 ? ['--texts', ...values.texts.map((file) => resolve(file))] : []),
  ];
  if (values.evaluate) return python('evaluate.py', [checkpoint, ...data, ...flags('int8', 'writers')]);
  const chosen = (['steps', 'seed', 'rate', 'further'] as const).flatMap((name) =>
    values[name] ? [`--${name}`, values[name]] : [],
  );
  return python('train.py', [...data, '--out', resolve(values.out), ...chosen, ...flags('resume')]);
}

function flags(...names: ('int8' | 'writers' | 'resume')[]): string[] {
  return names.filter((name) => values[name]).map((name) => `--${name}`);
}

function python(script: string, options: string[]): number {
  const env = { ...process.env, ...SETTINGS };
  return spawnSync(PYTHON, [join(HERE, script), ...options], { stdio: 'inherit', env }).status ?? 1;
}
