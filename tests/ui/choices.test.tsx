import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Segmented } from '@/ui/segmented';
import { StarRating } from '@/ui/star-rating';

const STARS = ['Muito ruim', 'Ruim', 'Regular', 'Boa', 'Muito boa'];

function Roles() {
  const [role, setRole] = useState<'student' | 'teacher'>('student');
  return (
    <Segmented
      legend="Quem é você"
      name="role"
      options={[
        { value: 'student', label: 'Sou Aluno' },
        { value: 'teacher', label: 'Sou Professor' },
      ]}
      value={role}
      onChange={setRole}
    />
  );
}

function Rating() {
  const [stars, setStars] = useState<number | null>(null);
  return <StarRating legend="Sua avaliação" labels={STARS} value={stars} onChange={setStars} />;
}

describe('Segmented', () => {
  it('is one named group in which arrows choose', async () => {
    render(<Roles />);
    expect(screen.getByRole('radiogroup', { name: 'Quem é você' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Sou Aluno' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Sou Professor' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Sou Aluno' })).not.toBeChecked();
  });
});

describe('StarRating', () => {
  it('starts without a choice', () => {
    render(<Rating />);
    expect(screen.getByRole('radiogroup', { name: 'Sua avaliação' })).toBeInTheDocument();
    for (const star of screen.getAllByRole('radio')) expect(star).not.toBeChecked();
  });

  it('is chosen and changed by keyboard', async () => {
    render(<Rating />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Muito ruim' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Regular' })).toBeChecked();
  });

  it('writes the chosen name out, so that the stars are not the only sign', async () => {
    render(<Rating />);
    await userEvent.click(screen.getByRole('radio', { name: 'Boa' }));
    expect(screen.getByText('Boa')).toBeVisible();
  });
});
