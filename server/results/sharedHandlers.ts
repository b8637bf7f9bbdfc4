import { api as rows } from '#contract/api.ts';
import type { RouteModule } from '../app/appContext.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { granted } from '../http/granted.ts';
import { implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
import { namesLanguage } from '../http/requestLocale.ts';
import { findResultLink, LINK_OVER, readShared, type SharedRoom } from './resultLinks.ts';
import { resultsInLanguage } from './resultsInLanguage.ts';

/** Reading results by the key of a link; wrong keys count against the visitor's address. */
export const sharedHandlers = ({ linkedView }: Omit<SharedRoom, 'db'>): readonly RouteModule[] => [
  implement(rows.sharedResults, async ({ params: { key }, request }, context) => {
    const { db, clock } = context;
    const link = await guessFrom(context, addressOf(request))(() => findResultLink(db, key, clock.now()));
    const shared = link && (await readShared({ db, linkedView }, link));
    if (link === null || !shared?.ok)
      throw refusal('notFound', null, { sentence: shared?.ok === false ? shared.message : LINK_OVER });
    const results = await resultsInLanguage(
      db,
      link.draft_id,
      { ok: true, value: shared.value.results },
      namesLanguage(request),
    );
    return { ...shared.value, results: granted(results) };
  }),
];
