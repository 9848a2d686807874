import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';

const run = (program: string, ...args: string[]) => {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.trim()}`);
};

/**
 * Mounts a disk of this size, in memory, that another account may write to.
 * @throws where that is not allowed: only root can.
 */
export function mountDisk(megabytes: number): { folder: string; unmount(): void } {
  const folder = mkdtempSync('/var/tmp/lda-disk-');
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
  chmodSync(folder, 0o755);
  return {
    folder,
    unmount() {
      run('umount', folder);
      rmdirSync(folder);
    },
  };
}
