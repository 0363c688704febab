import { useEffect, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Long enough to read what happened. */
const readMs = 1_500;

type State = "asking" | "running" | "done" | { readonly problem: string };

/** Signs out at once, or on a click if `asksFirst`. By POST, because other sites can cause a GET. */
export function ForceLogoutIsland({ asksFirst, next }: { asksFirst: boolean; next: string }) {
  const [state, setState] = useState<State>(asksFirst ? "asking" : "running");
  const isDone = state === "done";

  useEffect(() => {
    if (state !== "running") return;
    signOut().then(
      () => setState("done"),
      (error: unknown) => setState({ problem: errorText(error) }),
    );
  }, [state]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.replace(next), readMs);
    return () => clearTimeout(timer);
  }, [isDone, next]);

  const start = () => setState("running");
  if (state === "asking")
    return (
      <p>
        <Button onClick={start}>Sign out</Button>
      </p>
    );
  if (typeof state === "object")
    return (
      <Notice tone="error" title="You’re still signed in">
        <p>{state.problem}</p>
        <p className="mt-2">
          <Button onClick={start}>Try again</Button>
        </p>
      </Notice>
    );
  return (
    <div role="status" className="grid gap-4">
      <p>
        {isDone
          ? "You’re signed out, and drafts in your own rounds are gone from this browser."
          : "Signing you out…"}
      </p>
      {isDone && (
        <p>
          <a href={next}>{next === paths.home() ? "Go to the start page" : "Continue"}</a>
        </p>
      )}
    </div>
  );
}
