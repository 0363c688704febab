import type { Programme } from "#src/shared/programme/programme.output.ts";

/** What the parts of a programme's page are made of. */
export interface ProgrammeProps {
  programme: Programme;
  /** Without one nothing new is started: no session, no email, no programme. */
  hasPlan: boolean;
}
