// Modules that the build combines into one file; the first matching group wins (docs/decisions/0034). The bundler
// splits all other modules by the pages that share them, into files of a kilobyte or two; a page that students open
// daily consisted of 200 such files, which took most of its start time.

/** A page, or what it is drawn with, as a pattern of its file. @param {string} path */
const inSrc = (path) => new RegExp(String.raw`[\\/]src[\\/]` + path.replaceAll('/', String.raw`[\\/]`));

export const chunkGroups = [
  // Modules loaded by `/`, as one file, because a dozen separate files are 5 kB larger.
  { name: 'base', tags: /** @type {['$initial']} */ (['$initial']), priority: 1 },
  // The code that draws the sheet on `/`.
  { name: 'drawing', test: inSrc('features/entry/entry-sheet') },
  // Pages opened from external links. This group comes early, so that these pages load none of the dashboards'
  // code.
  {
    name: 'public',
    test: inSrc('app/pages/(login|new-password|invitation|teacher-invitation|shared-correction)-page'),
  },
  { name: 'frame', test: inSrc('app/layouts/(student|teacher|dev)-layout') },
  // Pages a student opens daily.
  {
    name: 'daily',
    test: inSrc('(app/pages/(student-home|essay|corrected-essays)-page|features/progress/progress-screen)'),
  },
  // The explanation of a level, for results and comparisons, loaded once it is opened.
  {
    name: 'levels',
    test: inSrc(
      '(domain/(evaluation/(level-parts|fact-names|fact-rows|mark-facts)|versions/compare-accounts)|components/(signed-points|points-in-level))',
    ),
    includeDependenciesRecursively: false,
  },
  // Modules that the backends share with pages, so that no page loads a backend it does not use; excludes modules
  // that only a result uses.
  {
    name: 'domain',
    test: inSrc(
      '(domain/((?!scoring|argument|ocr|themes|writing|outline|practice/(?!day)|text/connectives|rewards/mission-parts|evaluation/(told-once|unsure|one-strength|feedback/level-sentence))|writing/(severity|categories)|argument/intervention)' +
        '|contracts/|data/(files/|local/|device-storage|mission-attempts)|lib/random-code)',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The demo backend, which is loaded at once (src/data/backend.ts), together with the modules that nothing else
  // imports.
  {
    name: 'demo-backend',
    test: inSrc(
      '(data/(demo/|local/(create-local-services|delayed-evaluator|one-tab))' +
        '|domain/(rewards/buy|classrooms/deleted|(announcements|messages|model-costs)/sample)' +
        '|contracts/class-storage)',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'supabase-backend',
    test: inSrc('(data/supabase/(?!create-|connect)|contracts/(class-(rows|sheets)|review-queue|payments))'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Code for donated handwriting lines, in a separate file, because few students donate any, and nobody can without
  // a network (tools/offline/pwa-options.ts).
  {
    name: 'given-lines',
    test: inSrc(
      '(queries/hand-line|components/strip-picture|features/(photo/hand/(give-lines|consent-form)|my-data/given-lines|classrooms/hand-permissions))',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The storage of donated lines, without the screens that show them, because a backend's chunk lists every file
  // that is loaded with it.
  {
    name: 'given-lines-backend',
    test: inSrc(
      '(data/hand-lines/(?!late)|contracts/given-lines|domain/ocr/hand/(given-line|prepare-strip))',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Builds paragraphs from lines; includes the statistics that donated lines share with it.
  {
    name: 'paragraphs',
    test: inSrc('domain/ocr/(statistics|assembly/)'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Code that keeps unsaved fields; split into two files it would be half as large again.
  {
    name: 'durable-form',
    test: inSrc('(lib/use-keep-unsaved|queries/use-durable-form)'),
    includeDependenciesRecursively: false,
  },
  // Includes comlink, which it shares with the code that reads photos; split into two files it would be a tenth
  // larger.
  { name: 'evaluation-client', test: inSrc('data/evaluator/evaluation-client') },
  // This file is fetched beforehand as a whole (tools/offline/offline-parts.ts).
  { name: 'charts', test: /[\\/]node_modules[\\/]recharts[\\/]/ },
];
