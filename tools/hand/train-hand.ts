import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { InputError } from '../scorer/text-files.ts';
import { installFonts } from './install-fonts.ts';
import { requireTorch, runPython, TRAINED, WORDS } from './run-python.ts';

const USAGE = `Usage: npm run train:hand -- [FOLDER_OF_LINES] [--texts FILE …] [--photos FOLDER …] [--out FOLDER] [--steps N] [--seed N] [--rate R] [--resume | --further NAME.bin]
       npm run train:hand -- [FOLDER_OF_LINES] --evaluate [--int8] [--writers] | --export NAME.bin
       npm run train:hand -- --texts FILE … --pack-fonts FOLDER [--held-out]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'string', multiple: true, default: [] },
    photos: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: TRAINED },
    steps: { type: 'string' },
    seed: { type: 'string' },
    rate: { type: 'string' },
    further: { type: 'string' },
    resume: { type: 'boolean', default: false },
    evaluate: { type: 'boolean', default: false },
    int8: { type: 'boolean', default: false },
    writers: { type: 'boolean', default: false },
    export: { type: 'string' },
    'pack-fonts': { type: 'string' },
    'held-out': { type: 'boolean', default: false },
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
  requireTorch();
  const checkpoint = join(values.out, 'checkpoint.pt');
  if (values.export) return runPython('export.py', [checkpoint, values.export]);
  const data = [
    ...(folder ? ['--lines', resolve(folder)] : []),
    '--fonts',
    installFonts(),
    '--words',
    WORDS,
    ...(values.texts.length > 0 ? ['--texts', ...values.texts.map((file) => resolve(file))] : []),
  ];
  const fontLines = values['pack-fonts'];
  if (fontLines) return runPython('pack_fonts.py', [resolve(fontLines), ...data, ...flags('held-out')]);
  if (values.evaluate) return runPython('evaluate.py', [checkpoint, ...data, ...flags('int8', 'writers')]);
  const chosen = (['steps', 'seed', 'rate', 'further'] as const).flatMap((name) =>
    values[name] ? [`--${name}`, values[name]] : [],
  );
  const photos = values.photos.length > 0 ? ['--photos', ...values.photos.map((one) => resolve(one))] : [];
  return runPython('train.py', [
    ...data,
    ...photos,
    '--out',
    resolve(values.out),
    ...chosen,
    ...flags('resume'),
  ]);
}

function flags(...names: ('int8' | 'writers' | 'resume' | 'held-out')[]): string[] {
  return names.filter((name) => values[name]).map((name) => `--${name}`);
}
