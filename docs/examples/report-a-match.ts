// Reports the match of an event that waits for you.
//   npx tsx report-a-match.ts EVENT WON LOST
// PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with events:read and events:report.
const { PASSLEFT_URL = '', PASSLEFT_TOKEN = '' } = process.env;
const [eventId, won, lost] = process.argv.slice(2);

interface Calls {
  calls: {
    eventId: string;
    round: { kind: string; number: number };
    table: number;
    opponent: string;
    state: string;
  }[];
}
interface Event {
  people: { name: string }[];
  rounds: {
    kind: string;
    number: number;
    matches: { table: number; players: [number, number | null]; state: object }[];
  }[];
}

async function call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${PASSLEFT_URL}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${PASSLEFT_TOKEN}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${reply.code}: ${reply.message}`);
  return reply as Reply;
}

const { calls } = await call<Calls>('GET', '/events/calls');
const mine = calls.find((one) => one.eventId === eventId && one.state === 'play');
if (!mine) throw new Error('No match of this event waits for you.');

// A round is named by its place in the event, a score by the players in the order in which the match lists them.
const { people, rounds } = await call<Event>('GET', `/events/${eventId}`);
const round = rounds.findIndex(
  ({ kind, number }) => kind === mine.round.kind && number === mine.round.number,
);
const match = rounds[round]?.matches.find(({ table }) => table === mine.table);
const isSecond = people[match?.players[0] ?? 0]?.name === mine.opponent;
const wins = isSecond ? [Number(lost), Number(won)] : [Number(won), Number(lost)];

const path = `/events/${eventId}/rounds/${round}/matches/${mine.table}/report`;
const after = await call<Event>('PUT', path, { score: { wins, draws: 0 } });
console.log(JSON.stringify(after.rounds[round]?.matches.find(({ table }) => table === mine.table)?.state));
