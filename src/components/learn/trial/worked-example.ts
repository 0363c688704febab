/** The worked example of docs/scoring.md, as far as the page shows it: six people, 39 picks, and the index that they gave. */
export const workedExample = {
  peers: 6,
  allPicks: 39,
  agreement: { value: 52, low: 25, high: 79 },
} as const;
