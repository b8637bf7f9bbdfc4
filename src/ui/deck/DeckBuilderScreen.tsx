export function DeckBuilderScreen({
  draftId,
  userId,
}: {
  readonly draftId: string;
  readonly userId: string;
}) {
  return (
    <h1>
      Deck {draftId} {userId}
    </h1>
  );
}
