import { trpc } from "#src/islands/kit/api/trpc.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import type { SessionInfo } from "#src/shared/account/session.output.ts";

interface EndSessionProps {
  session: SessionInfo;
  name: string;
}

/** Signs another device out. It can sign in again, so nothing is asked first. */
export function EndSession({ session: { id, device }, name }: EndSessionProps) {
  const utils = trpc.useUtils();
  const drop = () => {
    utils.session.list.setData(undefined, (sessions) => sessions?.filter((one) => one.id !== id));
    showToast({ title: `${device} is signed out` });
  };
  const { run, isBusy } = useAction(
    trpc.session.end.useMutation({
      onSuccess: drop,
      onError: (error) => {
        // Signed out by itself, or from elsewhere, since the page was made.
        if (errorStatus(error) === 404) drop();
        else showToast({ title: `${device} is still signed in`, body: errorText(error), tone: "error" });
      },
    }),
  );
  return (
    <Button
      look="quiet"
      className="-mx-3 justify-self-start sm:ms-0"
      busy={isBusy}
      busyLabel="Signing out…"
      aria-label={isBusy ? undefined : `Sign out ${name}`}
      onClick={() => run({ id })}
    >
      Sign out
    </Button>
  );
}
