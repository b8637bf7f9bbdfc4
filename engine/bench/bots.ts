import { syntheticGames } from '../bots/bench/syntheticGames.ts';
import { compareBots } from '../bots/bench/tournament.ts';

const sets = Number(process.argv[2] ?? 150);
for (const { name, gameOf } of syntheticGames) {
  const startedAtMs = performance.now();
  const { lane, simple, gain, gainError } = compareBots(gameOf, sets, 1);
  const seconds = (performance.now() - startedAtMs) / 1000;
  console.log(
    `${name}: lane ${lane.toFixed(3)}, SimpleBot ${simple.toFixed(3)}, gain ${gain.toFixed(3)} ± ${gainError.toFixed(3)} (${sets} sets, ${seconds.toFixed(1)} s)`,
  );
}
