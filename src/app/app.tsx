import { BrowserRouter } from 'react-router-dom';
import type { Services } from '@/data/services';
import { ServicesProvider } from '@/data/services-context';
import { ToastHost } from '@/ui/toast';
import { AppRoutes } from './app-routes';
import { ColorSchemeEffect } from './theme/color-scheme-effect';

/** The whole app on the given services; tests hand in fakes. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider value={services}>
      <ColorSchemeEffect />
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <ToastHost />
    </ServicesProvider>
  );
}
