export type Command =
  'next' | 'previous' | 'open' | 'close' | 'accept' | 'dismiss' | 'note' | 'undo' | 'search' | 'help';

/** The keys of the room: each with the character that the same key types in the Arabic layout, if it is a letter. */
export const KEYS: readonly { command: Command; keys: readonly string[] }[] = [
  { command: 'next', keys: ['j', 'ت'] },
  { command: 'previous', keys: ['k', 'ن'] },
  { command: 'open', keys: ['Enter'] },
  { command: 'close', keys: ['Escape'] },
  { command: 'accept', keys: ['e', 'ث'] },
  { command: 'dismiss', keys: ['x', 'ء'] },
  { command: 'note', keys: ['n', 'ى'] },
  { command: 'undo', keys: ['u', 'ع'] },
  { command: 'search', keys: ['/', 'ظ'] },
  { command: 'help', keys: ['?', '؟'] },
];

const COMMANDS = new Map(KEYS.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)));

/** Returns the command of a pressed key; undefined for other keys. */
export const commandOfKey = (key: string): Command | undefined => COMMANDS.get(key);
