import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Bar } from '@/ui/bar';
import { Progress } from '@/ui/progress';
import { Stepper } from '@/ui/stepper';

describe('Progress', () => {
  it.each([
    ['rounds', 41.6, '42'],
    ['stays at 0 below it', -5, '0'],
    ['stays at 100 above it', 130, '100'],
    ['treats a missing number as nothing done', Number.NaN, '0'],
  ])('%s', (_requirement, value, expected) => {
    render(<Progress value={value} label="Corrigindo" />);
    expect(screen.getByRole('progressbar', { name: 'Corrigindo' })).toHaveAttribute(
      'aria-valuenow',
      expected,
    );
    expect(screen.getByText(`${expected}%`)).toBeVisible();
  });

  it('has a bar that is as long as its number says at once', () => {
    render(<Progress value={100} label="Corrigindo" />);
    const fill = screen.getByRole('progressbar').firstElementChild;
    expect(fill).toHaveStyle({ width: '100%' });
    expect(fill?.className).not.toMatch(/transition|duration/);
  });
});

describe('Bar', () => {
  it('is a meter against its own maximum', () => {
    render(<Bar value={30} max={40} label="Canetinhas" />);
    expect(screen.getByRole('meter', { name: 'Canetinhas' })).toHaveAttribute('aria-valuemax', '40');
  });
});

describe('Stepper', () => {
  it('marks exactly the current step and says which are done', () => {
    render(<Stepper steps={['Resultado', 'Redação', 'Feedback']} current={1} />);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).not.toHaveAttribute('aria-current');
    expect(first).toHaveTextContent('Resultado(concluída)');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).not.toHaveAttribute('aria-current');
  });
});
