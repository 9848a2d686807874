import * as z from 'zod';
import type * as mini from 'zod/mini';
import * as admin from '#shared/api/admin.js';
import * as auth from '#shared/api/auth.js';
import * as chat from '#shared/api/chat.js';
import * as compliance from '#shared/api/compliance.js';
import * as dataRights from '#shared/api/data-rights.js';
import * as documents from '#shared/api/documents.js';
import * as law from '#shared/api/law.js';
import * as rephrase from '#shared/api/rephrase.js';
import * as risk from '#shared/api/risk.js';
import * as secondFactor from '#shared/api/second-factor.js';
import * as translate from '#shared/api/translate.js';
import * as common from '#shared/contracts/common.js';
import { errorBody } from '#shared/contracts/errors.js';
import { job, jobItem } from '#shared/contracts/jobs.js';
import { mark } from '#shared/contracts/marks.js';
import { userMetrics } from '#shared/contracts/metrics.js';
import { TOOLS } from '#shared/tools/index.js';
import { complianceScope } from '#shared/tools/compliance/contract.js';
import { riskScope } from '#shared/tools/risk/scope.js';

export type JsonSchema = Record<string, unknown>;

/** Schemas with a component name of their own; every other one is inlined where it is used. */
const NAMED: Record<string, mini.ZodMiniType> = {
  Error: errorBody,
  Message: common.message,
  Evidence: common.evidence,
  IncompleteSection: common.incompleteSection,
  User: auth.user,
  Session: auth.session,
  Document: documents.documentItem,
  Job: job,
  Mark: mark,
  Risk: TOOLS.risk.item,
  RiskReport: risk.riskReport,
  RiskHistoryItem: risk.riskHistoryItem,
  RiskScope: riskScope,
  ComplianceIssue: TOOLS.compliance.item,
  ComplianceReport: compliance.complianceReport,
  ComplianceHistoryItem: compliance.complianceHistoryItem,
  ComplianceScope: complianceScope,
  CheckedLaw: compliance.checkedLaw,
  Change: TOOLS.rephrase.item,
  Rephrasing: rephrase.rephrasing,
  RephraseHistoryItem: rephrase.rephraseHistoryItem,
  TranslatedParagraph: TOOLS.translate.item,
  TranslationReport: translate.translationReport,
  TranslateHistoryItem: translate.translateHistoryItem,
  LawSummary: law.lawSummary,
  Law: law.law,
  LawArticle: law.lawArticle,
  LawResult: law.lawResult,
  Citation: chat.citation,
  ChatMessage: chat.chatMessage,
  ChatSession: chat.chatSession,
  ChatSessionSummary: chat.chatSessionSummary,
  AdminUser: admin.adminUser,
  UserMetrics: userMetrics,
  QueueState: admin.queueState,
  FailedJob: admin.failedJob,
  AuditEntry: admin.auditEntry,
  SecondFactor: secondFactor.secondFactor,
  ExportFile: dataRights.exportFile,
};
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/** Returns a reference to a named schema. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schema of an item that any tool may find: by its component name, or inlined if it has none. */
function itemOfAnyTool(): JsonSchema {
  const schemas = Object.values(TOOLS).map(({ item }) => {
    const name = Object.keys(NAMED).find((id) => NAMED[id] === item);
    return name === undefined ? z.toJSONSchema(item) : refTo(name);
  });
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
}

/**
 * Removes what says nothing about this API: the bounds of safe integers, and patterns that a format already
 * names. Also fills in the items of a job, which are those of any tool.
 */
function simplify({ jsonSchema, zodSchema }: { jsonSchema: JsonSchema; zodSchema: unknown }): void {
  if (zodSchema === jobItem) Object.assign(jsonSchema, itemOfAnyTool());
  if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

/** Converts the contracts' schemas to JSON Schema, and collects the named ones that are used. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};

  /**
   * Converts the schema of a request. Rules that JSON Schema cannot express (an e-mail, a password) are left to
   * the server.
   */
  input(schema: mini.ZodMiniType): JsonSchema {
    return this.write(schema, 'input');
  }

  /** Converts the schema of a response. */
  output(schema: mini.ZodMiniType): JsonSchema {
    return this.write(schema, 'output');
  }

  private write(schema: mini.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      metadata: io === 'output' ? names : z.registry(),
      override: simplify,
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
