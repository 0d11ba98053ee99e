import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { AppRoutes } from '@/app/app-routes';
import { fakeServices, renderWithServices, type FakeOptions } from './services';

/** The whole app at an address, on fake services. `address()` is where it is now. */
export function renderApp(route: string, options: FakeOptions = {}) {
  const services = fakeServices(options);
  const view = renderWithServices(
    <>
      <AppRoutes />
      <Address />
    </>,
    { services, route },
  );
  return { ...view, services, address: () => screen.getByTestId('address').textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address" hidden>{`${pathname}${search}`}</span>;
}
