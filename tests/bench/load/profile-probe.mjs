// Preloaded into a server or worker: profiles it from its start, and writes the profile to PROFILE_FOLDER when it exits.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.PROFILE_FOLDER;
const role = /dist\/(server|workers)\/main\.js$/.exec(process.argv[1] ?? '')?.[1];

if (isMainThread && folder !== undefined && role !== undefined) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  process.on('exit', () => {
    session.post('Profiler.stop', (error, { profile }) => {
      if (error === null)
        writeFileSync(join(folder, `${role}-${process.pid}.cpuprofile`), JSON.stringify(profile));
    });
  });
}
