export function PendingScreen() {
  return (
    <div className="page quiet-page pending" role="status">
      <p className="muted">Opening…</p>
      <p className="muted pending-late">
        The server has not answered yet. We keep asking; you stay signed in.
      </p>
    </div>
  );
}
