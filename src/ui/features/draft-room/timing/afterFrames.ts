/** When the frame began in which something was drawn by its turn. */
let takenAtMs = -1;

/**
 * Does the work when so many frames were painted, in the first one that no other work has: what takes long to draw takes
 * turns. Gives the way to call it off.
 */
export function afterFrames(frames: number, work: () => void): () => void {
  let left = frames;
  let frame = requestAnimationFrame(function step(atMs) {
    if (left > 0 || atMs === takenAtMs) {
      left -= 1;
      frame = requestAnimationFrame(step);
      return;
    }
    takenAtMs = atMs;
    work();
  });
  return () => cancelAnimationFrame(frame);
}
