import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OwnMark } from '@/features/correction/marks/marked-essay';
import { buildClassReview, buildRemarks, fakeEnrolments } from '../../../support/classrooms';
import { published } from '@/domain/classrooms/remarks';
import type { Marking } from '@/domain/classrooms/marking';
import { CorrectionReader } from '@/features/correction/correction-reader';
import { ClassCorrectionView } from '@/features/correction/class-correction-view';
import { buildClassEssay } from '../../../support/classrooms';
import { buildRichCorrection } from '../../../support/rich-correction';
import { fakeServices, renderWithServices } from '../../../support/services';

beforeAll(async () => {
  await import('@/features/correction/marks/marking-tools');
});

const correction = buildRichCorrection();
const TEXT = correction.originalText;

function markOn(words: string, part: Partial<OwnMark> = {}): OwnMark {
  const inicio = TEXT.indexOf(words);
  return {
    id: 'm1',
    inicio,
    fim: inicio + words.length,
    trecho: words,
    comentario: 'Quem diz isso?',
    caneta: 'azul',
    competencia: 2,
    ...part,
  };
}

async function showDesk(part: Partial<Marking> = {}) {
  const marking: Marking = {
    marks: [],
    dismissals: [],
    openId: null,
    add: vi.fn(),
    open: vi.fn(),
    remove: vi.fn(),
    toggleDismissal: vi.fn(),
    ...part,
  };
  const services = fakeServices();
  renderWithServices(
    <ClassCorrectionView essay={buildClassEssay({ correction })} marking={marking} editor={<p>Aberto</p>} />,
    { services },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Redação' }));
  await screen.findByRole('button', { name: 'Marcar trecho' });
  return { user, marking };
}

/** Selects text after the first word of the essay, as a mouse does; the line number is a text node in between. */
function select(from: number, to: number) {
  const paragraph = document.querySelector('p[data-from]')!;
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  texts.nextNode();
  const text = texts.nextNode()!;
  act(() => {
    document.getSelection()?.setBaseAndExtent(text, from, text, to);
    document.dispatchEvent(new Event('selectionchange'));
  });
}

describe('marking the text of an essay', () => {
  it('offers the pens at the words that are selected, and takes their place', async () => {
    const { user, marking } = await showDesk();
    select(0, 5);
    const toolbar = await screen.findByRole('toolbar', { name: 'Marcar o trecho escolhido' });
    await user.click(within(toolbar).getByRole('button', { name: 'Elogiar' }));
    const start = TEXT.indexOf(' ');
    expect(marking.add).toHaveBeenCalledWith(expect.objectContaining({ start, end: start + 5 }), 'verde');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('is done by keys alone: M, arrows, Shift, Enter', async () => {
    const { user, marking } = await showDesk();
    await user.keyboard('m');
    expect(screen.getByRole('application')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    const [, second, third] = [...TEXT.matchAll(/[\p{L}\d-]+/gu)];
    const end = third!.index + third![0].length;
    expect(screen.getByText(`“${TEXT.slice(second!.index, end)}”`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(marking.add).toHaveBeenCalledWith({ start: second!.index, end }, 'azul');
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  it('says below the paragraph what was said of its words; there it is changed and removed', async () => {
    const words = TEXT.slice(0, TEXT.indexOf(' ', 12));
    const { user, marking } = await showDesk({ marks: [markOn(words)] });
    const note = screen.getByText('Quem diz isso?').closest('li')!;
    expect(note).toHaveTextContent('Competência II');
    await user.click(within(note).getByRole('button', { name: 'Mudar o comentário 1' }));
    expect(marking.open).toHaveBeenCalledWith('m1');
    await user.click(within(note).getByRole('button', { name: 'Tirar o comentário 1' }));
    expect(marking.remove).toHaveBeenCalledWith('m1');
  });

  it('leaves out a mark whose words are not where it says', async () => {
    await showDesk({ marks: [markOn(TEXT.slice(0, 5), { trecho: 'Outro' })] });
    expect(screen.queryByText('Quem diz isso?')).not.toBeInTheDocument();
  });

  it('dismisses the automatic mark that is open with N', async () => {
    const { user, marking } = await showDesk();
    const [note] = within(screen.getByRole('region', { name: 'Marcações' })).getAllByRole('button');
    await user.click(note!);
    expect(screen.getByRole('button', { name: 'Não é erro' })).toBeVisible();
    await user.keyboard('n');
    expect(marking.toggleDismissal).toHaveBeenCalledOnce();
  });
});

describe('the marks of a teacher as the student reads them', () => {
  async function showStudent() {
    const finding = correction.aiAnalysis.erros_detectados[0]!;
    const { start, end, codigo, trecho } = finding;
    const anotacoes = published(
      buildRemarks({
        marcas: [markOn(TEXT.slice(0, TEXT.indexOf(' ', 12)))],
        descartes: [{ inicio: start, fim: end, codigo, trecho }],
      }),
      null,
      { autor: 'Rita Lemos', publicada_em: '2025-10-21T12:00:00.000Z' },
    );
    const reviews = async () => [buildClassReview({ revisao: [], anotacoes })];
    const services = fakeServices({ backend: { enrolments: fakeEnrolments({ reviews }) } });
    await act(async () =>
      renderWithServices(<CorrectionReader correction={correction} onBack={() => {}} />, { services }),
    );
    return userEvent.setup();
  }

  it('come with who wrote them, and the comment on the whole', async () => {
    const user = await showStudent();
    expect(await screen.findByText('Texto bem encadeado.')).toBeVisible();
    expect(screen.getByText('Prof. Rita Lemos')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Redação' }));
    const note = (await screen.findByText('Quem diz isso?')).closest('li')!;
    expect(note).toHaveTextContent('Rita Lemos');
    expect(within(note).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar trecho' })).not.toBeInTheDocument();
  });

  it('are on paper with the words they are about', async () => {
    await showStudent();
    await screen.findByText('Texto bem encadeado.');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    await waitFor(() =>
      expect(document.querySelector('.correction-paper')).toHaveTextContent('Quem diz isso?'),
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('say of a dismissed automatic mark that it is none', async () => {
    const user = await showStudent();
    await screen.findByText('Texto bem encadeado.');
    await user.click(screen.getByRole('tab', { name: 'Redação' }));
    const [note] = within(screen.getByRole('region', { name: 'Marcações' })).getAllByRole('button');
    await user.click(note!);
    expect(await screen.findByText('Prof. Rita Lemos diz que não é erro.')).toBeVisible();
  });
});
