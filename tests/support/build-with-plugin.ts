import { build, type Plugin } from 'vite';

const ENTRY = 'virtual:entry';

/** Builds, in memory, an entry that exports the virtual module of a plugin. */
export async function buildWithPlugin(plugin: Plugin, defined: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, { name: 'entry', resolveId: (id) => id, load: () => `export default ${defined};` }],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  return 'output' in result ? result.output : [];
}
