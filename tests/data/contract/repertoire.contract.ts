import { beforeAll, expect, it } from 'vitest';
import { newId, type Contract, type Person, type Stage } from './stage';

/** Entries of the repertoire that an account saves. */
export const repertoireContract: Contract = (makeStage) => {
  let stage: Stage;
  let helena: Person;
  let caio: Person;

  beforeAll(async () => {
    stage = makeStage();
    helena = await stage.newPerson('student', 'Helena Prado');
    caio = await stage.newPerson('student', 'Caio Ferreira');
  });

  const set = ({ id: userId, repertoire }: Person, entrada: string, isFavourite: boolean) =>
    repertoire.setFavourite({ id: newId(), userId, entrada, isFavourite });
  const savedBy = async ({ repertoire }: Person) =>
    (await repertoire.favourites()).map(({ entrada }) => entrada);

  it('are saved and removed, the newest first, and are nobody else’s', async () => {
    await set(helena, 'lei-de-cotas', true);
    await set(helena, 'quarto-de-despejo', true);
    expect(await savedBy(helena)).toEqual(['quarto-de-despejo', 'lei-de-cotas']);
    expect(await savedBy(caio)).toEqual([]);
    await set(caio, 'lei-de-cotas', false);
    await set(helena, 'quarto-de-despejo', false);
    expect(await savedBy(helena)).toEqual(['lei-de-cotas']);
  });

  it('are there once however often they are saved, and removed once', async () => {
    await set(caio, 'lei-de-cotas', true);
    const [first] = await caio.repertoire.favourites();
    await set(caio, 'lei-de-cotas', true);
    expect(await caio.repertoire.favourites()).toEqual([first]);
    await set(caio, 'lei-de-cotas', false);
    await set(caio, 'lei-de-cotas', false);
    expect(await savedBy(caio)).toEqual([]);
  });

  it('are not saved under the name of somebody who is not signed in', async () => {
    const change = { id: newId(), userId: caio.id, entrada: 'lei-de-cotas', isFavourite: true };
    await helena.repertoire.setFavourite(change).catch(() => undefined);
    expect(await savedBy(helena)).toEqual(['lei-de-cotas']);
  });
};
