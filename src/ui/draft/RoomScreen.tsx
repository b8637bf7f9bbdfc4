export function RoomScreen({ draftId }: { readonly draftId: string }) {
  return <h1>Draft {draftId}</h1>;
}
