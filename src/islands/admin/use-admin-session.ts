import { here } from "#src/islands/kit/session/session.ts";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { paths } from "#src/shared/site/paths.ts";

/** What a page for administrators knows of who looks at it. */
export interface AdminPageProps<Data> {
  /** null where the page did not know who is signed in. */
  initial: Data | null;
  /** The page knows who is signed in, and that they are no administrator. */
  refused?: boolean;
}

/** Whether calls can be made. Someone who isn't signed in is sent to the sign-in page for administrators. */
export function useAdminSession<Data>({ initial, refused = false }: AdminPageProps<Data>): boolean {
  return useSession(initial !== null || refused, goToAdminLogin) && !refused;
}

const goToAdminLogin = () => location.replace(paths.adminLogin(here()));
