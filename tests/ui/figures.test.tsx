import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Bar } from '@/ui/bar';
import { LevelMeter } from '@/components/level-meter';
import { Progress } from '@/ui/progress';
import { ScoreRuler } from '@/components/score-ruler';
import { Stepper } from '@/ui/stepper';

describe('LevelMeter', () => {
  it.each([0, 40, 80, 120, 160, 200])('is a meter that says level %i', (level) => {
    render(<LevelMeter level={level} />);
    const meter = screen.getByRole('meter', { name: `Nível ${level} de 200` });
    expect(meter).toHaveAttribute('aria-valuenow', String(level));
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '200');
  });

  it('takes the name it is given', () => {
    render(<LevelMeter level={120} label="Coesão: 120 de 200" />);
    expect(screen.getByRole('meter', { name: 'Coesão: 120 de 200' })).toBeInTheDocument();
  });
});

describe('ScoreRuler', () => {
  it('says score and band in words, and nothing else is read', () => {
    const label = 'Nota 760 de 1000, estimativa entre 690 e 830';
    render(<ScoreRuler score={760} max={1000} band={{ low: 690, high: 830 }} label={label} />);
    expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
  });
});

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
