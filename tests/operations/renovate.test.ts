import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Schema of the rules; strict, since Renovate silently ignores unknown options. */
const rule = z.strictObject({
  description: z.tuple([z.string().min(20)]),
  matchPackageNames: z.array(z.string()).min(1).optional(),
  matchUpdateTypes: z.array(z.enum(['major', 'minor', 'patch'])).optional(),
  matchManagers: z.array(z.enum(['npm', 'docker-compose', 'dockerfile'])).optional(),
  groupName: z.string().optional(),
  allowedVersions: z.string().optional(),
  ignoreUnstable: z.boolean().optional(),
});
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packageRules } = z.object({ packageRules: z.array(rule) }).parse(read('renovate.json'));
const versions = z.record(z.string(), z.string());
const packages = z
  .object({ dependencies: versions, devDependencies: versions })
  .transform((all) => ({ ...all.dependencies, ...all.devDependencies }))
  .parse(read('package.json'));

const numbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));
function below(version: string, cap: string): boolean {
  const [have, most] = [numbers(version), numbers(cap)];
  for (const [at, limit] of most.entries()) {
    const own = have[at] ?? 0;
    if (own !== limit) return own < limit;
  }
  return false;
}

const named = packageRules.flatMap(({ matchPackageNames = [], matchManagers, allowedVersions }) =>
  matchManagers === undefined ? matchPackageNames.map((name) => ({ name, allowedVersions })) : [],
);

describe('a rule of renovate.json', () => {
  it.each(named)(
    'a rule of renovate.json names a package of package.json: $name',
    ({ name, allowedVersions }) => {
      const version = packages[name] ?? '';
      expect(version).not.toBe('');
      if (allowedVersions === undefined) return;
      const range = /^<([\d.]+)$/.exec(allowedVersions)?.[1];
      const pattern = /^\/(.*)\/$/.exec(allowedVersions)?.[1];
      expect(range === undefined).not.toBe(pattern === undefined);
      // A cap below the installed version would propose a downgrade.
      const allows = range === undefined ? new RegExp(pattern ?? '^$').test(version) : below(version, range);
      expect(allows).toBe(true);
    },
  );

  it('no two rules of renovate.json cap the version of one package', () => {
    const capped = named.filter((one) => one.allowedVersions !== undefined).map(({ name }) => name);
    expect(new Set(capped).size).toBe(capped.length);
    expect(capped.length).toBeGreaterThan(5);
  });

  it('a rule of renovate.json for an image names one that docker-compose.yml uses', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    for (const { matchManagers, matchPackageNames = [] } of packageRules) {
      if (matchManagers?.includes('docker-compose') !== true) continue;
      for (const name of matchPackageNames) expect(compose).toContain(`image: ${name}:`);
    }
  });
});
