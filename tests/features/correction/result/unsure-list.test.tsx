import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { findUnsure, type UnsureThing } from '@/domain/evaluation/unsure';
import { ProposalElements } from '@/features/correction/marks/proposal-elements';
import { UnsureList } from '@/features/correction/result/unsure-list';
import { ToastHost } from '@/ui/toast';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';
import { eventually } from '../../../support/eventually';
import { fakeServices, renderWithServices } from '../../../support/services';

const OTHER: UnsureThing = {
  competency: 3,
  id: 'Argumento do 2º parágrafo',
  name: 'uma causa, um exemplo ou um dado no argumento do 2º parágrafo',
  guess: { start: 0, end: 10, quote: GOOD_ESSAY.slice(0, 10) },
  ending: 'o',
};

function render({ isSeen = true, isOwn = true, things }: Options = {}) {
  const seesElement = vi.fn(async () => isSeen);
  const services = fakeServices();
  services.checker.seesElement = seesElement;
  const correction = withoutMeans();
  const view = renderWithServices(
    <>
      <UnsureList things={things ?? findUnsure(correction)} correction={correction} isOwn={isOwn} />
      <ProposalElements correction={correction} isOwn={isOwn} />
      <ToastHost />
    </>,
    { services },
  );
  return { ...view, services, seesElement, correction };
}

type Options = { isSeen?: boolean; isOwn?: boolean; things?: UnsureThing[] };

/** A proposal that states the agent, the action and the purpose, but not the means. */
function withoutMeans(): Correction {
  const ending =
    'Portanto, o Ministério da Agricultura deve ampliar os bancos de alimentos, a fim de levar refeições.';
  const essay = [...GOOD_ESSAY.split('\n').slice(0, -1), ending].join('\n');
  const evaluation = evaluateEssay({ theme: SAMPLE_THEME, essay }, null);
  const levels = {
    ...evaluation.competencias,
    competencia_5: { ...evaluation.competencias.competencia_5, note: 120 },
  };
  const context = { id: '1', theme: SAMPLE_THEME, essay, submittedAt: '2025-10-22T18:00:00.000Z' };
  return toCorrection({ ...evaluation, competencias: levels }, context);
}

const pointAt = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Apontar: o meio da proposta' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};

describe('UnsureList', () => {
  it('lets the writer show what was not recognised, looks there again and keeps it', async () => {
    const { services, seesElement, correction } = render();
    expect(screen.getByRole('heading', { name: /coisas? que não reconheci$/ })).toBeInTheDocument();
    await pointAt(/^Portanto, o Ministério/);
    expect(await screen.findByText(/, e ali eu o vejo/)).toHaveTextContent(/^você mostrou Portanto/);
    const start = correction.originalText.indexOf('Portanto, o Ministério');
    const place = { start, end: correction.originalText.length };
    expect(seesElement).toHaveBeenCalledWith({ essay: correction.originalText, element: 'meio', place });
    expect(services.writing.get().shown).toEqual([
      { correctionId: correction.id, element: 'meio', place, isSeen: true },
    ]);
    expect(screen.queryByRole('button', { name: 'Apontar: o meio da proposta' })).toBeNull();
    expect(screen.getByText(/^você mostrou:/)).toBeInTheDocument();
  });

  it('says so where it is not seen there either', async () => {
    render({ isSeen: false });
    const count = () => screen.getByRole('heading', { name: /^Proposta:/ }).textContent;
    const before = count();
    await pointAt(/^Portanto/);
    expect(await screen.findByText(/também pode não o ver ali/)).toBeInTheDocument();
    expect(count()).toBe(before);
  });

  it('keeps what is no element without asking the reader', async () => {
    const { services, seesElement } = render({ things: [OTHER] });
    expect(screen.getByText('talvez')).toHaveTextContent(`talvez ${GOOD_ESSAY.slice(0, 10)}`);
    await userEvent.click(screen.getByRole('button', { name: /^Apontar/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Portanto/ }));
    expect(await screen.findByText(/^você mostrou/)).toBeInTheDocument();
    expect(seesElement).not.toHaveBeenCalled();
    expect(services.writing.get().shown).toMatchObject([{ element: OTHER.id, isSeen: false }]);
  });

  it('begins where the thing stands in most texts, and tells of a second reading only where there is one', async () => {
    render({ things: [OTHER, ...findUnsure(withoutMeans())] });
    const places = async (name: RegExp) => {
      await userEvent.click(screen.getByRole('button', { name }));
      const dialog = screen.getByRole('dialog');
      const first = within(dialog).getAllByText(/^\dº parágrafo$/)[0]?.textContent;
      const isReadAgain = within(dialog).queryByText(/o corretor a lê de novo/) !== null;
      await userEvent.keyboard('{Escape}');
      return { first, isReadAgain };
    };
    const last = GOOD_ESSAY.split('\n').length;
    expect(await places(/^Apontar: uma causa/)).toEqual({ first: '1º parágrafo', isReadAgain: false });
    expect(await places(/^Apontar: o meio/)).toEqual({ first: `${last}º parágrafo`, isReadAgain: true });
  });

  it('takes the writer’s word that it is not there', async () => {
    const { services } = render();
    await userEvent.click(screen.getByRole('button', { name: 'Não está: o meio da proposta' }));
    expect((await screen.findAllByText(/como você disse/)).length).toBeGreaterThan(0);
    expect(services.writing.get().shown).toMatchObject([{ element: 'meio', place: null, isSeen: false }]);
  });

  it('keeps nothing where the reader does not answer, and undoes what was shown', async () => {
    const { services, seesElement } = render();
    seesElement.mockRejectedValueOnce(new Error('worker'));
    await pointAt(/^Portanto/);
    await eventually(() => expect(seesElement).toHaveBeenCalledOnce());
    expect(await screen.findByText('A frase não foi lida')).toBeInTheDocument();
    expect(services.writing.get().shown ?? []).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Não está: o meio da proposta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer o que mostrei' }));
    expect(services.writing.get().shown).toEqual([]);
    expect(screen.getByRole('button', { name: 'Apontar: o meio da proposta' })).toBeInTheDocument();
  });

  it('asks nobody else to show anything', () => {
    render({ isOwn: false });
    expect(screen.getByText('O meio da proposta')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no place where nothing is doubted', () => {
    render({ things: [] });
    expect(screen.queryByText(/não reconheci/)).toBeNull();
  });
});
