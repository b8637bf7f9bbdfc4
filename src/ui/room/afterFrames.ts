/** Does the work when so many frames were painted; gives the way to call it off. */
export function afterFrames(frames: number, work: () => void): () => void {
  let left = frames;
  let frame = requestAnimationFrame(function step() {
    if (left === 0) return work();
    left -= 1;
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
