const { resolve } = require('node:path');

// For dependency-cruiser alone: package.json's imports point into dist/, which need not be there.
const room = (name) => [`#${name}`, resolve(__dirname, '..', name)];

module.exports = {
  resolve: {
    alias: Object.fromEntries(['shared', 'platform', 'server', 'workers', 'tests'].map(room)),
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    conditionNames: ['node', 'import', 'types', 'default'],
  },
};
