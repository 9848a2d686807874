/** The package has no types of its own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next possible line break (before `position`), or null after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
