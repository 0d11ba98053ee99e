import { SEED_PASSWORD } from '../../tools/backend/seed/accounts';
import { enter, newStudent, storedDisagreements } from '../support/backend';
import { ANSWER, disagree, noteOf, openDisagreement } from '../support/disagreement';
import { essay, send, signIn, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test(
  'a student disagrees without the essay, a developer answers, the student reads it',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    const marina = newStudent();
    const reason = `O corretor não viu o que escrevi: ${marina.email}`;
    await enter(page, marina);
    await writeEssay(page);
    await send(page);
    await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
    await expect(page.getByRole('button', { name: 'Redações corrigidas' })).toBeVisible();
    await disagree(page, reason);

    await test.step('the team reads the reason, and no word of the essay', async () => {
      const [row] = await storedDisagreements(marina);
      expect(row).toMatchObject({ motivo: reason, com_redacao: false, texto: null, tema: null });
      await signIn(otherDevice, { name: 'Davi Prado', email: 'dev@example.com', password: SEED_PASSWORD });
      const opened = await openDisagreement(otherDevice, reason);
      await expect(opened.getByText('O aluno não enviou a redação.')).toBeVisible();
      await expect(otherDevice.getByText(essay.text.slice(0, 40))).toHaveCount(0);
      await opened.getByText('A correção fica', { exact: true }).click();
      await opened.getByLabel('Resposta ao aluno').fill(ANSWER);
      await opened.getByRole('button', { name: 'Responder' }).click();
      await expect(otherDevice.getByText('Resposta enviada')).toBeVisible();
      await expect(otherDevice.getByRole('table', { name: 'Discordância por regra' })).toBeVisible();
    });

    await page.reload();
    await expect(noteOf(page)).toContainText(`Mantivemos: ${ANSWER}`);
  },
);
