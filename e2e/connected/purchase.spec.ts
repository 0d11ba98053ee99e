import { confirmPurchase, enter, newStudent, newTeacher, refundPurchase } from '../support/backend';
import { send, signUp, skipWelcome, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

test('back from the checkout: nothing is claimed until the payment is confirmed, then the credits are there', async ({
  page,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student/compra');
  const payment = page.getByRole('region', { name: 'Pagamento' });
  await expect(payment).toContainText('Procurando um pagamento novo');
  await expect(page.getByText(`O desta conta é ${marina.email}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('0créditos');

  const bought = await confirmPurchase(marina);
  const toast = page.getByText('Créditos adicionados', { exact: true });
  await expect(toast).toBeVisible({ timeout: 30_000 });
  await expect(payment).toContainText('Pagamento confirmado');
  await expect(payment).toContainText('12 correções, em');
  await expect(page.getByRole('region', { name: 'Seu saldo' })).toContainText('12créditos');
  // A toast that is half faded out has no measurable contrast.
  await expect(toast).toBeHidden();
  await expectAccessible(page, 'purchase');

  await page.goto('/dashboard/student/upgrade');
  await expect(page.getByText('Pacote comprado, sem mensalidade.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suas compras' }).getByRole('listitem')).toContainText(
    '12 correções',
  );
  // The header offers no upgrade to a student who owns a package.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toHaveCount(0);

  await refundPurchase(bought);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Suas compras' }).getByRole('listitem')).toContainText(
    'O valor foi devolvido: os 12 créditos saíram do saldo.',
  );
  await expect(page.getByText('Pacote comprado, sem mensalidade.')).toBeHidden();
});

const AREA = '/dashboard/student';

test(
  'the whole purchase as a test: offer, countdown, checkout, credits, limit, refund',
  { tag: '@phone' },
  async ({ page, context, isMobile }) => {
    const marina = newStudent();
    await signUp(page, marina);
    await skipWelcome(page);
    await test.step('on the narrowest phone the header names the area in full', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: 'Upgrade' })).toBeVisible();
      const title = banner.getByRole('heading', { name: 'Dashboard' });
      expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      if (size) await page.setViewportSize(size);
    });
    // Nothing is offered, and no limit is told, before the first correction.
    await writeEssay(page);
    await send(page);
    await page.goto(`${AREA}/upgrade-enem`);
    let checkout = page;

    await test.step('the offer counts the days, and says that it is a test', async () => {
      await expect(page.getByRole('region', { name: 'Contagem até o ENEM' })).toContainText(
        'dias até o ENEM',
      );
      await expect(page.getByText('Esta compra é um teste.')).toBeVisible();
      await expectAccessible(page, 'offer of a test');
    });

    await test.step('the checkout is plainly a test, and pays', async () => {
      const opened = isMobile ? null : context.waitForEvent('page');
      await page.getByRole('link', { name: /Fazer Upgrade Agora/ }).click();
      checkout = (await opened) ?? page;
      await expect(checkout.getByText('Pagamento de teste: nenhum dinheiro é cobrado')).toBeVisible();
      await checkout.getByLabel('E-mail da conta que recebe').fill(marina.email);
      await expectAccessible(checkout, 'test checkout');
      await checkout.getByRole('button', { name: 'Pagar' }).click();
      await expect(checkout.getByRole('status')).toContainText('Pago.');
    });
    const checkoutUrl = checkout.url();

    await test.step('the credits arrive, and are told', async () => {
      await checkout.getByRole('link', { name: 'Voltar para o Grifo' }).click();
      // Told by the tab that sees the balance change: the one that came back, or the one left open.
      const toasts = context.pages().map((tab) => tab.getByText('Créditos adicionados', { exact: true }));
      await expect
        .poll(async () => (await Promise.all(toasts.map((toast) => toast.count()))).includes(1))
        .toBe(true);
      await expect(checkout.getByRole('region', { name: 'Pagamento' })).toContainText('Pagamento confirmado');
      await expect(checkout.getByRole('region', { name: 'Seu saldo' })).toContainText('12créditos');
    });

    await test.step('used up, the limit is told', async () => {
      await checkout.goto(checkoutUrl);
      await checkout.getByLabel('E-mail da conta que recebe').fill(marina.email);
      await checkout.getByRole('button', { name: 'Usar todos os créditos' }).click();
      await expect(checkout.getByRole('status')).toContainText('12 créditos foram usados.');
      // No dialog opens within a minute of signing up.
      await context.clock.setFixedTime(Date.now() + 120_000);
      await checkout.goto(AREA);
      const limit = checkout.getByRole('dialog', { name: 'Limite de correções atingido' });
      await expect(limit).toContainText('comprar um novo pacote');
      await limit.getByRole('button', { name: 'Fechar' }).click();
    });

    await test.step('bought again and refunded, the credits are gone and the page says why', async () => {
      await checkout.goto(checkoutUrl);
      for (const [button, said] of [
        ['Pagar', 'Pago.'],
        ['Estornar o último pagamento', 'Estornado.'],
      ] as const) {
        await checkout.getByLabel('E-mail da conta que recebe').fill(marina.email);
        await checkout.getByRole('button', { name: button, exact: true }).click();
        await expect(checkout.getByRole('status')).toContainText(said);
      }
      await checkout.goto(`${AREA}/upgrade`);
      const purchases = checkout.getByRole('region', { name: 'Suas compras' });
      await expect(purchases.getByRole('listitem')).toHaveCount(2);
      await expect(purchases).toContainText('O valor foi devolvido: os 12 créditos saíram do saldo.');
    });
  },
);

test('the plan of teachers, as a test', async ({ page, context }) => {
  const renato = newTeacher();
  await enter(page, renato, 'teacher');
  await page.goto('/dashboard/teacher');
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Comprar plano/ }).click();
  const checkout = await opened;
  await checkout.getByLabel('E-mail da conta que recebe').fill(renato.email);
  await checkout.getByRole('button', { name: 'Pagar' }).click();
  await expect(checkout.getByRole('status')).toContainText('Pago.');
  await checkout.getByRole('link', { name: 'Voltar para o Grifo' }).click();
  await expect(checkout.getByRole('region', { name: 'Este plano já é seu' })).toBeVisible();
});
