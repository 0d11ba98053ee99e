// Trains the scorer and writes its weights: npm run train:scorer -- --help
import { openLexicon } from '../writing/dictionary/open-dictionary.ts';
import { InputError } from './text-files.ts';
import { runTraining } from './train/run-training.ts';

try {
  runTraining(process.argv.slice(2), await openLexicon(), (line) => console.log(line));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
