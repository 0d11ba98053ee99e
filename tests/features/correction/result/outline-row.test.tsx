import '@/features/correction/result/followed-outline';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { followOutline } from '@/domain/outline/follow-outline';
import { EMPTY_OUTLINE, type Outline } from '@/domain/outline/outline';
import type { Span } from '@/domain/text/span';
import { OutlineRow } from '@/features/correction/result/outline-row';
import { useResultView } from '@/features/correction/result/use-result-view';
import { buildCorrection, buildUser } from '../../../support/builders';
import { GOOD_ESSAY } from '../../../support/essays';
import { MemoryStorage } from '../../../support/memory-storage';
import { fakeServices, renderWithServices, silentChecker } from '../../../support/services';

const correction = { ...buildCorrection(), originalText: GOOD_ESSAY };
const checker = {
  ...silentChecker,
  followOutline: async ({ outline, essay }: { outline: Outline; essay: string }) =>
    followOutline(outline, essay),
};

function Row({ onShow }: { onShow: (passage: Span) => void }) {
  return <OutlineRow correction={correction} view={useResultView(onShow)} />;
}

function renderRow(fields: Outline['fields'], id = correction.id) {
  const ofEssays = { [id]: { ...EMPTY_OUTLINE, fields } };
  const storage = new MemoryStorage({
    [areaKeys.outlines(buildUser().id)]: JSON.stringify({ current: EMPTY_OUTLINE, ofEssays }),
  });
  const onShow = vi.fn();
  renderWithServices(<Row onShow={onShow} />, { services: fakeServices({ storage, checker }) });
  return { onShow, user: userEvent.setup() };
}

describe('what of the plan arrived in the text', () => {
  const fields = {
    tese: 'Reduzir o desperdício exige enfrentar falhas da cadeia',
    prova2: 'a pesquisa “Merenda boa” da escola',
    agente: 'Ministério da Agricultura',
    ação: 'ampliar os bancos de alimentos',
    meio: 'aplicativo de celular',
  };

  it('is a folded row with a count, and opens to sentences with their passages', async () => {
    const { user, onShow } = renderRow(fields);
    const row = await screen.findByRole('button', { name: /Do plano ao texto.*3 de 5/ });
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(row);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).getAllByText(/\.$|^No plano/)[0]?.textContent)).toEqual([
      'A tese do plano está na introdução.',
      'A prova do 2º argumento não apareceu.',
      'O agente e a ação da proposta estão na conclusão.',
      'O meio da proposta não apareceu.',
    ]);
    expect(items[1]).toHaveTextContent('No plano: “a pesquisa Merenda boa da escola”');
    await user.click(
      within(items[0]!).getByRole('button', { name: /Nesse contexto, reduzir o desperdício/ }),
    );
    const start = GOOD_ESSAY.indexOf('Nesse contexto');
    expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ start }));
  });

  it('is not there for an essay without a plan', () => {
    renderRow(fields, 'another');
    expect(screen.queryByText('Do plano ao texto')).toBeNull();
  });
});
