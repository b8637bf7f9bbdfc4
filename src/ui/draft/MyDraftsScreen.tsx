export function MyDraftsScreen() {
  return <h1>My drafts </h1>;
}
