import type { ReadersById } from '../reader.js';
import { gdprReaders } from './gdpr.js';
import { informationReaders } from './information.js';
import { orderReaders } from './orders.js';
import { returnReaders } from './returns.js';
import { shopReaders } from './shop.js';

/** Readers of the rules on online shops and electronic dealings. */
export const eCommerceReaders: ReadersById = {
  ...shopReaders,
  ...returnReaders,
  ...orderReaders,
  ...informationReaders,
  ...gdprReaders,
};
