import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LevelMeter } from '@/components/level-meter';
import { ScoreRuler } from '@/components/score-ruler';

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
