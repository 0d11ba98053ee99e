import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SentEssay } from '@/domain/classrooms/sent-essay';
import { Button } from '@/ui/button';
import { SentEssayRow } from './sent-essay-row';

/** How many more each step shows: a class of a year sends well over a thousand. */
const STEP = 50;

/** The essays in steps; the focus goes on at the first of those that came. */
export function SentEssayList({ essays }: { essays: readonly SentEssay[] }) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);

  function showMore() {
    flushSync(() => setShown(shown + STEP));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  const hidden = Math.max(0, essays.length - shown);
  return (
    <>
      <ul ref={list} className="mt-3 border-t">
        {essays.slice(0, shown).map((essay) => (
          <SentEssayRow key={essay.id} essay={essay} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="outline" onClick={showMore}>
            Mostrar mais
          </Button>
          <p className="num text-sm text-muted">
            {shown.toLocaleString('pt-BR')} de {essays.length.toLocaleString('pt-BR')} na tela
          </p>
        </div>
      )}
    </>
  );
}
