import { defineConfig } from 'drizzle-kit';

// `npm run migration -- --name what-changes` writes the SQL of a schema change into migrations/, to be reviewed.
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform/db/schema/index.ts',
  out: './migrations',
});
