import { describe, expect, it, vi } from 'vitest';
import { readDeviceData } from '@/data/local/device-data';
import { forgetPerson } from '@/data/local/forget-person';
import { areaKeys } from '@/data/local/keys';
import { SAMPLE_ESSAY, SAMPLE_THEME, TEST_NOW, buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { type FakeOptions, fakeServices } from '../../support/services';
import { EMPTY_CLASS_MEMORY, rememberClasses } from '@/domain/classrooms/class-memory';
import { buildEnrolment } from '../../support/classrooms';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import { type MessageDraft } from '@/domain/messages/message';
import { NO_OUTLINES, type Outline, withField } from '@/domain/outline/outline';
import { caio, marina, signInAs } from '../../support/stored-essays';

describe('the announcements an account has read', () => {
  const key = areaKeys.announcementsRead(buildUser().id);

  function open(options: FakeOptions = {}) {
    const services = fakeServices(options);
    return { ...services, read: services.announcementsRead };
  }

  describe('what was read', () => {
    it('is nothing at first, and survives a reload', () => {
      const { read, storage } = open();
      expect(read.get()).toEqual([]);
      read.set(['a']);
      expect(open({ storage }).read.get()).toEqual(['a']);
    });

    it('is kept once however often it is opened', () => {
      const { read, storage } = open();
      read.set(['a']);
      read.set(['a', 'b']);
      expect(storage.json(key)).toEqual(['a', 'b']);
    });

    it('stays read, whatever another tab did not know', () => {
      const { read, storage } = open();
      read.set(['a']);
      const listener = vi.fn();
      read.subscribe(listener);
      writeFromOtherTab(storage, key, ['a', 'b']);
      expect(listener).toHaveBeenCalled();
      read.set(['c']);
      expect(storage.json(key)).toEqual(['a', 'b', 'c']);
    });

    it('belongs to one account', async () => {
      const { read, session } = open();
      read.set(['a']);
      await session.signOut();
      await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
      expect(read.get()).toEqual([]);
    });

    it('is known until the page closes where the device refuses it', () => {
      const { read, storage } = open();
      storage.state = 'full';
      expect(read.set(['a'])).toBe(false);
      expect(read.get()).toEqual(['a']);
    });

    it.each([
      ['no JSON', 'a', []],
      ['no list', '7', []],
      ['a list of other things, too', '["a", 7, null]', ['a']],
    ])('edited by hand: %s', (_requirement, raw, expected) => {
      const { read } = open({ storage: new MemoryStorage({ [key]: raw }) });
      expect(read.get()).toEqual(expected);
    });
  });
});

describe('the themes an account has noted', () => {
  it('outlive the page, are nobody else’s, and go with the account', async () => {
    const storage = new MemoryStorage();
    const { session, notedThemes } = fakeServices({ storage });
    notedThemes.update((noted) => ['A pesca', ...noted]);
    expect(fakeServices({ storage }).notedThemes.get()).toEqual(['A pesca']);
    await session.signOut();
    await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
    expect(notedThemes.get()).toEqual([]);
    const { id, email, name } = buildUser();
    await forgetPerson({ owners: [id], email, name }, { storage });
    expect(storage.getItem(areaKeys.notedThemes(id))).toBeNull();
  });
});

describe('the plans of an account', () => {
  const current: Outline = { fields: { tese: 'Falta estrutura' }, serves: 1, sheetTheme: SAMPLE_THEME };

  it('outlive the page, are nobody else’s, and go with the account', async () => {
    const storage = new MemoryStorage();
    const { session, outlines } = fakeServices({ storage });
    outlines.update((known) => ({ ...known, current, ofEssays: { a: current } }));
    const kept = { current, ofEssays: { a: current } };
    expect(fakeServices({ storage }).outlines.get()).toEqual(kept);
    await session.signOut();
    await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
    expect(outlines.get()).toEqual(NO_OUTLINES);
    const { id, email, name } = buildUser();
    expect(readDeviceData(storage, [id])).toMatchObject({ [areaKeys.outlines(id)]: kept });
    await forgetPerson({ owners: [id], email, name }, { storage });
    expect(storage.getItem(areaKeys.outlines(id))).toBeNull();
  });

  it('hold what each of two tabs wrote', () => {
    const { outlines, storage } = fakeServices();
    const key = areaKeys.outlines(buildUser().id);
    outlines.set({ current, ofEssays: {} });
    const other = withField(current, 'prova1', 'Feiras sem geladeira');
    storage.setItem(key, JSON.stringify({ current: other, ofEssays: {} }));
    outlines.update((known) => ({ ...known, current: withField(known.current, 'agente', 'Prefeituras') }));
    expect(storage.json(key)).toMatchObject({
      current: { fields: { tese: 'Falta estrutura', prova1: 'Feiras sem geladeira', agente: 'Prefeituras' } },
    });
  });
});

describe('what is remembered of classes', () => {
  const KEY = areaKeys.classMemory(buildUser().id);
  const known = rememberClasses(EMPTY_CLASS_MEMORY, [buildEnrolment()]);

  it('outlives the page, and is another account’s no more than its essays are', () => {
    const storage = new MemoryStorage();
    fakeServices({ storage }).classMemory.set(known);
    expect(fakeServices({ storage }).classMemory.get()).toEqual(known);
    const other = buildUser({ id: 'local:bento@example.com', email: 'bento@example.com' });
    expect(fakeServices({ storage, user: other }).classMemory.get()).toEqual(EMPTY_CLASS_MEMORY);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"themes":[{"tema":7}]}'],
  ])('edited by hand into %s, is read again from the classes', (_, stored) => {
    const storage = new MemoryStorage();
    storage.setItem(KEY, stored);
    expect(fakeServices({ storage }).classMemory.get()).toEqual(EMPTY_CLASS_MEMORY);
  });

  it('follows another tab', () => {
    const { classMemory, storage } = fakeServices();
    const changed = vi.fn();
    classMemory.subscribe(changed);
    writeFromOtherTab(storage, KEY, known);
    expect(changed).toHaveBeenCalled();
    expect(classMemory.get()).toEqual(known);
  });
});

describe('the draft', () => {
  const draft: Draft = {
    theme: SAMPLE_THEME,
    essay: SAMPLE_ESSAY,
    backup: '',
    updatedAt: TEST_NOW,
    rewriting: null,
  };
  const key = areaKeys.draft(buildUser().id);

  describe('the draft', () => {
    it('is empty at first', () => {
      expect(fakeServices().drafts.load()).toEqual(EMPTY_DRAFT);
    });

    it('comes back after a reload', () => {
      const { drafts, storage } = fakeServices();
      expect(drafts.save(draft)).toBe(true);
      expect(fakeServices({ storage }).drafts.load()).toEqual(draft);
    });

    it('belongs to its writer: the next user starts empty, the writer finds it again', async () => {
      const { drafts, session } = fakeServices();
      drafts.save(draft);
      await session.signOut();
      await session.signIn({ email: 'caio@example.com', password: 'segredo', userType: 'student' });
      expect(drafts.load()).toEqual(EMPTY_DRAFT);
      await session.signOut();
      await session.signIn({ email: buildUser().email, password: 'segredo', userType: 'student' });
      expect(drafts.load()).toEqual(draft);
    });

    it('saved in the moment of a sign-out still belongs to who wrote it', async () => {
      const { drafts, session, storage } = fakeServices();
      await session.signOut();
      drafts.save(draft);
      expect(storage.json(key)).toEqual(draft);
    });

    it('lives in memory when the device refuses it, and says so', () => {
      const { drafts, storage } = fakeServices();
      storage.state = 'full';
      expect(drafts.save(draft)).toBe(false);
      expect(drafts.load()).toEqual(draft);
    });

    it('tells of another tab’s save, never of its own', () => {
      const { drafts, storage } = fakeServices();
      const listener = vi.fn();
      const stop = drafts.subscribe(listener);
      drafts.save(draft);
      expect(listener).not.toHaveBeenCalled();
      writeFromOtherTab(storage, key, { ...draft, essay: 'outra' });
      expect(listener).toHaveBeenCalledTimes(1);
      expect(drafts.load().essay).toBe('outra');
      stop();
      writeFromOtherTab(storage, key, draft);
      expect(listener).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['truncated JSON', '{"essay":"Meu tex'],
      ['wrong types', '{"theme":1,"essay":[],"backup":null,"updatedAt":0}'],
    ])('edited into %s is empty, with the original backed up', (_requirement, raw) => {
      const storage = new MemoryStorage({ [key]: raw });
      const { drafts } = fakeServices({ storage });
      expect(drafts.load()).toEqual(EMPTY_DRAFT);
      drafts.save(draft);
      expect(storage.items.get(`${key}.backup`)).toBe(raw);
    });
  });
});

describe('a message that was begun', () => {
  const draft: MessageDraft = {
    nome: 'Marina Duarte',
    email: 'marina@email.exemplo',
    telefone: '',
    tipo_problema: '',
    mensagem: 'Falta o',
  };
  const caio = { email: 'caio@example.com', password: 'segredo', userType: 'student' } as const;

  it('a message that was begun is none at first, and survives a reload', () => {
    const { messageDraft, storage } = fakeServices();
    expect(messageDraft.get()).toBeNull();
    expect(messageDraft.set(draft)).toBe(true);
    expect(fakeServices({ storage }).messageDraft.get()).toEqual(draft);
  });

  it('belongs to its writer, who finds it again', async () => {
    const { messageDraft, session } = fakeServices();
    messageDraft.set(draft);
    await session.signOut();
    await session.signIn(caio);
    expect(messageDraft.get()).toBeNull();
    await session.signOut();
    await session.signIn({ ...caio, email: buildUser().email });
    expect(messageDraft.get()).toEqual(draft);
  });

  it('lives in memory when the device refuses it, and says so', () => {
    const { messageDraft, storage } = fakeServices();
    storage.state = 'full';
    expect(messageDraft.set(draft)).toBe(false);
    expect(messageDraft.get()).toEqual(draft);
  });
});

describe('the correction chosen for viewing', () => {
  it('is kept under its key and stays the same reference', () => {
    const { storage, viewedCorrection } = fakeServices();
    viewedCorrection.set(buildCorrection());
    expect(storage.json(areaKeys.correctedEssayView)).toEqual({ ...buildCorrection(), owner: marina.id });
    expect(viewedCorrection.get()).toBe(viewedCorrection.get());
  });

  it('is not shown to the next user of the device, who is told of the change', async () => {
    const { session, viewedCorrection } = fakeServices();
    viewedCorrection.set(buildCorrection());
    const listener = vi.fn();
    const stop = viewedCorrection.subscribe(listener);
    await session.signOut();
    await session.signIn(signInAs(caio.email));
    expect(viewedCorrection.get()).toBeNull();
    expect(listener).toHaveBeenCalled();
    stop();
    viewedCorrection.set(null);
    const calls = listener.mock.calls.length;
    viewedCorrection.set(buildCorrection());
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});
