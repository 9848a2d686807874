// Resolves the imports of test files: `@jest/globals` to our own, and `#room/…` to the TypeScript source.
const globals = new URL('./globals.mjs', import.meta.url).href;
const notOurs = /\/(?:node_modules|dist)\//;

export function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  if (!specifier.startsWith('#') || notOurs.test(context.parentURL ?? ''))
    return nextResolve(specifier, context);
  return nextResolve(specifier, { ...context, conditions: [...context.conditions, 'lda-source'] });
}
