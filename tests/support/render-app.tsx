import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/app/routes';
import { ServicesProvider } from '@/data/services-context';
import { fakeServices, type FakeOptions } from './services';

/** The whole app at an address, on fake services. `address()` is where it is now. */
export function renderApp(route: string, options: FakeOptions = {}) {
  const services = fakeServices(options);
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <ServicesProvider value={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, services, router, address };
}
