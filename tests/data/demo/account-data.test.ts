import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCorrectionsArchive } from '@/data/local/corrections-archive';
import { areaKeys, keys } from '@/data/local/keys';
import { buildCorrection, buildCorrections, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { buildOutgoing } from '../../support/messages';
import { fakeServices } from '../../support/services';
import { eventually } from '../../support/eventually';
import { essaysOf } from '../../support/stored-essays';

const MARINA = buildUser({
  id: 'local:marina@example.com',
  email: 'marina@example.com',
  name: 'Marina Alves',
});
const CAIO = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com', name: 'Caio Lima' });
const IVO = buildUser({
  id: 'local:ivo@example.com',
  email: 'ivo@example.com',
  name: 'Professor Ivo',
  userType: 'teacher',
});
const options = { onProgress: () => undefined, signal: new AbortController().signal };

// The devices of these tests are not tabs of the same browser, unless a test says so.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => vi.unstubAllGlobals());

/** A device on which three people have accounts; `user` is signed in. */
function device(user = MARINA, storage = new MemoryStorage()) {
  const services = fakeServices({ user, storage });
  const accounts = Object.fromEntries([MARINA, CAIO, IVO].map((one) => [one.email, one]));
  storage.setItem(keys.accounts, JSON.stringify(accounts));
  return services;
}

async function fill(services: ReturnType<typeof device>) {
  await essaysOf(services).save(buildCorrection({ id: '1', theme: 'Leitura' }));
  await essaysOf(services).rate('1', { stars: 4, comment: 'Ajudou.' });
  services.viewedCorrection.set(buildCorrection({ id: '1' }));
  services.drafts.save({
    theme: 'Novo tema',
    essay: 'Um começo.',
    backup: '',
    updatedAt: null,
    rewriting: null,
  });
  await services.backend.profile.save({ biografia: 'Gosto de ler.' });
  await services.backend.messages.send(
    buildOutgoing({ userId: MARINA.id, mensagem: 'Gostaria de imprimir a correção.' }),
  );
  await services.backend.disagreements.send({
    redacao_id: '1',
    competencia: 3,
    tipo: 'nivel',
    regra: 'nivel',
    nivel_esperado: 200,
    motivo: 'O nível devia ser outro aqui.',
    com_redacao: false,
    place: null,
  });
  await services.backend.repertoire.setFavourite({
    id: 'f',
    userId: MARINA.id,
    entrada: 'lei-de-cotas',
    isFavourite: true,
  });
  await services.backend.rewards.claim();
  return services.backend.account;
}

/** The keys under which a text occurs anywhere in the storage. */
const keysWith = (storage: MemoryStorage, text: string) =>
  [...storage.items].flatMap(([key, value]) => (key.includes(text) || value.includes(text) ? key : []));

describe('the export of an account of this device', () => {
  it('has what the account has, and nothing of the others', async () => {
    const services = device();
    const account = await fill(services);
    const progress: number[] = [];
    const data = await account.collect({ ...options, onProgress: (count) => progress.push(count) });
    expect(data).toMatchObject({
      formato: 'grifo-meus-dados',
      guardadoEm: 'aparelho',
      conta: { email: 'marina@example.com' },
      perfil: { biografia: 'Gosto de ler.' },
      avaliacoes: [{ redacao: '1', estrelas: 4, comentario: 'Ajudou.' }],
      mensagens: [{ mensagem: 'Gostaria de imprimir a correção.' }],
      discordancias: [{ redacao_id: '1', competencia: 3, motivo: 'O nível devia ser outro aqui.' }],
      repertorioFavorito: [{ entrada: 'lei-de-cotas' }],
      redacoes: [{ id: '1', theme: 'Leitura' }],
      nesteAparelho: { [areaKeys.draft(MARINA.id)]: { essay: 'Um começo.' } },
    });
    expect(data.canetinhas.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/Caio|caio@/);
    expect(progress.at(-1)).toBe(1);
  });

  it('has two thousand essays whole, some at a time', async () => {
    const services = device();
    await services.archive.put(buildCorrections(2000).map((one) => ({ ...one, owner: MARINA.id })));
    const { account } = services.backend;
    const progress: number[] = [];
    const { redacoes } = await account.collect({
      ...options,
      onProgress: (count) => progress.push(count),
    });
    expect(new Set(redacoes.map(({ id }) => id)).size).toBe(2000);
    expect(redacoes.every(({ originalText }) => originalText !== '')).toBe(true);
    expect(progress.length).toBeGreaterThan(10);
  });

  it('stops when nobody waits for it any more', async () => {
    const services = device();
    const account = await fill(services);
    const signal = AbortSignal.abort(new Error('left'));
    await expect(account.collect({ ...options, signal })).rejects.toThrow('left');
  });
});

describe('deleting an account of this device', () => {
  it('leaves no trace of it, and everything of the others', async () => {
    const storage = new MemoryStorage();
    const others = device(CAIO, storage);
    others.drafts.save({
      theme: 'Do Caio',
      essay: 'Outro começo.',
      backup: '',
      updatedAt: null,
      rewriting: null,
    });
    await essaysOf(others).save(buildCorrection({ id: 'c', theme: 'Do Caio' }));
    const services = device(MARINA, storage);
    const account = await fill(services);
    storage.setItem(`${areaKeys.draft(MARINA.id)}.backup`, 'ilegível');
    storage.setItem(`${areaKeys.draft(MARINA.id)}.backup.2`, 'ilegível também');
    storage.setItem(
      `${areaKeys.correctedEssays}.backup`,
      JSON.stringify([{ owner: MARINA.id }, { owner: CAIO.id }]),
    );
    expect(keysWith(storage, 'marina').length).toBeGreaterThan(8);

    await account.delete({ password: '' });
    expect(services.session.user.get()).toBeNull();
    expect(keysWith(storage, 'marina')).toEqual([]);
    expect(keysWith(storage, 'Marina')).toEqual([]);
    expect(storage.json(areaKeys.draft(CAIO.id))).toMatchObject({ theme: 'Do Caio' });
    expect(storage.json(areaKeys.correctedEssays)).toMatchObject([{ id: 'c', owner: CAIO.id }]);
    expect(storage.json(`${areaKeys.correctedEssays}.backup`)).toEqual([{ owner: CAIO.id }]);
    expect(storage.json(keys.accounts)).toMatchObject({ [CAIO.email]: { name: 'Caio Lima' } });
  });

  it('takes nobody along whose e-mail only begins alike', async () => {
    const storage = new MemoryStorage();
    const longer = buildUser({ id: 'local:marina@example.com.br', email: 'marina@example.com.br' });
    const { account } = device(MARINA, storage).backend;
    storage.setItem(keys.accounts, JSON.stringify({ [MARINA.email]: MARINA, [longer.email]: longer }));
    await account.delete({ password: '' });
    expect(Object.keys(storage.json(keys.accounts) as object)).toEqual([longer.email]);
  });

  it('makes signing in again a new beginning, also without a reload', async () => {
    const services = device();
    const account = await fill(services);
    await account.delete({ password: '' });
    const { isReturning } = await services.session.signIn({
      email: MARINA.email,
      password: 'segredo-1',
      userType: 'student',
    });
    expect(isReturning).toBe(false);
    expect(await essaysOf(services).list()).toEqual([]);
    expect(services.drafts.load()).toMatchObject({ essay: '' });
  });

  it('takes the student out of the classes of this device', async () => {
    const storage = new MemoryStorage();
    const { classrooms } = device(IVO, storage).backend;
    const classroom = await classrooms.create({ nome: '3º A', descricao: '' });
    const { codigo } = await classrooms.renewInvite(classroom);
    const services = device(MARINA, storage);
    const { account, enrolments } = services.backend;
    await enrolments.join(codigo);
    await essaysOf(services).save(buildCorrection({ id: '1', theme: 'Leitura' }));
    await enrolments.send({ classroomId: classroom, essayId: '1', themeId: null });
    expect(keysWith(storage, 'marina')).toContain(areaKeys.classrooms(IVO.id));
    await account.delete({ password: '' });
    expect(keysWith(storage, 'marina')).toEqual([]);
    expect(keysWith(storage, classroom)).toEqual([areaKeys.classrooms(IVO.id)]);
  });

  it('empties the archive of the account, and of no other', async () => {
    const archive = createCorrectionsArchive();
    const own = { ...buildCorrection({ id: 'a1' }), owner: MARINA.id };
    const other = { ...buildCorrection({ id: 'a1' }), owner: CAIO.id };
    await archive.put([own, other]);
    const { account } = device().backend;
    await account.delete({ password: '' });
    expect(await archive.byOwner(MARINA.id)).toEqual([]);
    expect(await archive.byOwner(CAIO.id)).toHaveLength(1);
  });
});

/** The versions of an owner that are in the database, regardless of which user is signed in. */
async function storedVersions(owner: string): Promise<unknown[]> {
  const database = await openDB('grifo-versions');
  const found = await database.getAllFromIndex('versions', 'owner', owner);
  database.close();
  return found;
}

describe('another open tab', () => {
  const draft = {
    theme: 'Leitura',
    essay: 'Um começo que ficou na outra aba.',
    backup: '',
    updatedAt: null,
    rewriting: null,
  };

  async function twoTabs() {
    vi.unstubAllGlobals();
    const storage = new MemoryStorage();
    const [other, here] = [device(MARINA, storage), device(MARINA, storage)];
    /** Does the same as the editor when its session ends. */
    other.session.user.subscribe(() => {
      other.drafts.save(draft);
      void other.revisions.keep(draft, 'pause');
    });
    return { storage, account: here.backend.account };
  }

  it('leaves nothing behind when it goes', async () => {
    const { storage, account } = await twoTabs();
    await account.delete({ password: '' });
    // Stands in for the storage event of the browser.
    window.dispatchEvent(new StorageEvent('storage'));
    expect(keysWith(storage, 'outra aba')).not.toEqual([]);
    await eventually(async () => expect(await storedVersions(MARINA.id)).toHaveLength(1));
    await eventually(() => expect(keysWith(storage, MARINA.email)).toEqual([]));
    await eventually(async () => expect(await storedVersions(MARINA.id)).toEqual([]));
  });
});
