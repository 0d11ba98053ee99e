import '@/ui/styles/theme.css';
import { type ComponentProps, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type AppConfig, type ConfigProblem, parseConfig } from '@/contracts/config';
import { createLocalEntry } from '@/data/local/create-local-entry';
import { EntryServicesProvider } from '@/data/services-context';
import { ToastHost } from '@/ui/toast';
import { announceCredits } from './credits-notice';
import { type Entry, EntryProvider } from './entry-context';
import { routes } from './routes';
import { ColorSchemeEffect } from './theme/color-scheme';

const result = parseConfig(import.meta.env);
if (result.ok) void start(result.config);
else void refuse(result.problems);
// Prepares offline use after any page has loaded; if that fails, the next visit retries.
if (document.readyState === 'complete') void beReadyForOffline();
else addEventListener('load', () => void beReadyForOffline());

async function start(config: AppConfig) {
  // Created first, because the router starts loading the page's code.
  const router = createBrowserRouter(routes);
  const entry = await makeEntry(config);
  announceCredits(entry.session.user);
  const root = createRoot(container());
  // A transition renders in small steps, because the prerendered page is already visible, and presses and scrolling
  // must not wait.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App entry={entry} router={router} />
      </StrictMode>,
    ),
  );
}

async function beReadyForOffline() {
  const offline = await import('./offline/start-offline').catch(() => null);
  offline?.startOffline();
}

/** Accounts are stored on the backend if there is one, else on this device (R-MODE-1). */
async function makeEntry(config: AppConfig): Promise<Entry> {
  if (!config.supabase) return createLocalEntry({ config });
  const { openConnectedEntry } = await import('./connected-entry');
  return openConnectedEntry(config, config.supabase);
}

/** Shows the wrong value on screen; the app does not run with an invalid configuration. */
async function refuse(problems: ConfigProblem[]) {
  const { ConfigErrorScreen } = await import('./errors/config-error-screen');
  createRoot(container()).render(<ConfigErrorScreen problems={problems} />);
}

function container(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

type AppProps = { entry: Entry; router: ComponentProps<typeof RouterProvider>['router'] };

/** The whole app. The dashboards load the remaining services, so that `/` does not load what it does not need. */
function App({ entry, router }: AppProps) {
  return (
    <EntryServicesProvider value={entry}>
      <EntryProvider value={entry}>
        <ColorSchemeEffect />
        <RouterProvider router={router} />
        <ToastHost />
      </EntryProvider>
    </EntryServicesProvider>
  );
}
