import { beforeAll, expect, it } from 'vitest';
import type { Contract, Person, Stage } from './stage';

/** Whether a credit buys a reading by a model. */
export const creditsContract: Contract = (makeStage) => {
  let stage: Stage;
  let helena: Person;

  beforeAll(async () => {
    stage = makeStage();
    helena = await stage.newPerson('student', 'Helena Prado');
  });

  it('a backend without a language model says so, as often as it is asked', async () => {
    expect(await helena.credits.hasModel()).toBe(false);
    expect(await helena.credits.hasModel()).toBe(false);
  });
};
