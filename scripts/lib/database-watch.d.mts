/** The methods of an embedded database that the watch uses. */
export interface Watched {
  isWhereItWas(): boolean;
  restart(options: { signal: AbortSignal; report: (text: string) => void }): Promise<{ moved: boolean }>;
}
export class DatabaseWatch {
  constructor(options: {
    embedded: Watched;
    report: (text: string) => void;
    onMoved: () => void;
    onFailed: (error: Error) => void;
    lookMs?: number;
  });
  start(): void;
  readonly back: Promise<void> | undefined;
  stop(): Promise<void>;
}
