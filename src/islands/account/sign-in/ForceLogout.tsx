import { useEffect, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { signOut } from "#src/islands/kit/session/sign-out.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Long enough to read what happened. */
const readMs = 1_500;

/** Signs out at once, or on a click if `asksFirst`. By POST, because other sites can cause a GET. */
export function ForceLogoutIsland({ asksFirst, next }: { asksFirst: boolean; next: string }) {
  const [attempt, setAttempt] = useState(asksFirst ? 0 : 1);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);

  useEffect(() => {
    if (attempt === 0) return;
    signOut().then(
      () => setDone(true),
      (error: unknown) => setProblem(errorText(error)),
    );
  }, [attempt]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => location.replace(next), readMs);
    return () => clearTimeout(timer);
  }, [isDone, next]);

  const attemptNext = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  if (attempt === 0)
    return (
      <p>
        <Button onClick={attemptNext}>Sign out</Button>
      </p>
    );
  if (problem !== null)
    return (
      <Notice tone="error" title="You’re still signed in">
        <p>{problem}</p>
        <p className="mt-2">
          <Button onClick={attemptNext}>Try again</Button>
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
