import { beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementText } from '@/domain/announcements/announcement';
import type { OutgoingMessage } from '@/domain/messages/message';
import { buildOutgoing } from '../../support/messages';
import { newId, type Contract, type Person, type Stage } from './stage';

const DAY_MS = 86_400_000;

/** Messages to the team, their status, and the team's announcements. */
export const messagesContract: Contract = (makeStage) => {
  let stage: Stage;
  let dev: Person;
  let helena: Person;
  let otavio: Person;

  beforeAll(async () => {
    stage = makeStage();
    dev = await stage.newPerson('dev', 'Equipe Grifo');
    helena = await stage.newPerson('student', 'Helena Prado');
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
  });

  const send = ({ id: userId, messages }: Person, given: Partial<OutgoingMessage> = {}) =>
    messages.send(buildOutgoing({ userId, created_at: stage.now().toISOString(), ...given }));

  describe('a message', () => {
    it('is its sender’s, the newest first, and the same one is there once', async () => {
      const marina = await stage.newPerson('student', 'Marina Duarte');
      const id = newId();
      await send(marina, { mensagem: 'A primeira mensagem <b>de todas</b>.' });
      await send(marina, { id, mensagem: '🦅'.repeat(5000) });
      await send(marina, { id, mensagem: '🦅'.repeat(5000) });
      expect(await marina.messages.list()).toMatchObject([
        { mensagem: '🦅'.repeat(5000), tipo_problema: 'bug', status: 'nova' },
        { mensagem: 'A primeira mensagem <b>de todas</b>.' },
      ]);
      expect(await otavio.messages.list()).toEqual([]);
    });

    it('is read by developers, who say what became of it', async () => {
      await send(helena, { mensagem: 'O que escreve uma aluna.' });
      await send(otavio, { mensagem: 'O que escreve um professor.' });
      const [first, second] = await dev.inbox.list();
      expect([first, second]).toMatchObject([
        {
          mensagem: 'O que escreve um professor.',
          papel_usuario: 'teacher',
          status: 'nova',
          conta_email: otavio.email,
        },
        {
          mensagem: 'O que escreve uma aluna.',
          papel_usuario: 'student',
          status: 'nova',
          conta_email: helena.email,
        },
      ]);
      await dev.inbox.setStatus(first!.id, 'resolvida');
      expect((await dev.inbox.list())[0]).toEqual({ ...first, status: 'resolvida' });
      expect(await otavio.messages.list()).toMatchObject([{ status: 'resolvida' }]);
      expect((await helena.messages.list())[0]).toMatchObject({ status: 'nova' });
      const missing = dev.inbox.setStatus(newId(), 'resolvida');
      await expect(missing).rejects.toMatchObject({ code: 'not-found' });
    });

    it('is no student’s or teacher’s to see in the inbox or to answer', async () => {
      await send(helena);
      const [message] = await dev.inbox.list();
      for (const { inbox } of [helena, otavio]) {
        expect(await inbox.list()).toEqual([]);
        const answering = inbox.setStatus(message!.id, 'resolvida');
        await expect(answering).rejects.toMatchObject({ code: 'not-found' });
      }
      expect((await dev.inbox.list())[0]).toEqual(message);
    });
  });

  describe('an announcement', () => {
    const input: AnnouncementText = {
      titulo: 'Manutenção <b>',
      conteudo: 'Domingo 🛠️\nhttps://exemplo.com.br',
      publico: 'todos',
      publicar_em: null,
      fixado: false,
    };
    const inDays = (days: number) => new Date(stage.now().getTime() + days * DAY_MS).toISOString();
    const titlesFor = async ({ announcements }: Person) =>
      (await announcements.list()).map(({ titulo }) => titulo);

    it('is published, edited without getting younger, and deleted', async () => {
      const { titulo } = input;
      const conteudo = input.conteudo.padEnd(10_000, 'a');
      await dev.announcements.publish({ ...input, conteudo, publicar_em: inDays(-1) });
      const [published] = await helena.announcements.list();
      expect(published).toMatchObject({ titulo, conteudo, autor_nome: 'Equipe Grifo', publico: 'todos' });
      expect(Math.abs(stage.now().getTime() - Date.parse(published!.publicar_em))).toBeLessThan(60_000);
      const later = { ...input, conteudo, titulo: 'Adiada', publicar_em: inDays(1) };
      expect(await dev.announcements.edit(published!.id, later)).toBe('saved');
      expect((await helena.announcements.list())[0]).toEqual({ ...published, titulo: 'Adiada' });
      const stale = { ...later, titulo: 'De outra aba' };
      expect(await dev.announcements.edit(published!.id, stale, published)).toBe('conflict');
      await dev.announcements.remove(published!.id);
      expect((await helena.announcements.list()).map(({ id }) => id)).not.toContain(published!.id);
      const missing = { code: 'not-found' };
      await expect(dev.announcements.remove(published!.id)).rejects.toMatchObject(missing);
      await expect(dev.announcements.edit(published!.id, input)).rejects.toMatchObject(missing);
    });

    it('waits for its hour, is read by those it is for, and stands on top where it is pinned', async () => {
      await dev.announcements.publish({ ...input, titulo: 'Amanhã', publicar_em: inDays(1), fixado: true });
      await dev.announcements.publish({
        ...input,
        titulo: 'A professores',
        publico: 'professores',
        fixado: true,
      });
      await dev.announcements.publish({ ...input, titulo: 'A alunos', publico: 'alunos' });
      await dev.announcements.publish({ ...input, titulo: 'A todos' });
      expect((await titlesFor(dev)).slice(0, 3)).toEqual(['Amanhã', 'A professores', 'A todos']);
      expect((await titlesFor(otavio)).slice(0, 2)).toEqual(['A professores', 'A todos']);
      expect((await titlesFor(helena)).slice(0, 2)).toEqual(['A todos', 'A alunos']);
      expect(await titlesFor(otavio)).not.toContain('A alunos');
      const [scheduled, pinned] = await dev.announcements.list();
      await dev.announcements.edit(scheduled!.id, { ...input, titulo: 'Agora', fixado: true });
      expect((await titlesFor(helena)).slice(0, 2)).toEqual(['Agora', 'A todos']);
      for (const { id } of [scheduled!, pinned!]) await dev.announcements.remove(id);
    });

    it('may not be blank, and is no student’s or teacher’s to write', async () => {
      const refused = { code: 'refused' };
      const blank = { ...input, titulo: '  ' };
      await expect(dev.announcements.publish(blank)).rejects.toMatchObject(refused);
      await dev.announcements.publish(input);
      const [published] = await dev.announcements.list();
      for (const { announcements } of [helena, otavio]) {
        await expect(announcements.publish(input)).rejects.toMatchObject(refused);
        // Somebody who may not change an announcement gets the error for one that does not exist.
        const hidden = { code: 'not-found' };
        await expect(announcements.edit(published!.id, input)).rejects.toMatchObject(hidden);
        await expect(announcements.remove(published!.id)).rejects.toMatchObject(hidden);
        expect((await announcements.list())[0]).toEqual(published);
      }
      await dev.announcements.remove(published!.id);
    });
  });
};
