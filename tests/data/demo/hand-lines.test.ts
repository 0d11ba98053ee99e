import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { lineOf } from '../contract/hand-lines.contract';
import { demoStage } from './demo-stage';

/** An adult who donates lines on this device. */
async function open() {
  const { newPerson, storage } = demoStage();
  const helena = await newPerson('student', 'Helena Prado');
  await helena.handLines.giveConsent({ base: 'maior' });
  return { ...helena, storage };
}

describe('lines given on a device without a server', () => {
  it('are few: a device has little room', async () => {
    const { handLines } = await open();
    const many = Array.from({ length: 41 }, (_, at) => lineOf(at));
    await expect(handLines.give(many, null)).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await handLines.list()).toHaveLength(40);
  });

  it('go with the account', async () => {
    const { id, handLines, account, password, storage } = await open();
    await handLines.give([lineOf(1)], null);
    expect(storage.items.has(areaKeys.handLines(id))).toBe(true);
    await account.delete({ password });
    expect(storage.items.has(areaKeys.handLines(id))).toBe(false);
  });
});
