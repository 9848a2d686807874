import * as z from 'zod';
import { language } from '#shared/contracts/common.js';
import type { ChildContract } from '#workers/child/protocol.js';
import { item } from './items.js';

const conversationFile = z.object({
  /** Title of the conversation. */
  title: z.string(),
  items: z.array(item),
  lang: language,
});

/** What is written of a conversation. */
export type ConversationFile = z.infer<typeof conversationFile>;

/** Contract for writing a conversation as a Word file in a child process; the file is the body. */
export const docxWriting: ChildContract<ConversationFile, null> = {
  instructions: conversationFile,
  head: z.null(),
};
