import type { RenderedShell } from '../../src/app/shell/render-shells.tsx';

/** The shells as templates, which show nothing until a script clones one of them. */
export function toTemplates(shells: readonly RenderedShell[]): string {
  return shells
    .map(({ path, area, markup }) => {
      // The policy forbids both (docs/security.md); ids would be there twice while the page comes.
      const refused = /<[^>]*\s(style|on\w+|id)="[^"]*"/.exec(markup);
      if (refused) throw new Error(`What ${path} begins with may not have ${refused[0]}>`);
      return `<template data-path="${path}"${area ? ` data-area="${area}"` : ''}>${markup}</template>`;
    })
    .join('\n    ');
}
