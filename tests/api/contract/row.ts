type Whom =
  | "nobody"
  | "owner"
  | "stranger"
  | "facilitator"
  | "buyer"
  | "busy"
  | "admin"
  | "pastAdmin"
  | "waiting"
  | "rival"
  | "lapsed"
  | "client"
  | "invitee"
  | "unconfirmedInvitee"
  | "askedClient"
  | "otherClient"
  | "facilitatorOf"
  | "lapsedFacilitator"
  | "otherFacilitator"
  | "coFacilitator"
  | "teamOwner"
  | "teamLead"
  | "teamMember"
  | "teamIdle"
  | "otherTeam"
  | "joiner";

/**
 * One call and one outcome: a pattern for the text of the answer, and headers to send, come last. In paths, bodies and
 * headers, `{name}` stands for what `makeWorld` makes under that name.
 */
export type Row = readonly [
  call: string,
  whom: Whom,
  body: unknown,
  status: number,
  says?: RegExp,
  headers?: Readonly<Record<string, string>>,
];
