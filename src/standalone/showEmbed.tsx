import { createRoot } from 'react-dom/client';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import { sharedResultRoutes } from '#contract/routes/results/sharedResults.ts';
import { createApi, type SendAuthorised } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { API_BASE_PATH } from '#src/api/http.ts';
import { noAnswerWords } from '#src/machines/failure.ts';
import { EmbeddedReplay } from '#src/ui/features/streams/embed/EmbeddedReplay.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import '#src/ui/system/css/fonts.css';
import '#src/ui/system/css/reset.css';
import '#src/ui/system/css/tokens.css';

/** Asks without cookies: what is shown is the same for everybody. Throws what `errorWords` reads. */
const send: SendAuthorised = async ({ path }, signal) => {
  const response = await fetch(`${API_BASE_PATH}${path}`, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new Error(noAnswerWords(), { cause });
  });
  const reply: unknown = await response.json().catch(() => null);
  if (!response.ok) throw Object.assign(new Error(noAnswerWords()), reply, { status: response.status });
  return reply;
};

/** Shows the replay of a shared link, as anybody who has it may see it. */
export async function showEmbed(place: HTMLElement, key: string): Promise<void> {
  const client = createClient(sharedResultRoutes, createApi(send));
  await loadMessages('streams', 'results', 'common');
  const load = (): Promise<SharedResults> => client.sharedResults({ params: { key } });
  createRoot(place).render(<EmbeddedReplay linkKey={key} load={load} />);
}
