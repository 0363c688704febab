/** How many rows of each kind a database is filled with; everything else follows from these. */
export interface Amounts {
  readonly people: number;
  readonly rounds: number;
  readonly answers: number;
  readonly invitations: number;
  readonly mails: number;
  readonly sessions: number;
}

/** What two years of a well-used site leave behind. */
const full: Amounts = {
  people: 200_000,
  rounds: 10_000,
  answers: 1_000_000,
  invitations: 1_000_000,
  mails: 500_000,
  sessions: 300_000,
};

/** As little as there can be of everything. */
export const leastShare = 0.002;

/** @param share of the full amounts, such as 0.1 for a tenth */
export function amountsFor(share: number): Amounts {
  const some = (count: number) => Math.ceil(count * Math.max(share, leastShare));
  return {
    people: some(full.people),
    rounds: some(full.rounds),
    answers: some(full.answers),
    invitations: some(full.invitations),
    mails: some(full.mails),
    sessions: some(full.sessions),
  };
}

/** Lists show pages: each kind fills one at least, so that what is compared is how much there is behind it. */
const aPage = 60;

export const atLeastAPage = (count: number): number => Math.max(aPage, Math.ceil(count));
