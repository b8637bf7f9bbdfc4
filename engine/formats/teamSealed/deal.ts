import type { InstanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { keyring } from '../../random/streams.ts';
import { createOpener } from '../shared/opener.ts';
import { openList } from '../shared/packList.ts';
import { freshSeats } from '../shared/seats.ts';
import type { TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';
import { teamOf } from './teams.ts';

/** Opens every pack into the pile of its seat's team. Labels as `createOpener`: packs are numbered by kind, seat after seat. */
export function dealTeamSealed(setup: SetupOf<TeamSealedShape>, secret: Uint8Array): TeamSealedState {
  const { packs, teams } = setup.template;
  const opener = createOpener(setup, keyring(secret));
  const seats = freshSeats(setup.seats);
  const piles: InstanceId[][] = Array.from({ length: teams }, () => []);
  for (let seat = 0; seat < setup.seats; seat += 1) {
    piles[teamOf(seat, teams)]!.push(...openList(opener, packs).flat());
  }
  return {
    format: 'teamSealed',
    phase: 'drafting',
    round: 0,
    instances: opener.instances,
    seats,
    piles,
    done: seats.map(() => false),
    before: null,
  };
}
