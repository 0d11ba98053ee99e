import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RevisionStore } from '@/data/services';
import { useStore } from '@/data/services-context';
import type { Revision } from '@/domain/essay/revisions';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { createDraftKeeper } from '@/features/essay/draft-keeper';
import { edit } from '@/features/essay/draft-moves';
import { RevisionsDialog } from '@/features/essay/revisions/revisions-dialog';
import { createState } from '@/lib/create-state';
import { ToastHost } from '@/ui/toast';
import { buildUser, TEST_NOW } from '../../../support/builders';
import { fakeServices, renderWithServices } from '../../../support/services';
import { essayField, renderEditor, THEME } from '../render-editor';

const FIRST = 'Toda noite, restaurantes e feiras jogam fora comida que ainda alimentaria muita gente.';
const SECOND = 'Na escola onde estudo, a merenda que sobra vai para o lixo, e ninguém pode levá-la.';

/** Uses a new student for each test, because all tests of the file share the revisions. */
async function open(id: string, texts: string[]) {
  const editor = renderEditor({ user: buildUser({ id }), draft: { theme: THEME, essay: SECOND } });
  const { revisions } = editor.services;
  for (const essay of texts) await revisions.keep({ theme: THEME, essay }, 'before-loss');
  await editor.keyboard.click(screen.getByRole('button', { name: 'Versões anteriores' }));
  const dialog = await screen.findByRole('dialog');
  return { ...editor, revisions, dialog: within(dialog) };
}

describe('the dialog of versions', () => {
  it('lists time, words and first words, and says which one is on the sheet', async () => {
    const { dialog } = await open('listed', [FIRST, SECOND]);
    const row = await dialog.findByRole('button', { name: /Toda noite/ });
    expect(row).toHaveTextContent(/\d\d:\d\d13 palavrasAntes de apagar um trecho/);
    expect(dialog.getByRole('button', { name: /Na escola/ })).toHaveTextContent('É o texto da folha');
  });

  it('shows one, goes back to its place, restores it, and that can be undone', async () => {
    const { dialog, keyboard, revisions } = await open('restored', [FIRST]);
    await keyboard.click(await dialog.findByRole('button', { name: /Toda noite/ }));
    expect(dialog.getByRole('region', { name: 'Texto desta versão' })).toHaveFocus();
    await keyboard.click(dialog.getByRole('button', { name: 'Ver as outras' }));
    expect(dialog.getByRole('button', { name: /Toda noite/ })).toHaveFocus();
    await keyboard.click(dialog.getByRole('button', { name: /Toda noite/ }));
    await keyboard.click(dialog.getByRole('button', { name: 'Restaurar esta versão' }));
    expect(essayField()).toHaveValue(FIRST);
    const kept = (await revisions.list()).map(({ essay }) => essay);
    expect(kept).toContain(SECOND);
    await keyboard.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(essayField()).toHaveValue(SECOND);
  });

  it('takes in what is kept while it is open', async () => {
    const { dialog, revisions } = await open('open', []);
    await revisions.keep({ theme: THEME, essay: FIRST }, 'pause');
    expect(await dialog.findByRole('button', { name: /Toda noite/ })).toBeVisible();
  });
});

const version = (order: number, sheet: number, essay: string): Revision => ({
  order,
  sheet,
  at: TEST_NOW,
  reason: 'pause',
  theme: THEME,
  essay,
  words: 13,
});

type Alone = { list: RevisionStore['list']; essay?: string; isKept?: boolean };

/** The dialog by itself, with revisions supplied by the test. */
function openAlone({ list, essay = '', isKept = true }: Alone) {
  const keeper = createDraftKeeper({
    drafts: {
      load: () => ({ ...EMPTY_DRAFT, theme: THEME, essay }),
      save: () => true,
      subscribe: () => () => undefined,
    },
    now: () => new Date(TEST_NOW),
    userId: 'marina',
    currentUserId: () => 'marina',
  });
  const keep = vi.fn<RevisionStore['keep']>(async () => {});
  const still = { subscribe: () => () => undefined };
  const revisions: RevisionStore = {
    version: { get: () => 0, ...still },
    isKept: { get: () => isKept, ...still },
    keep,
    list,
    clear: async () => {},
  };
  const services = fakeServices({ revisions });
  const around = createState({ canRestore: true, open: true });
  function Alone() {
    const state = useStore(around);
    return (
      <RevisionsDialog
        {...state}
        onClose={() => around.set({ ...around.get(), open: false })}
        keeper={keeper}
        onRestored={() => undefined}
      />
    );
  }
  renderWithServices(
    <>
      <Alone />
      <ToastHost />
    </>,
    { services },
  );
  const forbid = () => act(() => around.set({ ...around.get(), canRestore: false }));
  return { keeper, keep, forbid, keyboard: userEvent.setup() };
}

describe('what the dialog says', () => {
  it('while it loads', async () => {
    openAlone({ list: () => new Promise(() => {}) });
    expect(await screen.findByRole('status')).toHaveTextContent('Carregando...');
  });

  it('where the revisions cannot be read: not that there are none, and another try', async () => {
    const list = vi.fn<RevisionStore['list']>();
    list.mockRejectedValueOnce(new Error('broken')).mockResolvedValue([version(1, 1, FIRST)]);
    const { keyboard } = openAlone({ list });
    expect(await screen.findByText('As versões não abriram agora')).toBeVisible();
    expect(screen.queryByText(/Ainda não há nenhuma/)).toBeNull();
    await keyboard.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: /Toda noite/ })).toBeVisible();
  });

  it('where the browser keeps none: how long those on the list live', async () => {
    openAlone({ list: async () => [version(1, 1, FIRST)], isKept: false });
    expect(await screen.findByText(/elas existem só enquanto esta aba estiver aberta/)).toBeVisible();
  });

  it('of two essays on one theme: each with its last time, none a region', async () => {
    const earlier = { ...version(1, 1, SECOND), at: '2025-10-20T12:00:00Z' };
    openAlone({ list: async () => [version(2, 2, FIRST), earlier] });
    const names = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(2);
    expect(names[1]).toContain('Última versão: 20/10/2025, 09:00');
    expect(screen.queryByRole('region', { name: THEME })).toBeNull();
  });

  it('why a version cannot be restored now', async () => {
    const { forbid, keyboard } = openAlone({ list: async () => [version(1, 1, FIRST)] });
    forbid();
    await keyboard.click(await screen.findByRole('button', { name: /Toda noite/ }));
    const button = screen.getByRole('button', { name: 'Restaurar esta versão' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Agora não dá: a redação está em outra aba ou sendo corrigida.',
    );
  });
});

describe('restoring', () => {
  async function restored(essay: string) {
    const opened = openAlone({ list: async () => [version(1, 1, FIRST)], essay });
    await opened.keyboard.click(await screen.findByRole('button', { name: /Toda noite/ }));
    await opened.keyboard.click(screen.getByRole('button', { name: 'Restaurar esta versão' }));
    const undo = await screen.findByRole('button', { name: 'Desfazer' });
    return { ...opened, undo, sheet: () => opened.keeper.get().draft.essay };
  }

  it('tells of a former version only where something stood on the sheet', async () => {
    await restored('');
    expect(screen.getByText('Versão restaurada')).toBeInTheDocument();
    expect(screen.queryByText(/virou uma versão anterior/)).toBeNull();
  });

  it('undone, keeps what was typed since as a version', async () => {
    const { undo, keeper, keep, sheet } = await restored(SECOND);
    expect(screen.getByText(/virou uma versão anterior/)).toBeInTheDocument();
    act(() => keeper.change((draft) => edit(draft, { essay: `${FIRST} E mais isto.` })));
    fireEvent.click(undo);
    expect(sheet()).toBe(SECOND);
    expect(keep).toHaveBeenLastCalledWith(
      expect.objectContaining({ essay: `${FIRST} E mais isto.` }),
      'before-restore',
    );
  });

  it('is not undone under a correction or beside another tab, and says so', async () => {
    const { undo, forbid, sheet } = await restored(SECOND);
    forbid();
    fireEvent.click(undo);
    expect(sheet()).toBe(FIRST);
    expect(await screen.findByText('Não deu para desfazer')).toBeInTheDocument();
  });
});
