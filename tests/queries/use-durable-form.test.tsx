import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ServicesProvider } from '@/data/services-context';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useDurableForm } from '@/queries/use-durable-form';
import { buildUser } from '../support/builders';
import { fakeServices } from '../support/services';

type Fields = { title: string; kind: string };

const EMPTY: Fields = { title: '', kind: '' };
const store = createUnsavedStore<Fields>('durable-form', EMPTY);
const kept = (id?: string) => store.find(buildUser().id, id);

function open(id?: string) {
  const services = fakeServices();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      const { form, ...rest } = useDurableForm<Fields>({
        store,
        id,
        fit: (left) => (left.kind === 'gone' ? { ...left, kind: '' } : left),
        defaultValues: EMPTY,
      });
      return { ...rest, form, values: form.watch() };
    },
    { wrapper },
  );
  return {
    result,
    unmount,
    type: (title: string, kind = '') =>
      act(() => {
        result.current.form.setValue('title', title, { shouldDirty: true });
        result.current.form.setValue('kind', kind, { shouldDirty: true });
      }),
  };
}

beforeEach(() => {
  kept();
  store.drop();
  store.drop('1');
});

describe('useDurableForm', () => {
  it('has what was left behind in its fields, as unsaved, and nothing of another id', () => {
    const first = open('1');
    first.type('Um começo', 'a');
    first.unmount();
    const { result } = open('1');
    expect(result.current).toMatchObject({
      values: { title: 'Um começo', kind: 'a' },
      restored: { title: 'Um começo' },
      isDirty: true,
    });
    expect(open('2').result.current).toMatchObject({ values: EMPTY, restored: null, isDirty: false });
  });

  it('keeps what is unsaved when a browser ends the page, also when what was restored is not touched', () => {
    const first = open();
    first.type('Um começo');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ title: 'Um começo' });
    first.unmount();
    open().unmount();
    expect(kept()).toMatchObject({ title: 'Um começo' });
  });

  it('fits what was kept to what can be chosen by now', () => {
    const first = open();
    first.type('Um começo', 'gone');
    first.unmount();
    expect(open().result.current.values).toEqual({ title: 'Um começo', kind: '' });
  });

  it('drops it once it is settled, where the form goes at the same moment too', () => {
    const { result, type, unmount } = open();
    type('Um começo');
    window.dispatchEvent(new Event('pagehide'));
    act(() => {
      result.current.settle();
      unmount();
    });
    expect(kept()).toBeNull();
  });

  it('goes on from what it is settled with, and keeps what is typed after that', () => {
    const { result, type, unmount } = open();
    type('Um começo');
    act(() => result.current.settle({ title: 'Salvo', kind: '' }));
    expect(result.current).toMatchObject({ values: { title: 'Salvo' }, isDirty: false });
    type('Mais');
    unmount();
    expect(kept()).toMatchObject({ title: 'Mais' });
  });
});
