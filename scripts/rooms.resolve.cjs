/** How dependency-cruiser finds what an import means: the source of a room, and TypeScript behind `….js`. */
module.exports = {
  resolve: {
    conditionNames: ['lda-source', 'node', 'import', 'types', 'default'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  },
};
