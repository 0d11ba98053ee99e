import { beforeAll, describe, expect, it } from 'vitest';
import type { PracticeAnswer } from '@/contracts/practice';
import type { NewDisagreement } from '@/domain/disagreements/disagreement';
import { buildOutgoing } from '../../support/messages';
import { lineOf } from './hand-lines.contract';
import { correctionOf, newClass, newId, sendNew, type Contract, type Person, type Stage } from './stage';

const about = (redacao_id: string): NewDisagreement => ({
  redacao_id,
  competencia: 3,
  tipo: 'nivel',
  regra: 'nivel',
  nivel_esperado: 200,
  motivo: 'O nível devia ser outro aqui.',
  com_redacao: true,
  place: null,
});

/** A wrong answer about a sentence of an own essay. */
const practised = ({ id: userId }: Person, redacao_id: string): PracticeAnswer => {
  const now = new Date().toISOString();
  const frase = { errada: 'Ela foi à pé.', certa: 'Ela foi a pé.' };
  const card = {
    chave: 'banco/1',
    falta: 'crase/a-verbo',
    vence: now,
    memoria: { state: 1 },
    redacao_id,
    frase,
  };
  return { id: newId(), userId, card: { ...card, respondido_em: now }, certa: false, respondida_em: now };
};

/** A student's disagreements, and a whole account: its export and its deletion. */
export const accountContract: Contract = (makeStage) => {
  let stage: Stage;
  let otavio: Person;
  let helena: Person;

  beforeAll(async () => {
    stage = makeStage();
    otavio = await stage.newPerson('teacher', 'Otávio Reis');
    helena = await stage.newPerson('student', 'Helena Prado');
  });

  const collect = ({ account }: Person) =>
    account.collect({ onProgress: () => undefined, signal: new AbortController().signal });

  it('a disagreement is about one correction, until it is withdrawn', async () => {
    const essayId = await stage.correct(helena, correctionOf(stage));
    await helena.disagreements.send(about(essayId));
    const [own, ...others] = await helena.disagreements.about(essayId);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ competencia: 3, nivel_esperado: 200, com_redacao: true, resultado: null });
    expect(await helena.disagreements.own()).toMatchObject([{ redacao_id: essayId }]);
    expect(await otavio.disagreements.about(essayId)).toEqual([]);
    await helena.disagreements.withdraw(own!.id);
    const again = helena.disagreements.withdraw(own!.id);
    await expect(again).rejects.toMatchObject({ code: 'not-found' });
    expect(await helena.disagreements.about(essayId)).toEqual([]);
  });

  describe('the export of an account', () => {
    it('has what the account has, and nothing of the others', async () => {
      const marina = await stage.newPerson('student', 'Marina Alves');
      const { id: userId } = marina;
      const essayId = await stage.correct(marina, correctionOf(stage, { theme: 'Leitura' }));
      for (const [stars, comment] of [
        [3, 'Não ajudou.'],
        [4, 'Ajudou.'],
      ] as const)
        await marina.essays.rate({ id: newId(), userId, essayId, rating: { stars, comment } });
      await marina.profile.save({ biografia: 'Gosto de ler.' });
      await marina.messages.send(buildOutgoing({ userId, mensagem: 'Gostaria de imprimir a correção.' }));
      await marina.disagreements.send(about(essayId));
      await marina.rewards.claim();
      await marina.practice.answer(practised(marina, essayId));
      await marina.handLines.giveConsent({ base: 'maior' });
      await marina.handLines.give([lineOf(1)], null);
      const data = await collect(marina);
      expect(data).toMatchObject({
        formato: 'grifo-meus-dados',
        conta: { email: marina.email },
        perfil: { nome: 'Marina Alves', biografia: 'Gosto de ler.' },
        avaliacoes: [{ redacao: essayId, estrelas: 4, comentario: 'Ajudou.' }],
        mensagens: [{ mensagem: 'Gostaria de imprimir a correção.' }],
        discordancias: [{ redacao_id: essayId, motivo: 'O nível devia ser outro aqui.' }],
        linhasDadas: [lineOf(1)],
        treino: [{ falta: 'crase/a-verbo', acertos: 0, erros: 1 }],
        redacoes: [{ id: essayId, theme: 'Leitura' }],
        salas: [],
      });
      expect(JSON.stringify([data.registrosDoServidor, data.nesteAparelho])).toMatch(
        /Ela foi à pé\..*banco\/1/,
      );
      expect(data.canetinhas.length).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toMatch(/Helena|Otávio/);
    });

    it('of a teacher has the classes, without the essays of the students', async () => {
      const { id } = await newClass(otavio, { students: [helena] });
      await sendNew(stage, helena, id);
      const { salas, turmas } = await collect(otavio);
      expect(salas).toMatchObject([{ id, envios: [{ aluno_nome: 'Helena Prado' }] }]);
      expect(JSON.stringify(salas)).not.toContain('câmaras frias');
      expect(turmas).toEqual([]);
    });
  });

  it('a deleted account is out of its classes, with all that was sent there', async () => {
    const marina = await stage.newPerson('student', 'Marina Alves');
    const { id } = await newClass(otavio, { students: [marina] });
    const { submissionId } = await sendNew(stage, marina, id);
    expect(await marina.account.delete({ password: marina.password })).toBe('deleted');
    expect((await otavio.classrooms.get(id))?.alunos).toEqual([]);
    expect(await otavio.classrooms.submissions(id)).toEqual([]);
    expect(await otavio.classrooms.essay(submissionId)).toBeNull();
  });
};
