const BANNERS = [
  '/art/cards/emberwake/sea-lanterns/tide/rare/Lantern%20Reef.svg',
  '/art/cards/emberwake/peaks/ember/rare/Cinder%20Vale~5.svg',
  '/art/cards/emberwake/grow/dusk/uncommon/Hollow%20Orchard.svg',
  '/art/cards/emberwake/forest-conifers/grove/uncommon/Moss%20Stair.svg',
  '/art/cards/emberwake/towers-ruins/volt/rare/Spark%20Ruin.svg',
  '/art/cards/emberwake/skyline/dusk/rare/Late%20Roofs.svg',
] as const;

/** The landscape behind a member's face; the same member always has the same one. */
export function bannerOf(memberId: string): string {
  const sum = [...memberId].reduce((before, sign) => (before * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return BANNERS[sum % BANNERS.length] ?? BANNERS[0];
}
