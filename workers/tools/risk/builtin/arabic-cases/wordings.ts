import { LATER_WORDINGS } from './wordings-later.js';
import { SERVICE_WORDINGS } from './wordings-services.js';
import { TRADE_WORDINGS } from './wordings-trade.js';
import type { WordingCases } from './wording-cases.js';
import { WORK_WORDINGS } from './wordings-work.js';

export const WORDING_CASES: readonly WordingCases[] = [
  ...WORK_WORDINGS,
  ...TRADE_WORDINGS,
  ...SERVICE_WORDINGS,
  ...LATER_WORDINGS,
];
