const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');
const room = /^#(shared|platform|server|workers|tests)\/(.+)\.js$/;

/** The TypeScript source that an import of `….js` means, in our own files only. */
module.exports = (request, options) => {
  const named = room.exec(request);
  const own = !options.basedir.includes('/node_modules/');
  const base = named
    ? join(root, named[1], named[2])
    : own && /^\.{1,2}\/.*\.js$/.test(request)
      ? resolve(options.basedir, request.slice(0, -3))
      : undefined;
  if (base !== undefined) {
    for (const extension of ['.ts', '.tsx']) {
      if (existsSync(base + extension)) return base + extension;
    }
  }
  return options.defaultResolver(request, options);
};
