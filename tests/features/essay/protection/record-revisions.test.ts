import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import { addRevision, type Revision } from '@/domain/essay/revisions';
import { createDraftKeeper } from '@/features/essay/draft-keeper';
import { edit, putAside, startNew } from '@/features/essay/draft-moves';
import {
  AT_LATEST_MS,
  AT_LATEST_REFUSED_MS,
  PAUSE_MS,
  recordRevisions,
} from '@/features/essay/protection/record-revisions';

const THEME = 'Publicidade infantil em questão no Brasil';
const FIRST = 'A criança pequena ainda não distingue um anúncio de um desenho animado qualquer.';
const SECOND = `${FIRST} Por isso, a propaganda dirigida a ela é desleal desde a primeira imagem.`;

function record(initial: Partial<Draft> = {}) {
  let stored: Draft = { ...EMPTY_DRAFT, theme: THEME, ...initial };
  const device = { isFull: false };
  const keeper = createDraftKeeper({
    drafts: {
      load: () => stored,
      save(draft) {
        if (!device.isFull) stored = draft;
        return !device.isFull;
      },
      subscribe: () => () => undefined,
    },
    now: () => new Date(),
    userId: 'marina',
    currentUserId: () => 'marina',
  });
  let revisions: Revision[] = [];
  const following = { now: false };
  const onSent = vi.fn<() => void>();
  const stop = recordRevisions({
    keeper,
    revisions: {
      async keep(text, reason) {
        revisions = addRevision(revisions, text, { reason, at: new Date().toISOString() });
      },
    },
    isFollowing: () => following.now,
    onSent,
  });
  return {
    keeper,
    device,
    following,
    onSent,
    stop,
    kept: () => revisions.map(({ essay, reason }) => [essay, reason]),
    type: (essay: string) => keeper.change((draft) => edit(draft, { essay })),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-10-22T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('versions while writing', () => {
  it('at a pause, and once for one text', () => {
    const { type, kept } = record();
    type(FIRST);
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(kept()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kept()).toEqual([[FIRST, 'pause']]);
    vi.advanceTimersByTime(AT_LATEST_MS * 3);
    expect(kept()).toHaveLength(1);
  });

  it('now and then for whoever never pauses', () => {
    const { type, kept } = record();
    let essay = FIRST;
    for (let ms = 0; ms <= AT_LATEST_MS; ms += 1000) {
      essay += ' e';
      type(essay);
      vi.advanceTimersByTime(1000);
    }
    expect(kept()).toHaveLength(1);
  });

  it('soon where the device refuses the draft', () => {
    const { type, device, keeper, kept } = record();
    device.isFull = true;
    type(FIRST);
    keeper.flush();
    type(SECOND);
    vi.advanceTimersByTime(AT_LATEST_REFUSED_MS);
    expect(kept()).toEqual([[SECOND, 'pause']]);
  });

  it('of what was there at the beginning, and at the end', () => {
    const { type, kept, stop } = record({ essay: FIRST });
    expect(kept()).toEqual([[FIRST, 'pause']]);
    type(SECOND);
    stop();
    expect(kept().at(-1)).toEqual([SECOND, 'pause']);
  });
});

describe('versions before a loss', () => {
  it.each<[requirement: string, move: (draft: Draft) => Draft]>([
    ['the text is deleted', (draft) => edit(draft, { essay: '' })],
    ['the text of a photo takes its place', (draft) => edit(draft, { essay: 'O que a foto dizia.' })],
    ['the sheet is cleared', startNew],
    ['the theme is replaced', (draft) => edit(draft, { theme: 'Desafios da saúde mental' })],
  ])('%s', (_requirement, move) => {
    const { type, keeper, kept } = record();
    type(SECOND);
    keeper.change(move);
    expect(kept()).toEqual([[SECOND, 'before-loss']]);
  });

  it('letter by letter, with the text as it was before the first one went', () => {
    const { type, kept } = record();
    type(SECOND);
    for (let length = SECOND.length; length > SECOND.length - 70; length -= 1) type(SECOND.slice(0, length));
    expect(kept()).toEqual([[SECOND, 'before-loss']]);
  });

  it('not for a corrected word', () => {
    const { type, kept } = record();
    type(SECOND);
    type(SECOND.replace('desleal', 'injusta'));
    expect(kept()).toEqual([]);
  });
});

describe('an essay that was corrected', () => {
  it('is kept as sent, and that is the moment to ask for lasting storage', () => {
    const { type, keeper, kept, onSent } = record();
    type(SECOND);
    keeper.change((draft) => putAside(draft, 'id'));
    expect(kept()).toEqual([[SECOND, 'sent']]);
    expect(onSent).toHaveBeenCalledOnce();
  });
});

describe('what another tab writes', () => {
  it('is its own to keep', () => {
    const { type, kept, following, stop } = record();
    following.now = true;
    type(SECOND);
    type('');
    vi.advanceTimersByTime(AT_LATEST_MS);
    stop();
    expect(kept()).toEqual([]);
  });
});
