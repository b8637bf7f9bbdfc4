/** Runs the work of one connection one piece after the other, in the order in which it came. */
export class CallQueue {
  #tail: Promise<void> = Promise.resolve();
  #length = 0;
  #isClosed = false;
  #isDropped = false;

  /** How many pieces are waiting or running. */
  get length(): number {
    return this.#length;
  }

  /** Adds work, which must not reject; after `finish` it is not taken any more. */
  add(work: () => Promise<void>): void {
    if (!this.#isClosed) this.#append(async () => (this.#isDropped ? undefined : work()));
  }

  /** Forgets what has not begun. */
  drop(): void {
    this.#isDropped = true;
  }

  /** Takes no more work and runs `work` as the last. */
  finish(work: () => Promise<void>): void {
    this.#isClosed = true;
    this.#append(work);
  }

  /** Resolves when everything added so far has run or was forgotten. */
  whenIdle(): Promise<void> {
    return this.#tail;
  }

  #append(work: () => Promise<void>): void {
    this.#length += 1;
    this.#tail = this.#tail.then(work).then(() => {
      this.#length -= 1;
    });
  }
}
