import { createDependencies } from '../_shared/dependencies.ts';
import { handle } from './handler.ts';
import { openLexicon } from './open-lexicon.ts';

const dependencies = {
  ...createDependencies((name) => Deno.env.get(name)),
  lexicon: await openLexicon(),
};

Deno.serve((request) => handle(request, dependencies));
