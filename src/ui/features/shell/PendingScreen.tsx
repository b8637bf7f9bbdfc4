/**
 * Stands for a page that is on its way. By shell.css it says so once that takes a moment, and that nothing answers once it
 * is late: until then the words are hidden, not only clear, so that nothing is read out that is not true.
 */
export function PendingScreen() {
  return (
    <div className="page quiet-page pending" role="status">
      <p className="muted">Opening…</p>
      <p className="muted pending-late">No answer yet. We’ll keep trying.</p>
    </div>
  );
}
