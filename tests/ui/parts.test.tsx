import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from '@/ui/avatar';
import { EmptyState } from '@/ui/empty-state';
import { Griffin } from '@/ui/griffin';
import { LinkButton } from '@/ui/link-button';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { ThemeToggle } from '@/ui/theme-toggle';
import { Wordmark } from '@/ui/wordmark';

describe('ThemeToggle', () => {
  it.each([
    ['light', 'Usar modo escuro', 'dark'],
    ['dark', 'Usar modo claro', 'light'],
  ] as const)('in the %s scheme offers "%s"', async (scheme, name, next) => {
    const handleChange = vi.fn<(scheme: string) => void>();
    render(<ThemeToggle scheme={scheme} onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(handleChange).toHaveBeenCalledWith(next);
  });
});

describe('Tabs', () => {
  it('moves by arrows and shows one panel', async () => {
    render(
      <Tabs defaultValue="write">
        <TabList label="Como enviar">
          <Tab value="write">Digitar</Tab>
          <Tab value="photo">Enviar foto</Tab>
        </TabList>
        <TabPanel value="write">Folha</TabPanel>
        <TabPanel value="photo">Câmera</TabPanel>
      </Tabs>,
    );
    expect(screen.getByRole('tablist', { name: 'Como enviar' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Enviar foto' })).toHaveTextContent('Câmera');
    expect(screen.queryByText('Folha')).not.toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  it('has a heading of the asked level and its action', () => {
    render(
      <EmptyState
        griffin="reading"
        title="Nenhuma redação"
        headingLevel={3}
        action={<button>Escrever</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Nenhuma redação' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Escrever' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('Griffin', () => {
  it.each(['reading', 'thinking', 'celebrating'] as const)(
    '%s is an image only when it has a name',
    (pose) => {
      render(<Griffin pose={pose} label={`Professor Grifo: ${pose}`} />);
      expect(screen.getByRole('img', { name: `Professor Grifo: ${pose}` })).toBeInTheDocument();
    },
  );
});

describe('Wordmark', () => {
  it('keeps the name for screen readers when compact', () => {
    render(<Wordmark name="Grifo" compact />);
    expect(screen.getByText('Grifo')).toHaveClass('sr-only');
  });
});

describe('Avatar', () => {
  it.each([
    ['shows the first letter in capitals', ' érica lima ', 'É'],
    ['shows a question mark without a name', '  ', '?'],
  ])('%s', (_requirement, name, letter) => {
    render(<Avatar name={name} />);
    expect(screen.getByText(letter)).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('LinkButton', () => {
  it('is a link', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/login">Entrar</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  });
});
