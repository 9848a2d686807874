import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

const run = promisify(execFile);
// It compiles the repository and runs a suite of it.
jest.setTimeout(600_000);

/** Not copied: made by installing, running and testing. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'test-results']);
/** As many existing files as adding a tool may touch. */
const EXISTING_FILES = 8;

interface Block {
  kind: 'file' | 'edit' | 'replace';
  path: string;
  text: string;
}

/**
 * The playbook's code blocks that name a file: the text of a new one (```ts path), an unchanged line and those to add
 * after it (```diff path), or a line and what it becomes (```replace path).
 */
function readBlocks(): Block[] {
  const page = readFileSync('docs/adding-a-tool.md', 'utf8');
  return [...page.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language, path = '', text = '']) => ({
      kind: language === 'diff' ? 'edit' : language === 'replace' ? 'replace' : 'file',
      path,
      text,
    }),
  );
}

/** A file after one of the steps; each names a line of which there must be exactly one. */
function edited(source: string, { kind, path, text }: Block): string {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const line = kind === 'edit' ? first.slice(1) : first;
  const added = kind === 'edit' ? [line, ...rest.map((one) => one.slice(1))] : rest;
  if (kind === 'edit' && rest.some((one) => !one.startsWith('+')))
    throw new Error(`${path}: a block is one unchanged line and the lines to add`);
  const lines = source.split('\n');
  const at = lines.indexOf(line);
  if (at === -1 || lines.lastIndexOf(line) !== at)
    throw new Error(`${path} has not exactly one line that reads: ${line}`);
  return lines.toSpliced(at, 1, ...added).join('\n');
}

let folder: string;
const blocks = readBlocks();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lda-tool-'));
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a tool of node_modules in the copy; what it printed is the error where it fails. */
async function runTool(script: string, args: string[], flags: string[] = []): Promise<string> {
  const command = [...flags, join('node_modules', script), ...args];
  try {
    const { stdout, stderr } = await run(process.execPath, command, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${script} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

describe('docs/adding-a-tool.md', () => {
  test('its steps add a tool that compiles and works end to end', async () => {
    for (const block of blocks) {
      const path = join(folder, block.path);
      if (block.kind !== 'file') {
        writeFileSync(path, edited(readFileSync(path, 'utf8'), block));
        continue;
      }
      expect({ path: block.path, exists: existsSync(path) }).toEqual({ path: block.path, exists: false });
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, block.text);
    }
    await runTool('typescript-native/bin/tsc', ['-p', 'tsconfig.json', '--noEmit']);
    await runTool('typescript-native/bin/tsc', ['-p', 'client/tsconfig.json', '--noEmit']);
    const suites = [
      'server/features/mentions',
      'server/access',
      'server/features/openapi',
      'workers/exports',
    ];
    const printed = await runTool(
      'jest/bin/jest.js',
      ['--selectProjects', 'int', '--maxWorkers', '1', ...suites],
      ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    );
    expect(printed).toMatch(/PASS int server\/features\/mentions\/mentions\.int\.test\.ts/);
    expect(printed).toMatch(/PASS int server\/access\.int\.test\.ts/);
  });

  test('its steps touch few existing files, each by a line or two', () => {
    const added = new Map<string, number>();
    for (const { kind, path, text } of blocks) {
      if (kind !== 'file') added.set(path, (added.get(path) ?? 0) + text.trimEnd().split('\n').length - 1);
    }
    expect(added.size).toBeLessThanOrEqual(EXISTING_FILES);
    for (const [path, lines] of added) expect({ path, few: lines <= 2 }).toEqual({ path, few: true });
  });
});
