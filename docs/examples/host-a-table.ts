// Hosts a table and posts its link to a chat, such as the webhook of a Discord channel.
//   npx tsx host-a-table.ts GAME TEMPLATE
// PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with tables:host and drafts:read, POST_TO where the link goes.
const { PASSLEFT_URL = '', PASSLEFT_TOKEN = '', POST_TO = '' } = process.env;
const [game, template] = process.argv.slice(2);

async function call<Reply>(path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${PASSLEFT_URL}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${PASSLEFT_TOKEN}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${reply.code}: ${reply.message}`);
  return reply as Reply;
}

const settings = { name: 'Friday draft', visibility: 'code', seats: 8 };
const { draftId } = await call<{ draftId: string }>('/drafts', { game, template, solo: false, settings });
const { code } = await call<{ code: string }>(`/drafts/${draftId}`);
const link = `${PASSLEFT_URL}/?join=${code}`;

const posted = await fetch(POST_TO, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ content: `Draft tonight? Sit down here: ${link}` }),
});
if (!posted.ok) throw new Error(`${POST_TO} answered ${posted.status}.`);
console.log(link);
