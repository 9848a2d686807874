import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

it('the migrations produce the whole schema', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lda-migration-'));
  try {
    cpSync('migrations', join(folder, 'migrations'), { recursive: true });
    const config = join(folder, 'drizzle.config.json');
    const schema = resolve('platform/db/schema/index.ts');
    // drizzle-kit prepends ./ to the path, so it must be relative.
    const out = relative('.', join(folder, 'migrations'));
    writeFileSync(config, JSON.stringify({ dialect: 'postgresql', schema, out }));
    const script = ['run', '--silent', 'write:migration', '--', '--config', config];
    expect(execFileSync('npm', script, { encoding: 'utf8' })).toContain('No schema changes');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
