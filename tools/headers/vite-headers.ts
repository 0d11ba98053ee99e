import type { Plugin } from 'vite';
import { adoptStyles } from './adopt-styles.ts';
import { headerRules, type Captcha } from './headers.ts';
import { writeHeaders } from './headers-file.ts';

/**
 * Writes `_headers` into the build, for hosts that read this file; the policy names the backend of the build.
 * Changes libraries that would violate the policy.
 */
export function viteHeaders(): Plugin {
  let backend: string | undefined;
  let captcha: Captcha | undefined;
  return {
    name: 'grifo:headers',
    apply: 'build',
    configResolved: ({ env }) => {
      backend = env['VITE_SUPABASE_URL'] || undefined;
      captcha = backend ? (env['VITE_CAPTCHA'] as Captcha | undefined) || undefined : undefined;
    },
    transform(code, id) {
      const changed = adoptStyles(code, id);
      return changed === null ? null : { code: changed, map: null };
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: writeHeaders(headerRules(backend, captcha)),
      });
    },
  };
}
