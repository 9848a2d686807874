import { createHash } from 'node:crypto';
import { findConversation } from '#platform/db/queries/chat-export.js';
import { findConversationFileJob, takeConversationFile } from '#platform/db/queries/conversation-files.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { ConversationFileInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';
import { sendBytes } from '#server/files/send.js';
import { requestLanguage } from '#server/language.js';
import { ALREADY_SENT, type Context } from '#server/route.js';
import { respondWithJob } from '#server/work/respond-with-job.js';
import type { exportChatSession, ExportFormat } from '#shared/api/chat.js';
import { conversationFilename } from '#shared/domain/conversation-name.js';

type Call = Context<typeof exportChatSession>;

const CONTENT_TYPES: Record<ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/**
 * Has a conversation written as a file, sends the file and removes it. A request that did not wait for the end finds its file
 * when it comes again, unless the conversation has changed: then it is written anew.
 * @throws AppError `not_found`, also if the conversation is deleted meanwhile.
 */
export async function exportConversation(deps: Deps, call: Call): Promise<typeof ALREADY_SENT> {
  const { user, params, query, req, res } = call;
  const conversation = await findConversation(deps.db, { userId: user.id, sessionId: params.id });
  if (conversation === undefined) throw new AppError('not_found');
  const { format } = query;
  const lang = requestLanguage(req, user.language);
  const version = createHash('sha256').update(JSON.stringify(conversation)).digest('hex');
  const jobId = await startWriting(deps, call, { sessionId: conversation.id, format, lang, version });
  return respondWithJob(deps, call, jobId, async ({ result }): Promise<typeof ALREADY_SENT> => {
    if (result === null) throw new AppError('not_found');
    const size = await takeConversationFile(deps.db, result.id);
    // Another request has taken the file in this moment.
    if (size === undefined) return exportConversation(deps, call);
    const filename = conversationFilename(conversation.title, { lang, format });
    try {
      await sendBytes(deps, res, {
        ...{ filename, contentType: CONTENT_TYPES[format], size, blobId: result.id },
        logged: { conversation: conversation.id },
      });
    } finally {
      await deps.storage
        .remove(deps.db, result.id)
        .catch((error: unknown) =>
          deps.log.warn({ err: error, blob: result.id }, 'a conversation’s file was left for the sweep'),
        );
    }
    return ALREADY_SENT;
  });
}

/** Starts the job that writes this version of a conversation, or finds the one whose file nobody has taken; returns its id. */
async function startWriting(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { user, requestId }: Pick<Call, 'user' | 'requestId'>,
  input: ConversationFileInput,
): Promise<string> {
  const userId = user.id;
  let newJob: JobRow | undefined;
  const id = await db.transaction(async (tx) => {
    // Locked, so that of two requests at the same moment the second finds the job of the first.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const found = await findConversationFileJob(tx, { userId, input });
    if (found !== undefined) return found;
    // Without a name: the row outlives the conversation.
    newJob = await jobs.insert(tx, {
      kind: 'report',
      userId,
      input,
      documentId: null,
      filename: null,
      requestId,
    });
    return newJob.id;
  });
  if (newJob !== undefined) await jobs.deliver(newJob);
  return id;
}
