import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const HEAD = `# Test files that needed a second run

Each failed in the whole run of \`npm test\` and ran once more, alone. Under an ordinary load that is a bug, in the test
or in the product. This list grows at its end, and is deleted by hand once all of it is understood.
`;

/**
 * Returns a suite's entry in the list of second runs: when it ran, how busy the machine was, and what failed at
 * first in each file.
 */
export function secondRunsText({ at, load, cores }, runs) {
  const sections = runs.map(({ file, passed, failures }) => {
    const tests = failures.map(({ test, lines }) =>
      [`- ${test}`, ...(lines.length > 0 ? ['', ...lines.map((line) => `      ${line}`), ''] : [])].join(
        '\n',
      ),
    );
    return `### ${file}: ${passed ? 'passed alone' : 'failed again'}\n\n${tests.join('\n')}`.trimEnd();
  });
  const time = at.toISOString().slice(0, 16).replace('T', ' ');
  return `\n## ${time} UTC, load ${load.toFixed(1)} on ${cores} cores\n\n${sections.join('\n\n')}\n`;
}

/** Appends a suite's second runs to the list, which is created if it is missing; writes nothing if there are none. */
export function listSecondRuns(file, when, runs) {
  if (runs.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${existsSync(file) ? '' : HEAD}${secondRunsText(when, runs)}`);
}
