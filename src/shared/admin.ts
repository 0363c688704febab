/** What there is on a server, in totals that tell nothing of anybody. */
export interface AdminOverview {
  readonly users: number;
  readonly surveys: number;
  /** Windows that were opened, each time counted. */
  readonly snapshots: number;
}
