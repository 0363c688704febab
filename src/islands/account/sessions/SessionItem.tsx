import { AskFirst, useAskedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { useMutation } from "@tanstack/react-query";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { SessionInfo } from "#src/shared/account/session.output.ts";
import type { Ref } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { useAction } from "#src/islands/kit/api/use-action.ts";

/** Ends the session of this page, after asking: it looks like the buttons beside it, which do not. */
function SignOutHere() {
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

interface EndSessionProps {
  session: SessionInfo;
  name: string;
}

/** Signs another device out. It can sign in again, so nothing is asked first. */
function EndSession({ session: { id, device }, name }: EndSessionProps) {
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

interface SessionItemProps {
  session: SessionInfo;
  /** Tells it apart from the others, for whoever hears its button alone. */
  name: string;
  /** For whoever moves the focus to it. */
  itemRef?: Ref<HTMLLIElement> | undefined;
}

/** One place where the person is signed in. */
export function SessionItem({ session, name, itemRef }: SessionItemProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-x-6 gap-y-1 border-t border-hair py-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <strong>{device}</strong>
          {current && <span className="badge text-sm">This device</span>}
        </p>
        <p className="text-sm text-muted">
          {current ? "In use now" : <LastSeen iso={lastSeenAt} />} · signed in <LocalDate iso={createdAt} />
        </p>
      </div>
      {current ? <SignOutHere /> : <EndSession session={session} name={name} />}
    </li>
  );
}

/** It is known to the hour, so no minute is claimed. */
function LastSeen({ iso }: { iso: string }) {
  return (
    <>
      Last seen around <LocalDate iso={iso} withTime />
    </>
  );
}
