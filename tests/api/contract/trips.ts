/*
 * How often a call asks a distant database, at most, where this process knows the session: once for all that it answers or decides by, which
 * includes who it is that calls, and once to store. A call that waits more often keeps people waiting longer, and one that waits within a write
 * keeps everyone else waiting, too.
 */
const usual = 2;

/** Calls that ask more often. */
const special: Readonly<Record<string, number>> = {
  // Deletion: a recent sign-in, and as deleting one’s own account.
  "post /admin/people/{userId}/{act}": 8,
  // What is stored before and after the payment provider was asked, in a run that no other may overlap.
  "post /billing/checkout": 9,
  // The same.
  "post /billing/sync": 7,
  // The password, and a run for the payment provider, that no other may overlap: see there.
  "post /delete-account": 7,
  // Ten rounds end at once, with what their owners are told; each ten more take four trips more.
  "post /team-rounds/{teamRoundId}/close": 8,
};

export const isSpecial = (call: string): boolean => call in special;
export const mostTrips = (call: string): number => special[call] ?? usual;
