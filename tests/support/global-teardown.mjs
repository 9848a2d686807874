export default async function teardown() {
  for (const server of globalThis.ldaTestServers) await server.stop();
}
