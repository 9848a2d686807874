export const root: string;
/** The sentence that refuses a version of Node, or undefined where it will do. */
export function nodeProblem(version: string): string | undefined;
export function runCommand(load: () => Promise<unknown>): void;
