import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReceivedEssay as Essay, PhotographedEssay } from '@/domain/classrooms/photographed-essay';
import { MyClasses } from '@/features/my-classes/my-classes';
import { ReceivedEssay } from '@/features/my-classes/received-essay';
import { paths } from '@/lib/paths';
import { ToastHost } from '@/ui/toast';
import { buildCorrection } from '../../support/builders';
import {
  buildEnrolment,
  buildOwnSubmission,
  fakeEnrolments,
  fakePhotographedEssays,
} from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';
import { Address, address } from '../classrooms/render-classroom';

const photographed: PhotographedEssay = {
  id: 'envio-9',
  sala_id: 'sala-3a',
  sala_nome: '3º ano A',
  professores: ['Otávio Reis'],
  tema: 'Leitura',
  enviado_em: '2025-10-20T15:00:00.000Z',
  total: 640,
  revisada: true,
};
const essay: Essay = { ...photographed, correction: buildCorrection(), revisao: [], anotacoes: null };

describe('essays a teacher photographed', () => {
  it('have a list of their own, apart from what the student sent', async () => {
    const envios = [buildOwnSubmission({ id: photographed.id, redacao_id: 'de-ninguem' })];
    const enrolments = fakeEnrolments({ list: async () => [buildEnrolment({ envios })] });
    const photographedEssays = fakePhotographedEssays({ received: async () => [photographed] });
    renderWithServices(<MyClasses ThemeTexts={() => null} />, {
      services: fakeServices({ backend: { enrolments, photographedEssays } }),
    });
    const list = within(await screen.findByRole('region', { name: 'Enviadas pelo professor' }));
    expect(
      list.getByRole('link', { name: /Leitura.*Prof\. Otávio Reis.*O professor comentou/ }),
    ).toHaveAttribute('href', paths.student.receivedEssay(photographed.id));
    const classroom = within(screen.getByRole('region', { name: '3º ano A' }));
    expect(classroom.getByText(/Nenhuma ainda/)).toBeVisible();
  });

  it('are read, and deleted after a question', async () => {
    const taken: string[] = [];
    const enrolments = fakeEnrolments({ takeBack: async (id) => void taken.push(id) });
    const photographedEssays = fakePhotographedEssays({
      receivedEssay: async () => (taken.length > 0 ? null : essay),
    });
    await act(async () =>
      renderWithServices(
        <>
          <ReceivedEssay
            id={photographed.id}
            View={({ essay: { correction } }) => <p>{correction.originalText}</p>}
          />
          <Address />
          <ToastHost />
        </>,
        { services: fakeServices({ backend: { enrolments, photographedEssays } }) },
      ),
    );
    const user = userEvent.setup();
    expect(await screen.findByText(/Enviada por Prof\. Otávio Reis para 3º ano A/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirar e apagar' }));
    expect(screen.getByText(/Não há outra cópia no Grifo/)).toBeVisible();
    expect(taken).toEqual([]);
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirar e apagar' }),
    );
    expect(taken).toEqual([photographed.id]);
    await waitFor(() => expect(address()).toContain(paths.student.classes));
  });
});
