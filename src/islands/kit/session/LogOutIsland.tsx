import { errorText } from "#src/islands/kit/api/api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { useState } from "react";
import { signOut } from "./sign-out.ts";

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
