import { defineConfig } from 'drizzle-kit';

// `npm run write:migration -- --name what-changes` generates the SQL of a schema change in migrations/, for review.
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform/db/schema/index.ts',
  out: './migrations',
});
