import type { Scenario } from '../types.js';
import { browsers } from './browsers.js';
import { crashPoints } from './crash-points.js';
import { diskFull } from './disk-full.js';
import { frozen } from './frozen.js';
import { kills } from './kills.js';
import { modelFaults } from './model-faults.js';
import { poison } from './poison.js';
import { postgres } from './postgres.js';
import { redis } from './redis.js';
import { restarts } from './restarts.js';

/** Every scenario by the name under which `npm run chaos` runs it. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kills,
  'crash-points': crashPoints,
  restarts,
  redis,
  postgres,
  frozen,
  'disk-full': diskFull,
  'model-faults': modelFaults,
  poison,
  browsers,
};
