export function LobbyScreen({ draftId }: { readonly draftId: string }) {
  return <h1>Table {draftId}</h1>;
}
