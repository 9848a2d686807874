/** The processor time that some work takes, ms. Unlike the clock's it is the same however busy the machine is. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
