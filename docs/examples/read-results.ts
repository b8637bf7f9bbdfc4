// Prints who drafted what first at a table that is over, a line a seat. Seats you may not see have no picks.
//   npx tsx read-results.ts DRAFT
// PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with results:read.
const { PASSLEFT_URL = '', PASSLEFT_TOKEN = '' } = process.env;
const [draftId] = process.argv.slice(2);

interface Results {
  seats: {
    seat: { name: string | null };
    picks: { pack: { id: string; card: number }[]; taken: string[] }[];
  }[];
  faces: Record<string, { name: string }>;
}

const response = await fetch(`${PASSLEFT_URL}/api/drafts/${draftId}/results`, {
  headers: { authorization: `Bearer ${PASSLEFT_TOKEN}` },
});
const reply = await response.json();
if (!response.ok) throw new Error(`${reply.code}: ${reply.message}`);

const { seats, faces } = reply as Results;
for (const { seat, picks } of seats) {
  const [first] = picks;
  const taken = first?.pack.find(({ id }) => id === first.taken[0]);
  console.log([seat.name, picks.length, taken && faces[taken.card]?.name].join('\t'));
}
