/** A count with its noun and verb, as `counted(1, 'name comes', 'names come')`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
