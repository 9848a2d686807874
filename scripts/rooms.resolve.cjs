/** Resolver options of dependency-cruiser: imports of a room resolve to its source, and `….js` to TypeScript. */
module.exports = {
  resolve: {
    conditionNames: ['lda-source', 'node', 'import', 'types', 'default'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
};
