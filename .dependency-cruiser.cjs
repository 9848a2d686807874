const room = (name) => `^${name}/`;
/** Forbids imports between top-level folders. oxlint checks import paths as written; this checks resolved files. */
const forbid = (from, ...to) => ({
  name: `${from}-does-not-import-${to.join('-or-')}`.replaceAll('/', '-'),
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: to.map(room) },
});

/**
 * The client features that other features may import. Each of them may import those before it in the list. All other
 * features are independent of each other, so that a tool can be removed by deleting its folder.
 */
const FOUNDATIONS = ['session', 'jobs', 'documents', 'reports', 'review', 'credentials'];
/** Files of other features that any feature may import. */
const ENTRIES = ['public/components/page'];
const features = (...names) => `^client/src/features/(?:${names.join('|')})`;
const zones = [
  {
    name: 'no-feature-imports-the-inside-of-another',
    severity: 'error',
    from: { path: '^client/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^client/src/features/',
      pathNot: features(
        '$1/',
        ...FOUNDATIONS.map((name) => `${name}/`),
        ...ENTRIES.map((file) => `${file}\\.`),
      ),
    },
  },
  ...FOUNDATIONS.map((name, index) => ({
    name: `foundation-${name}-imports-only-those-before-it`,
    severity: 'error',
    from: { path: features(`${name}/`), pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^client/src/features/',
      pathNot: features(...FOUNDATIONS.slice(0, index + 1).map((before) => `${before}/`)),
    },
  })),
  {
    name: 'the-client-below-app-does-not-import-app',
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/(?:app/|main\\.tsx$)', '\\.test\\.tsx?$'] },
    to: { path: '^client/src/app/' },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    severity: 'error',
    from: { path: '^client/src/(?:ui|lib)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^client/src/(?:features/|tools\\.ts$)' },
  },
];

/**
 * The folders of a folder, the lowest first: each may import those before it. Those that are not named stand above them
 * and do not import each other. So there is no cycle between folders, whichever of their subfolders it would go through:
 * a rule of `scope: 'folder'` would miss such ones, and would count what tests import.
 */
const LAYERS = {
  shared: ['limits', 'contracts', 'domain', 'tools', 'api'],
  'shared/tools': ['risk', 'rephrase'],
  platform: [
    ...['db', 'redis', 'events', 'queue', 'sessions', 'rate-limits', 'carriers'],
    ...['storage', 'jobs', 'law', 'search'],
  ],
  server: ['auth', 'middleware', 'work', 'files', 'tools', 'features'],
  'server/features': ['auth', 'profile'],
  workers: [
    ...['attempt', 'child', 'runtime', 'engines', 'extraction', 'law', 'reports', 'rewriting', 'translation'],
    ...['tools', 'exports', 'chat', 'conversations'],
  ],
  'workers/extraction': ['sections', 'blocks', 'pdf'],
  'workers/law': ['contents', 'readers'],
  'workers/tools': [],
  'workers/tools/risk/builtin': ['rules'],
  'workers/translation': [],
  'client/src': ['locales', 'lib', 'ui', 'features', 'app'],
  tests: ['fixtures', 'cases', 'fakes', 'screens', 'support', 'eval', 'bench'],
};
/** Cycles that may stay until the laws, their rules and their words are data that both sides read. */
const STANDING_CYCLES = [
  ['platform/law', 'platform/search'],
  ['workers/law/contents', 'workers/law/readers'],
];

const anyOf = (folders) => folders.map((folder) => `^${folder}/`);
const layer = (name, from, mayImport, parent) => ({
  name,
  severity: 'error',
  from,
  to: { path: `^${parent}/[^/]+/`, pathNot: mayImport },
});
const layers = Object.entries(LAYERS).flatMap(([parent, names]) => {
  const folders = names.map((name) => `${parent}/${name}`);
  const unnamed = { path: `^${parent}/([^/]+)/`, pathNot: [...anyOf(folders), '\\.test\\.tsx?$'] };
  return [
    ...folders.map((folder, index) => {
      const standing = STANDING_CYCLES.filter((cycle) => cycle.includes(folder)).flat();
      return layer(
        `${folder.replaceAll('/', '-')}-imports-only-folders-below-it`,
        { path: room(folder), pathNot: '\\.test\\.tsx?$' },
        anyOf([...folders.slice(0, index + 1), ...standing]),
        parent,
      );
    }),
    layer(
      `${parent.replaceAll('/', '-')}-folders-import-only-named-ones`,
      unnamed,
      [`^${parent}/$1/`, ...anyOf(folders)],
      parent,
    ),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    forbid('client', 'platform', 'server', 'workers', 'tests'),
    ...zones,
    ...layers,
    forbid('shared', 'client', 'platform', 'server', 'workers', 'tests'),
    forbid('platform', 'client', 'server', 'workers', 'tests'),
    forbid('server', 'client', 'workers', 'tests'),
    forbid('workers', 'client', 'server', 'tests'),
    // The job runtime imports neither engines nor tools; engines serve all tools and import none of them. Both stand on what
    // `attempt` says of how an attempt at a job ends.
    forbid('workers/runtime', 'workers/engines', 'workers/tools', 'workers/processors'),
    forbid('workers/engines', 'workers/runtime', 'workers/tools', 'workers/processors'),
    forbid('workers/attempt', 'workers/runtime', 'workers/engines', 'workers/tools', 'workers/processors'),
    {
      name: 'shared-runs-in-the-browser',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'scripts/rooms.resolve.cjs' },
  },
};
