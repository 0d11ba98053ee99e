import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFieldCaret } from '@/lib/use-field-caret';

function setUp() {
  const element = document.createElement('textarea');
  document.body.replaceChildren(element);
  element.value = 'A fome';
  element.focus();
  const { result, rerender } = renderHook(
    ({ shown }) => useFieldCaret({ current: element }, { current: null }, shown),
    { initialProps: { shown: 'A fome' } },
  );
  return {
    caret: () => result.current,
    show: (shown: string) => rerender({ shown }),
    move: (to: number) =>
      act(() => {
        element.setSelectionRange(to, to);
        document.dispatchEvent(new Event('selectionchange'));
      }),
    type: (value: string) =>
      act(() => {
        element.value = value;
        fireEvent(element, new InputEvent('input', { inputType: 'insertText', bubbles: true }));
        document.dispatchEvent(new Event('selectionchange'));
      }),
  };
}

it('is where the caret was put', () => {
  const { caret, move } = setUp();
  move(2);
  expect(caret()).toEqual({ start: 2, end: 2, isTyped: false });
});

it('is not asked for at each letter, but once the letters are shown', () => {
  const { caret, move, type, show } = setUp();
  move(2);
  type('A fome c');
  type('A fome cr');
  expect(caret()).toMatchObject({ start: 2 });
  show('A fome cr');
  expect(caret()).toEqual({ start: 9, end: 9, isTyped: true });
});

it('is followed again where what was typed is taken back', () => {
  const { caret, move, type } = setUp();
  type('A fomes');
  type('A fome');
  move(3);
  expect(caret()).toMatchObject({ start: 3 });
});
