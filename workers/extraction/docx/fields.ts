/** The stack of open fields: text within the instruction of any of them is not visible. */
export class Fields {
  /**
   * For each open field, true while its instruction is being read. Below them are `outer` fields that show
   * everything.
   */
  private readonly inner: boolean[] = [];
  private outer = 0;
  private instructions = 0;

  get hide(): boolean {
    return this.instructions > 0;
  }

  begin(): void {
    this.inner.push(true);
    this.instructions += 1;
  }

  separate(): void {
    if (this.inner.length > 0 && this.end()) this.inner.push(false);
  }

  /** Closes the innermost field; returns false if this paragraph has opened none. */
  end(): boolean {
    const instruction = this.inner.pop();
    if (instruction === undefined) this.outer = Math.max(0, this.outer - 1);
    else if (instruction) this.instructions -= 1;
    return instruction !== undefined;
  }

  showAll(): void {
    this.outer += this.inner.length;
    this.inner.length = 0;
    this.instructions = 0;
  }
}
