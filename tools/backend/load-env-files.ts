import { existsSync } from 'node:fs';

/** Takes settings from the files that Vite reads for the app; what is set already stays, and `.env.local` goes first. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
