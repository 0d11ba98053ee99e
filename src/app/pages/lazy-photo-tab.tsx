import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageSpinner } from '../layouts/page-spinner';
import type { PhotoTabProps } from '@/features/photo/photo-tab';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

type Retry = { onRetry(): void };

/** The image tab, fetched when it is first opened. Where it cannot be had, typing goes on without it. */
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
    <EmptyState
      title="Não consegui abrir esta parte"
      action={<Button onClick={onRetry}>Tentar de novo</Button>}
    >
      Confira a internet e tente de novo. Seu texto continua na outra aba.
    </EmptyState>
  );
}
