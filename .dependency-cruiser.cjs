const room = (name) => `^${name}/`;
/** ESLint holds the same rules where an import is written; here they hold for whatever it resolves to. */
const forbid = (from, ...to) => ({
  name: `${from}-does-not-import-${to.join('-or-')}`.replaceAll('/', '-'),
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: to.map(room) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    forbid('client', 'platform', 'server', 'workers', 'tests'),
    forbid('shared', 'client', 'platform', 'server', 'workers', 'tests'),
    forbid('platform', 'client', 'server', 'workers', 'tests'),
    forbid('server', 'client', 'workers', 'tests'),
    forbid('workers', 'client', 'server', 'tests'),
    // The life of a job knows neither engines nor tools; engines serve every tool and know none.
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
