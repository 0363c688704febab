/*
 * How often a call asks a distant database, at most. One that reads asks who it is that calls, and for all that it answers. One that changes
 * something asks who calls, what its decision goes by, and to store it. A call that waits more often keeps people waiting longer, and one that
 * waits within a write keeps everyone else waiting, too.
 */
const usual = (call: string): number => (call.startsWith("get ") ? 2 : 3);

/** Calls that ask more often. */
const special: Readonly<Record<string, number>> = {
  "delete /facilitator/assessments/{faId}": 5,
  "delete /facilitator/assessments/{faId}/clients/{clientId}": 7,
  "delete /facilitator/assessments/{faId}/facilitators/{userId}": 6,
  "delete /facilitator/clients/{clientId}/session": 5,
  "delete /surveys/{surveyId}": 4,
  "delete /surveys/{surveyId}/invitations/{invitationId}": 5,
  "delete /surveys/{surveyId}/sharing": 6,
  // A try is counted before so much is read.
  "get /account/export": 3,
  "get /admin/health": 3,
  "get /admin/log": 3,
  "get /admin/log.csv": 3,
  "get /admin/people": 3,
  "get /admin/people.csv": 3,
  "get /admin/plans": 4,
  "get /admin/posts/{id}": 3,
  "get /admin/posts/{id}/revisions": 4,
  "get /client-invitations/received/{clientId}": 3,
  "get /client-invitations/{token}": 3,
  "get /facilitator/assessments": 3,
  "get /facilitator/assessments/{faId}/colleagues": 5,
  "get /facilitator/assessments/{faId}/group": 4,
  "get /facilitator/assessments/{faId}/sending": 3,
  "get /facilitator/clients": 3,
  "get /facilitator/clients/{clientId}/preparation": 3,
  "get /facilitator/clients/{clientId}/retakes": 3,
  "get /facilitator/overview": 3,
  "get /onboarding/round": 3,
  "get /organisations/{id}/rounds": 3,
  "get /surveys/{surveyId}/export": 3,
  "get /surveys/{surveyId}/keepsake": 3,
  "get /team-rounds": 3,
  "get /team-rounds/{teamRoundId}/picture": 3,
  // It writes down the right to a talk, about a window that is looked at before.
  "get /voice/get-signed-url": 4,
  "patch /admin/posts/{id}": 6,
  "patch /facilitator/assessments/{faId}": 6,
  // Who has a seat is known once the role is stored.
  "patch /organisations/{id}/members/{userId}": 4,
  "patch /team-rounds/{teamRoundId}": 4,
  "post /admin/mails/{mailId}/{act}": 4,
  "post /admin/people/{userId}/{act}": 16,
  "post /admin/posts": 6,
  "post /admin/posts/import": 6,
  "post /admin/posts/{id}/publish": 6,
  "post /admin/posts/{id}/restore": 6,
  "post /admin/posts/{id}/undelete": 7,
  "post /admin/posts/{id}/unpublish": 6,
  "post /admin/rounds/{surveyId}/{act}": 7,
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
  "post /client-invitations/received/{clientId}/accept": 5,
  "post /client-invitations/received/{clientId}/decline": 4,
  "post /client-invitations/{token}/accept": 7,
  "post /client-invitations/{token}/decline": 4,
  // It counts tries, and asks who is signed in although it needs nobody to be.
  "post /confirm-email-change": 4,
  "post /delete-account": 15,
  "post /facilitator/assessments": 13,
  "post /facilitator/assessments/{faId}/clients": 12,
  "post /facilitator/assessments/{faId}/clients/{clientId}/nudge": 8,
  "post /facilitator/assessments/{faId}/close": 4,
  "post /facilitator/assessments/{faId}/facilitators": 11,
  "post /facilitator/assessments/{faId}/group": 9,
  "post /facilitator/clients/check": 5,
  "post /facilitator/clients/{clientId}/session": 6,
  "post /facilitator/example": 4,
  "post /onboarding/round": 5,
  // Who has a seat is known once they have joined.
  "post /org-invites/received/{inviteId}/accept": 4,
  // And a new password is hashed before: its tries are counted before that.
  "post /org-invites/{token}/accept": 5,
  // What it may send goes by the mailbox that was invited.
  "post /organisations/{id}/invites/{inviteId}/resend": 4,
  "post /organisations/{id}/rounds": 14,
  "post /surveys": 4,
  "post /surveys/{surveyId}/card": 5,
  "post /surveys/{surveyId}/generate-analysis": 4,
  "post /surveys/{surveyId}/invitations": 16,
  "post /surveys/{surveyId}/session": 33,
  "post /surveys/{surveyId}/thanks": 5,
  "post /team-rounds/{teamRoundId}/close": 32,
  "post /team-rounds/{teamRoundId}/picture": 6,
  "post /team-rounds/{teamRoundId}/step-out": 4,
  // It asks who is signed in although it needs nobody to be, and writes nothing for a code of no workshop.
  "post /workshop-codes/{code}/guests": 4,
  "put /facilitator/clients/{clientId}/session": 5,
  "put /surveys/{surveyId}/plans/{pane}": 4,
  "put /surveys/{surveyId}/sharing": 11,
  "put /team-rounds/{teamRoundId}/counted": 5,
};

export const isSpecial = (call: string): boolean => call in special;
export const mostTrips = (call: string): number => special[call] ?? usual(call);
