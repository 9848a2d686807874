import type { ReadersById } from '../reader.js';
import { probationReaders } from './probation.js';

/** Readers of the rules of the Labor Law. */
export const laborReaders: ReadersById = { ...probationReaders };
