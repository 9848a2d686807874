import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { LIMITS } from '#shared/limits.js';
import * as healthApi from '#shared/api/health.js';
import { environmentDefaults, QUEUE_NAMES } from '#platform/config.js';
import {
  composeService,
  KUBERNETES,
  readCompose,
  readKubernetesObjects,
  readScaledObjects,
  readWorkloads,
} from '#tests/support/deploy-files.js';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile').replace(/\\\n/g, ' ');
const [, , finalStage = ''] = dockerfile.split(/^FROM /m);
const settings = Object.keys(environmentDefaults());
/** Variables that are read by the OpenTelemetry SDK and not by our configuration. */
const OF_THE_SDK = ['OTEL_EXPORTER_OTLP_HEADERS'];
const imageEnv = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(finalStage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);
const services = readCompose().services;
const workloads = readWorkloads();
const workers = workloads.filter(({ metadata }) => metadata.name.startsWith('worker-'));
const container = (name: string) => {
  const found = workloads.find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers[0];
  if (found === undefined) throw new Error(`there is no workload ${name}`);
  return found;
};
const seconds = (text = '') => Number(/^(\d+)s$/.exec(text)?.[1]);

describe('the image', () => {
  const packages = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json'))).dependencies;
  const removed = (/npm uninstall (.*?)&&/.exec(dockerfile)?.[1] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && !word.startsWith('--'));

  it('the image removes packages that package.json has, and the files of the program import none of them', () => {
    expect(removed.length).toBeGreaterThan(15);
    expect(removed.filter((name) => packages[name] === undefined)).toEqual([]);
    const { used } = importedPackages();
    expect(removed.filter((name) => used.has(name))).toEqual([]);
  });

  it('the image removes every package that no file of the program uses', () => {
    const { used, text } = importedPackages();
    const unused = Object.keys(packages).filter(
      // Fonts and data are read by the names of their files.
      (name) =>
        !used.has(name) && !text.includes(`'${name}/`) && !text.includes(`\`${name.split('/')[0] ?? ''}/`),
    );
    expect(unused.sort()).toEqual([...removed].sort());
  });

  it('the image runs as a numeric user who is not root, under an init', () => {
    const [user = ''] = /(?<=^USER )\S+/m.exec(finalStage) ?? [];
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(/^ENTRYPOINT (.*)$/m.exec(finalStage)?.[1]).toBe('["tini", "--"]');
    expect(finalStage).toMatch(/apt-get install .*\btini\b/);
  });

  it('what the image copies exists, and its environment are settings', () => {
    for (const [, from = ''] of finalStage.matchAll(/^COPY --from=build \/app\/(\S+)/gm))
      if (!['dist', 'node_modules'].includes(from)) expect([from, existsSync(from)]).toEqual([from, true]);
    expect(Object.keys(imageEnv).filter((name) => !settings.includes(name))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('docker-compose.yml starts programs that are built from files of the repository', () => {
    for (const name of ['migrate', 'server', 'worker'])
      expect([name, ...missingPrograms([composeService(name).command ?? ''])]).toEqual([name]);
    expect(missingPrograms(composeService('worker').healthcheck?.test ?? [])).toEqual([]);
  });

  it('every service of docker-compose.yml has limits for its log and its memory, and long-running ones a health check', () => {
    for (const [name, { healthcheck, deploy, restart }] of Object.entries(services)) {
      const oneShot = restart.startsWith('on-failure');
      // Images of others without a check of their own.
      if (!oneShot && !['mailpit', 'proxy'].includes(name))
        expect([name, healthcheck]).not.toContain(undefined);
      if (!oneShot) expect([name, deploy]).not.toContain(undefined);
    }
  });

  it('docker-compose.yml waits only for services and uses only volumes that it has', () => {
    const { volumes } = readCompose();
    for (const one of Object.values(services)) {
      expect(Object.keys(one.depends_on ?? {}).filter((name) => services[name] === undefined)).toEqual([]);
      for (const volume of one.volumes ?? []) {
        const [from = ''] = volume.split(':');
        expect([from, from.startsWith('./') ? existsSync(from) : from in volumes]).toEqual([from, true]);
      }
    }
  });

  it('Redis keeps its data and drops nothing', () => {
    const { command = '', volumes } = composeService('redis');
    for (const option of [
      'appendonly yes',
      'appendfsync everysec',
      'maxmemory-policy noeviction',
      'requirepass ',
    ])
      expect(command).toContain(`--${option}`);
    expect(volumes).toEqual(['redis:/data']);
  });

  it('the program is stopped only after the time that it needs to stop', () => {
    expect(seconds(composeService('worker').stop_grace_period) * 1000).toBeGreaterThan(
      LIMITS.jobs.shutdownMs,
    );
    expect(seconds(composeService('server').stop_grace_period) * 1000).toBeGreaterThan(
      LIMITS.serverShutdownMs,
    );
  });

  it('.env.example names every variable that only docker-compose.yml reads', () => {
    const used = new Set(
      [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name),
    );
    const composeOnly = [...used].filter((name) => !settings.includes(name) && !OF_THE_SDK.includes(name));
    const [, section = ''] = read('.env.example').split('# Docker Compose only:');
    expect([...section.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual(
      composeOnly.sort(),
    );
  });

  it('the Caddyfile accepts the largest upload and waits as long as a request may', () => {
    const caddyfile = read('deploy/compose/Caddyfile');
    expect(Number(/max_size (\d+)MiB/.exec(caddyfile)?.[1])).toBeGreaterThan(
      Number(environmentDefaults()['MAX_UPLOAD_MB']),
    );
    expect(seconds(/response_header_timeout (\S+)/.exec(caddyfile)?.[1])).toBeGreaterThan(
      Number(environmentDefaults()['SYNC_WAIT_SECONDS']),
    );
    const { port } = /name server\n\s+port (?<port>\d+)/.exec(caddyfile)?.groups ?? {};
    expect(composeService('server').ports?.[0]?.endsWith(`:${port ?? ''}`)).toBe(true);
  });
});

describe('deploy/kubernetes', () => {
  const kustomization = z
    .object({ resources: z.array(z.string()), images: z.tuple([z.object({ name: z.string() })]) })
    .parse(parse(read(join(KUBERNETES, 'kustomization.yaml'))));

  it('the kustomization lists files that exist, and no secret', () => {
    for (const file of kustomization.resources)
      expect([file, existsSync(join(KUBERNETES, file))]).toEqual([file, true]);
    expect(kustomization.resources).not.toContain('secret.example.yaml');
  });

  it('Compose and Kubernetes run the same programs of the same image', () => {
    const pairs = [
      ['migrate', 'migrate'],
      ['server', 'server'],
      ...workers.map(({ metadata }) => ['worker', metadata.name]),
    ];
    expect(pairs).toHaveLength(2 + QUEUE_NAMES.length);
    for (const [service = '', workload = ''] of pairs) {
      expect(container(workload).args.join(' ')).toBe(composeService(service).command);
      expect(container(workload).image).toBe(composeService(service).image);
      expect(kustomization.images[0].name).toBe(container(workload).image);
    }
  });

  it('each container names its image itself, because kustomize sets none that comes from an anchor', () => {
    const text = read(join(KUBERNETES, 'workloads.yaml'));
    expect(text.match(/^ {14}image: lda$/gm)).toHaveLength(workloads.length);
    expect(text.match(/\bimage:/g)).toHaveLength(workloads.length);
  });

  it('config map, secret, workloads and image give every setting once, and no other variable', () => {
    const data = z.object({ data: z.record(z.string(), z.string()) });
    const secrets = z.object({ stringData: z.record(z.string(), z.string()) });
    const objects = readKubernetesObjects().filter(({ metadata }) => metadata?.name === 'lda');
    const config = data.parse(objects.find(({ kind }) => kind === 'ConfigMap')).data;
    const secret = secrets.parse(objects.find(({ kind }) => kind === 'Secret')).stringData;
    const perWorker = ['WORKER_CONCURRENCY', 'WORKER_QUEUES'];
    for (const { metadata } of workers) {
      expect(
        container(metadata.name)
          .env.map(({ name }) => name)
          .sort(),
      ).toEqual(perWorker);
    }
    const given = [
      ...Object.keys(config),
      ...Object.keys(secret),
      ...perWorker,
      ...Object.keys(imageEnv),
      'PORT',
    ];
    expect(given.sort()).toEqual([...settings, ...OF_THE_SDK].sort());
    const defaults = environmentDefaults();
    const kept = [
      'MAX_UPLOAD_MB',
      'SYNC_WAIT_SECONDS',
      'LLM_TIMEOUT_SECONDS',
      'LLM_MODEL',
      'LOAD_LAWS',
      'LOG_LEVEL',
    ];
    for (const name of kept) expect([name, config[name]]).toEqual([name, defaults[name]]);
    expect(read(join(KUBERNETES, 'ingress.yaml'))).toContain(
      `host: ${new URL(config['PUBLIC_URL'] ?? '').host}\n`,
    );
  });

  it('each queue has one kind of worker, one scaled object and one disruption budget', () => {
    const queues = workers.map(({ metadata }) =>
      container(metadata.name).env.find(({ name }) => name === 'WORKER_QUEUES'),
    );
    expect(queues.map((one) => one?.value).sort()).toEqual([...QUEUE_NAMES].sort());
    expect(
      readScaledObjects()
        .map(({ spec }) => spec.scaleTargetRef.name)
        .sort(),
    ).toEqual(workers.map(({ metadata }) => metadata.name).sort());
    const budgets = readKubernetesObjects().filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ metadata }) => metadata?.name).sort()).toEqual(
      [...workers.map(({ metadata }) => metadata.name), 'server'].sort(),
    );
  });

  it('workers are scaled by how many jobs one of them does at a time', () => {
    for (const { metadata, spec } of readScaledObjects()) {
      const { env } = container(spec.scaleTargetRef.name);
      const [{ metadata: trigger }] = spec.triggers;
      expect(trigger.targetQueryValue).toBe(env.find(({ name }) => name === 'WORKER_CONCURRENCY')?.value);
      expect(spec.minReplicaCount).toBeGreaterThan(0);
      expect(metadata.name).toBe(spec.scaleTargetRef.name);
    }
  });

  it('with Redis the most pods that may run stay below the connections of the guide', () => {
    const guide = read('docs/operations.md');
    const [, base] = /needs\s+at\s+most\s+(\d+)\s+database\s+connections/.exec(guide) ?? [];
    const ofServers =
      11 * ((workloads.find(({ metadata }) => metadata.name === 'server')?.spec.replicas ?? 1) + 1);
    const ofWorkers = readScaledObjects().map(({ spec }) => {
      const concurrency = Number(spec.triggers[0].metadata.targetQueryValue);
      // One more while an update rolls.
      return (spec.maxReplicaCount + 1) * (concurrency + 4);
    });
    expect(ofServers + ofWorkers.reduce((sum, one) => sum + one, 0)).toBe(Number(base));
  });

  it('probes ask for routes and programs that exist', () => {
    const routes = Object.values(healthApi).flatMap((one) => ('path' in one ? [one.path] : []));
    for (const { metadata } of workloads) {
      const { startupProbe, readinessProbe, livenessProbe } = container(metadata.name);
      if (metadata.name === 'migrate') continue;
      for (const one of [startupProbe, readinessProbe, livenessProbe]) {
        expect(one).toBeDefined();
        if (one?.httpGet !== undefined) expect(routes).toContain(one.httpGet.path);
        else {
          expect(missingPrograms(one?.exec?.command ?? [])).toEqual([]);
          expect(one?.exec?.command).toContain(imageEnv['HEALTH_FILE']);
        }
      }
      // A restart does not bring back a database.
      expect(livenessProbe?.httpGet?.path ?? livenessProbe?.exec?.command.at(-1)).toMatch(
        /^(?:\/healthz|alive)$/,
      );
    }
  });

  it('pods are ended only after the time that they need to stop', () => {
    for (const { metadata, spec } of workloads.filter(({ kind }) => kind === 'Deployment')) {
      const { terminationGracePeriodSeconds: grace, containers } = spec.template.spec;
      const before = containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
      const needed = metadata.name === 'server' ? LIMITS.serverShutdownMs : LIMITS.jobs.shutdownMs;
      expect((grace - before) * 1000).toBeGreaterThan(needed);
    }
  });

  it('every pod is without privileges', () => {
    expect(workloads).toHaveLength(5);
    for (const { spec } of workloads) {
      const { securityContext, automountServiceAccountToken, containers } = spec.template.spec;
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: Number(/^USER (\d+)/m.exec(finalStage)?.[1]),
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });
});

/** Returns the files of dist/ in some words of a command whose source does not exist. */
function missingPrograms(words: readonly string[]): string[] {
  const programs = words.flatMap((word) => word.match(/\bdist\/\S+\.js\b/g) ?? []);
  if (programs.length === 0) throw new Error(`no program in ${words.join(' ')}`);
  return programs.filter((file) => !existsSync(file.replace(/^dist\/(.*)\.js$/, '$1.ts')));
}

/** Returns the packages that the program's files import, and the text of these files. */
function importedPackages(): { used: Set<string>; text: string } {
  const text = ['shared', 'platform', 'server', 'workers']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map(read)
    .join('\n');
  const imports = text.matchAll(/(?:from |import |import\(|require\()'((?:@[^/']+\/)?[^./#'][^/']*)/g);
  return { used: new Set([...imports].map(([, name = '']) => name)), text };
}
