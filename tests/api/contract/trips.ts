/*
 * How often a call asks a distant database, at most. One that reads asks who it is that calls, and for all that it answers. One that changes
 * something asks who calls, what its decision goes by, and to store it. A call that waits more often keeps people waiting longer, and one that
 * waits within a write keeps everyone else waiting, too.
 */
const usual = (call: string): number => (call.startsWith("get ") ? 2 : 3);

/** Calls that ask more often. */
const special: Readonly<Record<string, number>> = {
  // A try is counted before so much is read.
  "get /account/export": 3,
  // A person whom it names is found first.
  "get /admin/log": 3,
  "get /admin/log.csv": 3,
  // A page of people is found first.
  "get /admin/people": 3,
  "get /admin/people.csv": 3,
  // As a report.
  "get /facilitator/assessments/{faId}/group": 3,
  // As a report.
  "get /facilitator/clients/{clientId}/preparation": 3,
  // Each result goes through the gate.
  "get /facilitator/clients/{clientId}/retakes": 3,
  // A report that can't be made isn't counted.
  "get /surveys/{surveyId}/export": 3,
  // As a report.
  "get /surveys/{surveyId}/keepsake": 3,
  // It writes down the right to a talk, about a window that is looked at before.
  "get /voice/get-signed-url": 4,
  // Who has a seat is known once the role is stored.
  "patch /organisations/{id}/members/{userId}": 4,
  // Deletion: a recent sign-in, and as deleting one’s own account.
  "post /admin/people/{userId}/{act}": 9,
  // Whose round it is is known first.
  "post /admin/rounds/{surveyId}/{act}": 4,
  // What is stored before and after the payment provider was asked, in a run that no other may overlap.
  "post /billing/checkout": 9,
  // The same.
  "post /billing/sync": 8,
  // It answers with what is stored then.
  "post /billing/trial": 4,
  // A try is counted before the password is looked at, and who knows the password uses up emails.
  "post /change-email": 5,
  // As every call that asks for the password once more: a try is counted before that is looked at.
  "post /change-password": 4,
  // A password is hashed before: its tries are counted before that.
  "post /client-invitations/{token}/accept": 4,
  // It counts tries, and asks who is signed in although it needs nobody to be.
  "post /confirm-email-change": 4,
  // The password, and a run for the payment provider, that no other may overlap: see there.
  "post /delete-account": 8,
  // These ask for the facilitator’s plan before.
  "post /facilitator/assessments": 4,
  "post /facilitator/assessments/{faId}/clients": 4,
  // And for what the client wants, once it’s known who that is.
  "post /facilitator/assessments/{faId}/clients/{clientId}/nudge": 5,
  "post /facilitator/assessments/{faId}/facilitators": 4,
  "post /facilitator/assessments/{faId}/group": 4,
  "post /facilitator/clients/{clientId}/session": 4,
  // Who has a seat is known once they have joined.
  "post /org-invites/received/{inviteId}/accept": 4,
  // And a new password is hashed before: its tries are counted before that.
  "post /org-invites/{token}/accept": 5,
  // What it may send goes by the mailbox that was invited.
  "post /organisations/{id}/invites/{inviteId}/resend": 4,
  // Whom it asks is known once the members are.
  "post /organisations/{id}/rounds": 4,
  // A model may write about the window before the session begins.
  "post /surveys/{surveyId}/session": 4,
  // Who is invited, and who of them wants no emails.
  "post /surveys/{surveyId}/thanks": 4,
  // Ten rounds end at once, with what their owners are told; each ten more take four trips more.
  "post /team-rounds/{teamRoundId}/close": 8,
  // It asks who is signed in although it needs nobody to be, and writes nothing for a code of no workshop.
  "post /workshop-codes/{code}/guests": 4,
};

export const isSpecial = (call: string): boolean => call in special;
export const mostTrips = (call: string): number => special[call] ?? usual(call);
