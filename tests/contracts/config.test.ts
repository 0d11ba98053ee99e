import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/contracts/config';

const config = (env: Record<string, unknown>) => {
  const result = parseConfig(env);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.config;
};

describe('parseConfig', () => {
  it.each([
    ['nothing set', {}],
    [
      'everything set to nothing',
      { VITE_PROMO_END: '', VITE_CHECKOUT_STUDENT_URL: '', VITE_SIMULATED_DELAYS: '' },
    ],
    ['unknown variables', { MODE: 'test', VITE_OTHER: '1' }],
  ])('takes the default values with %s', (_requirement, env) => {
    expect(config(env)).toEqual({
      supabase: null,
      captcha: null,
      operator: null,
      checkoutStudentUrl: null,
      checkoutTeacherUrl: null,
      promoEnd: new Date('2025-10-20T03:00:00Z'),
      examDate: null,
      simulatedDelays: true,
    });
  });

  it.each(['https://abc.supabase.co', 'http://127.0.0.1:54321', 'http://localhost:54321'])(
    'takes the backend at %s with its key',
    (url) => {
      const env = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'chave' };
      expect(config(env).supabase).toEqual({ url, anonKey: 'chave' });
    },
  );

  it.each([
    ['VITE_SUPABASE_ANON_KEY', { VITE_SUPABASE_URL: 'https://abc.supabase.co' }],
    ['VITE_SUPABASE_URL', { VITE_SUPABASE_ANON_KEY: 'chave' }],
    ['VITE_SUPABASE_ANON_KEY', { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_ANON_KEY: '' }],
  ])('names %s where only the other of the pair is set', (variable, env) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, problems: [{ variable }] });
  });

  it('takes a CAPTCHA with its key, where there is a server to ask for it', () => {
    const env = { VITE_CAPTCHA: 'turnstile', VITE_CAPTCHA_SITE_KEY: 'chave' };
    const server = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_ANON_KEY: 'chave' };
    expect(config({ ...env, ...server }).captcha).toEqual({ provider: 'turnstile', siteKey: 'chave' });
    expect(config(env).captcha).toBeNull();
  });

  it('takes who runs the site, with a document or without', () => {
    const env = { VITE_OPERATOR_NAME: 'Instituto Letra', VITE_OPERATOR_EMAIL: 'dados@example.com' };
    expect(config(env).operator).toEqual({
      name: 'Instituto Letra',
      email: 'dados@example.com',
      document: null,
    });
    const document = 'CNPJ 12.345.678/0001-95';
    expect(config({ ...env, VITE_OPERATOR_DOCUMENT: document }).operator?.document).toBe(document);
  });

  it.each([
    ['VITE_OPERATOR_EMAIL', { VITE_OPERATOR_NAME: 'Instituto Letra' }],
    ['VITE_OPERATOR_EMAIL', { VITE_OPERATOR_NAME: 'Instituto Letra', VITE_OPERATOR_EMAIL: 'dados' }],
    ['VITE_CAPTCHA_SITE_KEY', { VITE_CAPTCHA: 'hcaptcha' }],
    ['VITE_CAPTCHA', { VITE_CAPTCHA_SITE_KEY: 'chave' }],
    ['VITE_CAPTCHA', { VITE_CAPTCHA: 'recaptcha', VITE_CAPTCHA_SITE_KEY: 'chave' }],
  ])('names %s where it is missing or unknown', (variable, env) => {
    expect(parseConfig(env)).toMatchObject({ ok: false, problems: [{ variable }] });
  });

  it.each([
    ['a bare date begins in São Paulo, not in Greenwich', '2026-11-08', '2026-11-08T03:00:00.000Z'],
    ['an instant stands', '2026-11-08T12:00:00Z', '2026-11-08T12:00:00.000Z'],
    ['an offset counts', '2026-11-08T00:00:00-03:00', '2026-11-08T03:00:00.000Z'],
  ])('%s', (_requirement, value, iso) => {
    expect(config({ VITE_EXAM_DATE: value }).examDate?.toISOString()).toBe(iso);
    expect(config({ VITE_PROMO_END: value }).promoEnd.toISOString()).toBe(iso);
  });

  it('turns the simulated delays off', () => {
    expect(config({ VITE_SIMULATED_DELAYS: 'off' }).simulatedDelays).toBe(false);
  });

  it.each([
    ['a checkout without https', 'VITE_CHECKOUT_STUDENT_URL', 'http://loja.example.com'],
    ['a checkout that runs code', 'VITE_CHECKOUT_TEACHER_URL', 'javascript:alert(1)'],
    ['a checkout that is no address', 'VITE_CHECKOUT_STUDENT_URL', 'loja'],
    ['a backend without https', 'VITE_SUPABASE_URL', 'http://abc.supabase.co'],
    ['a backend that only begins like this machine', 'VITE_SUPABASE_URL', 'http://localhost.example.com'],
    ['a backend that runs code', 'VITE_SUPABASE_URL', 'javascript:alert(1)'],
    ['a promotional end that is no date', 'VITE_PROMO_END', '20/10/2025'],
    ['an exam date that is no date', 'VITE_EXAM_DATE', 'em breve'],
    ['a switch that is neither on nor off', 'VITE_SIMULATED_DELAYS', 'sim'],
  ])('names the variable of %s', (_requirement, variable, value) => {
    const result = parseConfig({ [variable]: value });
    expect(result).toMatchObject({ ok: false, problems: [{ variable }] });
  });

  it.each([
    ['without a server', {}],
    ['of a hosted site', { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_ANON_KEY: 'chave' }],
  ])('refuses the test checkout %s', (_requirement, env) => {
    const checkout = 'http://127.0.0.1:54321/pagamento-de-teste';
    const result = parseConfig({ ...env, VITE_CHECKOUT_STUDENT_URL: checkout });
    expect(result).toMatchObject({ ok: false, problems: [{ variable: 'VITE_CHECKOUT_STUDENT_URL' }] });
  });

  it('takes the test checkout beside a backend on this machine', () => {
    const checkout = 'http://127.0.0.1:54321/pagamento-de-teste';
    const env = { VITE_SUPABASE_URL: 'http://127.0.0.1:54321', VITE_SUPABASE_ANON_KEY: 'chave' };
    expect(config({ ...env, VITE_CHECKOUT_STUDENT_URL: checkout }).checkoutStudentUrl).toBe(checkout);
  });

  it('names every wrong variable at once', () => {
    const result = parseConfig({ VITE_EXAM_DATE: 'x', VITE_SIMULATED_DELAYS: 'x' });
    expect(result.ok || result.problems.map(({ variable }) => variable)).toEqual([
      'VITE_EXAM_DATE',
      'VITE_SIMULATED_DELAYS',
    ]);
  });
});
