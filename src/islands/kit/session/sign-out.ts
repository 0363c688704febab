import { api } from "#src/islands/kit/api/api.ts";
import { forgetPerson } from "./session.ts";

/** Ends the session of this browser; once the server has done so, forgets the person here. */
export async function signOut(): Promise<void> {
  await api.session.logOut.mutate();
  forgetPerson();
}
