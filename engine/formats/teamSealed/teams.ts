/** The team of a seat: seats go round the teams. */
export const teamOf = (seat: number, teams: number): number => seat % teams;

/** Seats of a team, lowest first. */
export const seatsOfTeam = (team: number, teams: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => teamOf(seat, teams) === team);

/** Why this many seats make no equal teams; null when they do. */
export function teamsProblem(teams: number, seats: number): string | null {
  if (seats < teams) return `${teams} teams need at least ${teams} seats.`;
  if (seats % teams !== 0) return `${seats} seats cannot be divided into ${teams} equal teams.`;
  return null;
}
