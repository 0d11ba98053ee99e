import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '@/domain/rewards/ledger';
import { FREEZE } from '@/domain/rewards/shop';
import { buildOutgoing } from '../../support/messages';
import { correctionOf, newClass, newId, sendNew, type Contract, type Person, type Stage } from './stage';

const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);

/** Canetinhas, achievements, the shop and the ranking. */
export const rewardsContract: Contract = (makeStage) => {
  let stage: Stage;

  beforeAll(() => {
    stage = makeStage();
  });

  const newStudent = () => stage.newPerson('student', 'Marina Duarte');
  const sourcesOf = async ({ rewards }: Person) =>
    (await rewards.movements()).map(({ source }) => source).toSorted();

  /** Claims everything there is to claim, then lists the unlocked achievements. */
  async function unlockedBy({ rewards }: Person) {
    await rewards.claim();
    return codes(await rewards.achievements());
  }

  it('a visit is paid once a day, and what it brings is told once', async () => {
    const marina = await newStudent();
    const first = await marina.rewards.claim();
    expect(codes(first.unlocked)).toEqual(['primeira_canetinha']);
    expect(first.hasChanged).toBe(true);
    expect(await marina.rewards.claim()).toEqual({ unlocked: [], hasChanged: false });
    expect(await sourcesOf(marina)).toEqual(['boas_vindas', 'conquista', 'login_diario']);
    expect((await marina.user())?.canetinhas).toBe(106);
  });

  it('a text is paid and unlocks each achievement once, and the balance is that of the ledger', async () => {
    const marina = await newStudent();
    await stage.correct(marina, correctionOf(stage, { score: 800 }));
    const { rewards } = marina;
    const claims = await Promise.all([rewards.claim(), rewards.claim(), rewards.claim()]);
    claims.push(await rewards.claim());
    const unlocked = codes(await rewards.achievements());
    expect(unlocked).toEqual(
      expect.arrayContaining([
        'primeira_redacao',
        'primeira_correcao',
        'primeiro_700',
        'primeiro_800',
        'primeira_canetinha',
      ]),
    );
    expect(codes(claims.flatMap((one) => one.unlocked)).toSorted()).toEqual(unlocked.toSorted());
    await stage.correct(marina, correctionOf(stage, { score: 1000 }));
    expect((await rewards.claim()).unlocked).toEqual([]);
    const movements = await rewards.movements();
    expect(await sourcesOf(marina)).toEqual([
      'boas_vindas',
      ...unlocked.map(() => 'conquista'),
      'login_diario',
      'nota_alta',
      'redacao',
    ]);
    expect((await marina.user())?.canetinhas).toBe(balanceOf(movements));
  });

  it('ratings, messages, clean essays, themes of the bank and reviews unlock what is theirs', async () => {
    const [marina, otavio] = [await newStudent(), await stage.newPerson('teacher', 'Otávio Reis')];
    const { id: userId } = marina;
    const clean = correctionOf(stage, { theme: 'Caminhos para combater o racismo no Brasil', score: 1000 });
    const marked = correctionOf(stage, { originalText: 'Outro texto, com uma marca.' });
    const { trecho, ...place } = { trecho: 'Outro', start: 0, end: 5 };
    marked.aiAnalysis.erros_detectados = [
      { ...place, trecho, classe: 'vermelho', codigo: 'x', competencia: 1, mensagem: 'Veja.' },
    ];
    await stage.correct(marina, marked);
    const before = await unlockedBy(marina);
    for (const code of ['sem_erros', 'tema_social', 'primeiro_feedback', 'colaborador'])
      expect(before).not.toContain(code);

    const { id } = await newClass(otavio, { students: [marina] });
    const { essayId, submissionId } = await sendNew(stage, marina, id, clean);
    const rating = { stars: 5, comment: '' } as const;
    await marina.essays.rate({ id: newId(), userId, essayId, rating });
    for (let count = 0; count < 3; count += 1)
      await marina.messages.send(buildOutgoing({ userId, tipo_problema: 'sugestao' }));
    const after = await unlockedBy(marina);
    for (const code of ['sem_erros', 'tema_social', 'primeiro_feedback', 'colaborador'])
      expect(after).toContain(code);
    expect(after).not.toContain('professor_fantasma');
    await otavio.classrooms.review(submissionId, [
      { competencia: 1, comentario: 'Boa abertura.', nivel: null, motivo: '' },
    ]);
    expect(await unlockedBy(marina)).toContain('professor_fantasma');
  });

  it('a teacher is given nothing', async () => {
    const otavio = await stage.newPerson('teacher', 'Otávio Reis');
    expect(await otavio.rewards.claim()).toEqual({ unlocked: [], hasChanged: false });
    expect(await otavio.rewards.achievements()).toEqual([]);
  });

  it('the shop takes a key once, a look once at all, and no more freezes than may be held', async () => {
    const marina = await newStudent();
    const { buy } = marina.rewards;
    expect(await Promise.all([buy(FREEZE, 'a'), buy(FREEZE, 'a')])).toEqual([null, null]);
    expect(await buy(FREEZE, 'b')).toBeNull();
    expect(await buy(FREEZE, 'c')).toBe('limite');
    for (const key of ['a', 'b']) expect(await buy('folha_parda', key)).toBeNull();
    expect(balanceOf(await marina.rewards.movements())).toBe(100 - 2 * 12 - 40);
    expect(await buy('folha_verde', 'a')).toBe('saldo');
    expect((await marina.user())?.canetinhas).toBe(36);
    expect(await marina.rewards.streak()).toEqual({ days: 0, hasToday: false, held: [], freezes: 2 });
  });

  describe('the ranking', () => {
    it('shows who chose to appear, by what they have earned, until they change their mind', async () => {
      const [marina, caio] = [await newStudent(), await stage.newPerson('student', 'Caio')];
      expect(await marina.ranking.read()).toMatchObject({ own: null });
      await marina.ranking.takePart(true);
      const { rows, own } = await marina.ranking.read();
      expect(own).toMatchObject({ canetinhas: 100 });
      const row = { posicao: own!.posicao, nome: 'Marina D.', canetinhas: 100 };
      expect(rows.find(({ eu }) => eu)).toEqual({ ...row, eu: true });
      expect(await caio.ranking.read()).toMatchObject({ own: null });
      expect((await caio.ranking.read()).rows).toContainEqual({ ...row, eu: false });
      await caio.ranking.takePart(true);
      await caio.rewards.claim();
      const before = (await caio.ranking.read()).own!;
      expect(before.posicao).toBeLessThan((await marina.ranking.read()).own!.posicao);
      await caio.rewards.buy('folha_parda', 'a');
      expect((await caio.ranking.read()).own).toEqual(before);
      for (const { ranking } of [marina, caio]) await ranking.takePart(false);
      expect((await marina.ranking.read()).rows.some(({ eu }) => eu)).toBe(false);
    });

    it('is of students who are signed in', async () => {
      const visiting = stage.visitor.ranking.takePart(true);
      await expect(visiting).rejects.toMatchObject({ code: 'session-lost' });
      const { ranking } = await stage.newPerson('teacher', 'Otávio Reis');
      await ranking.takePart(true);
      const { rows, own } = await ranking.read();
      expect(own).toBeNull();
      expect(rows.some(({ eu }) => eu)).toBe(false);
    });
  });
};
