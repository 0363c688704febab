import { z } from "zod";

/** What a procedure says of itself. What it leaves out is the strictest there is, or the ordinary. */
export const procedureMeta = z.strictObject({
  /** Who may call: anyone; someone with a session; of these, whose plan is a facilitator's, or administrators. Else nobody. */
  access: z.enum(["anybody", "user", "facilitator", "admin"]).optional(),
  /** What a 401 does in a browser: forget the token and lead to the sign-in page (the default), or leave that to the page. */
  on401: z.enum(["signOut", "stay"]).optional(),
  /** How often a page may call: see the browser's throttle.ts. */
  pace: z.enum(["ordinary", "slow"]).optional(),
});

export type ProcedureMeta = z.output<typeof procedureMeta>;
