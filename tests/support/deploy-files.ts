import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

export const KUBERNETES = 'deploy/kubernetes';

/** Environment of a Compose service; strict, since an option of the wrong name is a warning at best. */
const environment = z.record(z.string(), z.union([z.string(), z.number()]));
const service = z.strictObject({
  build: z.literal('.').optional(),
  image: z.string(),
  profiles: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'on-failure', 'on-failure:3']),
  environment: environment.optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.string().optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
      interval: z.string(),
      timeout: z.string(),
      start_period: z.string().optional(),
      retries: z.number(),
    })
    .optional(),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  shm_size: z.string().optional(),
  stop_grace_period: z.string().optional(),
  deploy: z
    .strictObject({
      resources: z.strictObject({
        limits: z.strictObject({ memory: z.string(), pids: z.number().optional() }),
      }),
    })
    .optional(),
});
export type ComposeService = z.infer<typeof service>;

/** The parts of docker-compose.yml that tests look at. */
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

/** Reads docker-compose.yml as it is written, with its variables. */
export const readCompose = () =>
  compose.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));

/** Returns a service of docker-compose.yml. @throws if there is none of this name. */
export function composeService(name: string): ComposeService {
  const found = readCompose().services[name];
  if (found === undefined) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
}

/** Replaces `${NAME}`, `${NAME:-default}`, `${NAME-default}` and `${NAME:?…}` as Compose does, and `$$` by `$`. */
export function interpolate(text: string, env: Record<string, string>): string {
  const variable = /\$\$|\$\{(\w+)(?:(:?[-?])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;
  return text.replace(variable, (whole: string, name?: string, operator?: string, given?: string) => {
    if (name === undefined) return whole === '$$' ? '$' : whole;
    const value = env[name];
    const isMissing = value === undefined || (value === '' && operator?.startsWith(':') === true);
    if (!isMissing) return value;
    if (operator?.endsWith('?') === true) throw new Error(`${name}: ${given ?? ''}`);
    return interpolate(given ?? '', env);
  });
}

const kubernetesObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});
export type KubernetesObject = z.infer<typeof kubernetesObject>;

/** Reads every object of deploy/kubernetes, those of a List one by one; kustomization.yaml is none. */
export function readKubernetesObjects(): KubernetesObject[] {
  const list = z.object({ kind: z.literal('List'), items: z.array(kubernetesObject) });
  return readdirSync(KUBERNETES)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => {
      const documents = parseAllDocuments(readFileSync(join(KUBERNETES, name), 'utf8'), { merge: true });
      return documents.flatMap((document) => {
        const problem = document.errors[0] ?? document.warnings[0];
        if (problem !== undefined) throw new Error(`${name}: ${problem.message}`);
        const content: unknown = document.toJS();
        const listed = list.safeParse(content);
        return listed.success ? listed.data.items : [kubernetesObject.parse(content)];
      });
    });
}

const probe = z.object({
  httpGet: z.object({ path: z.string() }).optional(),
  exec: z.object({ command: z.array(z.string()) }).optional(),
});
/** A Deployment or Job, as far as tests look at it. */
const workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number().default(30),
        automountServiceAccountToken: z.boolean().optional(),
        securityContext: z.unknown(),
        containers: z.tuple([
          z.object({
            image: z.string(),
            args: z.array(z.string()),
            env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
            lifecycle: z
              .object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) })
              .optional(),
            startupProbe: probe.optional(),
            readinessProbe: probe.optional(),
            livenessProbe: probe.optional(),
            securityContext: z.unknown(),
            resources: z.object({ limits: z.object({ memory: z.string() }) }),
          }),
        ]),
      }),
    }),
  }),
});
export type Workload = z.infer<typeof workload>;

/** Reads the Deployments and the Job of deploy/kubernetes. */
export const readWorkloads = (): Workload[] =>
  readKubernetesObjects()
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((object) => workload.parse(object));

const scaledObject = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    scaleTargetRef: z.object({ name: z.string() }),
    minReplicaCount: z.number(),
    maxReplicaCount: z.number(),
    triggers: z.tuple([
      z.object({
        type: z.literal('postgresql'),
        metadata: z.object({ query: z.string(), targetQueryValue: z.string() }),
      }),
    ]),
  }),
});

/** Reads the ScaledObjects of deploy/kubernetes. */
export const readScaledObjects = () =>
  readKubernetesObjects()
    .filter(({ kind }) => kind === 'ScaledObject')
    .map((object) => scaledObject.parse(object));
