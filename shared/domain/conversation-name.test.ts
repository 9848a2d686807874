import { expect, it } from '@jest/globals';
import { conversationFilename } from './conversation-name.js';

it.each([
  ['What is the notice period?', 'en', 'docx', 'What is the notice period_conversation.docx'],
  ['ما مدة الإشعار؟', 'ar', 'pdf', 'ما مدة الإشعار؟_محادثة.pdf'],
  ['../a\\b: "c" <d>|*', 'en', 'pdf', 'a b c d_conversation.pdf'],
  ['one\n two\u202E', 'en', 'pdf', 'one two_conversation.pdf'],
  ['???', 'ar', 'docx', 'محادثة.docx'],
] as const)('a conversation named %j in %s as %s is the file %j', (title, lang, format, expected) => {
  expect(conversationFilename(title, { lang, format })).toBe(expected);
});
