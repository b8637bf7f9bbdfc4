import { conserved, ends } from './cards.ts';
import { followsSeed, ownStreams } from './chance.ts';
import { eventsAgree } from './events.ts';
import { changesNothing, replays, survivesJson } from './folding.ts';
import type { Law } from './law.ts';
import { acceptsLegal, countsOnce, refusesIllegal, total } from './legality.ts';
import { agrees, botsFinish } from './playing.ts';
import { secret, secretEvents, shown, unnamed } from './secrecy.ts';
import { dealsOnce, opensAsMany, opensWhatItSays, outlines, readsTemplate } from './setting.ts';

/** Every law that each registered format must keep, by the name that a breach is reported under. */
export const laws = {
  conserved,
  ends,
  changesNothing,
  survivesJson,
  replays,
  secret,
  unnamed,
  secretEvents,
  eventsAgree,
  shown,
  acceptsLegal,
  refusesIllegal,
  countsOnce,
  total,
  followsSeed,
  ownStreams,
  botsFinish,
  agrees,
  readsTemplate,
  opensWhatItSays,
  opensAsMany,
  dealsOnce,
  outlines,
} satisfies Readonly<Record<string, Law>>;

export type LawName = keyof typeof laws;
