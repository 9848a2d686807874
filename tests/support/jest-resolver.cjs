const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

/** Resolves a relative import of `….js` to its TypeScript source, in our own files only. */
module.exports = (request, options) => {
  const own = !options.basedir.includes('/node_modules/');
  if (own && /^\.{1,2}\/.*\.js$/.test(request)) {
    const base = resolve(options.basedir, request.slice(0, -3));
    for (const extension of ['.ts', '.tsx']) {
      if (existsSync(base + extension)) return base + extension;
    }
  }
  return options.defaultResolver(request, options);
};
