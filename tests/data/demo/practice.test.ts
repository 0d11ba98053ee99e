import { describe, expect, it } from 'vitest';
import type { PracticeRecord } from '@/contracts/practice';
import { areaKeys } from '@/data/local/keys';
import { correctionOf, newClass, newId, sendNew } from '../contract/stage';
import { demoStage } from './demo-stage';

const DAY_MS = 86_400_000;

/** A student who practises on this device. */
async function open() {
  const stage = demoStage();
  const helena = await stage.newPerson('student', 'Helena Prado');
  const key = areaKeys.practice(helena.id);
  const cardOf = (chave: string) => {
    const now = stage.now().toISOString();
    const bank = { redacao_id: null, frase: null };
    return { ...bank, chave, falta: 'crase/a-verbo', vence: now, memoria: {}, respondido_em: now };
  };
  const answer = (chave: string, given: { certa?: boolean; redacao_id?: string; errada?: string } = {}) => {
    const { redacao_id = null, errada, certa = true } = given;
    const frase = errada ? { errada, certa: 'Ela foi a pé.' } : null;
    const card = { ...cardOf(chave), redacao_id, frase };
    const { respondido_em: respondida_em } = card;
    return helena.practice.answer({ id: newId(), userId: helena.id, card, certa, respondida_em });
  };
  const stored = () => stage.storage.json(key) as PracticeRecord;
  return { ...stage, helena, key, cardOf, answer, stored };
}

describe('practice on a device without a server', () => {
  it('has fewer cards than on one: a device has little room', async () => {
    const { helena, storage, key, cardOf, answer, stored } = await open();
    const cartoes = Array.from({ length: 2999 }, (_, at) => cardOf(`banco/${at}`));
    storage.setItem(key, JSON.stringify({ cartoes, faltas: [], respostas: [] }));
    await answer('banco/2999');
    const beyond = { code: 'too-many-attempts' };
    await expect(answer('banco/3000')).rejects.toMatchObject(beyond);
    const dismissal = { id: newId(), userId: helena.id, card: cardOf('banco/3000') };
    await expect(helena.practice.dismiss(dismissal)).rejects.toMatchObject(beyond);
    await answer('banco/1');
    expect(stored().cartoes).toHaveLength(3000);
  });

  it('takes three hundred answers a day', async () => {
    const { answer, clock } = await open();
    for (let count = 0; count < 300; count += 1) await answer(`banco/${count % 9}`);
    await expect(answer('banco/1')).rejects.toMatchObject({ code: 'too-many-attempts' });
    clock.advance(DAY_MS);
    await answer('banco/1');
  });

  it('keeps the answers of two months, and counts all', async () => {
    const { helena, answer, clock, stored, now } = await open();
    await answer('banco/1', { certa: false });
    await answer('banco/1');
    clock.advance(61 * DAY_MS);
    await answer('banco/1');
    expect(stored().respostas).toHaveLength(1);
    const { faltas } = await helena.practice.state(now().toISOString(), now().toISOString());
    expect(faltas).toMatchObject([{ seguidas: 2, acertos: 2, erros: 1 }]);
  });

  it('goes with the account, and its sentences leave the class', async () => {
    const stage = await open();
    const { helena, storage, key, answer } = stage;
    const otavio = await stage.newPerson('teacher', 'Otávio Reis');
    const marina = await stage.newPerson('student', 'Marina Alves');
    const { id } = await newClass(otavio, { students: [helena, marina] });
    await otavio.classrooms.shareSentences(id, true);
    const { essayId } = await sendNew(stage, helena, id, { originalText: 'Ela foi à pé. Fim.' });
    await answer('frase/1', { redacao_id: essayId, errada: 'Ela foi à pé.' });
    expect(await marina.practice.classSentences()).toHaveLength(1);
    expect(storage.items.has(key)).toBe(true);
    await helena.account.delete({ password: helena.password });
    expect(storage.items.has(key)).toBe(false);
    expect(await marina.practice.classSentences()).toEqual([]);
  });

  it('is about an essay of the same account, whoever is signed in when it is sent', async () => {
    const stage = await open();
    const marina = await stage.newPerson('student', 'Marina Alves');
    const redacao_id = await stage.correct(marina, correctionOf(stage));
    await expect(stage.answer('frase/1', { redacao_id })).rejects.toMatchObject({ code: 'refused' });
    const card = { ...stage.cardOf('frase/1'), redacao_id };
    const { respondido_em: respondida_em } = card;
    const { practice } = stage.helena;
    await practice.answer({ id: newId(), userId: marina.id, card, certa: true, respondida_em });
    expect(await marina.practice.unseen(['frase/1'])).toEqual([]);
    expect(await practice.unseen(['frase/1'])).toEqual(['frase/1']);
  });
});
