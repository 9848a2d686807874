export const root: string;
/** Returns the sentence that refuses a version of Node, or undefined if the version is supported. */
export function nodeProblem(version: string): string | undefined;
export function runCommand(load: () => Promise<unknown>): void;
