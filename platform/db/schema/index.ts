export * from './audit.js';
export * from './contact.js';
export * from './documents.js';
export * from './jobs.js';
export * from './reports.js';
export * from './translations.js';
export * from './users.js';
