import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { environmentDefaults } from '#platform/config.js';

const read = (file: string) => readFileSync(file, 'utf8');
const defaults = environmentDefaults();
const names = Object.keys(defaults).sort();

/** Variables whose default is derived from another value, so that only the texts for people name it. */
const DERIVED = ['PUBLIC_URL', 'OPENAI_BASE_URL'];
const without = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !DERIVED.includes(name)));

describe('environment variables', () => {
  it('docs/operations.md lists every environment variable with its default', () => {
    const rows = [
      ...read('docs/operations.md').matchAll(/^\| `([A-Z\d_]+)`\s*\| (?:`([^`]*)`)?\s*\| (\S.*?)\s*\|$/gm),
    ]
      // Only the table of settings: the table of secrets names variables too.
      .filter(([, , , meaning = '']) => !meaning.includes(' | '))
      .map(([, name = '', value = '']) => [name, value] as const);
    const guide = Object.fromEntries(rows.filter(([name]) => names.includes(name)));
    expect(guide).toEqual(defaults);
    expect(rows.map(([name]) => name).sort()).toEqual(names);
  });

  it('.env.example lists every environment variable with its default', () => {
    const lines = [...read('.env.example').matchAll(/^# ([A-Z\d_]+)=(.*?)(?: {2,}.*)?$/gm)];
    const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    // deploy.test.ts compares these with docker-compose.yml.
    const [, composeOnly = ''] = read('.env.example').split('# Docker Compose only:');
    const ours = Object.fromEntries(
      Object.entries(example).filter(([name]) => !composeOnly.includes(`# ${name}=`)),
    );
    expect(Object.keys(ours).sort()).toEqual(names);
    expect(without(ours)).toEqual(without(defaults));
  });

  it('the proxy configurations of docs/operations.md accept the largest upload', () => {
    const largest = Number(defaults.MAX_UPLOAD_MB) * 1024 ** 2;
    const guide = read('docs/operations.md');
    // nginx's `m` is 1024²; so is Caddy's `MiB`, but its `MB` is a million.
    const nginx = Number(/client_max_body_size (\d+)m;/.exec(guide)?.[1]) * 1024 ** 2;
    const [, many, unit] = /max_size (\d+)(MB|MiB)\n/.exec(guide) ?? [];
    const caddy = Number(many) * (unit === 'MB' ? 1000 ** 2 : 1024 ** 2);
    // The multipart form adds its own headers to the file.
    for (const accepted of [nginx, caddy]) expect(accepted).toBeGreaterThan(largest + 16 * 1024);
  });

  it('docker-compose.yml passes on every environment variable that the image does not set', () => {
    const block = /environment: &environment\n((?: {4}\S.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
    const given = [...block.matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name = '']) => name);
    const byImage = ['DATA_DIR', 'HEALTH_FILE', 'HOST', 'PORT'];
    // Read by the OpenTelemetry SDK and not by our configuration.
    const passedOn = ['OTEL_EXPORTER_OTLP_HEADERS'];
    expect([...given, ...byImage].sort()).toEqual([...names, ...passedOn].sort());
  });
});
