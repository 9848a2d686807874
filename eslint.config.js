import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Import restrictions between the top-level folders ("rooms"), see docs/ARCHITECTURE.md. Both the named (`#server/…`)
 * and the relative imports of a closed room are errors.
 */
const closed = (...rooms) =>
  rooms.map((room) => ({
    regex: `^(#${room}/|(\\.\\./)+${room}/)`,
    message: `This room does not import ${room}/.`,
  }));
const noNode = { regex: '^node:', message: 'shared/ runs in the browser too.' };
const noOpeningOfRadix = { regex: '^radix-ui', message: 'Components come from client/src/ui.' };

const onlyCarriers = {
  regex:
    '^(bullmq|connect-pg-simple|connect-redis|ioredis|rate-limiter-flexible|#platform/(queue|events|sessions|rate-limits)/(postgres|redis)\\.js|#platform/redis/connect\\.js)$',
  message: 'Carriers are opened by #platform/carriers/carriers.js alone.',
};

const room = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const environment = {
  'no-restricted-properties': [
    'error',
    { object: 'process', property: 'env', message: 'The environment is read in platform/config.ts alone.' },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.data/',
      'migrations/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './client/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A function may be async only to satisfy an asynchronous interface.
      '@typescript-eslint/require-await': 'off',
      // Dependencies are closures that callers destructure; only their interfaces use method syntax.
      '@typescript-eslint/unbound-method': 'off',
      // Messages contain numbers, which templates convert as intended.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['{shared,platform,server,workers}/**/*.ts'],
    ignores: ['platform/config.ts', '**/*.test.ts'],
    rules: environment,
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // Tests assert on untyped responses of a server; wrong types make the assertions fail.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  room(
    ['shared/**/*.ts'],
    [...closed('platform', 'server', 'workers', 'client', 'tests'), noNode],
    ['**/*.test.ts'],
  ),
  room(['shared/**/*.test.ts'], closed('platform', 'server', 'workers', 'client')),
  room(['platform/**/*.ts'], closed('server', 'workers', 'client', 'tests'), ['**/*.test.ts']),
  room(['platform/**/*.test.ts'], closed('server', 'workers', 'client')),
  room(['server/**/*.ts'], [...closed('workers', 'client', 'tests'), onlyCarriers], ['**/*.test.ts']),
  room(['server/**/*.test.ts'], [...closed('workers', 'client'), onlyCarriers]),
  room(['workers/**/*.ts'], [...closed('server', 'client', 'tests'), onlyCarriers], ['**/*.test.ts']),
  room(['workers/**/*.test.ts'], [...closed('server', 'client'), onlyCarriers]),
  room(
    ['client/src/**/*.{ts,tsx}'],
    [...closed('platform', 'server', 'workers', 'tests'), noNode, noOpeningOfRadix],
    ['client/src/ui/**'],
  ),
  room(['client/src/ui/**/*.{ts,tsx}'], [...closed('platform', 'server', 'workers', 'tests'), noNode]),
);
