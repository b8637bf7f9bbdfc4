export function BrowseScreen() {
  return <h1>Open tables </h1>;
}
