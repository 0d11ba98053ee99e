import '@/ui/styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseConfig } from '@/contracts/config';
import { createLocalEntry } from '@/data/local/create-local-entry';
import { App } from './app';
import { ConfigErrorScreen } from './errors/config-error-screen';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const result = parseConfig(import.meta.env);
createRoot(container).render(
  <StrictMode>
    {result.ok ? (
      <App entry={createLocalEntry({ config: result.config })} />
    ) : (
      <ConfigErrorScreen problems={result.problems} />
    )}
  </StrictMode>,
);
