import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, type Message, type MessageKey } from '@/copy/messages';

const root = path.resolve(import.meta.dirname, '../..');
const keys = Object.keys(messages) as MessageKey[];

const sources = ['features', 'app', 'data'].flatMap((folder) => {
  const directory = path.join(root, 'src', folder);
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(directory, name), 'utf8'));
});
const used = new Set(
  sources.flatMap((source) => [...source.matchAll(/\bmessages\.(\w+)/g)].map(([, key]) => key)),
);

describe('every row of the catalogue', () => {
  it.each(keys)('%s is used by a screen', (key) => {
    expect(used).toContain(key);
  });
});

describe('the specified wording', () => {
  it.each<[requirement: string, message: Message, title: string, description?: string]>([
    ['entry failure', messages.entryFailed, 'Erro', 'Ocorreu um erro. Tente novamente.'],
    ['login', messages.signedIn, 'Login realizado!', 'Bem-vindo! Você tem 2 dias de trial gratuito.'],
    ['sign-up', messages.accountCreated, 'Conta criada!', 'Bem-vindo! Você tem 2 dias de trial gratuito.'],
    [
      'a returning user is promised no new trial',
      messages.welcomeBack,
      'Login realizado!',
      'Bem-vindo de volta!',
    ],
    ['logout', messages.loggedOut, 'Logout realizado', 'Até logo! Volte sempre.'],
    ['credit used', messages.creditUsed(11), 'Crédito utilizado', 'Você tem 11 créditos restantes.'],
    ['the last credit used', messages.creditUsed(0), 'Crédito utilizado', 'Você tem 0 créditos restantes.'],
    ['one credit is singular', messages.creditUsed(1), 'Crédito utilizado', 'Você tem 1 crédito restante.'],
    [
      'credits added',
      messages.creditsAdded(12),
      'Créditos adicionados',
      '12 créditos foram adicionados à sua conta.',
    ],
    [
      'one credit added',
      messages.creditsAdded(1),
      'Créditos adicionados',
      '1 crédito foi adicionado à sua conta.',
    ],
    [
      'promotional mode running',
      messages.promoActive(7),
      'Modo promocional 24h ativo',
      'Correções ilimitadas por mais 7h!',
    ],
    [
      'promotional period',
      messages.promoPeriod(new Date('2025-10-20T03:00:00Z')),
      'Período promocional ativo',
      'Aproveite correções ilimitadas até 20/10/2025!',
    ],
    [
      'promotional mode activated',
      messages.promoActivated,
      'Modo promocional 24h ativado!',
      'Correções ilimitadas pelos próximos 24h!',
    ],
    [
      'promotional mode deactivated',
      messages.promoDeactivated,
      'Modo promocional desativado',
      'Sistema retornou ao funcionamento normal.',
    ],
    [
      'essay processing failure',
      messages.essayProcessingFailed,
      'Erro',
      'Ocorreu um erro ao processar sua redação. Tente novamente.',
    ],
    ['history load failure', messages.historyLoadFailed, 'Erro', 'Erro ao carregar redações'],
    [
      'recogniser failure',
      messages.ocrFailed(),
      'Erro no processamento',
      'Tente com uma foto mais nítida e bem iluminada.',
    ],
    [
      'recogniser failure with a reason',
      messages.ocrFailed('Sem texto.'),
      'Erro no processamento',
      'Sem texto.',
    ],
    [
      'joined a classroom',
      messages.joined('3º ano B'),
      'Bem-vindo(a)!',
      'Você foi adicionado(a) à sala "3º ano B" com sucesso.',
    ],
    ['profile load failure', messages.profileLoadFailed, 'Erro ao carregar perfil', undefined],
  ])('%s', (_requirement, message, title, description) => {
    expect([message.title, message.description]).toEqual([title, description]);
  });

  it.each([
    ['themeApplied', 'Tema aplicado!'],
    ['themeReplaced', 'Tema substituído!'],
    ['themesCombined', 'Temas combinados!'],
    ['newEssayStarted', 'Nova redação iniciada!'],
    ['essayRecovered', 'Redação recuperada!'],
    ['textExtracted', 'Texto extraído!'],
    ['textConfirmed', 'Texto confirmado!'],
  ] as const)('%s', (key, title) => {
    expect(messages[key].title).toBe(title);
  });
});

describe('failures', () => {
  const failures = Object.values<unknown>(messages)
    .map((row) => (typeof row === 'function' ? (row as (value: string) => Message)('7') : (row as Message)))
    .filter(({ title }) =>
      /^(Erro|Acesso negado|Arquivo muito grande|Nome obrigatório|Login necessário)/.test(title),
    );

  it.each(failures.map((row) => [row.description ?? row.title, row] as const))(
    'look like one: %s',
    (_text, row) => {
      expect(row.variant).toBe('destructive');
      expect(`${row.title}${row.description ?? ''}`).not.toContain('!');
    },
  );
});
