import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfigErrorScreen } from '@/app/errors/config-error-screen';
import { parseConfig } from '@/contracts/config';

describe('ConfigErrorScreen', () => {
  it('names every wrong variable and what it should be', () => {
    const result = parseConfig({
      VITE_CHECKOUT_STUDENT_URL: 'http://inseguro',
      VITE_SIMULATED_DELAYS: 'talvez',
    });
    if (result.ok) throw new Error('these values must be refused');
    render(<ConfigErrorScreen problems={result.problems} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('O Grifo não pôde iniciar');
    expect(screen.getByText('VITE_CHECKOUT_STUDENT_URL')).toBeInTheDocument();
    expect(screen.getByText('deve ser um endereço https')).toBeInTheDocument();
    expect(screen.getByText('VITE_SIMULATED_DELAYS')).toBeInTheDocument();
    expect(screen.getByText('deve ser on ou off')).toBeInTheDocument();
  });
});
