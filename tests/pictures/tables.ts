import { DEMO_MEMBERS } from '#server/members/demoMembers.ts';
import { type Account, registerNamed, signInAccount } from '../harness/account.ts';
import { openInvited } from '../harness/invited.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { playGathered } from '../harness/wholeDraft.ts';

/** Who sits at the tables of the pictures; the first is who the pictures are taken for. */
export type People = readonly [Player, ...Player[]];

const GUESTS = ['Kim', 'Jonas', 'Samir', 'Theo', 'Vera', 'Linnea'];
const PASSWORD = 'a kettle for pictures';
const GAME = 'emberwake';
const TEMPLATE = 'emberwake-draft';

const comesIn = (url: string, handle: string): Promise<Account> =>
  registerNamed(url, handle, PASSWORD).catch(() => signInAccount(url, handle, PASSWORD));

export async function gatherPeople(url: string): Promise<People> {
  const known = DEMO_MEMBERS.filter(({ handle }) => handle !== 'Juno').toReversed();
  const accounts = await Promise.all([
    ...known.map(({ handle, password }) => signInAccount(url, handle, password)),
    ...GUESTS.map((handle) => comesIn(url, handle)),
  ]);
  const [you, ...others] = await Promise.all(accounts.map(connectPlayer));
  if (!you) throw new Error('Nobody came.');
  return [you, ...others];
}

async function hostTable([host]: People, name: string, clock: string): Promise<string> {
  const settings = { name, visibility: 'code', seats: 8, clock };
  const order = { game: GAME, template: TEMPLATE, solo: false, settings };
  return (await host.account.post<{ draftId: string }>('/drafts', order)).draftId;
}

async function sitDown(players: readonly Player[], draftId: string) {
  await openInvited(players, draftId);
  for (const player of players) await player.command({ type: 'sit', seat: null });
}

/** A finished draft with its results. */
export async function playedTable(people: People): Promise<string> {
  const draftId = await hostTable(people, 'Friday embers', 'standard');
  await sitDown(people, draftId);
  await playGathered({ draftId, players: people }, { url: '', game: GAME, template: TEMPLATE, seats: 8 });
  return draftId;
}

const TALK: readonly (readonly [place: number, text: string])[] = [
  [1, 'Same seats as last week?'],
  [3, 'Fine by me. No Volt for Ana this time.'],
  [1, 'We’ll see what the packs say'],
  [2, 'two minutes, kettle’s on'],
  [0, 'No rush, we start when you’re back.'],
];

/** A table that is being gathered: five people, one of them not ready, one bot, an open seat. */
export async function lobbyOf(people: People): Promise<string> {
  const draftId = await hostTable(people, 'Friday embers', 'standard');
  const [host] = people;
  await sitDown(people.slice(0, 6), draftId);
  for (const [place, player] of people.slice(0, 6).entries())
    if (place !== 2) await player.command({ type: 'ready', isReady: true });
  await host.command({ type: 'addBot', seat: 6 });
  for (const [place, text] of TALK) await people[place]?.invoke('Say', { draftId, text });
  return draftId;
}

const STOP = { round: 1, pick: 4 };

/** Takes the first card of the pack in hand; gives the name of that pick. */
export async function takeFirst(player: Player): Promise<string> {
  const pack = player.room()?.pack;
  if (!pack) return '';
  const { packId, pickNumber, cards } = pack;
  const cardInstanceIds = cards.slice(0, 1).map(({ id }) => id);
  await player.command({
    type: 'pick',
    packId,
    pickNumber,
    cardInstanceIds,
    burnIds: [],
    destination: 'main',
  });
  return `${packId}:${pickNumber}`;
}

async function playSome(player: Player) {
  for (let done = ''; ; ) {
    await player.until(
      (room) => room?.pack != null && `${room.pack.packId}:${room.pack.pickNumber}` !== done,
    );
    const room = player.room();
    if (!room?.pack) continue;
    if (room.round >= STOP.round && room.pack.pickNumber >= STOP.pick) return;
    done = await takeFirst(player);
  }
}

/** A draft in its second pack, with a pack of twelve in every hand. */
export async function runningTable(people: People): Promise<string> {
  const draftId = await hostTable(people, 'Friday embers', 'relaxed');
  const [host] = people;
  await sitDown(people, draftId);
  await host.command({ type: 'start' });
  await Promise.all(people.map(playSome));
  return draftId;
}
