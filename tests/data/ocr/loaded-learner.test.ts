import { describe, expect, it, vi } from 'vitest';
import type { HandEngine } from '@/data/ocr/hand-engine';
import { createLoadedLearner } from '@/data/ocr/loaded-learner';
import { createLearnedHands } from '@/data/local/learned-hands';
import { removeOwned } from '@/data/local/forget-person';
import type { ReadHandLine } from '@/domain/ocr/hand/hand-page';
import { createState } from '@/lib/create-state';

const adaptation = (network: number) => ({ network, weights: new ArrayBuffer() });
const strip = { width: 100, height: 48, pixels: new Uint8Array(4800) };
const word = (text: string) => ({ text, stroke: text, others: [], confidence: 70, from: 0, to: 90 });
const line: ReadHandLine = {
  id: 'a',
  words: [word('vido')],
  confidence: 40,
  strip,
  baseline: [],
  box: { left: 0, top: 0, right: 100, bottom: 40 },
  startsParagraph: true,
  struck: [],
};
/** Arrays from the database belong to another realm, so they are compared as JSON. */
const plain = (kept: unknown) => JSON.stringify(kept);
const { signal } = new AbortController();
const confirmed = [{ line, text: 'vida' }];

/** A learner on the named device, whose engine learns something different each time. */
function start(device: string, name = 'marina') {
  let learned = 0;
  const engine = {
    read: vi.fn<HandEngine['read']>(async () => [[word('vida='), word('=')]]),
    learn: vi.fn<HandEngine['learn']>(async () => adaptation((learned += 1))),
    release: vi.fn(),
  };
  const person = createState(name);
  const owner = { current: person.get, last: person.get, subscribe: person.subscribe };
  const isLearned = createState(false);
  const hands = createLearnedHands(device);
  return { learner: createLoadedLearner({ owner, isLearned, hands, engine }), engine, person, isLearned };
}

describe('what is learned of a hand', () => {
  it('is kept on the device for its owner, and learned on top of', async () => {
    const before = start('kept');
    await before.learner.learn(confirmed, signal);
    expect(before.engine.learn).toHaveBeenCalledWith([{ strip, text: 'vida' }], null, signal);

    const { learner, engine, isLearned } = start('kept');
    expect(plain(await learner.learned())).toBe(plain(adaptation(1)));
    expect(isLearned.get()).toBe(true);
    await learner.learn(confirmed, signal);
    expect(plain(engine.learn.mock.lastCall?.[1])).toBe(plain(adaptation(1)));
    expect(await start('kept', 'caio').learner.learned()).toBeNull();
  });

  it('reads lines again, in characters that essays have', async () => {
    const { learner, engine } = start('reread');
    await learner.learn(confirmed, signal);
    expect(await learner.reread([line], signal)).toEqual([
      { ...line, words: [{ ...word('vida='), text: 'vida' }], confidence: 70 },
    ]);
    expect(engine.read).toHaveBeenCalledWith([strip], adaptation(1), { signal });
  });

  it('is as it was before after an undo, once', async () => {
    const { learner } = start('undo');
    await learner.learn(confirmed, signal);
    await learner.learn(confirmed, signal);
    await learner.undo();
    await learner.undo();
    expect(plain(await learner.learned())).toBe(plain(adaptation(1)));
    expect(plain(await start('undo').learner.learned())).toBe(plain(adaptation(1)));
  });

  it('stays as it was, with what can be taken back, where nothing is learned', async () => {
    const { learner, engine } = start('in-vain');
    expect(await learner.learn(confirmed, signal)).toBe(true);
    engine.learn.mockResolvedValueOnce(null);
    expect(await learner.learn(confirmed, signal)).toBe(false);
    expect(plain(await learner.learned())).toBe(plain(adaptation(1)));
    await learner.undo();
    expect(await learner.learned()).toBeNull();
  });

  it('is forgotten when asked to', async () => {
    const { learner, isLearned } = start('forget');
    await learner.learn(confirmed, signal);
    await learner.forget();
    expect(isLearned.get()).toBe(false);
    expect(await start('forget').learner.learned()).toBeNull();
  });

  it('goes with the account, also where it is still in use', async () => {
    const { learner, isLearned } = start('deleted');
    await learner.learn(confirmed, signal);
    await removeOwned('deleted', 'hands', 'marina');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(await learner.learned()).toBeNull();
    await vi.waitFor(() => expect(isLearned.get()).toBe(false));
  });

  it('is that of whoever is signed in', async () => {
    const { learner, person, isLearned } = start('others');
    await learner.learn(confirmed, signal);
    person.set('caio');
    await vi.waitFor(() => expect(isLearned.get()).toBe(false));
    expect(await learner.learned()).toBeNull();
    person.set('marina');
    expect(plain(await learner.learned())).toBe(plain(adaptation(1)));
  });

  it('is not changed by learning that was cancelled', async () => {
    const { learner, engine } = start('cancelled');
    const controller = new AbortController();
    engine.learn.mockImplementation(async () => {
      controller.abort(new Error('desistiu'));
      return adaptation(9);
    });
    await expect(learner.learn(confirmed, controller.signal)).rejects.toThrow('desistiu');
    expect(await learner.learned()).toBeNull();
  });

  it('is used until the page is closed where the device keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { learner } = start('refused');
    await learner.learn(confirmed, signal);
    expect(plain(await learner.learned())).toBe(plain(adaptation(1)));
    vi.unstubAllGlobals();
  });
});
