import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CorrectionReader } from '@/features/correction/correction-reader';
import { openCompetency } from '../../support/open-competency';
import { buildRichCorrection } from '../../support/rich-correction';
import { renderWithServices } from '../../support/services';

const correction = buildRichCorrection();

function Page({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar do navegador
      </button>
      <CorrectionReader correction={correction} onBack={onBack} />
    </>
  );
}

function renderReader() {
  const onBack = vi.fn<() => void>();
  renderWithServices(<Page onBack={onBack} />);
  return { user: userEvent.setup(), onBack };
}

const quote = (text: RegExp) => screen.getByRole('button', { name: text });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const lit = () => [...document.querySelectorAll('[data-passage]')].map((one) => one.textContent).join('');

describe('CorrectionReader', () => {
  it('leads from a quote to its passage, and the browser’s back to the quote', async () => {
    const { user } = renderReader();
    await openCompetency(user, 4);
    await user.click(quote(/Ver no texto: alimentos, é quem mais/));
    expect(selectedTab()).toBe('Redação');
    expect(lit()).toBe('alimentos, é quem mais perde. Os alimentos que sobram nas feiras');
    expect(document.activeElement).toHaveTextContent('Trecho do 2º parágrafo');
    fireEvent.click(screen.getByText('Voltar do navegador'));
    expect(selectedTab()).toBe('Resultado');
    expect(quote(/alimentos, é quem mais/)).toHaveFocus();
  });

  it('takes the tab of the result as the way back, with the focus where it is', async () => {
    const { user } = renderReader();
    await openCompetency(user, 4);
    await user.click(quote(/Ver no texto: Além disso/));
    await user.click(screen.getByRole('tab', { name: 'Resultado' }));
    expect(selectedTab()).toBe('Resultado');
    expect(screen.getByRole('tab', { name: 'Resultado' })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Redação' }));
    expect(lit()).toBe('');
  });

  it('leaves the passage before it goes back to the list, once', async () => {
    const { user, onBack } = renderReader();
    await openCompetency(user, 4);
    await user.click(quote(/Ver no texto: Além disso/));
    await user.click(screen.getByRole('button', { name: 'Redações corrigidas' }));
    expect(onBack).toHaveBeenCalledOnce();
    expect(selectedTab()).toBe('Resultado');
  });

  it('goes back to the list at once where no passage is shown', async () => {
    const { user, onBack } = renderReader();
    await user.click(screen.getByRole('button', { name: 'Redações corrigidas' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
