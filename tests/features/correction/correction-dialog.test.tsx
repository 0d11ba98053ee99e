import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Services } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import { CorrectionDialog } from '@/features/correction/correction-dialog';
import { useStaleStepCleanup } from '@/features/correction/correction-history';
import { ToastHost } from '@/ui/toast';
import { openCompetency } from '../../support/open-competency';
import { buildRichCorrection } from '../../support/rich-correction';
import { fakeServices, renderWithServices } from '../../support/services';
import { AppError } from '@/contracts/app-error';
import type { EssayBackend } from '@/data/ports/essays';
import { withWaiting } from '../../support/stored-essays';

/** A page that opens the dialog, and the browser's own back button. */
function Page({ onViewEssay, onGoHome }: { onViewEssay: () => void; onGoHome: () => void }) {
  const [correction, setCorrection] = useState<Correction | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  useStaleStepCleanup(correction !== null);
  return (
    <>
      <button type="button" onClick={() => setCorrection(buildRichCorrection())}>
        Abrir
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar do navegador
      </button>
      <output data-testid="entry">{location.key}</output>
      {correction && (
        <CorrectionDialog
          key={correction.id}
          correction={correction}
          onClose={() => setCorrection(null)}
          onViewEssay={onViewEssay}
          onGoHome={onGoHome}
        />
      )}
    </>
  );
}

/** Clicks outside the dialog, like the browser's own button. */
const goBack = () => fireEvent.click(screen.getByText('Voltar do navegador'));

async function openDialog(services: Services = fakeServices()) {
  const user = userEvent.setup();
  const onViewEssay = vi.fn<() => void>();
  const onGoHome = vi.fn<() => void>();
  renderWithServices(<Page onViewEssay={onViewEssay} onGoHome={onGoHome} />, { services });
  const opener = screen.getByRole('button', { name: 'Abrir' });
  const pageEntry = screen.getByTestId('entry').textContent;
  await user.click(opener);
  return { user, opener, services, onViewEssay, onGoHome, pageEntry };
}

const button = (name: string) => screen.getByRole('button', { name });
const step = () => screen.getByText(/^Etapa \d de 3/).textContent;

describe('CorrectionDialog', () => {
  it('goes forward and back by its buttons, previous disabled at the first step and next at the last', async () => {
    const { user } = await openDialog();
    expect(step()).toBe('Etapa 1 de 3: Resultado');
    expect(button('Anterior')).toBeDisabled();
    await user.click(button('Próximo'));
    expect(step()).toBe('Etapa 2 de 3: Redação');
    await user.click(button('Próximo'));
    expect(step()).toBe('Etapa 3 de 3: Feedback');
    expect(button('Próximo')).toBeDisabled();
    await user.click(button('Anterior'));
    expect(step()).toBe('Etapa 2 de 3: Redação');
  });

  it('takes the focus to the beginning of each step', async () => {
    const { user } = await openDialog();
    expect(screen.getByText(/^Etapa 1/)).toHaveFocus();
    await user.click(button('Próximo'));
    expect(screen.getByText(/^Etapa 2/)).toHaveFocus();
  });

  it('closes by Escape at the last step only', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await user.click(button('Próximo'));
    await user.keyboard('{Escape}');
    expect(step()).toBe('Etapa 2 de 3: Redação');
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
    await user.click(button('Próximo'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('follows the back button of the browser step by step and stays open before the first', async () => {
    const { user } = await openDialog();
    await user.click(button('Próximo'));
    await user.click(button('Próximo'));
    goBack();
    expect(step()).toBe('Etapa 2 de 3: Redação');
    goBack();
    expect(step()).toBe('Etapa 1 de 3: Resultado');
    goBack();
    goBack();
    expect(step()).toBe('Etapa 1 de 3: Resultado');
    await user.click(button('Próximo'));
    expect(step()).toBe('Etapa 2 de 3: Redação');
  });

  it.each([
    ['the browser’s back', () => goBack()],
    ['the previous button', () => fireEvent.click(button('Anterior'))],
  ])('leads from a quote to its passage, and %s to the quote', async (_way, goThere) => {
    const { user } = await openDialog();
    const quote = () => screen.getByRole('button', { name: /Ver no texto: Com isso/ });
    await openCompetency(user, 4);
    await user.click(quote());
    expect(step()).toBe('Etapa 2 de 3: Redação');
    expect(document.activeElement).toHaveTextContent('Trecho do 4º parágrafo da redação:');
    expect(document.querySelector('[data-passage]')).toHaveTextContent('Com isso');
    goThere();
    expect(step()).toBe('Etapa 1 de 3: Resultado');
    expect(quote()).toHaveFocus();
  });

  it('starts a step at its beginning again once the result was left another way', async () => {
    const { user } = await openDialog();
    await openCompetency(user, 4);
    await user.click(screen.getByRole('button', { name: /Ver no texto: Com isso/ }));
    goBack();
    await user.click(button('Próximo'));
    expect(document.querySelector('[data-passage]')).toBeNull();
    goBack();
    expect(screen.getByText(/^Etapa 1/)).toHaveFocus();
  });

  it('stands where it stood when a quote leads back', async () => {
    const { user } = await openDialog();
    await openCompetency(user, 4);
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    const at = (y: number) => top.mockReturnValue({ ...new DOMRect(0, y), top: y } as DOMRect);
    at(300);
    await user.click(screen.getByRole('button', { name: /Ver no texto: Com isso/ }));
    at(2300);
    goBack();
    top.mockRestore();
    expect(screen.getByRole('dialog').scrollTop).toBe(2000);
  });

  it('leaves none of its entries behind when it closes', async () => {
    const { user } = await openDialog();
    await user.click(button('Próximo'));
    await user.click(button('Próximo'));
    await user.click(button('Fechar'));
    expect(screen.getByTestId('entry')).toHaveTextContent('default');
  });

  it('starts at step 1 without rating or comment when it opens again', async () => {
    const { user, opener } = await openDialog();
    await user.click(button('Próximo'));
    await user.click(button('Próximo'));
    await user.click(screen.getByRole('radio', { name: 'Satisfeito' }));
    await user.type(screen.getByRole('textbox', { name: /Comentário/ }), 'Ajudou');
    await user.click(button('Fechar'));
    await user.click(opener);
    expect(step()).toBe('Etapa 1 de 3: Resultado');
    await user.click(button('Próximo'));
    await user.click(button('Próximo'));
    expect(screen.getByRole('radio', { name: 'Satisfeito' })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /Comentário/ })).toHaveValue('');
  });

  it('turns steps with the arrows, but not from a field', async () => {
    const { user } = await openDialog();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(step()).toBe('Etapa 3 de 3: Feedback');
    await user.click(screen.getByRole('textbox', { name: /Comentário/ }));
    await user.keyboard('ab{ArrowLeft}');
    expect(step()).toBe('Etapa 3 de 3: Feedback');
  });

  it.each([
    ['a swipe to the left goes on', { x: 300, y: 200 }, { x: 180, y: 210 }, 'touch', 'Etapa 2 de 3: Redação'],
    [
      'a swipe to the right before the first step stays',
      { x: 100, y: 200 },
      { x: 300, y: 200 },
      'touch',
      'Etapa 1 de 3: Resultado',
    ],
    [
      'a mostly vertical movement scrolls',
      { x: 300, y: 100 },
      { x: 220, y: 400 },
      'touch',
      'Etapa 1 de 3: Resultado',
    ],
    ['a short movement is a tap', { x: 300, y: 200 }, { x: 270, y: 200 }, 'touch', 'Etapa 1 de 3: Resultado'],
    ['the mouse selects text', { x: 300, y: 200 }, { x: 100, y: 200 }, 'mouse', 'Etapa 1 de 3: Resultado'],
  ])('%s', async (_requirement, from, to, pointerType, expected) => {
    await openDialog();
    const surface = screen.getByText('O que já está forte');
    const at = (point: { x: number; y: number }) => ({
      pointerId: 1,
      isPrimary: true,
      pointerType,
      clientX: point.x,
      clientY: point.y,
    });
    fireEvent.pointerDown(surface, at(from));
    fireEvent.pointerUp(surface, at(to));
    expect(step()).toBe(expected);
  });

  it('stores a copy under a new id for viewing before it leads there', async () => {
    const { user, services, onViewEssay } = await openDialog();
    const storedOnLeaving: (Correction | null)[] = [];
    onViewEssay.mockImplementation(() => void storedOnLeaving.push(services.viewedCorrection.get()));
    await user.click(button('Ver Redação Corrigida'));
    expect(storedOnLeaving).toMatchObject([{ ...buildRichCorrection(), id: expect.any(String) }]);
    expect(storedOnLeaving[0]?.id).not.toBe(buildRichCorrection().id);
  });

  it('leads home from step 1, over no entry of its own', async () => {
    const services = fakeServices();
    const { user, onGoHome, pageEntry } = await openDialog(services);
    let leftFrom: string | null = null;
    onGoHome.mockImplementation(() => void (leftFrom = screen.getByTestId('entry').textContent));
    await user.click(button('Próximo'));
    await user.click(button('Anterior'));
    await user.dblClick(button('Voltar para Início'));
    expect(onGoHome).toHaveBeenCalledOnce();
    expect(leftFrom).toBe(pageEntry);
  });
});

describe('the rating', () => {
  async function openFeedback(rate: EssayBackend['rate']) {
    const services = fakeServices();
    services.backend.essays.rate = rate;
    const view = await openDialog(services);
    await view.user.keyboard('{ArrowRight}{ArrowRight}');
    return view;
  }

  it('can be sent once stars are chosen, says that it is being sent, and closes the dialog', async () => {
    let finish = () => {};
    const rate = vi.fn<EssayBackend['rate']>(() => new Promise((resolve) => (finish = () => resolve())));
    const { user } = await openFeedback(rate);
    expect(screen.getByText('Avaliar leva menos de 30 segundos.')).toBeInTheDocument();
    expect(button('Enviar Avaliação')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Muito satisfeito' }));
    await user.type(screen.getByRole('textbox', { name: /Comentário/ }), 'Claro e justo');
    await user.click(button('Enviar Avaliação'));
    expect(button('Enviando...')).toHaveAttribute('aria-disabled', 'true');
    expect(rate.mock.calls[0]?.[0]).toMatchObject({
      essayId: buildRichCorrection().id,
      rating: { stars: 5, comment: 'Claro e justo' },
    });
    await act(async () => finish());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that fails says so and keeps stars and comment', async () => {
    const { user } = await openFeedback(() => Promise.reject(new Error('refused')));
    await user.click(screen.getByRole('radio', { name: 'Neutro' }));
    await user.type(screen.getByRole('textbox', { name: /Comentário/ }), 'Faltou um exemplo');
    await user.click(button('Enviar Avaliação'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível enviar a avaliação.'),
    );
    expect(screen.getByRole('textbox', { name: /Comentário/ })).toHaveValue('Faltou um exemplo');
    expect(button('Enviar Avaliação')).toBeEnabled();
  });

  it.each([
    ['waits for the server', [], 'quando o servidor puder recebê-la'],
    ['waits with its essay', [buildRichCorrection()], 'junto com a redação'],
  ] as const)('that %s says what it goes with', async (_requirement, waiting, words) => {
    const services = withWaiting(waiting);
    services.backend.essays.rate = () => Promise.reject(new AppError('unreachable'));
    const { user } = await openDialog(services);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(screen.getByRole('radio', { name: 'Neutro' }));
    await user.click(button('Enviar Avaliação'));
    render(<ToastHost />);
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
  });
});
