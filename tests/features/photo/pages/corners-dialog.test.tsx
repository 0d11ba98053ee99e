import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FRAME_CORNERS, type Corners } from '@/domain/ocr/photo-edit';
import { CornersDialog } from '@/features/photo/pages/corners-dialog';
import { buildPhoto } from '../../../support/photos';

const MARKED: Corners = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.9 },
];

function renderDialog(corners: Corners | null = null) {
  const onApply = vi.fn<(corners: Corners | null) => void>();
  const onClose = vi.fn();
  const page = {
    id: 'page-1',
    photo: buildPhoto(),
    edit: { turns: 0 as const, corners },
    previewUrl: 'blob:folha',
    thumbnailUrl: 'blob:folha-pequena',
  };
  render(<CornersDialog page={page} onApply={onApply} onClose={onClose} />);
  return { onApply, onClose, keyboard: userEvent.setup() };
}

const handle = (name: string) => screen.getByRole('slider', { name });
const topLeft = () => handle('Canto de cima, à esquerda');
const apply = () => screen.getByRole('button', { name: 'Aplicar' });
const applied = ({ onApply }: ReturnType<typeof renderDialog>) => onApply.mock.lastCall?.[0];

describe('by keyboard', () => {
  it('opens on the first corner and goes round them with Tab', async () => {
    const { keyboard } = renderDialog();
    expect(topLeft()).toHaveFocus();
    for (const name of [
      'Canto de cima, à direita',
      'Canto de baixo, à direita',
      'Canto de baixo, à esquerda',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- key after key
      await keyboard.tab();
      expect(handle(name)).toHaveFocus();
    }
  });

  it.each<[keys: string, x: number, y: number]>([
    ['{ArrowRight}', 0.21, 0.1],
    ['{ArrowLeft}', 0.19, 0.1],
    ['{ArrowDown}', 0.2, 0.11],
    ['{ArrowUp}', 0.2, 0.09],
    ['{Shift>}{ArrowRight}{/Shift}', 0.25, 0.1],
    ['{ArrowRight}{ArrowRight}{ArrowDown}', 0.22, 0.11],
    ['{Shift>}{ArrowLeft>6/}{/Shift}', 0, 0.1],
  ])('%s takes the corner to %d, %d', async (keys, x, y) => {
    const dialog = renderDialog(MARKED);
    topLeft().focus();
    await dialog.keyboard.keyboard(keys);
    await dialog.keyboard.click(apply());
    const [corner] = applied(dialog)!;
    expect(corner.x).toBeCloseTo(x);
    expect(corner.y).toBeCloseTo(y);
    expect(applied(dialog)!.slice(1)).toEqual(MARKED.slice(1));
  });

  it('tells where a corner stands', async () => {
    const { keyboard } = renderDialog(MARKED);
    await keyboard.keyboard('{ArrowDown}');
    expect(topLeft()).toHaveAttribute('aria-valuetext', '20% a partir da esquerda, 11% a partir do alto');
  });

  it('never crosses the sheet over', async () => {
    const dialog = renderDialog(MARKED);
    await dialog.keyboard.keyboard('{Shift>}{ArrowRight>40/}{/Shift}');
    await dialog.keyboard.click(apply());
    const [corner, next] = applied(dialog)!;
    expect(corner.x).toBeGreaterThan(0.5);
    expect(corner.x).toBeLessThan(next.x);
  });
});

describe('by pointer', () => {
  it('a corner goes as far as the pointer, wherever it was grasped', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
    const dialog = renderDialog(MARKED);
    fireEvent(topLeft(), pointer('pointerdown', 90, 40));
    fireEvent(topLeft(), pointer('pointermove', 130, 70));
    fireEvent(topLeft(), pointer('pointerup', 130, 70));
    fireEvent(topLeft(), pointer('pointermove', 300, 200));
    await dialog.keyboard.click(apply());
    const [corner] = applied(dialog)!;
    expect(corner.x).toBeCloseTo(0.3);
    expect(corner.y).toBeCloseTo(0.2);
  });

  const pointer = (type: string, clientX: number, clientY: number) =>
    new MouseEvent(type, { bubbles: true, clientX, clientY });
});

describe('leaving', () => {
  it('a frame nobody touched stays automatic', async () => {
    const dialog = renderDialog();
    await dialog.keyboard.click(apply());
    expect(applied(dialog)).toBeNull();
    expect(dialog.onClose).toHaveBeenCalled();
  });

  it('the first move starts from the frame that is shown', async () => {
    const dialog = renderDialog();
    await dialog.keyboard.keyboard('{ArrowRight}');
    await dialog.keyboard.click(apply());
    expect(applied(dialog)!.slice(1)).toEqual(FRAME_CORNERS.slice(1));
  });

  it('"Voltar ao automático" forgets the corners once applied, and leaves the focus on one', async () => {
    const dialog = renderDialog(MARKED);
    await dialog.keyboard.click(screen.getByRole('button', { name: 'Voltar ao automático' }));
    expect(dialog.onApply).not.toHaveBeenCalled();
    expect(topLeft()).toHaveFocus();
    expect(screen.getByText(/No automático/)).toBeInTheDocument();
    await dialog.keyboard.click(apply());
    expect(applied(dialog)).toBeNull();
  });

  it.each<[way: string, leave: (dialog: ReturnType<typeof renderDialog>) => Promise<void>]>([
    ['"Cancelar"', ({ keyboard }) => keyboard.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['Escape', ({ keyboard }) => keyboard.keyboard('{Escape}')],
  ])('%s changes nothing', async (_way, leave) => {
    const dialog = renderDialog(MARKED);
    await dialog.keyboard.keyboard('{ArrowRight}');
    await leave(dialog);
    expect(dialog.onClose).toHaveBeenCalled();
    expect(dialog.onApply).not.toHaveBeenCalled();
  });
});
