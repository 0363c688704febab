import { maxInvitations } from "./invitation-limits.ts";

export { maxInvitations };
