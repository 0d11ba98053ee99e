import { BrowserRouter } from 'react-router-dom';
import type { LocalEntry } from '@/data/local/create-local-entry';
import { EntryServicesProvider } from '@/data/services-context';
import { ToastHost } from '@/ui/toast';
import { AppRoutes } from './app-routes';
import { LocalEntryProvider } from './local-entry-context';
import { ColorSchemeEffect } from './theme/color-scheme-effect';

/** The whole app. The dashboards complete the services themselves, so that `/` does not load what it never needs. */
export function App({ entry }: { entry: LocalEntry }) {
  return (
    <EntryServicesProvider value={entry}>
      <LocalEntryProvider value={entry}>
        <ColorSchemeEffect />
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <ToastHost />
      </LocalEntryProvider>
    </EntryServicesProvider>
  );
}
