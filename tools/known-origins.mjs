/** Origins that the build may name, and why. Only the project's own backend is ever asked for anything. */
export const knownOrigins = {
  'http://www.w3.org': 'name of the SVG and MathML namespaces; nothing is fetched',
  'https://www.youtube.com': 'links to searches for videos, opened by the student',
  'https://react.dev': 'in an error message of React',
  'https://reactrouter.com': 'in an error message of the router',
  'https://redux-toolkit.js.org': 'in an error message of the store that recharts uses',
  'https://redux.js.org': 'in an error message of the same store',
  'https://bit.ly': 'in an error message of immer, which that store uses',
  'https://www.gov.br': 'link of an announcement to the Inep, opened by the reader',
  'https://github.com': 'in an error message of the router, about Internet Explorer',
  'https://tailwindcss.com': 'in the licence line of the style sheet',
  'http://localhost': 'base of the router for resolving paths',
  'http://localhost:9999': 'default of auth-js, which the app never uses: it always gives its own address',
  'http://pt-br.libreoffice.org': 'in the licence of the dictionary, as its home',
  'http://extensions.libreoffice.org': 'in the licence of the dictionary, where its releases are',
  'https://cdn.jsdelivr.net':
    'in browser-image-compression, for a worker of its own; the app runs it in its own worker instead',
  'http://www.apache.org': 'in the licence of Tesseract',
  'https://same.invalid': 'base by which src/lib/safe-path.ts tells own paths from foreign ones',
};
