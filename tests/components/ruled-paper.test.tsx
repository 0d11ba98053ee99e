import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RuledText } from '@/components/ruled-text';
import { RuledTextarea } from '@/components/ruled-textarea';

function Editor() {
  const [essay, setEssay] = useState('');
  return (
    <RuledTextarea
      aria-label="Sua redação"
      value={essay}
      onChange={(event) => setEssay(event.target.value)}
    />
  );
}

const twinParagraphs = (container: HTMLElement) => [...container.querySelectorAll('[aria-hidden] > p')];

describe('RuledTextarea', () => {
  it('keeps a twin of every paragraph that screen readers do not see', async () => {
    const { container } = render(<Editor />);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Sua redação' }),
      'Primeiro.{enter}{enter}Segundo.',
    );
    expect(twinParagraphs(container).map((paragraph) => paragraph.textContent)).toEqual([
      'Primeiro.',
      '\u200b',
      'Segundo.',
    ]);
  });

  it('does not count an empty paragraph', async () => {
    const { container } = render(<Editor />);
    await userEvent.type(screen.getByRole('textbox'), 'Primeiro.{enter}{enter}Segundo.');
    const counted = twinParagraphs(container).filter(
      (paragraph) => !paragraph.hasAttribute('data-unnumbered'),
    );
    expect(counted).toHaveLength(2);
  });

  it('numbers the lines it is told of, after the first word of each, and goes on after the text', () => {
    const text = 'Um dois três\n\nquatro cinco';
    const starts = [0, text.indexOf('três'), text.indexOf('quatro')];
    const marks = [{ start: 3, end: text.indexOf('três') + 4, pen: 'doubt' as const, letter: '' }];
    const { container } = render(
      <RuledTextarea
        aria-label="Sua redação"
        value={text}
        onChange={() => null}
        marks={marks}
        startsOf={() => ({ lines: starts, paragraphs: starts })}
      />,
    );
    const numbers = Array.from(container.querySelectorAll<HTMLElement>('[data-line]'));
    expect(numbers.map((one) => [one.dataset.line, one.previousSibling?.textContent])).toEqual([
      ['1', 'Um'],
      ['2', 'dois três'],
      ['3', 'quatro'],
    ]);
    expect(container.querySelector('[data-numbers]')?.getAttribute('data-numbers')).toMatch(/^4\n5\n/);
    expect(container.querySelectorAll('mark')).toHaveLength(1);
  });

  it('counts the paragraphs it is told of', () => {
    const text = 'Um título\nO texto\nem linhas.\n\nMais.';
    const lines = [0, text.indexOf('O texto'), text.indexOf('Mais')];
    const { container } = render(
      <RuledTextarea
        aria-label="Sua redação"
        value={text}
        onChange={() => null}
        startsOf={() => ({ lines, paragraphs: lines.slice(1) })}
      />,
    );
    const counted = twinParagraphs(container).filter((one) => !one.hasAttribute('data-unnumbered'));
    expect(counted.map((one) => one.textContent)).toEqual(['O texto', 'Mais.']);
  });

  it.each(['', 'Um\n', 'Um\n\n'])('numbers the blank rows after %j as the next to be written on', (text) => {
    const starts = text === '' ? [] : [0];
    const { container } = render(
      <RuledTextarea
        aria-label="Sua redação"
        value={text}
        onChange={() => null}
        marks={[]}
        startsOf={() => ({ lines: starts, paragraphs: starts })}
      />,
    );
    const blank = container.querySelector('[data-numbers] + p');
    expect(blank).toHaveAttribute('data-unnumbered');
    expect(blank?.previousElementSibling?.previousElementSibling?.textContent ?? '').toBe(text.trim());
  });

  it('never touches the line numbers while someone types', async () => {
    const { container } = render(<Editor />);
    const column = container.querySelector('[data-numbers]');
    const numbers = column?.getAttribute('data-numbers');
    await userEvent.type(screen.getByRole('textbox'), 'Um texto.');
    expect(container.querySelector('[data-numbers]')).toBe(column);
    expect(column?.getAttribute('data-numbers')).toBe(numbers);
  });
});

describe('a RuledTextarea whose value comes after the keys', () => {
  function setUp() {
    const sheet = { text: 'Um texto' };
    const draw = (value: string) => (
      <RuledTextarea
        aria-label="Sua redação"
        value={value}
        latest={() => sheet.text}
        onChange={(event) => (sheet.text = event.target.value)}
      />
    );
    const { rerender } = render(draw(sheet.text));
    return { sheet, field: screen.getByRole('textbox'), show: (value: string) => rerender(draw(value)) };
  }

  it('keeps what is typed while an older value is shown', async () => {
    const { sheet, field, show } = setUp();
    await userEvent.type(field, ' longo');
    show('Um texto l');
    expect(field).toHaveValue('Um texto longo');
    expect(sheet.text).toBe('Um texto longo');
  });

  it('takes a text that comes from elsewhere', () => {
    const { sheet, field, show } = setUp();
    sheet.text = 'Outra versão';
    show(sheet.text);
    expect(field).toHaveValue('Outra versão');
  });
});

describe('marks of a RuledTextarea', () => {
  const TEXT = 'Um erro aqui.\nOutro alí.';
  const mark = (passage: string, letter = 'G') => {
    const start = TEXT.indexOf(passage);
    return { start, end: start + passage.length, pen: 'vermelho' as const, letter };
  };
  const marked = (container: HTMLElement) => [...container.querySelectorAll('mark')];

  it('stand in the twin, each with the letter of its pen, and change no text', () => {
    const { container } = render(
      <RuledTextarea aria-label="Redação" value={TEXT} readOnly marks={[mark('erro'), mark('alí', 'A')]} />,
    );
    expect(marked(container).map((one) => [one.textContent, one.dataset['letter']])).toEqual([
      ['erro', 'G'],
      ['alí', 'A'],
    ]);
    expect(twinParagraphs(container).map((paragraph) => paragraph.textContent)).toEqual(TEXT.split('\n'));
    expect(screen.getByRole('textbox')).toHaveValue(TEXT);
  });

  it('over the end of a paragraph are one mark in two pieces, with the letter at its end', () => {
    const { container } = render(
      <RuledTextarea aria-label="Redação" value={TEXT} readOnly marks={[mark('aqui.\nOutro')]} />,
    );
    expect(marked(container).map((one) => [one.textContent, one.dataset['letter']])).toEqual([
      ['aqui.', undefined],
      ['Outro', 'G'],
    ]);
    expect(container.querySelectorAll('[data-field-mark]')).toHaveLength(1);
    expect(twinParagraphs(container).map((paragraph) => paragraph.textContent)).toEqual(TEXT.split('\n'));
  });

  it('leave paragraphs alone that did not change', () => {
    const view = (value: string) => (
      <RuledTextarea aria-label="Redação" value={value} readOnly marks={[mark('erro')]} />
    );
    const { container, rerender } = render(view(TEXT));
    const before = marked(container)[0];
    rerender(view(`${TEXT} E mais.`));
    expect(marked(container)[0]).toBe(before);
  });
});

describe('RuledText', () => {
  it('numbers an excerpt from the line where it starts', () => {
    const { container } = render(
      <RuledText firstLine={14}>
        <p>e muitas pessoas</p>
      </RuledText>,
    );
    expect(container.querySelector('[data-numbers]')?.getAttribute('data-numbers')).toMatch(/^14\n15\n/);
  });

  it('can be left without numbers', () => {
    const { container } = render(
      <RuledText lineNumbers={false}>
        <p>Sem números.</p>
      </RuledText>,
    );
    expect(container.querySelector('[data-numbers]')).toBeNull();
  });
});
