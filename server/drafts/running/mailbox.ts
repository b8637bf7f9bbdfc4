/** Does one piece of work after the other, in the order they were posted; a failed one does not stop the next. */
export interface Mailbox {
  post<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything posted so far is done. */
  idle(): Promise<void>;
}

export function createMailbox(): Mailbox {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    post(work) {
      const done = tail.then(work, work);
      tail = done.catch(() => undefined);
      return done;
    },
    async idle() {
      await tail;
    },
  };
}
