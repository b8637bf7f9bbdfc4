import { Groups } from './groups.ts';
import type { LiveConnection } from './live-connection.ts';
import type { Principal } from './principal.ts';

/** Every connection whose socket is up, found by user and by session. */
export class Roster<Items, P extends Principal> {
  readonly #connections = new Set<LiveConnection<Items, P>>();
  readonly #byUser = new Groups<LiveConnection<Items, P>>();
  readonly #bySession = new Groups<LiveConnection<Items, P>>();

  get size(): number {
    return this.#connections.size;
  }

  /** All of them, as they stand now. */
  all(): readonly LiveConnection<Items, P>[] {
    return [...this.#connections];
  }

  /** The sessions of all of them, each once. */
  sessionIds(): readonly string[] {
    return [...new Set(this.all().map(({ principal }) => principal.sessionId))];
  }

  /** Keeps a connection until its socket is gone. */
  keep(connection: LiveConnection<Items, P>): void {
    this.#connections.add(connection);
    this.#byUser.join(connection, connection.principal.userId);
    this.#bySession.join(connection, connection.principal.sessionId);
    void connection.gone.then(() => {
      this.#connections.delete(connection);
      this.#byUser.leaveAll(connection);
      this.#bySession.leaveAll(connection);
    });
  }

  /** The connections of a user, with those that are about to close. */
  ofUser(userId: string): readonly LiveConnection<Items, P>[] {
    return this.#byUser.connectionsOf(userId);
  }

  /** The connections of a session, with those that are about to close. */
  ofSession(sessionId: string): readonly LiveConnection<Items, P>[] {
    return this.#bySession.connectionsOf(sessionId);
  }
}
