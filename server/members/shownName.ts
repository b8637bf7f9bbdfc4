/** SQL for the name that others read of a row of `member`: a guest's own name with the word "guest", else the handle. */
export const shownName = (member: string): string =>
  `case when ${member}.is_guest and ${member}.guest_name is not null then ${member}.guest_name || ' (guest)' else ${member}.handle end`;
