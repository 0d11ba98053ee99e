import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { EMPTY_DRAFT, isDone, type Draft } from '@/domain/essay/draft';
import { createDraftKeeper, RECENT_EDIT_MS } from '@/features/essay/draft-keeper';
import { edit, startNew } from '@/features/essay/draft-moves';
import { buildEvaluation } from '../../support/builders';
import { writeFromOtherTab } from '../../support/memory-storage';
import { essayField, renderEditor, sendButton, THEME, words } from './render-editor';

/** One storage, and tabs that are notified of each other's writes but not of their own. */
function buildDisk(initial: Partial<Draft> = {}) {
  let stored: Draft = { ...EMPTY_DRAFT, theme: THEME, ...initial };
  const tabs = new Map<object, () => void>();
  const isHeld = { a: false };

  function openTab(held: () => boolean = () => false) {
    const tab = {};
    const keeper = createDraftKeeper({
      drafts: {
        load: () => stored,
        save(draft) {
          stored = draft;
          for (const [other, listener] of tabs) if (other !== tab) listener();
          return true;
        },
        subscribe(listener) {
          tabs.set(tab, listener);
          return () => tabs.delete(tab);
        },
      },
      now: () => new Date(),
      userId: 'marina',
      currentUserId: () => 'marina',
      isHeld: held,
    });
    keeper.connect();
    return {
      keeper,
      shown: () => keeper.get().draft.essay,
      offered: () => keeper.get().other?.draft.essay ?? null,
      type: (essay: string) => keeper.change((draft) => edit(draft, { essay })),
      writeAndPause(essay: string) {
        keeper.change((draft) => edit(draft, { essay }));
        keeper.flush();
        vi.advanceTimersByTime(RECENT_EDIT_MS);
      },
    };
  }
  return { a: openTab(() => isHeld.a), b: openTab(), isHeld, stored: () => stored };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-22T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a text replaced by another tab', () => {
  it('is offered where it stood when a tab that kept its own text saves later', () => {
    const { a, b, stored } = buildDisk();
    a.type('Da aba A');
    a.keeper.flush();
    // Tab A has just written, so it keeps its text despite B's save; B pauses, then A's text field loses focus.
    b.writeAndPause('Da aba B');
    a.keeper.flush();
    expect(stored().essay).toBe('Da aba A');
    expect([b.shown(), b.offered()]).toEqual(['Da aba A', 'Da aba B']);
    expect(b.keeper.get().other?.isNewer).toBe(false);
    b.keeper.takeOther();
    b.keeper.flush();
    expect(stored().essay).toBe('Da aba B');
  });

  it.each<[requirement: string, move: (draft: Draft) => Draft, offered: string | null]>([
    ['not when it was only written further', (draft) => edit(draft, { essay: 'Início e meio' }), null],
    [
      'not when it was corrected and put aside',
      (draft) => ({ ...draft, essay: '', backup: draft.essay }),
      null,
    ],
    ['when it was cut short', (draft) => edit(draft, { essay: 'Iní' }), 'Início'],
    ['when the sheet was cleared', startNew, 'Início'],
  ])('is offered or not: %s', (_requirement, move, offered) => {
    const { a, b } = buildDisk({ essay: 'Início' });
    a.keeper.change(move);
    a.keeper.flush();
    expect(b.offered()).toBe(offered);
  });

  it('stays on offer through all that the other tab writes later', () => {
    const { a, b } = buildDisk();
    b.writeAndPause('Da aba B');
    for (const essay of ['Primeira', 'Segunda', 'Terceira']) a.writeAndPause(essay);
    expect([b.shown(), b.offered()]).toEqual(['Terceira', 'Da aba B']);
  });

  it('is not forgotten when a second text written here is replaced too', () => {
    const { a, b } = buildDisk();
    b.writeAndPause('Da aba B');
    a.writeAndPause('Da aba A');
    b.writeAndPause('Outra vez da aba B');
    a.writeAndPause('Outra vez da aba A');
    expect(b.offered()).toBe('Outra vez da aba B');
    b.keeper.dismissOther();
    expect(b.offered()).toBe('Da aba B');
    b.keeper.dismissOther();
    expect(b.offered()).toBeNull();
  });
});

describe('a correction in one tab while the other writes', () => {
  it('drops only the essay that was sent: the newer text stays on the disk and in both tabs', () => {
    const { a, b, isHeld, stored } = buildDisk({ essay: 'Enviada' });
    isHeld.a = true;
    b.writeAndPause('Mais nova');
    expect(a.shown()).toBe('Enviada');
    a.keeper.clearSent('id');
    expect(stored()).toMatchObject({ essay: 'Mais nova', backup: '' });
    expect([a.shown(), a.offered()]).toEqual(['Mais nova', null]);
    expect([b.shown(), b.offered()]).toEqual(['Mais nova', null]);
  });

  it('leaving the corrected essay’s tab does not write over what the other goes on writing', () => {
    const { a, b, isHeld, stored } = buildDisk({ essay: 'Enviada' });
    isHeld.a = true;
    a.keeper.clearSent('id');
    isHeld.a = false;
    b.writeAndPause('Mais nova');
    a.keeper.flush();
    expect(stored().essay).toBe('Mais nova');
    expect(a.shown()).toBe('Mais nova');
  });

  it('a newer text written over by a hidden tab is on offer in both, beside the finished essay', () => {
    const { a, b, isHeld, stored } = buildDisk({ essay: 'Enviada' });
    isHeld.a = true;
    b.writeAndPause('Mais nova');
    a.keeper.flush();
    a.keeper.clearSent('id');
    expect(stored()).toMatchObject({ essay: '', backup: 'Enviada' });
    expect(isDone(b.keeper.get().draft)).toBe(true);
    expect([a.offered(), b.offered()]).toEqual(['Mais nova', 'Mais nova']);
  });

  it('puts the sent essay aside as ever when nobody wrote meanwhile, and offers nothing', () => {
    const { a, b, isHeld, stored } = buildDisk({ essay: 'Enviada' });
    isHeld.a = true;
    a.keeper.clearSent('id');
    expect(stored()).toMatchObject({ theme: THEME, essay: '', backup: 'Enviada' });
    expect([a.offered(), b.offered()]).toEqual([null, null]);
  });
});

describe('on the screen', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it('a text replaced by a finished essay can be brought back beside the panel', async () => {
    const { services, user, keyboard } = renderEditor({ draft: { theme: THEME, essay: 'Mais nova' } });
    const done = { ...EMPTY_DRAFT, theme: THEME, backup: 'Enviada', updatedAt: '2025-10-22T18:05:00.000Z' };
    writeFromOtherTab(services.storage, areaKeys.draft(user.id), done);
    expect(await screen.findByText('Redação corrigida')).toBeVisible();
    await keyboard.click(screen.getByRole('button', { name: 'Usar a outra versão' }));
    expect(essayField()).toHaveValue('Mais nova');
    expect(essayField()).toHaveFocus();
    expect(services.drafts.load().essay).toBe('Mais nova');
  });

  it('"Corrigir assim mesmo" leaves the text another tab saved during the question', async () => {
    const { services, user, onCorrected } = renderEditor({
      draft: { theme: THEME, essay: words(200) },
      evaluator: {
        evaluate: async () => buildEvaluation(),
        checkTheme: async () => ({ coherent: false, justification: 'O texto fala de outra coisa.' }),
      },
    });
    fireEvent.click(sendButton());
    const proceed = await screen.findByRole('button', { name: 'Corrigir assim mesmo' });
    const newer = { ...EMPTY_DRAFT, theme: THEME, essay: 'Mais nova', updatedAt: '2025-10-22T18:05:00.000Z' };
    writeFromOtherTab(services.storage, areaKeys.draft(user.id), newer);
    fireEvent.click(proceed);
    await waitFor(() => expect(onCorrected).toHaveBeenCalledTimes(1));
    expect(onCorrected.mock.calls[0]?.[0]).toMatchObject({ originalText: words(200) });
    expect(services.drafts.load()).toMatchObject({ essay: 'Mais nova', backup: '' });
    expect(essayField()).toHaveValue('Mais nova');
  });
});
