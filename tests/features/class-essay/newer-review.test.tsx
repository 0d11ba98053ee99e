import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { NO_REMARKS } from '@/domain/classrooms/remarks';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { buildRemarks, buildClassEssay, buildReview } from '../../support/classrooms';
import { comment, keeping, keepingDrafts, prepareDesk, save, show } from './render-desk';

prepareDesk();

const said = (competencia: CompetencyNumber, comentario: string) => [
  { competencia, comentario, nivel: null, motivo: '' },
];
const NOTICE = { name: /desta redação|desta revisão/ };
const notice = () => screen.findByRole('alert', NOTICE);
const button = async (name: string) => within(await notice()).getByRole('button', { name });
const NOTHING = { comment: '', level: '', reason: '' };
const drafted = (text: string) => [{ ...NOTHING, comment: text }, NOTHING, NOTHING, NOTHING, NOTHING];

describe('a review that somebody else published meanwhile', () => {
  it('is not overwritten: who publishes later is told whose it is, when and where it differs, and reads it', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay());
    const { user } = await show(classrooms);
    await user.type(comment('I'), 'Meu texto.');
    publishElsewhere(said(2, 'O repertório é bom.'), 'Marina', { ...buildRemarks(), geral: 'Avance.' });
    await user.click(save());
    expect(await notice()).toHaveTextContent(
      'Marina publicou uma revisão desta redação em 22 de outubro de 2025 às 15:00.',
    );
    expect(await notice()).toHaveTextContent(
      'Mudou: competência II, comentário geral, marcas no texto e o que não é erro.',
    );
    expect(screen.queryByText('Avance.')).not.toBeInTheDocument();
    await user.click(await button('Ver a de Marina'));
    expect(screen.getByText('O repertório é bom.')).toBeVisible();
    expect(screen.getByText('Avance.')).toBeVisible();
    expect(screen.getByText('“No Brasil”')).toBeVisible();
    expect(comment('I')).toHaveValue('Meu texto.');
    expect(stored).toEqual([]);
  });

  it('gives way to the own one of who chooses so, and the toast has it back', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay());
    const { user } = await show(classrooms);
    await user.type(comment('I'), 'Meu texto.');
    publishElsewhere(said(2, 'De Marina.'));
    await user.click(save());
    await user.click(await button('Publicar a minha'));
    await screen.findByText('Revisão publicada');
    expect(stored).toMatchObject([said(1, 'Meu texto.')]);
    expect(screen.queryByRole('alert', NOTICE)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(stored).toMatchObject([said(1, 'Meu texto.'), said(2, 'De Marina.')]));
  });

  it('stays where the teacher prefers it; what she wrote comes back by the toast', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay());
    const { user } = await show(classrooms);
    await user.type(comment('I'), 'Meu texto.');
    publishElsewhere(said(2, 'De Marina.'));
    await user.click(save());
    await user.click(await button('Ficar com a de Marina'));
    expect(comment('I')).toHaveValue('');
    expect(comment('II')).toHaveValue('De Marina.');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(comment('I')).toHaveValue('Meu texto.');
    // The teacher has now read Marina's review.
    await user.click(save());
    await waitFor(() => expect(stored).toMatchObject([said(1, 'Meu texto.')]));
  });

  it('is told as soon as the page knows of it, and not by the key that publishes', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay());
    const { user, queryClient } = await show(classrooms);
    await user.type(comment('I'), 'Meu texto.');
    publishElsewhere(said(2, 'De Marina.'));
    await act(() => queryClient.invalidateQueries());
    expect(await notice()).toHaveTextContent('Marina publicou uma revisão');
    expect(comment('I')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(stored).toEqual([]);
    expect(await button('Publicar a minha')).toBeVisible();
  });

  it.each([
    [
      'the own one of another device',
      'Renato Alves',
      said(2, 'No celular.'),
      /^Você publicou outra revisão.*em outra aba ou em outro aparelho/,
      'Ver a outra',
    ],
    ['none, as it was taken back', 'Marina', [], /^Marina retirou a revisão desta redação/, null],
  ])('may be %s', async (_requirement, by, items, sentence, shown) => {
    const { classrooms, publishElsewhere } = keeping(buildClassEssay({ revisao: buildReview() }));
    const { user } = await show(classrooms);
    await user.type(comment('I'), 'Meu texto.');
    publishElsewhere(items, by);
    await user.click(save());
    expect((await notice()).textContent).toMatch(sentence);
    expect(within(await notice()).queryByRole('button', { name: /^Ver/ })?.textContent ?? null).toBe(shown);
  });

  it('that is the own one, whose answer was lost, is no other one', async () => {
    const essay = keeping(buildClassEssay());
    const review: typeof essay.classrooms.review = async (...given) => {
      await essay.classrooms.review(...given);
      throw new AppError('timed-out');
    };
    const { user } = await show({ ...essay.classrooms, review });
    await user.type(comment('I'), ' Meu texto. ');
    await user.click(save());
    expect(await screen.findByText(/^Publicada em/)).toBeVisible();
    expect(screen.queryByText(/publicou outra revisão/)).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('is not taken back unread', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay({ revisao: buildReview() }));
    const { user } = await show(classrooms);
    publishElsewhere(said(2, 'De Marina.'));
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('A revisão mudou')).toBeVisible();
    expect(screen.getByText(/^Marina publicou uma revisão/)).toBeVisible();
    await waitFor(() => expect(comment('II')).toHaveValue('De Marina.'));
    expect(stored).toEqual([]);
  });

  it('is told also where what was written was found again later', async () => {
    const { classrooms, stored, publishElsewhere } = keeping(buildClassEssay());
    const { reviews } = keepingDrafts();
    const first = await show(classrooms, reviews);
    await first.user.type(comment('I'), 'Meu texto.');
    await screen.findByText('Rascunho salvo. O aluno ainda não vê.');
    first.unmount();
    localStorage.clear();
    publishElsewhere(said(2, 'De Marina.'));
    const { user } = await show(classrooms, reviews);
    await waitFor(() => expect(comment('I')).toHaveValue('Meu texto.'));
    expect(await notice()).toHaveTextContent('Marina publicou uma revisão');
    await user.click(await button('Publicar a minha'));
    await waitFor(() => expect(stored).toMatchObject([said(1, 'Meu texto.')]));
  });
});

describe('a draft that somebody else saved meanwhile', () => {
  it('is not overwritten: the own text stays in the form, and the teacher chooses', async () => {
    const { reviews, drafts, saveElsewhere } = keepingDrafts();
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    saveElsewhere(drafted('De Marina.'));
    await user.type(comment('I'), 'Meu texto.');
    expect(await notice()).toHaveTextContent(
      'Marina também está escrevendo uma revisão desta redação: o rascunho foi salvo em 22 de outubro de 2025 às 15:00.',
    );
    await user.click(await button('Ver o de Marina'));
    expect(screen.getByText('De Marina.')).toBeVisible();
    await user.type(comment('II'), 'Mais.');
    expect(drafts).toMatchObject([{ itens: drafted('De Marina.') }]);
    await user.click(await button('Salvar o meu'));
    await waitFor(() =>
      expect(drafts).toMatchObject([
        { meu: true, itens: [{ comment: 'Meu texto.' }, { comment: 'Mais.' }, {}, {}, {}] },
      ]),
    );
    expect(screen.queryByRole('alert', NOTICE)).not.toBeInTheDocument();
  });

  it('takes the place of the own text where the teacher prefers it, which comes back by the toast', async () => {
    const { reviews, drafts, saveElsewhere } = keepingDrafts();
    const { user } = await show(keeping(buildClassEssay()).classrooms, reviews);
    saveElsewhere(drafted('Do celular.'), 'Renato Alves');
    await user.type(comment('I'), 'Meu texto.');
    expect(await notice()).toHaveTextContent('Você tem outro rascunho desta revisão');
    await user.click(await button('Ficar com o outro'));
    expect(comment('I')).toHaveValue('Do celular.');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(comment('I')).toHaveValue('Meu texto.');
    await waitFor(() => expect(drafts).toMatchObject([{ itens: drafted('Meu texto.') }]));
  });

  it('stays where the own review is published without it', async () => {
    const { classrooms, stored } = keeping(buildClassEssay());
    const { reviews, drafts, saveElsewhere } = keepingDrafts();
    const { user } = await show(classrooms, reviews);
    saveElsewhere(drafted('De Marina.'));
    await user.type(comment('I'), 'Meu texto.');
    await notice();
    await user.click(save());
    await waitFor(() => expect(stored).toMatchObject([said(1, 'Meu texto.')]));
    expect(drafts).toMatchObject([{ professor_nome: 'Marina' }]);
  });

  it('that is the own one, whose answer was lost, is saved over', async () => {
    const { reviews, drafts } = keepingDrafts();
    let isLost = true;
    const keepDraft: typeof reviews.keepDraft = async (...given) => {
      const answer = await reviews.keepDraft(...given);
      if (!isLost) return answer;
      isLost = false;
      throw new AppError('timed-out');
    };
    const { user } = await show(keeping(buildClassEssay()).classrooms, { ...reviews, keepDraft });
    await user.type(comment('I'), 'Meu texto.');
    await screen.findByText(/O rascunho não foi salvo agora/);
    await user.type(comment('I'), ' Mais.');
    await screen.findByText('Rascunho salvo. O aluno ainda não vê.');
    expect(drafts).toMatchObject([{ itens: drafted('Meu texto. Mais.') }]);
  });
});

it('a review says of remarks that there are none as of empty ones', async () => {
  const { classrooms, publishElsewhere } = keeping(buildClassEssay());
  const { user } = await show(classrooms);
  await user.type(comment('I'), 'Meu texto.');
  publishElsewhere(said(2, 'De Marina.'), 'Marina', NO_REMARKS);
  await user.click(save());
  expect(await notice()).toHaveTextContent('Mudou: competência II.');
});
