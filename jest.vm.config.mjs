const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: { parser: syntax, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  resolver: '<rootDir>/tests/support/jest-resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
  },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};
/** Resolves imports such as `#server/….js` to the TypeScript source instead of the build. */
const source = (...conditions) => ({
  testEnvironmentOptions: { customExportConditions: ['lda-source', ...conditions] },
});

const rooms = '{shared,platform,server,workers,tests,scripts}';

/** @type {import('jest').Config} */
export default {
  // The tests run real databases and processes; with more workers, timings would depend on the load of the machine.
  maxWorkers: 2,
  testSequencer: '<rootDir>/tests/support/long-first.cjs',
  // Far longer than any test takes, even on a busy machine: only a broken test reaches it.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      ...source('node', 'node-addons'),
      testMatch: [`<rootDir>/${rooms}/**/*.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'int',
      testEnvironment: 'node',
      ...source('node', 'node-addons'),
      testMatch: [`<rootDir>/${rooms}/**/*.int.test.ts`],
      globalSetup: '<rootDir>/tests/support/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      ...source('browser'),
      setupFilesAfterEnv: ['<rootDir>/tests/support/client-setup.mjs'],
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/empty.cjs' },
    },
  ],
};
