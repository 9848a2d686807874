/** Measures the processor time of some work, ms. Unlike wall time it hardly depends on how busy the machine is. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
