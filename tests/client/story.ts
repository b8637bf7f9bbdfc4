import {
  currentUser,
  deckExport,
  deck as deckOf,
  demoAccounts,
  draftResults,
  games as gameList,
  type LogInResponse,
  logIn,
  logOut,
  tableClose,
  tableMake,
} from './generated';
import { client } from './generated/client.gen';

export interface StoryPorts {
  readonly url: string;
  /** Plays a hosted table to its last pick against bots, through the hub; answers how many picks were made. */
  readonly play: (session: LogInResponse, draftId: string) => Promise<number>;
  readonly tell: (sentence: string) => void;
}

const SEATS = 4;

function expect(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}

/**
 * What a program made by somebody else does with the generated client: it logs in, hosts a table with bots, reads its
 * results and exports a deck. Copied next to `generated/` and checked against it, so nothing else may be imported.
 * Throws where a step fails.
 */
export async function story({ url, play, tell }: StoryPorts): Promise<void> {
  let token = '';
  client.setConfig({ baseUrl: url, auth: () => token });
  const throwOnError = true;

  const { data: demo } = await demoAccounts({ throwOnError });
  const account = demo.accounts.find(({ handle }) => handle === 'Ana');
  if (!account) throw new Error('Demo mode names no account "Ana".');
  const { handle: login, password } = account;
  const { data: session } = await logIn({ body: { login, password }, throwOnError });
  token = session.token;
  const { data: me } = await currentUser({ throwOnError });
  expect(me.userId === session.userId, 'The token of the login is somebody else’s.');
  tell(`Logged in as ${me.handle}.`);

  const { data: known } = await gameList({ throwOnError });
  const [game] = known.games;
  const template = game?.templates.find(({ format }) => format === 'booster');
  if (!game || !template) throw new Error('There is no game with a booster draft.');
  const { data: table } = await tableMake({
    body: {
      game: game.slug,
      template: template.slug,
      solo: false,
      settings: { name: 'From outside', visibility: 'code', seats: SEATS, clock: 'relaxed' },
    },
    throwOnError,
  });
  const { draftId } = table;
  tell(`Hosted a table: ${template.name} of ${game.name}, ${SEATS} seats.`);

  const picks = await play(session, draftId);
  tell(`Drafted against ${SEATS - 1} bots: ${picks} picks.`);

  const { data: results } = await draftResults({ path: { draftId }, throwOnError });
  const mine = results.seats.find(({ seat }) => seat.seat === results.mySeat);
  expect(results.seats.length === SEATS, `The results have ${results.seats.length} seats.`);
  expect(mine?.picks.length === picks, `The results have ${mine?.picks.length} of ${picks} picks.`);
  const total = results.seats.reduce((sum, seat) => sum + seat.picks.length, 0);
  tell(`Read the results: ${results.seats.length} seats with ${total} picks.`);

  const path = { draftId, memberId: session.userId };
  const { data: deck } = await deckOf({ path, throwOnError });
  const [target] = deck.exports;
  if (!target) throw new Error('The deck can be exported to no other program.');
  const { data: file } = await deckExport({ path: { ...path, slug: target.slug }, throwOnError });
  expect(file.text.trim() !== '', `${file.fileName} is empty.`);
  tell(`Exported the deck as ${file.fileName}, ${file.text.trim().split('\n').length} lines.`);

  const unknown = await draftResults({ path: { draftId: 'nowhere' } });
  expect(unknown.error?.code === 'notFound', 'A table that isn’t there was not refused with notFound.');
  const closed = await tableClose({ path: { draftId } });
  expect(closed.response?.ok === true, `Closing the table was refused: ${closed.error?.message}`);
  await logOut({ throwOnError });
  const { error } = await currentUser();
  expect(error?.code === 'signedOut', 'The session was still good after logging out.');
  tell('Logged out.');
}
