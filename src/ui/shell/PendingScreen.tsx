export function PendingScreen() {
  return (
    <div className="page quiet-page pending" role="status">
      <p className="muted">Opening…</p>
      <p className="muted pending-late">No answer yet. We’ll keep trying.</p>
    </div>
  );
}
