import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { essayField, renderEditor, THEME, themeField } from './render-editor';

const write = (field: HTMLTextAreaElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the draft', () => {
  it('comes back after a reload, and says so', async () => {
    renderEditor({ draft: { theme: THEME, essay: 'No livro que lemos' } });
    expect([themeField().value, essayField().value]).toEqual([THEME, 'No livro que lemos']);
    expect(await screen.findByText('Redação recuperada!')).toBeInTheDocument();
    expect(screen.getByText(/^Rascunho salvo às \d\d:\d\d$/)).toBeVisible();
  });

  it('is saved when the page goes away in the middle of a word', () => {
    const { services } = renderEditor();
    write(essayField(), 'O desperd');
    expect(services.drafts.load().essay).toBe('');
    fireEvent(window, new Event('pagehide'));
    expect(services.drafts.load().essay).toBe('O desperd');
  });

  it('is saved when the tab is hidden, when the field loses the focus and when the screen is left', () => {
    const { services, unmount } = renderEditor();
    write(essayField(), 'um');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(services.drafts.load().essay).toBe('um');
    write(essayField(), 'um dois');
    fireEvent.blur(essayField());
    expect(services.drafts.load().essay).toBe('um dois');
    write(essayField(), 'um dois três');
    unmount();
    expect(services.drafts.load().essay).toBe('um dois três');
  });

  it('a device that refuses to save is told calmly, and the text stays', async () => {
    const { services } = renderEditor();
    vi.spyOn(services.drafts, 'save').mockReturnValue(false);
    write(essayField(), 'O desperdício');
    fireEvent.blur(essayField());
    expect(await screen.findByText(/o aparelho não deixou guardar/)).toBeVisible();
    expect(essayField()).toHaveValue('O desperdício');
  });

  it('a second user of the device never sees the first one’s, who finds it again', () => {
    const storage = new MemoryStorage();
    const marina = renderEditor({ storage, draft: { theme: THEME, essay: 'Texto da Marina' } });
    marina.unmount();
    const joao = renderEditor({ storage, user: buildUser({ id: 'joao', email: 'joao@example.com' }) });
    expect([themeField().value, essayField().value]).toEqual(['', '']);
    joao.unmount();
    renderEditor({ storage });
    expect(essayField()).toHaveValue('Texto da Marina');
  });

  it('another tab’s newer version is offered, not forced on unsaved edits', async () => {
    const { services, user, keyboard } = renderEditor({ draft: { theme: THEME, essay: 'Início' } });
    write(essayField(), 'Início daqui');
    const theirs = {
      theme: THEME,
      essay: 'Início da outra aba',
      backup: '',
      updatedAt: '2025-10-22T18:05:00.000Z',
    };
    services.storage.setItem(areaKeys.draft(user.id), JSON.stringify(theirs));
    fireEvent(window, new StorageEvent('storage', { key: areaKeys.draft(user.id) }));
    expect(await screen.findByText('Há uma versão mais nova em outra aba')).toBeVisible();
    expect(essayField()).toHaveValue('Início daqui');
    await keyboard.click(screen.getByRole('button', { name: 'Usar a outra versão' }));
    expect(essayField()).toHaveValue('Início da outra aba');
    await keyboard.click(screen.getByRole('button', { name: 'Usar a outra versão' }));
    expect(essayField()).toHaveValue('Início daqui');
  });
});

describe('bad input', () => {
  const HTML = '<img src=x onerror=alert(1)>';

  it('markup is shown as text, everywhere', async () => {
    const { container, keyboard } = renderEditor({ draft: { theme: HTML, essay: HTML } });
    expect([themeField().value, essayField().value]).toEqual([HTML, HTML]);
    await keyboard.click(screen.getAllByRole('button', { name: /^Usar tema: / })[0]!);
    expect(document.querySelector('img')).toBeNull();
    expect(container.textContent).toContain(HTML);
  });

  it.each<[requirement: string, essay: string, counted: RegExp]>([
    ['double spaces and line breaks add no word', 'um  dois\n\n\ntrês \n', /3 palavras/],
    ['emoji', 'bom 👩‍👩‍👧 dia', /3 palavras/],
    ['right-to-left text', 'مرحبا بالعالم', /2 palavras/],
    ['zero-width characters are no words', '\u200b\u200b \u200b', /0 palavras/],
    ['one word of 50,000 characters', 'a'.repeat(50_000), /1 palavra50\.000 caracteres/],
    ['100,000 characters', 'ab '.repeat(33_333), /33\.333 palavras/],
  ])('%s', async (_requirement, essay, counted) => {
    const { services } = renderEditor();
    write(essayField(), essay);
    await waitFor(() => expect(screen.getByRole('list', { name: 'Contagem' })).toHaveTextContent(counted));
    fireEvent.blur(essayField());
    expect(services.drafts.load().essay).toBe(essay);
  });

  it('a pasted theme of several lines becomes one', () => {
    renderEditor();
    write(themeField(), 'Caminhos para reduzir\r\n  o desperdício');
    expect(themeField()).toHaveValue('Caminhos para reduzir o desperdício');
  });
});
