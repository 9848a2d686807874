import { LATER_WORDINGS } from './unseen.js';
import { SERVICE_WORDINGS } from './services.js';
import { TRADE_WORDINGS } from './trade.js';
import type { WordingCases } from '../types.js';
import { WORK_WORDINGS } from './employment-and-leases.js';

export const WORDING_CASES: readonly WordingCases[] = [
  ...WORK_WORDINGS,
  ...TRADE_WORDINGS,
  ...SERVICE_WORDINGS,
  ...LATER_WORDINGS,
];
