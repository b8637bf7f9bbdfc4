import type { AnyEventObject } from 'xstate';
import type { CommandEnvelope, Prepare, TableCommand } from '#contract/room/room.ts';
import type { GeneratedPath, Step } from '#src/machines/paths/model.ts';
import { PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { type DraftRoomSnapshot, draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import { selectLineState, selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import {
  FIRST_WORLD,
  type SentDecision,
  seatWord,
  type World,
  worldAfter,
} from '../draftRoom/draftRoom.oracle.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite } from './browserSite.ts';
import { comes, type PreparedWords, type RoomBrowser } from './draftRoom.browser.ts';
import type { Scene } from './draftRoom.cases.ts';
import { DELAYED, HAPPENINGS, openRoom, toldBy } from './draftRoom.driver.ts';
import { BEYOND_A_BROWSER, draftRoomTours, sceneOf } from './draftRoom.model.ts';
import { layTable, logInAna, meetRoomPeople, type RoomPeople } from './draftRoom.people.ts';
import type { HubMessage } from './hubLine.ts';
import { soon } from './soon.ts';

const TURN_MS = 16;
const PATIENCE_MS = 8000;
/** The app is fetched and started anew for each path. */
const OPENING_MS = 30_000;

/** The draft room in the real page against the real server, with every word of the hub delayed by the line until its step. */
export function draftRoomWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(draftRoomMachine);
  for (const name of Object.keys(BEYOND_A_BROWSER)) watch.note(name);
  let meeting: Promise<RoomPeople> | null = null;
  return {
    name: 'draftRoom',
    where: 'browser',
    machine: draftRoomMachine,
    paths: draftRoomTours(),
    proofs: PROOFS_OF.draftRoom,
    watch,
    async open(path) {
      meeting ??= meetRoomPeople(site);
      const walked: string[] = [];
      const hear = (names: readonly string[]) => {
        walked.push(...names);
        names.forEach(watch.note);
      };
      const walk = await beginAt(site, await meeting, path, { walked, hear });
      const system = underTest(walk);
      try {
        await comes(walk, 'OpenTable', 50, OPENING_MS);
      } catch (fault) {
        // What is left open would be in the way of the next path.
        await system.close?.();
        throw fault;
      }
      return system;
    },
  };
}

const hrefOf = (scene: Scene, draftId: string) =>
  scene === 'lobby' ? `/drafts/${draftId}` : `/drafts/${draftId}/room`;

async function beginAt(
  site: BrowserSite,
  people: RoomPeople,
  path: GeneratedPath,
  { walked, hear }: Pick<RoomBrowser, 'walked'> & { readonly hear: (names: readonly string[]) => void },
): Promise<RoomBrowser> {
  const scene = sceneOf(path);
  site.proxy.forget();
  const visit = await site.visit(hear);
  const table = await layTable(site, scene, people);
  site.proxy.hub.delay(...DELAYED);
  visit.page.setDefaultTimeout(PATIENCE_MS);
  const network = await visit.context.newCDPSession(visit.page);
  await openRoom(visit.page, await logInAna(site, people, visit.context), hrefOf(scene, table.draftId));
  return {
    ...{ site, visit, table, people, network, world: FIRST_WORLD },
    ...{ droppedAtMs: 0, toldSoFar: 0, otherWindow: null, walked, prepared: [] },
  };
}

function underTest(walk: RoomBrowser): WalkedSystem {
  const { visit, site } = walk;
  const note = (event: AnyEventObject) => {
    const { told } = walk.world;
    walk.world = worldAfter(walk.world, event);
    if (walk.world.told.length > told.length) walk.prepared.push(...preparedIn(walk.world));
  };
  const hear = () => {
    const messages = site.proxy.hub.heard();
    const news = messages.slice(walk.toldSoFar).flatMap((message) => toldBy(message, site.nowMs()));
    walk.toldSoFar = messages.length;
    news.forEach(note);
  };
  const execute = async (step: Step) => {
    const done = await HAPPENINGS[step.event.type]?.(walk, step);
    done?.forEach(note);
  };
  return {
    executors: Object.fromEntries(Object.keys(HAPPENINGS).map((type) => [type, execute])),
    check: ({ after }) =>
      soon(
        async () => {
          hear();
          expectSame(await seen(walk), promised(walk));
          const { line } = walk.world;
          const snapshot = after as DraftRoomSnapshot;
          const meant = [selectLineState(snapshot), selectSeatState(snapshot)];
          expectSame([line, seatWord(walk.world)], meant, 'It happened otherwise than the step says.');
        },
        () => visit.pass(TURN_MS),
      ),
    picture: () => visit.page.screenshot(),
    async close() {
      await walk.otherWindow?.leave();
      site.proxy.forget();
      await visit.close();
      await walk.table.clear();
    },
  };
}

/** What the server is told: nothing where nothing can be taken, and of the stars those that lie in hand. */
function preparedIn({ draft, chosen, starred }: World): readonly PreparedWords[] {
  if (draft === null || draft.hasBoard) return [{ reserved: chosen, starred }];
  const { asked } = draft;
  return asked ? [{ reserved: chosen, starred: starred.filter((id) => asked.cards.includes(id)) }] : [];
}

const BANNER = /^(?:Reconnecting… your seat is safe|You’re offline)/;

/** What stands in the place of the room, or where the line and the seat are; and what was sent. */
async function seen({ visit: { page, complaints }, site }: RoomBrowser) {
  const shown = await page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
    const chosen = '[data-pack=held] [data-card][aria-selected=true], [data-half-deck][aria-checked=true]';
    const idOf = ({ dataset }: HTMLElement) => dataset.card ?? dataset.halfDeck ?? '';
    const notice = text('[data-room=notice] h1') ?? text('main [role=status] [class*=alert__title]');
    if (document.querySelector('[data-room=bar]') === null) return { notice };
    return {
      notice,
      line: text('[data-room=line]'),
      banner: text('[data-room=banner]') ?? '',
      title: document.title.replace(/ · [^·]*$/, ''),
      reserved: [...document.querySelectorAll<HTMLElement>(chosen)].map(idOf),
      refusal: text('[data-pack=held] .pc-x'),
    };
  });
  const { hub } = site.proxy;
  return {
    shown:
      'line' in shown
        ? {
            ...shown,
            banner: BANNER.exec(shown.banner ?? '')?.[0] ?? null,
            title: shown.title?.replace(/^● (?:\d+:\d\d )?/, '● '),
          }
        : shown,
    ...sentIn(hub.sent()),
    complaints: complaints.filter(isUnexpected),
  };
}

/** What a cut line makes the browser say. */
const isUnexpected = (words: string) =>
  !words.startsWith('Failed to load resource') && !words.startsWith('WebSocket connection to');

/** A command that is sent again is the same command. */
function sentIn(sent: readonly HubMessage[]) {
  const decisions = new Map<string, SentDecision>();
  const prepared: PreparedWords[] = [];
  for (const { name, body } of sent) {
    if (name === 'Command pick' || name === 'Command choose') {
      const { commandId, command } = body as CommandEnvelope;
      decisions.set(commandId, decisionWords(command));
    }
    if (name === 'Prepare') {
      const { reserved, reservedBurns, starred } = body as Prepare;
      prepared.push({ reserved: [...reserved, ...reservedBurns], starred });
    }
  }
  return { decided: [...decisions.values()], prepared };
}

function decisionWords(command: TableCommand): SentDecision {
  if (command.type === 'pick') {
    const { packId, pickNumber, cardInstanceIds, burnIds } = command;
    return { type: 'pick', turn: `${packId} ${pickNumber}`, takes: cardInstanceIds, burns: burnIds };
  }
  if (command.type !== 'choose') throw new Error(`Nobody decided a "${command.type}".`);
  const { type, turnId, turnNumber, option } = command;
  return { type, turn: `${turnId} ${turnNumber}`, takes: [option], burns: [] };
}

const NOTICES: Readonly<Partial<Record<World['line'], string>>> = {
  superseded: 'This seat is open in another window.',
  removed: 'You’re no longer at this table',
  absent: 'There is no such table.',
};
const BANNERS: Readonly<Partial<Record<World['line'], string>>> = {
  lost: 'Reconnecting… your seat is safe',
  offline: 'You’re offline',
};
const LINES: Readonly<Partial<Record<World['line'], string>>> = {
  live: 'Live',
  lost: 'Reconnecting',
  offline: 'Offline',
};
const TITLES: Readonly<Record<string, string>> = {
  browsing: '● Your pick',
  reserved: '● Your pick',
  refused: '● Your pick',
  submitting: 'Waiting',
  waiting: 'Waiting',
  paused: '❚❚ Paused',
  handed: 'A bot plays your seat',
  finished: 'Draft over',
  watching: 'Watching',
};

function promised({ world, prepared }: RoomBrowser) {
  const { line, draft, refusal, sent } = world;
  const seat = seatWord(world);
  const notice = NOTICES[line] ?? null;
  return {
    shown:
      notice !== null || draft === null
        ? { notice }
        : {
            notice,
            line: LINES[line] ?? 'Checking',
            banner: BANNERS[line] ?? null,
            title: TITLES[seat],
            reserved: reservedIn(world),
            refusal: refusal !== null && draft.asked ? refusal.message : null,
          },
    ...{ decided: sent, prepared, complaints: [] },
  };
}

/** What is marked as taken at zero: no card that is on its way already, and not what was just refused. */
function reservedIn(world: World): readonly string[] {
  const { draft, chosen, refusal } = world;
  const seat = seatWord(world);
  const isShown =
    seat === 'submitting' ? draft?.hasBoard : !['waiting', 'finished', 'watching'].includes(seat);
  if (!isShown || !draft?.asked) return [];
  return chosen.filter((id) => !refusal?.cardIds.includes(id));
}
