import type { Marking } from '@/domain/classrooms/marking';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ClassReview } from '@/domain/classrooms/enrolment';
import { COMPETENCY_NUMBERS, toLevel } from '@/domain/rubric/competency';
import { viewCopy } from '@/features/correction/correction-dialog';
import { CorrectionReader } from '@/features/correction/correction-reader';
import { ClassCorrectionView } from '@/features/correction/class-correction-view';
import { buildClassEssay, buildClassReview, buildReview, fakeEnrolments } from '../../support/classrooms';
import { buildRichCorrection } from '../../support/rich-correction';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

const correction = buildRichCorrection();
const RESULT = 'Por dentro de cada nível';

async function show(options: FakeOptions) {
  const services = fakeServices(options);
  await act(async () =>
    renderWithServices(<CorrectionReader correction={correction} onBack={() => {}} />, { services }),
  );
}

const showReviews = (reviews: ClassReview[]) =>
  show({
    backend: { enrolments: fakeEnrolments({ reviews: async (id) => (id === correction.id ? reviews : []) }) },
  });

/** A review that gives these levels to the first competencies, from I on. */
const reviewOf = (levels: number[]) =>
  buildReview(
    COMPETENCY_NUMBERS.slice(0, levels.length).map((competencia) => ({
      competencia,
      comentario: '',
      nivel: toLevel(levels[competencia - 1] ?? 0),
      motivo: 'Li de novo.',
    })),
  );

/** The section of a competency, from 1 (I) to 5 (V). */
const article = (number: number) => within(screen.getAllByRole('article')[number - 1] as HTMLElement);

describe('what teachers said of a correction', () => {
  it('stands beside the competency, with the level of the corrector and the reason', async () => {
    await showReviews([buildClassReview()]);
    expect(await screen.findByText('O que diz o professor')).toBeVisible();
    const fifth = article(5).getByRole('note', { name: 'Prof. Otávio Reis, 3º ano A' });
    expect(fifth).toHaveTextContent(
      `O corretor deu ${correction.competencies[4]!.score}; o professor, 160. Falta dizer por meio de que a ação acontece.`,
    );
    expect(article(3).getByText('A tese volta na conclusão: continue assim.')).toBeVisible();
    expect(article(1).queryByRole('note')).not.toBeInTheDocument();
  });

  it('is nobody’s by name whose account is gone, in the whole and in a mark', async () => {
    const { originalText } = correction;
    const mark = {
      id: 'm',
      inicio: 0,
      fim: 10,
      trecho: originalText.slice(0, 10),
      comentario: 'Bom começo.',
    };
    const marcas = [{ ...mark, caneta: 'verde' as const, competencia: null, autor: null }];
    const anotacoes = {
      geral: 'Siga assim.',
      autor: null,
      publicada_em: '2025-10-21T15:00:00.000Z',
      marcas,
      descartes: [],
    };
    await showReviews([buildClassReview({ professores: ['Lia'], professor_nome: 'Lia', anotacoes })]);
    expect(await screen.findAllByText(/Um professor que excluiu a conta/)).not.toEqual([]);
    expect(screen.queryByText(/Prof\. Lia/)).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Redação' }));
    const note = (await screen.findByText('Bom começo.')).closest('p');
    expect(note).toHaveTextContent('um professor que excluiu a conta');
  });

  it('stands beside the copy for viewing as well, which has an id of its own', async () => {
    const services = fakeServices({
      backend: {
        enrolments: fakeEnrolments({
          reviews: async (id) => (id === correction.id ? [buildClassReview()] : []),
        }),
      },
    });
    const copy = viewCopy(correction, services.now());
    renderWithServices(<CorrectionReader correction={copy} onBack={() => {}} />, { services });
    expect(await screen.findByText('O que diz o professor')).toBeVisible();
  });

  it('stays where the essay was withdrawn, and says that it was', async () => {
    await showReviews([buildClassReview({ retirada_em: '2025-10-25T12:00:00.000Z' })]);
    expect(await screen.findByText(/Você retirou a redação desta sala em .*; a revisão ficou/)).toBeVisible();
    expect(screen.queryByText(/Na sala/)).not.toBeInTheDocument();
    expect(article(3).getByText('A tese volta na conclusão: continue assim.')).toBeVisible();
  });

  it('says so where the teacher gave the same level', async () => {
    const level = correction.competencies[0]!.score;
    await showReviews([buildClassReview({ revisao: reviewOf([level]) })]);
    expect(await screen.findByText('O que diz o professor')).toBeVisible();
    expect(article(1).getByRole('note')).toHaveTextContent(`O professor também deu ${level}. Li de novo.`);
  });

  it('says plainly which total counts where', async () => {
    await showReviews([buildClassReview()]);
    const level = correction.competencies[4]!.score;
    expect(await screen.findByText(/\(3º ano A\) avaliou 1 competência\./)).toHaveTextContent(
      `Na sala vale o nível do professor, e a nota fica ${correction.finalScore - level + 160}. ` +
        `No seu progresso continua a nota do corretor: ${correction.finalScore}.`,
    );
  });

  it('claims no other level of one that is the same, and counts them', async () => {
    const levels = correction.competencies.map(({ score }) => score);
    await showReviews([buildClassReview({ revisao: reviewOf(levels.slice(0, 2)) })]);
    expect(await screen.findByText(/avaliou 2 competências\./)).toHaveTextContent(
      `Na sala valem os níveis do professor, e a nota fica ${correction.finalScore}.`,
    );
  });

  it('says no total of a pending essay until the teacher has given all five levels', async () => {
    const pending = { pendente: true, revisao: reviewOf([80, 80, 80, 80]) };
    const whole = { id: 'envio-2', pendente: true, revisao: reviewOf([80, 80, 80, 80, 80]) };
    await showReviews([buildClassReview(pending), buildClassReview(whole)]);
    const unfinished = await screen.findByText(/avaliou 4 competências\./);
    expect(unfinished).toHaveTextContent(
      'Na sala, a redação ainda está pendente: passa a contar quando o professor avaliar as cinco competências.',
    );
    expect(unfinished).not.toHaveTextContent(/nota/);
    expect(screen.getByText(/avaliou 5 competências\./)).toHaveTextContent('a nota fica 400.');
  });

  it('tells the classes apart, and a comment from a level', async () => {
    const comment = buildReview([
      { competencia: 1, comentario: 'Cuidado com a crase.', nivel: null, motivo: '' },
    ]);
    await showReviews([
      buildClassReview(),
      buildClassReview({ id: 'envio-2', sala_nome: 'Extensivo', professores: ['Lia Sá'], revisao: comment }),
    ]);
    expect(await screen.findByText(/\(Extensivo\) comentou\./)).toBeVisible();
    expect(article(1).getByRole('note', { name: 'Prof. Lia Sá, Extensivo' })).toHaveTextContent(
      'Cuidado com a crase.',
    );
  });

  it.each([
    ['nobody said anything', async () => [buildClassReview({ revisao: [] })]],
    ['it cannot be read', () => Promise.reject(new AppError('offline'))],
  ])('leaves the correction as it is where %s', async (_, reviews) => {
    await show({ backend: { enrolments: fakeEnrolments({ reviews }) } });
    expect(screen.getByText(RESULT)).toBeVisible();
    expect(screen.queryByText('O que diz o professor')).not.toBeInTheDocument();
  });
});

const MARKING: Marking = {
  marks: [],
  dismissals: [],
  openId: null,
  add: vi.fn(),
  open: vi.fn(),
  remove: vi.fn(),
  toggleDismissal: vi.fn(),
};

describe('the correction as a teacher reads it', () => {
  it('has the marks of its writer, and nothing to wave them away with', async () => {
    const services = fakeServices();
    renderWithServices(
      <ClassCorrectionView essay={buildClassEssay({ correction })} marking={MARKING} editor={null} />,
      { services },
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Redação' }));
    const [note] = within(screen.getByRole('region', { name: 'Marcações' })).getAllByRole('button');
    await user.click(note!);
    expect(note).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByText('Isto não é erro')).not.toBeInTheDocument();
    expect(screen.queryByText('Adicionar ao meu dicionário')).not.toBeInTheDocument();
  });
});
