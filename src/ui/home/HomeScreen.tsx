export function HomeScreen() {
  return <h1>Draft any card game. </h1>;
}
