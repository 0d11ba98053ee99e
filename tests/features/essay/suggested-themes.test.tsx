import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { suggestThemes } from '@/domain/themes/exam-themes';
import { renderEditor, THEME, themeField } from './render-editor';

const chooseFirst = () => fireEvent.click(screen.getAllByRole('button', { name: /^Usar tema: / })[0]!);

describe('"Sugestões do Dia"', () => {
  it('offers five themes of past exams with their year', () => {
    const { services } = renderEditor();
    const items = within(screen.getByRole('region', { name: 'Sugestões do Dia' })).getAllByRole('listitem');
    const expected = suggestThemes(services.now());
    expect(items).toHaveLength(5);
    for (const [at, { year, theme }] of expected.entries()) {
      expect(items[at]).toHaveTextContent(`${year}${theme}`);
    }
  });

  it('are one press away from an empty theme field', async () => {
    const { keyboard } = renderEditor();
    await keyboard.click(screen.getByRole('button', { name: 'Ver sugestões do dia' }));
    expect(screen.getByRole('heading', { name: 'Sugestões do Dia' })).toHaveFocus();
  });

  it('an empty field takes the theme at once', async () => {
    const { services } = renderEditor();
    const [suggested] = suggestThemes(services.now());
    chooseFirst();
    expect(themeField()).toHaveValue(suggested?.theme);
    expect(services.drafts.load().theme).toBe(suggested?.theme);
    expect(await screen.findByText('Tema aplicado!')).toBeInTheDocument();
  });

  it.each<[choice: string, expected: (suggested: string) => string, toast: string]>([
    ['Substituir', (suggested) => suggested, 'Tema substituído!'],
    ['Manter os dois', (suggested) => `${THEME} | ${suggested}`, 'Temas combinados!'],
  ])('with a theme written it asks: %s', async (choice, expected, toast) => {
    const { services, keyboard } = renderEditor({ draft: { theme: THEME } });
    const suggested = suggestThemes(services.now())[0]?.theme ?? '';
    chooseFirst();
    await screen.findByRole('dialog');
    expect(themeField_behindDialog()).toHaveValue(THEME);
    await keyboard.click(screen.getByRole('button', { name: choice }));
    expect(themeField()).toHaveValue(expected(suggested));
    expect(await screen.findByText(toast)).toBeInTheDocument();
  });

  it.each<[way: string, leave: (keyboard: UserEvent) => Promise<void>]>([
    ['"Cancelar"', (keyboard) => keyboard.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['Escape', (keyboard) => keyboard.keyboard('{Escape}')],
  ])('%s leaves the theme alone', async (_way, leave) => {
    const { keyboard } = renderEditor({ draft: { theme: THEME } });
    chooseFirst();
    await screen.findByRole('dialog');
    await leave(keyboard);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(themeField()).toHaveValue(THEME);
  });

  it('after a correction a suggestion starts the next essay without asking', () => {
    const { services } = renderEditor({ draft: { theme: THEME, backup: 'Texto corrigido' } });
    chooseFirst();
    expect(themeField()).toHaveValue(suggestThemes(services.now())[0]?.theme);
  });
});

/** Finds the field by its label, because an open dialog hides the page from the accessibility tree. */
const themeField_behindDialog = () => screen.getByLabelText('Tema da redação');
