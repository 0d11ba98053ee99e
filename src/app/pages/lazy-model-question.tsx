import { useServices, useStore } from '@/data/services-context';
import { lazyDialog } from '@/lib/lazy-dialog';

const ModelQuestion = lazyDialog(() =>
  import('@/features/consent/model-question').then((module) => module.ModelQuestion),
);

/** Asks before the first essay goes to a language model, where the server has one. */
export function LazyModelQuestion() {
  const { model } = useServices();
  return (
    <ModelQuestion open={useStore(model.isAsking)} onAnswer={(isAllowed) => void model.decide(isAllowed)} />
  );
}
