import { describeSessionStore } from '#tests/carriers/sessions.js';
import { createPostgresSessionStore } from './postgres.js';

describeSessionStore('sessions in PostgreSQL', createPostgresSessionStore);
