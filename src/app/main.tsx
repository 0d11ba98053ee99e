import '@/ui/styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseConfig, type AppConfig, type ConfigProblem } from '@/contracts/config';
import { createLocalEntry } from '@/data/local/create-local-entry';
import { App } from './app';

const result = parseConfig(import.meta.env);
if (result.ok) start(result.config);
else void refuse(result.problems);

function start(config: AppConfig) {
  createRoot(container()).render(
    <StrictMode>
      <App entry={createLocalEntry({ config })} />
    </StrictMode>,
  );
}

/** A wrong value is named on the screen; nothing of the app runs on half a configuration. */
async function refuse(problems: ConfigProblem[]) {
  const { ConfigErrorScreen } = await import('./errors/config-error-screen');
  createRoot(container()).render(<ConfigErrorScreen problems={problems} />);
}

function container(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}
