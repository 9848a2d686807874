const room = (name) => `^${name}/`;
/** Forbids imports between top-level folders. ESLint checks import paths as written; this checks resolved files. */
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

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    forbid('client', 'platform', 'server', 'workers', 'tests'),
    ...zones,
    forbid('shared', 'client', 'platform', 'server', 'workers', 'tests'),
    forbid('platform', 'client', 'server', 'workers', 'tests'),
    forbid('server', 'client', 'workers', 'tests'),
    forbid('workers', 'client', 'server', 'tests'),
    // The job runtime imports neither engines nor tools; engines serve all tools and import none of them.
    forbid('workers/runtime', 'workers/engines', 'workers/tools', 'workers/processors'),
    forbid('workers/engines', 'workers/tools', 'workers/processors'),
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
