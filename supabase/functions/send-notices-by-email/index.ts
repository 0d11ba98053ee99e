import { createDependencies } from '../_shared/dependencies.ts';
import { handle } from './handler.ts';

const dependencies = createDependencies((name) => Deno.env.get(name));

Deno.serve((request) => handle(request, dependencies));
