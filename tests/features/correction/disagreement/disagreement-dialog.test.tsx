import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Capabilities } from '@/data/services';
import { DisagreementDialog } from '@/features/correction/disagreement/disagreement-dialog';
import { fakeServices, onServer, renderWithServices } from '../../../support/services';

function show(capabilities: Capabilities) {
  const nothing = () => undefined;
  renderWithServices(
    <DisagreementDialog
      open
      onClose={nothing}
      onSent={nothing}
      essayId="1"
      competency={3}
      keptAs="1 3"
      targets={[]}
      isWaiting={false}
    />,
    { services: fakeServices({ capabilities }) },
  );
}

it('promises an answer of the team only where there is a server', () => {
  show(onServer);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Uma pessoa da equipe lê e responde aqui/);
  expect(screen.queryByText(/Modo demonstração/)).toBeNull();
});

it('says without one that it stays on the device', () => {
  show({ ...onServer, hasServer: false });
  expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription(/equipe/);
  expect(screen.getByText('Modo demonstração:').parentElement).toHaveTextContent(/não chega à equipe/);
});
