import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { ProposalElements } from '@/features/correction/proposal-elements';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import { eventually } from '../../support/eventually';
import { buildRichCorrection } from '../../support/rich-correction';
import { fakeServices, renderWithServices } from '../../support/services';

function render({ isSeen = true, isOwn = true, essay = '' } = {}) {
  const seesElement = vi.fn(async () => isSeen);
  const services = fakeServices();
  services.checker.seesElement = seesElement;
  const text = essay || withoutMeans();
  const evaluation = evaluateEssay({ theme: SAMPLE_THEME, essay: text }, null);
  const rich = buildRichCorrection();
  const correction: Correction = {
    ...rich,
    originalText: text,
    aiAnalysis: { ...rich.aiAnalysis, grifo: evaluation.grifo },
  };
  const view = renderWithServices(<ProposalElements correction={correction} isOwn={isOwn} />, { services });
  return { ...view, services, seesElement, correction };
}

/** A proposal that says who, what and what for, and not how. */
function withoutMeans() {
  const paragraphs = GOOD_ESSAY.split('\n');
  const ending =
    'Portanto, o Ministério da Agricultura deve ampliar os bancos de alimentos, a fim de levar refeições.';
  return [...paragraphs.slice(0, -1), ending].join('\n');
}

describe('ProposalElements', () => {
  it('counts the elements and quotes each', () => {
    render({ essay: GOOD_ESSAY });
    expect(screen.getByRole('heading', { name: 'Proposta: 5 de 5 elementos' })).toBeInTheDocument();
    expect(screen.getByText('o Ministério da Agricultura')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mostrar no texto' })).toBeNull();
  });

  it('lets the writer show what was not recognised, looks there again and keeps it', async () => {
    const { services, seesElement, correction } = render();
    expect(screen.getByText(/Não reconheci o meio/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar no texto' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Portanto, o Ministério/ }));
    expect(await screen.findByText(/você mostrou:/)).toBeInTheDocument();
    const start = correction.originalText.indexOf('Portanto, o Ministério');
    const place = { start, end: correction.originalText.length };
    expect(seesElement).toHaveBeenCalledWith({ essay: correction.originalText, element: 'meio', place });
    expect(services.writing.get().shown).toEqual([
      { correctionId: correction.id, element: 'meio', place, isSeen: true },
    ]);
    expect(screen.queryByText(/Não reconheci o meio/)).toBeNull();
  });

  it('says so where it is not seen there either', async () => {
    render({ isSeen: false });
    const before = screen.getByRole('heading').textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar no texto' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Portanto/ }));
    expect(await screen.findByText(/ali não o reconheci/)).toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveTextContent(before ?? '');
  });

  it('takes the writer’s word that it is not there', async () => {
    const { services } = render();
    await userEvent.click(screen.getByRole('button', { name: 'Não está' }));
    expect(await screen.findByText(/como você disse/)).toBeInTheDocument();
    expect(services.writing.get().shown).toMatchObject([{ element: 'meio', place: null, isSeen: false }]);
  });

  it('keeps nothing where the reader does not answer, and undoes what was shown', async () => {
    const { services, seesElement } = render();
    seesElement.mockRejectedValueOnce(new Error('worker'));
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar no texto' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Portanto/ }));
    await eventually(() => expect(seesElement).toHaveBeenCalledOnce());
    expect(services.writing.get().shown ?? []).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Não está' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer o que mostrei' }));
    expect(services.writing.get().shown).toEqual([]);
    expect(screen.getByText(/Não reconheci/)).toBeInTheDocument();
  });

  it('asks no teacher to show anything', () => {
    render({ isOwn: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
