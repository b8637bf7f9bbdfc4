import { encodeInvocation, type Frame } from './protocol.ts';

/** Whatever can stand in a group and take an encoded message. */
export type Receiver = { sendFrame(frame: Frame): boolean };

/** Groups of connections by name; a group exists while somebody is in it. */
export class Groups<Member extends Receiver> {
  readonly #members = new Map<string, Set<Member>>();
  readonly #namesOf = new Map<Member, Set<string>>();

  /** Puts a connection into a group; twice is the same as once. */
  join(member: Member, group: string): void {
    setAt(this.#members, group).add(member);
    setAt(this.#namesOf, member).add(group);
  }

  /** Takes a connection out of a group. */
  leave(member: Member, group: string): void {
    dropFrom(this.#members, group, member);
    dropFrom(this.#namesOf, member, group);
  }

  /** Takes a connection out of all its groups. */
  leaveAll(member: Member): void {
    for (const group of this.#namesOf.get(member) ?? []) dropFrom(this.#members, group, member);
    this.#namesOf.delete(member);
  }

  /** Who stands in the group now. */
  connectionsOf(group: string): readonly Member[] {
    return [...(this.#members.get(group) ?? [])];
  }

  /** Calls `target` on each connection of the group, encoded once; gives the number of connections that took it. */
  sendToGroup(group: string, target: string, ...args: readonly unknown[]): number {
    const members = this.connectionsOf(group);
    if (members.length === 0) return 0;
    const frame = encodeInvocation(target, args);
    return members.filter((member) => member.sendFrame(frame)).length;
  }
}

function setAt<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
  const known = map.get(key);
  if (known) return known;
  const fresh = new Set<Item>();
  map.set(key, fresh);
  return fresh;
}

function dropFrom<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = map.get(key);
  if (!set) return;
  set.delete(item);
  if (set.size === 0) map.delete(key);
}
