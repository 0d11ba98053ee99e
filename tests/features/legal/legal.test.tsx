import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AppConfig } from '@/contracts/config';
import { renderForVisitor } from '../../support/render-app';
import { onServer, testConfig } from '../../support/services';

const SERVER = { url: 'https://abc.supabase.co', anonKey: 'chave' };

const open = (address: string, config: Partial<AppConfig> = {}) =>
  renderForVisitor(address, {
    config: testConfig(config),
    ...(config.supabase && { capabilities: onServer }),
  });

describe('the rules', () => {
  it.each([
    ['/politica-de-uso', 'Política de uso', /só lê o que você envia para uma sala/],
    ['/termos-de-pagamento', 'Termos de pagamento', /Aqui não há nada à venda/],
    ['/privacidade', 'Privacidade', /Não há anúncios nem rastreadores/],
    ['/acessibilidade', 'Acessibilidade', /o que ainda não testamos/],
  ])('%s is there for visitors, with its gist first', async (address, title, gist) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(gist)).toBeVisible();
    // The title is set after the page is rendered.
    await waitFor(() => expect(document.title).toContain(title));
  });

  it('of payment name the prices, the single payment, and the seven days of the law', async () => {
    open('/termos-de-pagamento', { supabase: SERVER });
    const terms = await screen.findByRole('article');
    expect(terms).toHaveTextContent(
      /créditos saem do saldo: tantos quantos a compra trouxe, ou os que restarem.*o saldo nunca fica negativo/,
    );
    for (const fact of [
      /Nada aqui é assinatura/,
      /R\$\s97,80/,
      /R\$\s2\.000/,
      /pagamento único/,
      /7 dias/,
      /art\. 49/,
      /O corretor local não usa nenhum/,
    ])
      expect(terms).toHaveTextContent(fact);
  });

  it('of payment name only what is sold', async () => {
    open('/termos-de-pagamento', { supabase: SERVER, checkoutTeacherUrl: null });
    const terms = await screen.findByRole('article');
    expect(terms).toHaveTextContent(/R\$\s97,80/);
    expect(terms).not.toHaveTextContent(/R\$\s2\.000/);
  });

  it('of payment name no price where nothing is sold, and keep what holds for former purchases', async () => {
    open('/termos-de-pagamento', { supabase: SERVER, checkoutStudentUrl: null, checkoutTeacherUrl: null });
    const terms = await screen.findByRole('article');
    expect(terms).not.toHaveTextContent(/R\$/);
    expect(terms).toHaveTextContent(/Se você já comprou aqui.*art\. 49/);
  });

  it('of payment name no price and no purchase in a demonstration, whatever checkouts are set', async () => {
    open('/termos-de-pagamento');
    const terms = await screen.findByRole('article');
    expect(terms).not.toHaveTextContent(/R\$|art\. 49/);
    expect(terms).toHaveTextContent(/não há conta que possa receber uma compra/);
  });

  it('of use tell what happens to data with and without a server, and what is asked of minors', async () => {
    open('/politica-de-uso');
    const policy = await screen.findByRole('article');
    for (const fact of [
      /No modo demonstração/,
      /Com uma conta/,
      /O que os professores veem/,
      /menos de 18 anos/,
    ])
      expect(policy).toHaveTextContent(fact);
  });

  it('of privacy tell what for, who sees it, how long, the rights of the law and what holds for minors', async () => {
    open('/privacidade');
    const policy = await screen.findByRole('article');
    for (const fact of [
      /para quê/,
      /Quem vê/,
      /Por quanto tempo/,
      /art\. 18/,
      /menos de 18 anos/,
      /art\. 14/,
      /Mudar de ideia sobre o que você aceitou:.*a redação que você mostrou à equipe ao discordar/,
    ])
      expect(policy).toHaveTextContent(fact);
  });

  it.each(['/privacidade', '/termos-de-pagamento', '/politica-de-uso'])(
    '%s names who runs the site and how to reach them, without an account',
    async (address) => {
      const operator = {
        name: 'Instituto Letra',
        email: 'dados@example.com',
        document: 'CNPJ 12.345.678/0001-95',
      };
      open(address, { operator });
      const document = await screen.findByRole('article');
      expect(document).toHaveTextContent('Instituto Letra, CNPJ 12.345.678/0001-95.');
      expect(within(document).getByRole('link', { name: 'dados@example.com' })).toHaveAttribute(
        'href',
        'mailto:dados@example.com',
      );
    },
  );

  it.each([
    ['a demonstration', null, /ninguém recebe nem guarda dados seus/],
    ['a server', SERVER, /ainda não publicou aqui seu nome/],
  ])('say plainly that nobody is named, on %s', async (_kind, supabase, said) => {
    open('/privacidade', { supabase });
    expect(await screen.findByRole('article')).toHaveTextContent(said);
  });

  it('of privacy name the maker of a CAPTCHA, where there is one', async () => {
    open('/privacidade', { captcha: { provider: 'turnstile', siteKey: 'chave' } });
    expect(await screen.findByRole('article')).toHaveTextContent(
      /fora a verificação contra robôs da Cloudflare/,
    );
  });

  it('of accessibility say what no test here covers, whom to tell, and every shortcut', async () => {
    open('/acessibilidade');
    const statement = await screen.findByRole('article');
    for (const fact of [/Firefox e Safari/, /Leitores de tela de verdade/, /página Feedback/])
      expect(statement).toHaveTextContent(fact);
    const table = screen.getByRole('table', { name: 'Ao escrever' });
    expect(within(table).getByRole('row', { name: /Ctrl Enter ⌘ Enter Envia para corrigir/ })).toBeVisible();
  });

  it('are in the footer of every page outside the areas', async () => {
    open('/nada');
    const rules = await screen.findByRole('navigation', { name: 'Regras' });
    expect([...rules.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/privacidade',
      '/politica-de-uso',
      '/termos-de-pagamento',
      '/acessibilidade',
    ]);
  });
});
