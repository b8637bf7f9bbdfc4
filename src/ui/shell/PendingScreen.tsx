import { useEffect, useState } from 'react';

/** Most pages are there sooner: nothing flashes up for them. */
const OPENING_MS = 600;
const LATE_MS = 6000;

/** Stands for a page that is on its way. It says so once that takes a moment, and that nothing answers once it is late. */
export function PendingScreen() {
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const timers = [OPENING_MS, LATE_MS].map((ms, at) => setTimeout(() => setSaid(at + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="page quiet-page" role="status">
      {said > 0 && <p className="muted">Opening…</p>}
      {said > 1 && <p className="muted">No answer yet. We’ll keep trying.</p>}
    </div>
  );
}
