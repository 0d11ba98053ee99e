import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, memo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ReviewBackend } from '@/data/ports/reviews';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import { ReviewDesk, type CorrectionView } from '@/features/class-essay/review-desk';
import { buildRemarks, buildClassEssay, buildReview, buildTeacher } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { keeping, keepingDrafts, prepareDesk, show, comment, level, save } from './render-desk';

prepareDesk();

describe('an essay that was withdrawn', () => {
  it('is gone, and what the teacher published of it is there, with the words she quoted', async () => {
    const { marcas } = buildRemarks();
    const reviews: ReviewBackend = {
      ...keepingDrafts().reviews,
      withdrawn: async () => [
        {
          id: 'envio-1',
          sala_id: 'sala-3a',
          sala_nome: '3º ano A',
          aluno_nome: 'Helena Prado',
          tema: 'A água',
          enviado_em: '2025-10-20T15:00:00.000Z',
          retirada_em: '2025-10-25T12:00:00.000Z',
          revisao: buildReview(),
          anotacoes: {
            geral: 'Texto claro.',
            marcas: marcas.map((mark) => ({ ...mark, autor: 'Renato Alves' })),
            descartes: [],
            autor: 'Renato Alves',
            publicada_em: '2025-10-21T12:00:00.000Z',
          },
        },
      ],
    };
    await show(keeping(null).classrooms, reviews);
    expect(await screen.findByText(/O aluno retirou esta redação em 25 de outubro/)).toBeVisible();
    expect(screen.getByText('“No Brasil”')).toBeVisible();
    expect(screen.getByText('Comece pelo problema.')).toBeVisible();
    expect(screen.getByText('Texto claro.')).toBeVisible();
    expect(screen.queryByText(/Lida:/)).not.toBeInTheDocument();
  });
});

describe('the marks of a review', () => {
  it('are on whole words, saved with the draft and published with the review', async () => {
    const drafts = keepingDrafts();
    const said: unknown[] = [];
    const review: ClassroomBackend['review'] = async (_id, _items, remarks) => {
      said.push(remarks);
      return { ...buildClassEssay(), result: 'published' };
    };
    const { user } = await show(keeping(buildClassEssay(), { review }).classrooms, drafts.reviews);
    await user.click(screen.getByRole('button', { name: 'Elogiar o começo' }));
    const field = screen.getByRole('textbox', { name: 'Comentário' });
    expect(field).toHaveFocus();
    await user.type(field, 'Bom começo.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Competência' }), '2');
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(screen.getByText('No Brasil: Bom começo.')).toBeVisible();
    await user.type(screen.getByLabelText('Comentário geral'), ' Siga assim. ');
    await user.click(save());
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said).toEqual([
      {
        geral: 'Siga assim.',
        descartes: [],
        marcas: [
          {
            id: expect.any(String),
            inicio: 0,
            fim: 9,
            trecho: 'No Brasil',
            comentario: 'Bom começo.',
            caneta: 'verde',
            competencia: 2,
          },
        ],
      },
    ]);
  });

  it('are found again in the draft of a colleague', async () => {
    const { reviews } = keepingDrafts();
    await reviews.keepDraft('envio-1', [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING], buildRemarks());
    await show(keeping(buildClassEssay()).classrooms, reviews);
    expect(await screen.findByText('No Brasil: Comece pelo problema.')).toBeVisible();
    expect(screen.getByLabelText('Comentário geral')).toHaveValue('Texto bem encadeado.');
  });
});

const NOTHING = { comment: '', level: '', reason: '' };

describe('the comment bank', () => {
  const KEPT = {
    id: 'c1',
    texto: 'Diga de onde veio este dado.',
    competencia: null,
    usos: 3,
    meu: true,
    autor: 'Renato Alves',
  };

  it('is offered by a slash, narrowed by what is typed, and counts what is inserted', async () => {
    const countUse = vi.fn(async () => {});
    const reviews = { ...keepingDrafts().reviews, keptComments: async () => [KEPT], countUse };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    await user.type(comment('II'), 'Bom. /dado');
    const option = await within(await screen.findByRole('listbox')).findByRole('option', { selected: true });
    expect(option).toHaveTextContent('3 usos');
    await user.keyboard('{Enter}');
    expect(comment('II')).toHaveValue('Bom. Diga de onde veio este dado.');
    await vi.waitFor(() => expect(countUse).toHaveBeenCalledWith('c1'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is asked for once somebody comments', async () => {
    const keptComments = vi.fn(async () => [KEPT]);
    const reviews = { ...keepingDrafts().reviews, keptComments };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    expect(keptComments).not.toHaveBeenCalled();
    await user.click(comment('II'));
    await user.click(comment('III'));
    expect(keptComments).toHaveBeenCalledOnce();
  });

  it('has the reasons that come with Grifo, by the level that is chosen', async () => {
    const { user } = await show(keeping(buildClassEssay()).classrooms);
    await user.selectOptions(level('V'), '80');
    await user.type(screen.getByLabelText('Motivo da Competência V'), '/');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Motivo da Competência V')).toHaveValue(
      'A proposta tem dois dos cinco elementos.',
    );
  });

  it('takes what is written in a field, and leaves the slash to who closes the list', async () => {
    const keepComment = vi.fn<ReviewBackend['keepComment']>(async () => {});
    const reviews = { ...keepingDrafts().reviews, keepComment };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    await user.type(comment('II'), 'Sim /{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Banco de comentários' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar no banco' }));
    await vi.waitFor(() =>
      expect(keepComment).toHaveBeenCalledWith({ id: expect.any(String), texto: 'Sim /', competencia: 2 }),
    );
  });

  it('offers a comment while it is still being kept', async () => {
    const reviews: ReviewBackend = { ...keepingDrafts().reviews, keepComment: () => new Promise(() => {}) };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    await user.type(comment('II'), 'Diga de onde veio.');
    await user.click(await screen.findByRole('button', { name: 'Guardar no banco' }));
    await user.clear(comment('II'));
    await user.type(comment('II'), '/de onde{Enter}');
    expect(comment('II')).toHaveValue('Diga de onde veio.');
  });

  it('lets a comment that was not kept be kept again, also without a network', async () => {
    const fail = () => Promise.reject<never>(new Error('offline'));
    const keptComments = vi.fn<ReviewBackend['keptComments']>(fail).mockResolvedValueOnce([]);
    const reviews: ReviewBackend = { ...keepingDrafts().reviews, keptComments, keepComment: fail };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    await user.type(comment('II'), 'Diga de onde veio.');
    await user.click(await screen.findByRole('button', { name: 'Guardar no banco' }));
    expect(await screen.findByText('Não deu para guardar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar no banco' })).toBeEnabled();
  });

  it('is changed where it is the own, and only read where it is a colleague’s', async () => {
    const others = { ...KEPT, id: 'c2', texto: 'Da Rita.', meu: false, autor: 'Rita Lemos' };
    const forgetComment = vi.fn(async () => {});
    const keepComment = vi.fn<ReviewBackend['keepComment']>(async () => {});
    const reviews = {
      ...keepingDrafts().reviews,
      keptComments: async () => [KEPT, others],
      forgetComment,
      keepComment,
    };
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    await user.click(screen.getByRole('button', { name: 'Banco de comentários' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Banco de comentários' }));
    expect(await dialog.findByText('3 usos · Rita Lemos')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Da Rita/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Mudar/ }));
    await user.type(dialog.getByLabelText('Comentário'), ' Cite.');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await vi.waitFor(() =>
      expect(keepComment).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'c1', texto: 'Diga de onde veio este dado. Cite.' }),
      ),
    );
    await user.click(await dialog.findByRole('button', { name: /^Excluir/ }));
    await vi.waitFor(() => expect(forgetComment).toHaveBeenCalledWith('c1'));
  });

  it('is not said to be empty where it could not be read', async () => {
    const keptComments = vi
      .fn<ReviewBackend['keptComments']>()
      .mockRejectedValueOnce(new AppError('not-found'))
      .mockResolvedValue([]);
    const { user } = await show(keeping(buildClassEssay()).classrooms, {
      ...keepingDrafts().reviews,
      keptComments,
    });
    await user.click(screen.getByRole('button', { name: 'Banco de comentários' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Banco de comentários' }));
    expect(await dialog.findByRole('heading', { name: 'Seu banco não abriu agora' })).toBeVisible();
    expect(dialog.queryByText(/ainda está vazio/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByText(/ainda está vazio/)).toBeVisible();
  });
});

it('typing the comment of a mark does not draw the essay anew', async () => {
  const draw = vi.fn();
  const Essay = memo(function Essay({ marking }: Pick<ComponentProps<CorrectionView>, 'marking'>) {
    draw();
    return (
      <>
        <button type="button" onClick={() => marking.add({ start: 1, end: 5 }, 'verde')}>
          Elogiar
        </button>
        <p>{marking.marks.map(({ comentario }) => comentario).join()}</p>
      </>
    );
  });
  const essay = buildClassEssay();
  renderWithServices(
    <ReviewDesk
      essay={essay}
      missing={null}
      View={({ marking, editor }) => (
        <>
          <Essay marking={marking} />
          {editor}
        </>
      )}
    />,
    { services: fakeServices({ user: buildTeacher() }) },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Elogiar' }));
  const before = draw.mock.calls.length;
  await user.type(screen.getByRole('textbox', { name: 'Comentário' }), 'Bom começo.');
  expect(draw).toHaveBeenCalledTimes(before);
  await user.click(screen.getByRole('button', { name: 'Pronto' }));
  expect(screen.getByText('Bom começo.')).toBeVisible();
});

it.each([
  ['the comment of a mark', async () => screen.getByRole('textbox', { name: 'Comentário' })],
  ['the button that made the mark', async () => screen.getByRole('button', { name: 'Elogiar o começo' })],
  ['nowhere', async () => document.body],
])('Ctrl with Enter publishes what was marked, with the focus in %s', async (_where, place) => {
  const { classrooms, stored } = keeping(buildClassEssay());
  const { user } = await show(classrooms);
  await user.click(screen.getByRole('button', { name: 'Elogiar o começo' }));
  const element = await place();
  if (element === document.body) (document.activeElement as HTMLElement | null)?.blur();
  else element.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Revisão publicada');
  expect(stored).toHaveLength(1);
});

it('Ctrl with Enter does not publish from behind a dialog', async () => {
  const { classrooms, stored } = keeping(buildClassEssay());
  const { user } = await show(classrooms);
  await user.type(comment('I'), 'Meu texto.');
  await user.click(screen.getByRole('button', { name: 'Banco de comentários' }));
  await screen.findByRole('dialog', { name: 'Banco de comentários' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(stored).toEqual([]);
});
