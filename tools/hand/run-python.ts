import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../scorer/text-files.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Source of the most frequent words. */
export const WORDS = fileURLToPath(new URL('../writing/dictionary/frequent-forms.txt', import.meta.url));
/** Default folder for a training's checkpoint. */
export const TRAINED = fileURLToPath(new URL('../../node_modules/.cache/grifo/hand', import.meta.url));
/** Debian's Python, which can use Debian's packages; other Python installations seldom have them. */
const PYTHON = '/usr/bin/python3';
/** Includes openblas, because the reference BLAS is 25 times slower. */
const PACKAGES = 'python3-torch python3-numpy python3-opencv python3-pil libopenblas0-pthread';
/**
 * One thread, because two are slower. The process keeps freed memory and uses large pages; without either, a step
 * takes at least twice as long.
 */
const SETTINGS = {
  OMP_NUM_THREADS: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  THREADS: '1',
  MALLOC_MMAP_THRESHOLD_: '8589934592',
  MALLOC_TRIM_THRESHOLD_: '17179869184',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/** Throws an `InputError` with installation instructions if torch is missing. */
export function requireTorch(): void {
  if (spawnSync(PYTHON, ['-c', 'import torch, numpy, cv2, PIL']).status !== 0)
    throw new InputError(
      `Training needs Debian's torch: apt-get install -y --no-install-recommends ${PACKAGES}`,
    );
}

/** Runs a script of this folder and returns its exit status. */
export function runPython(script: string, options: readonly string[]): number {
  const env = { ...process.env, ...SETTINGS };
  return spawnSync(PYTHON, [join(HERE, script), ...options], { stdio: 'inherit', env }).status ?? 1;
}
