export default async function teardown() {
  await globalThis.ldaTestServer?.stop();
}
