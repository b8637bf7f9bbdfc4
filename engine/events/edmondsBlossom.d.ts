declare module 'edmonds-blossom-fixed' {
  /**
   * The matching of greatest weight in a graph of edges [a, b, weight] with whole weights; with `maxCardinality` the greatest
   * among those with most pairs. Returns the partner of each vertex, -1 where it has none.
   */
  const blossom: (edges: [number, number, number][], maxCardinality?: boolean) => number[];
  export default blossom;
}
