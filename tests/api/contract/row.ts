type Whom =
  | "nobody"
  | "owner"
  | "stranger"
  | "facilitator"
  | "trying"
  | "unconfirmedFacilitator"
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
 * One call and one outcome, optionally with a pattern of the answer's text and headers to send. `{name}` is
 * replaced by `makeWorld`'s object of that name.
 */
export type Row = readonly [
  call: string,
  whom: Whom,
  body: unknown,
  status: number,
  says?: RegExp,
  headers?: Readonly<Record<string, string>>,
];

/** A list with a row more than are read. */
export const thousandAndOne = Array.from({ length: 1_001 }, (_, n) => `p${String(n)}@b.org`).join("\n");
