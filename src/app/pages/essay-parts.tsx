import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useServices, useStore } from '@/data/services-context';
import type { PhotoTabProps } from '@/features/photo/photo-tab';
import { lazyDialog } from '@/lib/lazy-dialog';
import { LoadFailed } from '@/ui/load-failed';
import { PageSpinner } from '../layouts/page-spinner';

type Retry = { onRetry(): void };

/** The image tab, loaded when first opened. If that fails, typing works without it. */
export function LazyPhotoTab(props: PhotoTabProps) {
  const [Tab, setTab] = useState(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Tab {...props} onRetry={() => setTab(load)} />
    </Suspense>
  );
}

function load(): ComponentType<PhotoTabProps & Retry> {
  return lazy<ComponentType<PhotoTabProps & Retry>>(async () => {
    try {
      const { PhotoTab } = await import('@/features/photo/photo-tab');
      return { default: PhotoTab };
    } catch {
      return { default: PhotoTabMissing };
    }
  });
}

function PhotoTabMissing({ onRetry }: Retry) {
  return (
    <LoadFailed title="Não consegui abrir esta parte" headingLevel={2} onRetry={onRetry} className="">
      Confira a internet e tente de novo. O que você escreveu continua guardado.
    </LoadFailed>
  );
}

const ModelQuestion = lazyDialog(() =>
  import('@/features/consent/model-question').then((module) => module.ModelQuestion),
);

/** Asks before the first essay is sent to a language model, if the server has a model. */
export function LazyModelQuestion() {
  const { model } = useServices();
  return (
    <ModelQuestion open={useStore(model.isAsking)} onAnswer={(isAllowed) => void model.decide(isAllowed)} />
  );
}
