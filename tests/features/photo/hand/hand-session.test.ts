import { describe, expect, it, vi } from 'vitest';
import type { HandLearner } from '@/data/services';
import { chooseAlternative, lineText, takeLine } from '@/domain/ocr/hand/confirm-lines';
import { createHandSession } from '@/features/photo/hand/hand-session';
import { buildHandLine, buildHandPage, buildHandResult } from '../../../support/hand-pages';

const LINES = ['um', 'dois', '~trâs', 'quatro', '~cimco ~saos', 'sete'];

function start({ learn, reread, undo }: Partial<HandLearner> = {}, lines = LINES) {
  const hand = {
    learn: vi.fn<HandLearner['learn']>(learn ?? (async () => true)),
    reread: vi.fn<HandLearner['reread']>(
      reread ?? (async (all) => all.map(({ id }) => buildHandLine(id, 'cinco ~seis'))),
    ),
    undo: vi.fn<HandLearner['undo']>(undo ?? (async () => {})),
  };
  const session = createHandSession([buildHandResult(buildHandPage(lines))], hand);
  const take = (count: number) => {
    for (let line = 0; line < count; line += 1) session.change(takeLine);
  };
  const texts = () => session.get().check.lines.map(lineText);
  const isOver = () => vi.waitFor(() => expect(session.get().learning.step).not.toBe('learning'));
  return { session, hand, take, texts, isOver };
}

describe('learning a hand', () => {
  it('begins with the third confirmed line, and reads those anew that nobody has touched', async () => {
    const { session, hand, take, texts, isOver } = start();
    take(2);
    expect(hand.learn).not.toHaveBeenCalled();
    take(1);
    expect(session.get().learning.step).toBe('learning');
    await isOver();
    expect(hand.learn.mock.calls[0]?.[0].map(({ text }) => text)).toEqual(['um', 'dois', 'trâs']);
    // The fourth line is left out, because the user is editing it.
    expect(hand.reread.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['l4', 'l5']);
    expect(texts()).toEqual(['um', 'dois', 'trâs', 'quatro', 'cinco seis', 'cinco seis']);
    expect(session.get().learning).toMatchObject({ learned: { lines: 3, before: 2, after: 2 } });
  });

  it('goes on while she does, and leaves alone what she has touched by then', async () => {
    let finish: () => void = () => {};
    const { session, take, texts, isOver } = start({
      learn: () => new Promise((resolve) => (finish = () => resolve(true))),
    });
    take(4);
    session.change((check) => chooseAlternative(check, 'cinco'));
    finish();
    await isOver();
    expect(texts()).toEqual(['um', 'dois', 'trâs', 'quatro', 'cinco saos', 'cinco seis']);
  });

  it('learns again from all lines after three more, those confirmed meanwhile too', async () => {
    const { hand, take, isOver } = start();
    take(6);
    await isOver();
    await vi.waitFor(() => expect(hand.learn).toHaveBeenCalledTimes(2));
    expect(hand.learn.mock.calls[1]?.[0]).toHaveLength(6);
  });

  it('in vain changes nothing, and says so the second time', async () => {
    const { session, hand, take, isOver } = start({ learn: async () => false });
    take(3);
    await isOver();
    expect(hand.reread).not.toHaveBeenCalled();
    expect(session.get().learning.step).toBe('none');
    take(3);
    await isOver();
    expect(session.get().learning.step).toBe('in-vain');
  });

  it('in vain once something is learned leaves that to be taken back', async () => {
    const learn = vi.fn<HandLearner['learn']>().mockResolvedValueOnce(true).mockResolvedValue(false);
    const { session, take, isOver } = start({ learn });
    take(3);
    await isOver();
    const { learning } = session.get();
    take(3);
    await isOver();
    expect(session.get().learning).toEqual(learning);
  });

  it('is taken back with the readings that came of it', async () => {
    const { session, hand, take, texts, isOver } = start();
    take(3);
    await isOver();
    await session.undoLearning();
    expect(hand.undo).toHaveBeenCalledOnce();
    expect(texts()).toEqual(['um', 'dois', 'trâs', 'quatro', 'cimco saos', 'sete']);
    expect(session.get().learning.step).toBe('none');
  });

  it('that fails loses nothing, and is tried again with more lines', async () => {
    const learn = vi.fn<HandLearner['learn']>().mockRejectedValueOnce(new Error('no memory'));
    learn.mockResolvedValue(true);
    const { session, take, texts, isOver } = start({ learn });
    take(3);
    await isOver();
    expect(session.get().learning.step).toBe('failed');
    expect(texts().slice(0, 3)).toEqual(['um', 'dois', 'trâs']);
    take(3);
    await isOver();
    expect(session.get().learning.step).toBe('learned');
  });

  it('stops when she leaves', async () => {
    let given: AbortSignal | undefined;
    const { session, take } = start({
      learn: (_lines, signal) => {
        given = signal;
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    });
    take(3);
    session.end();
    expect(given?.aborted).toBe(true);
  });
});

it('goes on with pages that were read later, in one text', () => {
  const { session } = start({}, ['  Um']);
  session.add([buildHandResult(buildHandPage(['~dois.'], 'm'))]);
  session.change(takeLine);
  expect(session.text()).toEqual({ text: 'Um dois.', doubts: [{ start: 3, end: 8, confidence: 0 }] });
  expect(session.text({ isConfirmed: true }).text).toBe('Um');
});
