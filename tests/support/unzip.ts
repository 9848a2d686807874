import { buffer } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';

/** Returns the files of a ZIP by name, in their order; throws for names outside its folder, as unpackers do. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
