import { useMutation } from "@tanstack/react-query";
import { type Ref, useRef } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { useCutList } from "#src/islands/kit/lists/long-list.tsx";
import { LocalDate, useDateText } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { paths } from "#src/shared/site/paths.ts";

type Named = Pick<SessionInfo, "id" | "device" | "lastSeenAt">;

/** Unique names for sessions: the device, then when it was last seen, then a number. */
export function sessionNames(
  sessions: readonly Named[],
  dateText: (iso: string) => string,
): ReadonlyMap<string, string> {
  const isAlone = ({ device }: Named) => sessions.filter((other) => other.device === device).length === 1;
  const given = new Map<string, number>();
  return new Map(
    sessions.map((session) => {
      const { id, device, lastSeenAt } = session;
      const name = isAlone(session) ? device : `${device}, last seen around ${dateText(lastSeenAt)}`;
      const place = (given.get(name) ?? 0) + 1;
      given.set(name, place);
      return [id, place === 1 ? name : `${name} (${String(place)})`];
    }),
  );
}

function EndOtherSessions({ others }: { others: number }) {
  const utils = trpc.useUtils();
  const devices = others === 1 ? "One other device" : `${String(others)} other devices`;
  return (
    <ConfirmedButton
      label="Sign out everywhere else"
      mutation={trpc.session.endOthers.useMutation()}
      input={undefined}
      onDone={() =>
        utils.session.list.setData(undefined, (sessions) => sessions?.filter(({ current }) => current))
      }
      news="Every other device is signed out"
      title="Sign out everywhere else?"
      cancelLabel="Leave them"
      confirmLabel="Sign them out"
      busyLabel="Signing out…"
      failure="They’re still signed in"
    >
      <p>{devices} will be signed out right away. Any words picked there but not saved may be lost.</p>
      <p>This device stays signed in.</p>
    </ConfirmedButton>
  );
}

/** This session first, then the most recent. A long list is cut until someone asks for all of it. */
function SessionList({ sessions }: { sessions: readonly SessionInfo[] }) {
  const { shown, refAt, showAll } = useCutList(sessions, 8);
  const summary = useRef<HTMLParagraphElement>(null);
  const focusWatch = useFocusFallback(summary);
  const elsewhere = sessions.filter(({ current }) => !current);
  const others = elsewhere.length;
  const dateText = useDateText();
  const names = sessionNames(elsewhere, (iso) => dateText(iso, true));
  return (
    <div className="grid gap-6" {...focusWatch}>
      <p ref={summary} tabIndex={-1}>
        {others === 0
          ? "You’re signed in here, and nowhere else."
          : "If you don’t recognise one of these, sign it out and change your password."}{" "}
        We sign a device out after 30 days without use, and after 90 days in any case.
      </p>
      <ul className="border-b border-hair">
        {shown.map((session, place) => (
          <SessionItem
            key={session.id}
            session={session}
            name={names.get(session.id) ?? session.device}
            itemRef={refAt(place)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {shown.length < sessions.length && (
          <Button look="quiet" className="-ms-3" onClick={showAll}>
            Show all {sessions.length} devices
          </Button>
        )}
        {others > 0 && <EndOtherSessions others={others} />}
      </div>
    </div>
  );
}

/** Where the person is signed in. `initial` is null if the page doesn't know them. */
export function SessionsSection({ initial }: { initial: readonly SessionInfo[] | null }) {
  const query = trpc.session.list.useQuery(undefined, { ...fromPage(initial && [...initial]) });
  return (
    <section className="grid gap-4" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re signed in</h2>
      {query.data ? (
        <SessionList sessions={query.data} />
      ) : (
        <NotLoaded query={query} what="This list" loading="Loading where you’re signed in" />
      )}
    </section>
  );
}

/** Ends this session, after asking, because it looks like the other buttons, which don't. */
function SignOutHere() {
  return (
    <ConfirmedButton
      label="Sign out"
      button={{
        look: "quiet",
        className: "-mx-3 justify-self-start sm:ms-0",
        "aria-label": "Sign out this device",
      }}
      mutation={useMutation({ mutationFn: signOut })}
      input={undefined}
      leaves
      onDone={() => location.assign(paths.home())}
      title="Sign out here?"
      cancelLabel="Stay signed in"
      busyLabel="Signing out…"
      failure="You’re still signed in"
      isDestructive={false}
    >
      <p>This is the device you’re using. Drafts saved on it will be deleted.</p>
    </ConfirmedButton>
  );
}

/** Signs another device out, without asking, because it can sign in again. */
function EndSession({ session: { id, device }, name }: { session: SessionInfo; name: string }) {
  const utils = trpc.useUtils();
  const drop = () => {
    utils.session.list.setData(undefined, (sessions) => sessions?.filter((one) => one.id !== id));
    showToast({ title: `${device} is signed out` });
  };
  const { run, isBusy } = useAction(
    trpc.session.end.useMutation({
      onSuccess: drop,
      onError: (error) => {
        // It expired, or was signed out elsewhere, after the page was made.
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
  /** A unique name, for screen readers that read the button alone. */
  name: string;
  itemRef: Ref<HTMLLIElement> | undefined;
}

function SessionItem({ session, name, itemRef }: SessionItemProps) {
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
          {current ? (
            "In use now"
          ) : (
            <>
              Last seen around <LocalDate iso={lastSeenAt} withTime />
            </>
          )}{" "}
          · signed in <LocalDate iso={createdAt} />
        </p>
      </div>
      {current ? <SignOutHere /> : <EndSession session={session} name={name} />}
    </li>
  );
}
