export function ResultsScreen({ draftId }: { readonly draftId: string }) {
  return <h1>Results {draftId}</h1>;
}
