import { BrowserRouter } from 'react-router-dom';
import { EntryServicesProvider } from '@/data/services-context';
import { ToastHost } from '@/ui/toast';
import { AppRoutes } from './app-routes';
import { EntryProvider, type Entry } from './entry-context';
import { ColorSchemeEffect } from './theme/color-scheme-effect';

/** The whole app. The dashboards complete the services themselves, so that `/` does not load what it never needs. */
export function App({ entry }: { entry: Entry }) {
  return (
    <EntryServicesProvider value={entry}>
      <EntryProvider value={entry}>
        <ColorSchemeEffect />
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <ToastHost />
      </EntryProvider>
    </EntryServicesProvider>
  );
}
