import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { EntryServices, Store } from '@/data/services';
import { EntryServicesProvider } from '@/data/services-context';
import { shells } from './shells';

/** A shell as markup, for the build to put into `index.html`. */
export type RenderedShell = { path: string; area: string | null; markup: string };

/** Draws what each page begins with by the components of the page itself, so that both say the same. */
export function renderShells(): RenderedShell[] {
  return shells.map(({ path, area, element }) => ({
    path,
    area,
    markup: renderToStaticMarkup(
      <EntryServicesProvider value={SERVICES}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </EntryServicesProvider>,
    ),
  }));
}

const nothing: Store<null> = { get: () => null, set: () => false, subscribe: () => () => undefined };

/** Nobody is known while building: of the services the frames ask for the chosen colours alone. */
const SERVICES = { preferences: { theme: nothing, sidebarCollapsed: nothing } } as unknown as EntryServices;
