import { paths } from "#src/shared/site/paths.ts";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { goToLogin } from "#src/islands/kit/session/session.ts";
import { forgetToken } from "#src/islands/kit/session/token-store.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";

interface LoadFailedProps {
  /** What is missing, as the start of a sentence: "Your rounds". */
  what: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In the place of what did not load: why, and the way on. */
export function LoadFailed({ what, error, onRetry, isRetrying }: LoadFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusToPage(box);
  const status = errorStatus(error);
  if (status === 404) return <NotThere />;
  if (status === 401) return <SessionEnded />;
  return (
    <Notice ref={box} tone="error" title={`${what} didn’t load`}>
      <p>{errorText(error)}</p>
      <p className="mt-2">
        <Button busy={isRetrying} busyLabel="Trying…" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}

/** With each try the button goes: the page's content has the focus then, and the button again when the try fails. */
function useFocusToPage(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    const main = document.querySelector("main");
    if (document.activeElement === main) element?.querySelector("button")?.focus();
    return () => {
      if (element?.contains(document.activeElement)) main?.focus();
    };
  }, [box]);
}

function NotThere() {
  return (
    <EmptyState
      title="There’s nothing here"
      action={<LinkButton href={paths.dashboard()}>Go to your dashboard</LinkButton>}
    >
      <p>The address may be wrong, the page may have been deleted, or it belongs to another account.</p>
    </EmptyState>
  );
}

function SessionEnded() {
  const signIn = () => {
    // A dead token would go on being refused, even beside a cookie that works.
    forgetToken();
    goToLogin();
  };
  return (
    <Notice tone="warn" title="Your session has ended">
      <p>Nothing is lost. Sign in again and you’ll come back to this page.</p>
      <p className="mt-2">
        <Button look="primary" onClick={signIn}>
          Sign in again
        </Button>
      </p>
    </Notice>
  );
}
