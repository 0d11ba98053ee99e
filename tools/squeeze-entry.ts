import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Has a second minifier go over what every visitor waits for, the chunk behind `/`: after the first one it still finds
 * a kilobyte of a hundred. The others are left alone, as it takes its time.
 */
export function squeezeEntry(chunkName: string): Plugin {
  return {
    name: 'grifo:squeeze-entry',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.name !== chunkName) continue;
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
          if (code) file.code = code;
        }
      },
    },
  };
}
