import { errorText } from "#src/islands/kit/api-error.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/paths.ts";
import { useEffect, useState } from "react";
import { signOut } from "./sign-out.ts";

/** Long enough to read what happened. */
const readMs = 1_500;

/** Signs out as soon as the page is there, by a POST: a GET alone, which other sites can cause, changes nothing. */
export function ForceLogout() {
  const [attempt, setAttempt] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    signOut().then(
      () => setDone(true),
      (error: unknown) => setProblem(errorText(error)),
    );
  }, [attempt]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.replace(paths.home()), readMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  if (problem !== null) {
    return (
      <Notice tone="error" title="You are still signed in">
        <p>{problem}</p>
        <p className="mt-2">
          <Button onClick={retry}>Try again</Button>
        </p>
      </Notice>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      {isDone ? (
        <>
          <p>You are signed out. This browser keeps no token and no drafts of yours.</p>
          <p>
            <a href={paths.home()}>Go to the start page</a>
          </p>
        </>
      ) : (
        <p>Signing you out…</p>
      )}
    </div>
  );
}
