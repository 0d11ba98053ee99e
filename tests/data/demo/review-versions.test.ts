import { expect, it } from 'vitest';
import { TEST_NOW } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';

const SAMPLE = 'exemplo-3a';

it('a review is published over the review that was read, and not over that of another tab', async () => {
  const { classrooms, reviews } = fakeServices({ user: buildTeacher() }).backend;
  const sent = (await classrooms.sentEssays(SAMPLE)).find(({ niveis }) => niveis)!;
  const says = (comentario: string) => [{ competencia: 1 as const, comentario, nivel: null, motivo: '' }];
  const seen = (versao: number, rascunho_versao = 0) => ({ versao, rascunho_versao });
  expect((await classrooms.essay(sent.id))?.publicacao).toEqual({
    versao: 0,
    professor_nome: null,
    em: null,
    meu: false,
  });
  const first = await classrooms.review(sent.id, says('Na primeira aba.'), undefined, seen(0));
  const publicacao = { versao: 1, professor_nome: 'Otávio Reis', em: TEST_NOW, meu: true };
  expect(first).toMatchObject({ result: 'published', publicacao });
  const second = await classrooms.review(sent.id, says('Na segunda aba.'), undefined, seen(0));
  expect(second).toEqual({ ...first, result: 'conflict' });
  expect(await classrooms.essay(sent.id)).toMatchObject({ publicacao, revisao: first.revisao });
  const draft = [{ comment: 'Na segunda aba.', level: '', reason: '' }];
  const over = { versao: 0, revisao_versao: 0 };
  expect(await reviews.keepDraft(sent.id, draft, undefined, over)).toEqual({ versao: 1 });
  expect(await reviews.keepDraft(sent.id, [], undefined, over)).toEqual({
    newer: await reviews.draft(sent.id),
  });
  await classrooms.review(sent.id, says('Na primeira aba, de novo.'), undefined, seen(1));
  expect(await reviews.draft(sent.id)).toMatchObject({ itens: draft, versao: 1, revisao_versao: 0 });
  await classrooms.review(sent.id, says('Na segunda aba.'), undefined, seen(2, 1));
  expect(await reviews.draft(sent.id)).toBeNull();
});
