import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually';
import { renderWithServices } from '../../support/services';
import { AnswerSheetScreen } from '@/features/answer-sheet/answer-sheet-screen';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import { paths } from '@/lib/paths';

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

const open = (theme?: string) =>
  renderWithServices(<AnswerSheetScreen />, { route: paths.student.answerSheet(theme) });

/** The element that is printed. */
function onPaper(): HTMLElement {
  const paper = document.querySelector<HTMLElement>('body > .answer-sheet-print');
  expect(paper).not.toBeNull();
  return paper!;
}

describe('AnswerSheetScreen', () => {
  it('prints 30 numbered lines between four marks', () => {
    open();
    const numbers = [...onPaper().querySelectorAll('text')].map((number) => number.textContent);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => `${at + 1}`));
    expect(onPaper().querySelectorAll('rect')).toHaveLength(4);
    expect(onPaper()).toHaveTextContent('Na foto, deixe os quatro quadrados aparecerem.');
  });

  it('prints the theme it was opened with, and a line to write one on when there is none', () => {
    const { unmount } = open('Publicidade infantil');
    expect(onPaper()).toHaveTextContent('Tema Publicidade infantil');
    expect(onPaper().querySelectorAll('i')).toHaveLength(2);
    unmount();
    open();
    expect(onPaper().querySelectorAll('i')).toHaveLength(3);
  });

  it('prints no more of a theme than a theme may be long, and on one line what came on several', () => {
    open(`Um  tema\n${'comprido '.repeat(80)}`);
    const theme = onPaper().querySelector('.answer-sheet-theme')?.textContent ?? '';
    expect(theme).toMatch(/^Tema Um tema comprido /);
    expect(theme.length).toBeLessThan(MAX_THEME_CHARACTERS + 10);
    expect(theme).toMatch(/…$/);
  });

  it('shows what is printed as one picture', () => {
    open('Publicidade infantil');
    const preview = screen.getByRole('img', { name: 'Prévia da folha, com o tema Publicidade infantil' });
    expect(preview.innerHTML).toBe(onPaper().innerHTML);
  });

  it('opens the print dialog', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir folha' }));
    await eventually(() => expect(print).toHaveBeenCalledOnce());
  });

  it('says whose sheet it is, and leads back to the essay', () => {
    open();
    expect(screen.getByText(/não a do Inep/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Redação' })).toHaveAttribute('href', paths.student.essay);
  });
});
