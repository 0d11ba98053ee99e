import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandLearner } from '@/data/services';
import { HandLines } from '@/features/photo/hand/hand-lines';
import { createHandSession } from '@/features/photo/hand/hand-session';
import { createState } from '@/lib/create-state';
import { ToastHost } from '@/ui/toast';
import { buildHandLine, buildHandPage, buildHandResult } from '../../../support/hand-pages';
import { dullLearner, fakeServices, renderWithServices } from '../../../support/services';

const LINES = [
  '  No livro da fome',
  'colhe disperdiça|desperdiça e',
  'boa parte',
  'do que ~produz',
  'sem planejar.',
];

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }));
});

function show(
  learner: Partial<HandLearner> = {},
  lines = LINES,
  options: Parameters<typeof buildHandPage>[2] = {},
) {
  const hand = { ...dullLearner, learn: async () => true, ...learner };
  const session = createHandSession([buildHandResult(buildHandPage(lines, 'l', options))], hand);
  const onUse = vi.fn();
  renderWithServices(
    <>
      <HandLines
        session={session}
        onUse={onUse}
        onChangePhoto={() => {}}
        otherWays={null}
        isDisabled={false}
      />
      <ToastHost />
    </>,
    { services: fakeServices({ hand }) },
  );
  return { session, onUse, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (number: number) => within(screen.getByRole('region', { name: `Linha ${number}` }));
const word = (number: number, name: string | RegExp) => line(number).getByRole('button', { name });
const progress = () => screen.getByRole('progressbar', { name: 'Linhas conferidas' });

describe('by keys', () => {
  it('takes words by Tab and lines by Enter, and goes along', async () => {
    const { user, session } = show();
    await user.click(word(1, /^No/));
    await user.keyboard('{Tab}');
    expect(word(1, 'No, aceita')).toBeInTheDocument();
    expect(word(1, 'livro, palpite')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(word(2, 'disperdiça, em dúvida')).toHaveFocus();
    expect(progress()).toHaveAttribute('aria-valuenow', '1');
    await user.keyboard('{Tab}{Tab}');
    expect(word(3, /^boa/)).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(session.get().check.at).toBe(1);
  });

  it('chooses readings and goes from word to word by arrows', async () => {
    const { user, session } = show();
    await user.click(word(1, /^No/));
    await user.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^desperdiça/ })).toBeChecked();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(word(2, /^e,/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(session.text({ isConfirmed: true }).text).toBe('No livro da fome colhe disperdiça e');
  });

  it('gives Tab back after Escape', async () => {
    const { user } = show();
    await user.click(word(1, /^No/));
    await user.keyboard('{Escape}{Tab}');
    expect(button(/^Aceitar linha/)).toHaveFocus();
    expect(word(1, 'No, palpite')).toBeInTheDocument();
  });
});

describe('a line', () => {
  it('offers what strokes and dictionary say, and keeps what she chose', async () => {
    const { user } = show();
    await user.click(button(/Linha 2:/));
    expect(screen.getByText('falta 1 palavra em dúvida')).toBeInTheDocument();
    const alternatives = within(screen.getByRole('radiogroup'));
    expect(alternatives.getByRole('radio', { name: 'disperdiça o que o traço mostra' })).toBeChecked();
    await user.click(alternatives.getByRole('radio', { name: /^desperdiça/ }));
    expect(word(2, 'desperdiça, aceita')).toBeInTheDocument();
    expect(screen.getByText('sem palavra em dúvida')).toBeInTheDocument();
  });

  it('is typed over from the word she is at', async () => {
    const { user, session } = show();
    await user.click(button(/Linha 2:/));
    await user.click(button('Digitar por cima'));
    expect(screen.getByRole('textbox', { name: /Linha 2/ })).toHaveFocus();
    await user.keyboard('esperdiça{Enter}');
    expect(session.text({ isConfirmed: true }).text).toBe('colhe esperdiça e');
    expect(word(3, /^boa/)).toHaveFocus();
  });

  it('finishes a word that is begun as it was read, by key or by press', async () => {
    const { user, session } = show({}, ['colhe a esperança e']);
    await user.click(button('Digitar por cima'));
    await user.keyboard('{Control>}a{/Control}Colhe a es');
    expect(screen.getByText('Tab completa: esperança')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('textbox', { name: /Linha 1/ })).toHaveValue('Colhe a esperança');
    await user.keyboard(' c');
    await user.click(button(/^colhe/));
    await user.keyboard('{Enter}');
    expect(session.text({ isConfirmed: true }).text).toBe('Colhe a esperança colhe');
  });

  it('is left as it was when typing is given up', async () => {
    const { user, session } = show();
    await user.click(button('Digitar por cima'));
    await user.keyboard('Um{Escape}');
    expect(word(1, /^No/)).toHaveFocus();
    expect(session.text({ isConfirmed: true }).text).toBe('');
  });

  it('tells of words that were struck out', () => {
    show({}, LINES, { struck: [{ left: 0, top: 0, right: 9, bottom: 9 }] });
    expect(screen.getByText('1 palavra riscada ficou de fora.')).toBeInTheDocument();
  });
});

describe('the whole text', () => {
  it('takes all firm lines, which can be taken back', async () => {
    const { user, session } = show({}, ['um', 'do que ~produz', 'três']);
    await user.click(button('Aceitar as 2 linhas firmes'));
    expect(progress()).toHaveAttribute('aria-valuenow', '2');
    expect(screen.getByRole('region', { name: 'Linha 2' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(session.get().check.past).toEqual([]);
  });

  it('can be used at any time, and is offered once all is confirmed', async () => {
    const { user, onUse } = show({}, ['a fome', 'persiste']);
    await user.click(button('Usar o texto assim'));
    expect(onUse).toHaveBeenCalledOnce();
    await user.click(word(1, /^a/));
    await user.keyboard('{Enter}{Enter}');
    expect(button('Usar este texto')).toHaveFocus();
    expect(screen.getByText('2 de 2 linhas conferidas')).toBeInTheDocument();
  });

  it('says of a hand that is hard to read that every line is to be checked', () => {
    show({}, LINES, { confidence: 30 });
    expect(screen.getByText(/Esta letra eu ainda não leio bem/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /linhas firmes/ })).toBeNull();
  });

  it('shows far lines only when asked', async () => {
    const { user } = show(
      {},
      Array.from({ length: 12 }, (_, at) => `linha ${at}`),
    );
    expect(screen.queryByRole('button', { name: /Linha 12/ })).toBeNull();
    expect(screen.getByText('mais 4 linhas')).toBeInTheDocument();
    await user.click(button('Mostrar'));
    expect(button(/Linha 12/)).toBeInTheDocument();
  });
});

describe('what was learned', () => {
  it('is told with what it changed, and taken back', async () => {
    const undo = vi.fn(async () => {});
    const reread: HandLearner['reread'] = async (lines) => lines.map(({ id }) => buildHandLine(id, 'a fome'));
    const { user } = show({ reread, undo }, ['um', 'dois', 'três', 'quatro', '~cinco ~seis', '~sete']);
    await user.click(word(1, /^um/));
    await user.keyboard('{Enter}{Enter}{Enter}');
    const told = await screen.findByText(/de 3 palavras com dúvida não sobrou nenhuma/);
    expect(told).toHaveTextContent('Aprendi sua letra com 3 linhas.');
    await user.click(within(told.parentElement as HTMLElement).getByRole('button', { name: 'Desfazer' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: /cinco seis/ })).toBeInTheDocument();
  });

  it('failing is told without alarm', async () => {
    const { user } = show({ learn: () => Promise.reject(new Error('no memory')) });
    await user.click(word(1, /^No/));
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(await screen.findByText(/Nada se perdeu/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['nothing so far, is said to be nothing', false, /Ainda não aprendi sua letra/],
    ['no more, is said to be what it was', true, /leio com o que já tinha aprendido/],
  ])('when it is %s', async (_, before, told) => {
    const lines = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete'];
    const { user } = show({ learn: async () => false, isLearned: createState(before) }, lines);
    await user.click(word(1, /^um/));
    await user.keyboard('{Enter}{Enter}{Enter}');
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByText(/Aprendi sua letra/)).toBeNull();
    expect(screen.queryAllByText(/próxima foto já começa/)).toHaveLength(before ? 1 : 0);
  });

  it('is deleted after asking', async () => {
    const isLearned = createState(true);
    const forget = vi.fn(async () => isLearned.set(false));
    const { user } = show({ isLearned, forget });
    await user.click(button('Apagar a letra aprendida'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apagar a letra aprendida?' }));
    expect(forget).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Apagar' }));
    await screen.findByText('Letra aprendida apagada');
    expect(screen.queryByRole('button', { name: 'Apagar a letra aprendida' })).toBeNull();
  });
});
