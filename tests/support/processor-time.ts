/** Measures the processor time of some work, ms. Unlike wall time it hardly depends on how busy the machine is. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
