import { expect, test } from '@jest/globals';
import { nodeProblem } from './entry.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['12.22.0', '18.20.4', '20.18.9', '21.7.0', '22.11.0', '23.9.0'])(
  'Node %s is refused',
  (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
  },
);
