import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { QUEUE_NAMES } from '#platform/config.js';
import { queueLoads } from '#platform/db/queries/operations.js';
import { jobs } from '#platform/db/schema/index.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';
import {
  readKubernetesObjects,
  readScaledObjects,
  type KubernetesObject,
} from '#tests/support/deploy-files.js';

describe('the queries by which workers are scaled', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  /** Runs the query of a queue's scaled object. */
  async function depth(queue: string): Promise<number> {
    const found = readScaledObjects().find(({ metadata }) => metadata.name === `worker-${queue}`);
    const { rows } = await t.deps.db.execute(sql.raw(found?.spec.triggers[0].metadata.query ?? ''));
    expect(rows).toHaveLength(1);
    // KEDA takes one number, in one column.
    const values = Object.values(rows[0] ?? {});
    expect(values).toHaveLength(1);
    return Number(values[0]);
  }

  it('a query counts the running jobs of its queue and those that could run, as the metrics do', async () => {
    for (const queue of QUEUE_NAMES) expect([queue, await depth(queue)]).toEqual([queue, 0]);
    const { user } = await signedIn(t);
    const { db } = t.deps;
    const job = { userId: user.id, kind: 'risk', input: {}, requestId: 'r', priority: 1 } as const;
    const later = new Date(Date.now() + 60_000);
    for (const [at, queue] of QUEUE_NAMES.entries()) {
      const [running] = await db
        .insert(jobs)
        .values({ ...job, queue, status: 'running' })
        .returning();
      await db.insert(jobs).values([
        ...Array.from({ length: at + 1 }, () => ({ ...job, queue })),
        // Not counted: a next attempt, an analysis that waits for an extraction, an extraction over its user's limit.
        { ...job, queue, runAfter: later },
        { ...job, queue, afterJobId: running?.id },
        { ...job, queue, heldBack: true },
        ...(['completed', 'failed', 'cancelled'] as const).map((status) => ({ ...job, queue, status })),
      ]);
    }
    const loads = await queueLoads(db);
    for (const [at, queue] of QUEUE_NAMES.entries()) {
      const load = loads.find((one) => one.queue === queue);
      const ready = (load?.waiting ?? 0) - (load?.blocked ?? 0) - (load?.delayed ?? 0);
      expect([queue, await depth(queue)]).toEqual([queue, at + 2]);
      expect((load?.active ?? 0) + ready).toBe(at + 2);
    }
  });

  it('a role that may read only the columns of the guide can run the queries', async () => {
    const { db } = t.deps;
    const role = 'lda_scaler_test';
    const grant = grantOfGuide().replaceAll('lda_scaler', role);
    await db.execute(sql.raw(`drop role if exists ${role}; create role ${role}`));
    await db.execute(sql.raw(grant));
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      for (const { spec } of readScaledObjects()) await tx.execute(sql.raw(spec.triggers[0].metadata.query));
    });
    const forbidden = db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      await tx.execute(sql`select user_id from jobs`);
    });
    await expect(forbidden).rejects.toMatchObject({ cause: { code: '42501' } });
    await db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
  });
});

describe('the objects of deploy/kubernetes', () => {
  it('every object has the fields of its kind, and no other', () => {
    const objects = readKubernetesObjects();
    expect(objects.length).toBeGreaterThan(15);
    // As literals, of which the compiler also refuses what their type does not have.
    const lines = objects.map(
      (object, at) => `export const object${at}: ${typeOf(object)} = ${JSON.stringify(object)};`,
    );
    expect(compile(lines)).toEqual([]);
    const wrong = `export const wrong: ${typeOf({ apiVersion: 'v1', kind: 'Service' })} = { spec: { prots: [] } };`;
    expect(compile([wrong])).toEqual([expect.stringContaining("'prots' does not exist")]);
  });
});

/** The statement of docs/operations.md that lets KEDA's role count jobs. */
function grantOfGuide(): string {
  const guide = ts.sys.readFile('docs/operations.md') ?? '';
  const [grant] = /^grant select \([^;]*\) on jobs to lda_scaler;$/m.exec(guide) ?? [];
  if (grant === undefined) throw new Error('docs/operations.md does not say what the role may read');
  return grant;
}

/** Returns the TypeScript type of an object's kind. */
function typeOf({ apiVersion, kind }: Pick<KubernetesObject, 'apiVersion' | 'kind'>): string {
  if (apiVersion === 'keda.sh/v1alpha1') return `import('@kubernetes-models/keda/keda.sh/v1alpha1').I${kind}`;
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version ?? ''}').${kind}`;
}

/** Compiles lines of TypeScript without writing them anywhere; returns what the compiler says of each. */
function compile(lines: readonly string[]): string[] {
  // Lies in the repository, so that packages are found.
  const name = join(process.cwd(), 'tests/operations/objects-of-kubernetes.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    return `${lines[line]?.slice(0, 120) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
