import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Drawer } from '@/ui/drawer';
import { FullDialog } from '@/ui/full-dialog';

type Overlay = { open: boolean; onOpenChange: (open: boolean) => void };

function Opener({ children }: { children: (overlay: Overlay) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}

async function pressOutside() {
  const scrim = document.querySelector('[role="dialog"], [role="alertdialog"]')?.parentElement;
  if (!scrim) throw new Error('no dialog is open');
  await userEvent.click(scrim, { pointerEventsCheck: 0 });
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Abrir' }));

describe.each<[string, (overlay: Overlay) => ReactNode]>([
  ['Dialog', (overlay) => <Dialog {...overlay} title="Temas" description="Escolha um." />],
  [
    'FullDialog',
    (overlay) => (
      <FullDialog {...overlay} label="Temas" header={<h2>Temas</h2>}>
        <Button>Ver</Button>
      </FullDialog>
    ),
  ],
  [
    'Drawer',
    (overlay) => (
      <Drawer {...overlay} title="Temas">
        <Button>Início</Button>
      </Drawer>
    ),
  ],
])('%s', (_name, overlay) => {
  it('has its title as name, takes the focus, and gives it back on Escape', async () => {
    render(<Opener>{overlay}</Opener>);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Temas' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });

  it('has no head that counts as a second banner beside that of the page', async () => {
    render(<Opener>{overlay}</Opener>);
    await open();
    expect(screen.getByRole('dialog', { name: 'Temas' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});

it('leads to the next step of the page where its opener is gone', async () => {
  function Page() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main tabIndex={-1}>
        {step === 'before' && <Button onClick={() => setStep('open')}>Abrir</Button>}
        {step !== 'before' && <Button data-next-step="">Seguir</Button>}
        <Dialog open={step === 'open'} onOpenChange={() => setStep('after')} title="Temas" />
      </main>
    );
  }
  render(<Page />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus();
});

describe('Dialog', () => {
  it('is closed by a press outside', async () => {
    render(<Opener>{(overlay) => <Dialog {...overlay} title="Temas" />}</Opener>);
    await open();
    await pressOutside();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that must not be dismissed has no close button and ignores Escape and presses outside', async () => {
    render(<Opener>{(overlay) => <Dialog {...overlay} title="Corrigindo" dismissible={false} />}</Opener>);
    await open();
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    expect(screen.getByRole('dialog', { name: 'Corrigindo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  });
});

function draftAlert(overlay: Overlay) {
  return (
    <AlertDialog
      {...overlay}
      title="Apagar este rascunho?"
      description="As 218 palavras não voltam."
      actions={
        <>
          <Button onClick={() => overlay.onOpenChange(false)}>Manter</Button>
          <Button variant="danger">Apagar</Button>
        </>
      }
    />
  );
}

describe('AlertDialog', () => {
  it('is not dismissed by a press outside', async () => {
    render(<Opener>{draftAlert}</Opener>);
    await open();
    await pressOutside();
    const dialog = screen.getByRole('alertdialog', { name: 'Apagar este rascunho?' });
    expect(dialog).toHaveAccessibleDescription('As 218 palavras não voltam.');
  });

  it('focuses its safest action and gives the focus back', async () => {
    render(<Opener>{draftAlert}</Opener>);
    await open();
    expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });
});
