import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import { EssayEditor, type EssayEditorProps } from '@/features/essay/essay-editor';
import { ToastHost } from '@/ui/toast';
import { buildUser, TEST_NOW } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import {
  fakeServices,
  renderWithServices,
  type FakeOptions,
  type FakeServices,
} from '../../support/services';

export const THEME = 'Caminhos para reduzir o desperdício de alimentos no Brasil';

export const words = (count: number) => Array.from({ length: count }, (_, at) => `palavra${at}`).join(' ');

const NoPhotos = () => null;

type Setup = FakeOptions & {
  /** Services of an editor rendered before. */
  services?: FakeServices;
  PhotoTab?: EssayEditorProps['PhotoTab'];
  draft?: Partial<Draft>;
  credits?: number;
  promo?: boolean;
};

/** The editor of a student with one credit, with any draft that the device stored. */
export function renderEditor({
  draft,
  credits = 1,
  promo = false,
  PhotoTab = NoPhotos,
  services: given,
  ...options
}: Setup = {}) {
  const storage = options.storage ?? new MemoryStorage();
  const user = options.user ?? buildUser({ creditos_correcoes: credits });
  if (draft) {
    const kept = { ...EMPTY_DRAFT, updatedAt: TEST_NOW, ...draft };
    storage.setItem(areaKeys.draft(user.id), JSON.stringify(kept));
  }
  const services = given ?? fakeServices({ ...options, user, storage });
  // The fixed promotional period is over at the test's date, so only `promoStart` decides whether a promotion runs.
  services.preferences.promoStart.set(promo ? services.now().getTime() : null);
  const handlers = {
    onNeedUpgrade: vi.fn(),
    onNeedPackage: vi.fn(),
    onCorrecting: vi.fn(),
    onCorrected: vi.fn(),
  };
  const view = renderWithServices(
    <>
      <EssayEditor
        creditsBanner={null}
        promoCard={null}
        offerBanner={null}
        PhotoTab={PhotoTab}
        SupportPanel={() => null}
        {...handlers}
      />
      <ToastHost />
    </>,
    { services },
  );
  return { ...view, ...handlers, services, storage, user, keyboard: userEvent.setup() };
}

export const themeField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tema da redação' });
export const essayField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua redação' });
export const sendButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Corrigir redação|Corrigindo/ });
