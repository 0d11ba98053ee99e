import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_PROFILE_EXTRA } from '@/contracts/profile-extra';
import type { Correction } from '@/domain/evaluation/correction';
import type { LinkAnswer } from '@/domain/shared-links/shared-link';
import { buildProfile } from '../../support/profiles';
import { correctionOf, newId, type Contract, type Person, type Stage } from './stage';

const DAY_MS = 86_400_000;

const codeOf = (answer: LinkAnswer) => ('codigo' in answer ? answer.codigo : answer.motivo);

/** The corrected essays of a student, how they are shown to others, and the student's profile. */
export const essaysContract: Contract = (makeStage) => {
  let stage: Stage;
  let helena: Person;
  let caio: Person;

  beforeAll(async () => {
    stage = makeStage();
    helena = await stage.newPerson('student', 'Helena Prado');
    caio = await stage.newPerson('student', 'Caio Ferreira');
  });

  const store = ({ id: userId, essays }: Person, correction: Correction) =>
    essays.store({ id: correction.id, userId, correction });
  const daysAgo = (days: number) => new Date(stage.now().getTime() - days * DAY_MS).toISOString();

  describe('an essay', () => {
    it('is listed with its figures, the newest first, and opened whole', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const all = [2, 0, 1].map((days, at) =>
        correctionOf(stage, {
          submittedAt: daysAgo(days),
          score: 600 + at * 40,
          theme: `<b>Tema ${days}</b>`,
          originalText: `Texto ${days}: <img src=x onerror=alert(1)> 🦅 שלום ${'a'.repeat(5000)}`,
        }),
      );
      for (const one of all) expect(await store(marina, one)).toBe(one.id);
      const { corrections, metrics } = await marina.essays.history();
      const [oldest, newest, between] = all;
      expect(corrections).toMatchObject(
        [newest!, between!, oldest!].map(({ id, theme, finalScore, submittedAt }) => ({
          id,
          theme,
          finalScore,
          submittedAt,
        })),
      );
      expect(metrics).toMatchObject({ totalRedacoes: 3, melhorNota: 680, mediaNotas: 640 });
      const { id, theme, originalText, submittedAt, aiAnalysis } = newest!;
      expect(await marina.essays.get(id)).toMatchObject({ id, theme, originalText, submittedAt, aiAnalysis });
    });

    it('is read as it was written, the latest ones only, by its writer alone', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const all = [2, 0, 1].map((days) =>
        correctionOf(stage, { submittedAt: daysAgo(days), originalText: `<b>Texto</b> ${days}` }),
      );
      for (const one of all) await store(marina, one);
      const [oldest, newest, between] = all.map(({ id, originalText }) => ({ id, text: originalText }));
      expect(await marina.essays.latestTexts(2)).toEqual([newest, between]);
      expect(await marina.essays.latestTexts(20)).toEqual([newest, between, oldest]);
      expect(await caio.essays.latestTexts(20)).toEqual([]);
    });

    it('stored twice is there once, and is nobody else’s', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const correction = correctionOf(stage);
      await store(marina, correction);
      await store(marina, correction);
      expect((await marina.essays.history()).metrics.totalRedacoes).toBe(1);
      expect(await caio.essays.get(correction.id)).toBeNull();
      expect((await caio.essays.history()).corrections).toEqual([]);
      expect(await marina.essays.get(newId())).toBeNull();
    });
  });

  describe('a link to a correction', () => {
    const open = (code: string) => stage.visitor.sharedLinks.open(code);

    async function share(withName = false) {
      const correction = correctionOf(stage, { theme: 'Leitura' });
      const essayId = await store(helena, correction);
      const link = await helena.sharedLinks.create({ essayId, days: 7, withName });
      return { essayId, code: codeOf(link), correction };
    }

    it('opens for whoever has it, with the name only where wanted', async () => {
      const { code, correction } = await share();
      const { competencies, finalScore, originalText } = correction;
      expect(await open(code)).toMatchObject({
        nome: null,
        correction: { theme: 'Leitura', competencies, finalScore, originalText },
      });
      expect(await open((await share(true)).code)).toMatchObject({ nome: 'Helena Prado' });
      expect(await open('nada')).toBeNull();
    });

    it('is listed with the theme of its essay, the newest first, and opens nothing once revoked', async () => {
      const [first, second] = [await share(), await share(true)];
      const [newest, next] = await helena.sharedLinks.list();
      expect(newest).toMatchObject({
        codigo: second.code,
        redacao_id: second.essayId,
        com_nome: true,
        tema: 'Leitura',
      });
      expect(next).toMatchObject({ codigo: first.code, com_nome: false });
      await helena.sharedLinks.revoke(newest!.id);
      await helena.sharedLinks.revoke(newest!.id);
      expect(await open(second.code)).toBeNull();
      expect((await helena.sharedLinks.list())[0]).toEqual(next);
      expect(await open(first.code)).not.toBeNull();
    });

    it('is not made of an essay that is not there, or of somebody else’s', async () => {
      const { essayId } = await share();
      for (const [person, id] of [
        [helena, newId()],
        [caio, essayId],
      ] as const) {
        const answer = await person.sharedLinks.create({ essayId: id, days: 30, withName: false });
        expect(answer).toEqual({ motivo: 'redacao_nao_encontrada' });
      }
    });

    it('opens nothing once the account is deleted', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const essayId = await store(marina, correctionOf(stage));
      const link = await marina.sharedLinks.create({ essayId, days: 7, withName: false });
      const code = codeOf(link);
      expect(await open(code)).not.toBeNull();
      await marina.account.delete({ password: marina.password });
      expect(await open(code)).toBeNull();
    });
  });

  describe('a profile', () => {
    it('starts with what the sign-up knows, is kept whole, and is nobody else’s', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const first = {
        nome: 'Marina Duarte',
        telefone: '',
        cidade: '',
        avatar_url: '',
        ...EMPTY_PROFILE_EXTRA,
      };
      expect(await marina.profile.load()).toEqual(first);
      const saved = buildProfile({ nome: 'Marina D. <b>Lima</b>', biografia: '👩‍🚀'.repeat(200) });
      expect(await marina.profile.save(saved)).toBe('saved');
      expect(await marina.profile.load()).toEqual(saved);
      const { nome: name, telefone, cidade } = saved;
      expect(await marina.user()).toMatchObject({ name, telefone, cidade });
      await marina.profile.save({ telefone: '' });
      expect(await marina.profile.load()).toEqual({ ...saved, telefone: '' });
      expect(await caio.profile.load()).toMatchObject({ nome: 'Caio Ferreira', biografia: '' });
    });

    it('has a name that a list can show', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      for (const nome of [' ', 'a'.repeat(101)])
        await expect(marina.profile.save({ nome })).rejects.toMatchObject({ code: 'refused' });
      expect(await marina.profile.load()).toMatchObject({ nome: 'Marina Duarte' });
      await marina.profile.save({ nome: ' Marina\tLima ' });
      expect(await marina.profile.load()).toMatchObject({ nome: 'Marina Lima' });
    });

    it('is written over what was read, and never over what was written since', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const seen = await marina.profile.load();
      expect(await marina.profile.save({ cidade: 'Recife' }, seen)).toBe('saved');
      expect(await marina.profile.save({ telefone: '3232-1000', biografia: 'Oi.' }, seen)).toBe('saved');
      expect(await marina.profile.save({ cidade: 'Sobral' }, seen)).toBe('conflict');
      expect(await marina.profile.save({ biografia: 'Olá.' }, seen)).toBe('conflict');
      expect(await marina.profile.load()).toMatchObject({
        cidade: 'Recife',
        telefone: '3232-1000',
        biografia: 'Oi.',
      });
    });
  });
};
