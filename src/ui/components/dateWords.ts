/** "18 Nov", with the year where it is another one than now. */
export function dayWords(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const isThisYear = at.getFullYear() === new Date(nowMs).getFullYear();
  return at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
