import type { ReadersById } from '../reader.js';
import { dateReaders } from './dates.js';
import { tradeTermReaders } from './trade.js';

/** Readers of the rules on international trade and on dates. */
export const internationalReaders: ReadersById = { ...tradeTermReaders, ...dateReaders };
