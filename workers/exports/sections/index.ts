import type { ExportSection } from '../section.js';
import { accountSection } from './account.js';
import { auditSection } from './audit.js';
import { contactSection } from './contact.js';
import { conversationsSection } from './conversations.js';
import { documentsSection } from './documents.js';
import { jobsSection } from './jobs.js';
import { reportsSection } from './reports.js';
import { translationsSection } from './translations.js';

/** Sections of an export, in the order of its README; a tool with data of its own adds its line here. */
export const sections: readonly ExportSection[] = [
  accountSection,
  documentsSection,
  reportsSection,
  translationsSection,
  conversationsSection,
  jobsSection,
  auditSection,
  contactSection,
];
