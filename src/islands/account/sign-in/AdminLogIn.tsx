import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { User } from "#src/shared/account/account.output.ts";
import { type SignInQuery, destinationOfAdmin, withSignInQuery } from "#src/shared/site/destination.ts";
import { paths } from "#src/shared/site/paths.ts";
import { LogIn } from "./LogIn.tsx";

/** @param props.takesFocus it replaces a form that had the focus */
function NotAnAdmin(props: { email: string; query: SignInQuery; takesFocus: boolean }) {
  const { email, query, takesFocus } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: signOut,
      onSuccess: () => location.replace(withSignInQuery(paths.adminLogin(), query)),
      onError: toastFailure("You’re still signed in"),
    }),
    { leaves: true },
  );
  return (
    <Notice ref={box} tone="warn" title="This isn’t an administrator’s account">
      <p className="wrap-anywhere">You’re signed in as {email}. Your own rounds are on your dashboard.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.dashboard()}>
          Go to your dashboard
        </LinkButton>
        <Button busy={isBusy} busyLabel="Signing out…" onClick={() => run()}>
          Sign in with another account
        </Button>
      </p>
    </Notice>
  );
}

/** The sign-in of administrators. Others are signed in, too, and told that it's not for them. */
export function AdminLogIn({ query, other }: { query: SignInQuery; other: Pick<User, "email"> | null }) {
  const [arrived, setArrived] = useState(other);
  const welcome = useCallback(
    (user: User) => {
      if (user.isAdmin) location.replace(destinationOfAdmin(query));
      else setArrived(user);
    },
    [query],
  );
  if (arrived === null) return <LogIn query={query} welcome={welcome} />;
  return <NotAnAdmin email={arrived.email} query={query} takesFocus={other === null} />;
}

export const AdminLoginIsland = island(AdminLogIn);
