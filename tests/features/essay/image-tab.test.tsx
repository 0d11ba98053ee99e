import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { SheetAccess } from '@/features/essay/essay-form';
import { essayField, renderEditor, sendButton, THEME, themeField, words } from './render-editor';

/** Replaces the image tab: reads and changes the essay text, and counts clicks. */
function FakeTab({ isOpen, essay, onEssay, onUse, isDisabled }: SheetAccess) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <p>
        {isOpen ? 'aberta' : 'fechada'}, {presses} vezes, {isDisabled ? 'parada' : 'pronta'}: {essay}
      </p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Contar
      </button>
      <button type="button" onClick={() => onEssay('Texto lido da foto.')}>
        Ler
      </button>
      <button type="button" onClick={onUse}>
        Usar
      </button>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the two tabs', () => {
  it('start with typing; the other one is not drawn before it is opened', async () => {
    const { keyboard } = renderEditor({ PhotoTab: FakeTab });
    expect(tab('Digitar')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText(/vezes/)).not.toBeInTheDocument();
    await keyboard.click(tab('Foto'));
    expect(screen.getByText('aberta, 0 vezes, pronta:')).toBeInTheDocument();
    expect(themeField()).toBeInTheDocument();
  });

  it('the image tab keeps what it holds while one types', async () => {
    const { keyboard } = renderEditor({ PhotoTab: FakeTab });
    await keyboard.click(tab('Foto'));
    await keyboard.click(button('Contar'));
    await keyboard.click(tab('Digitar'));
    expect(screen.getByText(/fechada, 1 vezes/)).not.toBeVisible();
    await keyboard.click(tab('Foto'));
    expect(screen.getByText(/aberta, 1 vezes/)).toBeVisible();
  });

  it('a text read is on the sheet and in the draft; using it goes there', async () => {
    const { keyboard, services } = renderEditor({ PhotoTab: FakeTab });
    await keyboard.click(tab('Foto'));
    await keyboard.click(button('Ler'));
    await keyboard.click(button('Usar'));
    expect(essayField()).toHaveFocus();
    expect(essayField()).toHaveValue('Texto lido da foto.');
    window.dispatchEvent(new Event('pagehide'));
    expect(services.drafts.load().essay).toBe('Texto lido da foto.');
  });

  it('an edited text is what the image tab sees', async () => {
    const { keyboard } = renderEditor({ PhotoTab: FakeTab, draft: { theme: THEME, essay: 'Meu texto' } });
    await keyboard.click(tab('Foto'));
    expect(screen.getByText(/Meu texto/)).toBeInTheDocument();
  });

  it('sending from the theme field shows what is missing on the sheet', async () => {
    const { keyboard } = renderEditor({ PhotoTab: FakeTab, draft: { theme: THEME, essay: words(20) } });
    await keyboard.click(tab('Foto'));
    await keyboard.type(themeField(), '{Control>}{Enter}{/Control}');
    expect(essayField()).toHaveFocus();
    expect(essayField()).toBeInvalid();
  });

  it('the photos go with the essay that was sent', async () => {
    const { keyboard } = renderEditor({ PhotoTab: FakeTab, draft: { theme: THEME, essay: words(210) } });
    await keyboard.click(tab('Foto'));
    await keyboard.click(button('Contar'));
    await keyboard.click(tab('Digitar'));
    await keyboard.click(sendButton());
    await keyboard.click(await screen.findByRole('button', { name: 'Enviar nova redação' }));
    expect(tab('Digitar')).toHaveAttribute('aria-selected', 'true');
    await keyboard.click(tab('Foto'));
    expect(screen.getByText(/aberta, 0 vezes/)).toBeInTheDocument();
  });

  it('the image tab is told that a correction runs', async () => {
    const { keyboard } = renderEditor({
      PhotoTab: FakeTab,
      draft: { theme: THEME, essay: words(210) },
      evaluator: {
        checkTheme: () => new Promise(() => {}),
        evaluate: () => new Promise(() => {}),
      },
    });
    await keyboard.click(tab('Foto'));
    await keyboard.type(themeField(), '{Control>}{Enter}{/Control}');
    expect(screen.getByText(/parada/)).toBeInTheDocument();
  });
});
