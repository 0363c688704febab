/*
 * How often a call asks a distant database, at most, where this process knows the session: once for all that it answers or decides by, which
 * includes who it is that calls, and once to store. A call that waits more often keeps people waiting longer, and one that waits within a write
 * keeps everyone else waiting, too.
 */
const usual = 2;

/** Calls that ask more often. */
const special: Readonly<Record<string, number>> = {
  // Anyone may call it, and it does something outside of the database: so a session is looked up first.
  "get /voice/get-signed-url": 3,
  // Anyone may call it, and it counts tries that find nothing: so a session is looked up first.
  "post /workshop-codes/{code}/guests": 3,
  // Who has a seat is known once the role is stored.
  "patch /organisations/{id}/members/{userId}": 3,
  // Deletion: a recent sign-in, and as deleting one’s own account.
  "post /admin/people/{userId}/{act}": 8,
  // Whose round it is is known first.
  "post /admin/rounds/{surveyId}/{act}": 3,
  // What is stored before and after the payment provider was asked, in a run that no other may overlap.
  "post /billing/checkout": 9,
  // The same.
  "post /billing/sync": 7,
  // It answers with what is stored then.
  "post /billing/trial": 3,
  // A try is counted before the password is looked at, and only who knows the password uses up emails.
  "post /change-email": 3,
  // Whose address it is: tries at it are counted before a password is hashed.
  "post /client-invitations/{token}/accept": 3,
  // The password, and a run for the payment provider, that no other may overlap: see there.
  "post /delete-account": 7,
  // What the client wants, once it’s known who that is.
  "post /facilitator/assessments/{faId}/clients/{clientId}/nudge": 3,
  // Who has a seat is known once they have joined.
  "post /org-invites/received/{inviteId}/accept": 3,
  // And whose address it is: tries at it are counted before a password is hashed.
  "post /org-invites/{token}/accept": 4,
  // What it may send goes by the mailbox that was invited.
  "post /organisations/{id}/invites/{inviteId}/resend": 3,
  // Who of the members wants no emails.
  "post /organisations/{id}/rounds": 3,
  // A model may write about the window before the session begins.
  "post /surveys/{surveyId}/session": 3,
  // Who is invited, and who of them wants no emails.
  "post /surveys/{surveyId}/thanks": 3,
  // Ten rounds end at once, with what their owners are told; each ten more take four trips more.
  "post /team-rounds/{teamRoundId}/close": 7,
  // Whose workshop it is: what its host has had emailed is limited.
  "post /workshop-guests/{guestKey}/mail": 3,
};

export const isSpecial = (call: string): boolean => call in special;
export const mostTrips = (call: string): number => special[call] ?? usual;
