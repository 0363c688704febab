import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { paths } from "#src/shared/site/paths.ts";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { useMutation } from "@tanstack/react-query";

/** Ends the session of this page, after asking: it looks like the buttons beside it, which do not. */
export function SignOutHere() {
  const { ask, question } = useAskedAction(useMutation({ mutationFn: signOut }), {
    leaves: true,
    onDone: () => location.assign(paths.home()),
  });
  return (
    <>
      <Button
        look="quiet"
        className="-mx-3 justify-self-start sm:ms-0"
        aria-label="Sign out this device"
        onClick={() => ask()}
      >
        Sign out
      </Button>
      <AskFirst
        {...question}
        title="Sign out here?"
        keepLabel="Stay signed in"
        goLabel="Sign out"
        busyLabel="Signing out…"
        failure="You’re still signed in"
        destroys={false}
      >
        <p>This is the device you’re using. Drafts saved on it will be deleted.</p>
      </AskFirst>
    </>
  );
}
