import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { environmentDefaults } from '#platform/config.js';

const read = (file: string) => readFileSync(file, 'utf8');
const defaults = environmentDefaults();
const names = Object.keys(defaults).sort();

/** Defaults that are made from another value, and so stand only where people read. */
const DERIVED = ['PUBLIC_URL', 'OPENAI_BASE_URL'];
const without = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !DERIVED.includes(name)));

describe('every variable that is read', () => {
  it('stands in the guide, with its default', () => {
    const rows = [
      ...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)`\s*\| (?:`([^`]*)`)?\s*\| (\S.*?)\s*\|$/gm),
    ]
      // Of its first table: secrets have one too.
      .filter(([, , , meaning = '']) => !meaning.includes(' | '))
      .map(([, name = '', value = '']) => [name, value] as const);
    const guide = Object.fromEntries(rows.filter(([name]) => names.includes(name)));
    expect(guide).toEqual(defaults);
    expect(rows.map(([name]) => name).sort()).toEqual(names);
  });

  it('stands in .env.example, with its default', () => {
    const lines = [...read('.env.example').matchAll(/^# ([A-Z_]+)=(.*?)(?: {2,}.*)?$/gm)];
    const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    const { POSTGRES_PASSWORD: compose, ...ours } = example;
    expect(compose).toBeDefined();
    expect(Object.keys(ours).sort()).toEqual(names);
    expect(without(ours)).toEqual(without(defaults));
  });

  it('lets the largest upload through the proxies of the guide', () => {
    const largest = Number(defaults.MAX_UPLOAD_MB) * 1024 ** 2;
    const guide = read('docs/operations.md');
    // nginx's `m` is 1024²; Caddy's `MB` is a million, and only its `MiB` is as much.
    const nginx = Number(/client_max_body_size (\d+)m;/.exec(guide)?.[1]) * 1024 ** 2;
    const [, many, unit] = /max_size (\d+)(MB|MiB)\n/.exec(guide) ?? [];
    const caddy = Number(many) * (unit === 'MB' ? 1000 ** 2 : 1024 ** 2);
    // A form's own lines and names come on top.
    for (const accepted of [nginx, caddy]) expect(accepted).toBeGreaterThan(largest + 16 * 1024);
  });

  it('reaches the containers, but for what their image decides', () => {
    const block = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
    const given = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
    const byImage = ['DATA_DIR', 'HOST', 'PORT'];
    // The SDK's own, which we do not read.
    const passedOn = ['OTEL_EXPORTER_OTLP_HEADERS'];
    expect([...given, ...byImage].sort()).toEqual([...names, ...passedOn].sort());
  });
});
