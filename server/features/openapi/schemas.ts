import * as z from 'zod';
import type * as mini from 'zod/mini';
import * as admin from '#shared/contracts/api/admin.js';
import * as auth from '#shared/contracts/api/auth.js';
import * as dataRights from '#shared/contracts/api/data-rights.js';
import * as documents from '#shared/contracts/api/documents.js';
import * as risk from '#shared/contracts/api/risk.js';
import * as secondFactor from '#shared/contracts/api/second-factor.js';
import * as common from '#shared/contracts/common.js';
import { errorBody } from '#shared/contracts/errors.js';
import { job, jobItem } from '#shared/contracts/jobs.js';
import { TOOLS } from '#shared/tools/index.js';

export type JsonSchema = Record<string, unknown>;

/** Schemas that stand under a name of their own; every other one is written where it is used. */
const NAMED: Record<string, mini.ZodMiniType> = {
  Error: errorBody,
  Message: common.message,
  Evidence: common.evidence,
  IncompleteSection: common.incompleteSection,
  User: auth.user,
  Session: auth.session,
  Document: documents.documentItem,
  Job: job,
  Risk: TOOLS.risk.item,
  RiskReport: risk.riskReport,
  RiskHistoryItem: risk.riskHistoryItem,
  AdminUser: admin.adminUser,
  UserMetrics: admin.userMetrics,
  QueueState: admin.queueState,
  FailedJob: admin.failedJob,
  AuditEntry: admin.auditEntry,
  SecondFactor: secondFactor.secondFactor,
  ExportFile: dataRights.exportFile,
};
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/** Where a named schema stands in the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What any tool may have found, each by its name here, or written out where it has none. */
function itemOfAnyTool(): JsonSchema {
  const schemas = Object.values(TOOLS).map(({ item }) => {
    const name = Object.keys(NAMED).find((id) => NAMED[id] === item);
    return name === undefined ? z.toJSONSchema(item) : refTo(name);
  });
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
}

/** Every integer is safe: that is no bound of ours. A format says in a word what its pattern says in a line. */
function tidy({ jsonSchema, zodSchema }: { jsonSchema: JsonSchema; zodSchema: unknown }): void {
  if (zodSchema === jobItem) Object.assign(jsonSchema, itemOfAnyTool());
  if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

/** Writes the contracts' schemas as JSON Schema, and collects the named ones that were met. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};

  /** What a caller sends. Rules that no schema can express (an e-mail, a password) are left to the server. */
  input(schema: mini.ZodMiniType): JsonSchema {
    return this.write(schema, 'input');
  }

  /** What the server answers. */
  output(schema: mini.ZodMiniType): JsonSchema {
    return this.write(schema, 'output');
  }

  private write(schema: mini.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      metadata: io === 'output' ? names : z.registry(),
      override: tidy,
      io,
    });
    const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
    const {
      $schema: _,
      $defs = {},
      id: _id,
      ...rest
    } = JSON.parse(text) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    for (const [name, { id: _own, ...definition }] of Object.entries($defs))
      this.components[name] = definition;
    return rest;
  }
}
