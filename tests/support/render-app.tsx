import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/app/routes';
import { EntryServicesProvider, ServicesProvider } from '@/data/services-context';
import { fakeServices, type FakeOptions } from './services';

/** The whole app at an address, with fake services. `address()` returns the current address. */
export function renderApp(route: string, options: FakeOptions = {}) {
  return renderWithin(ServicesProvider, route, options);
}

/** Like `renderApp`, for a visitor, with only the services available before signing in. */
export function renderForVisitor(route: string, options: FakeOptions = {}) {
  return renderWithin(EntryServicesProvider, route, { ...options, user: null });
}

function renderWithin(
  Provider: typeof ServicesProvider | typeof EntryServicesProvider,
  route: string,
  options: FakeOptions,
) {
  const services = fakeServices(options);
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <Provider value={services}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, services, router, address };
}
