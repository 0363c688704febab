import { useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { localStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { signOut } from "./sign-out.ts";
import { type StoredUser, userKey } from "./session.ts";

interface AccountMenuProps {
  user: StoredUser | null;
  /** Whether they lead something, or have a plan for it; undefined if unknown. */
  leads?: boolean;
}

const leading = [
  ["Today", paths.dashboardFacilitator()],
  ["Clients", `${paths.dashboardFacilitator()}#clients`],
  ["Teams", paths.team()],
  ["Workshops", `${paths.dashboardFacilitator()}#workshops`],
  ["My windows", paths.dashboardSelf()],
] as const;

/** Who is signed in, and where their menu leads: by what they lead. */
export function AccountMenu({ user, leads }: AccountMenuProps) {
  return (
    <>
      {user && (
        <p className="px-3.5 py-2 text-(length:--text-sm) text-muted">
          <bdi>{user.name}</bdi>
          <br />
          {user.email}
        </p>
      )}
      {leads === true &&
        leading.map(([name, href]) => (
          <a key={name} className="menu-item" href={href}>
            {name}
          </a>
        ))}
      {user && leads !== true && (
        <a className="menu-item" href={paths.team()}>
          Team
        </a>
      )}
      {leads === false && (
        <a className="menu-item" href={paths.subscribe()}>
          For coaches and teams
        </a>
      )}
      <a className="menu-item" href={paths.account()}>
        Account settings
      </a>
      {user?.isAdmin && (
        <a className="menu-item" href={paths.admin()}>
          Admin
        </a>
      )}
    </>
  );
}

/** The menu from the stored user, for a page without the cookie's person. use-auth.ts updates that copy. */
export function AccountMenuIsland() {
  return <AccountMenu user={parseUser(useStoredText(localStore, userKey))} />;
}

/** null for nothing, and for what we did not write. */
function parseUser(kept: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(kept ?? "null");
    return isKeptUser(user) ? user : null;
  } catch {
    return null;
  }
}

const isKeptUser = (user: unknown): user is StoredUser =>
  typeof user === "object" &&
  user !== null &&
  "email" in user &&
  typeof user.email === "string" &&
  "name" in user &&
  typeof user.name === "string" &&
  "isAdmin" in user &&
  typeof user.isAdmin === "boolean";

/** The last entry of the account menu. Toasts are shown by the page's main island. */
export function LogOutIsland() {
  const [isBusy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    try {
      await signOut();
      location.assign(paths.home());
    } catch (error) {
      setBusy(false);
      showToast({ title: "You’re still signed in", body: errorText(error), tone: "error" });
    }
  }

  return (
    <button type="button" className="menu-item" aria-busy={isBusy} onClick={() => !isBusy && void logOut()}>
      {isBusy ? "Signing out…" : "Sign out"}
    </button>
  );
}
