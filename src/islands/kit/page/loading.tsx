import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import { forgetToken, goToLogin } from "#src/islands/kit/session/session.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface LoadFailedProps {
  /** What is missing, as the start of a sentence: "Your rounds". */
  what: string;
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Replaces what didn't load: why, and what to do. */
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

interface NotLoadedProps {
  /** A query without data. */
  query: Pick<UseQueryResult<unknown, unknown>, "error" | "isFetching" | "refetch">;
  what: string;
  /** Drawn until it fails: a part, or the label of a skeleton. */
  loading: ReactNode;
  /** The skeleton's. */
  lines?: number;
}

/** A skeleton while data loads, or the error if loading failed. */
export function NotLoaded({ query, what, loading, lines }: NotLoadedProps) {
  if (query.error === null)
    return typeof loading === "string" ? <Skeleton label={loading} lines={lines} /> : loading;
  const { error, isFetching, refetch } = query;
  return <LoadFailed what={what} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/** The same for a page that is about it: `what` is its heading, too. */
export function PageNotLoaded(props: NotLoadedProps) {
  return (
    <div className="grid gap-8">
      <h1>{props.what}</h1>
      <NotLoaded {...props} />
    </div>
  );
}

/** A retry removes the button: the page's content gets the focus, and the button again on failure. */
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
    // A dead token would still be refused, even beside a working cookie.
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

interface SkeletonProps {
  /** What is on its way, for screen readers: "Loading your rounds". */
  label: string;
  lines?: number | undefined;
  /** Work that ends sooner never shows a skeleton. */
  afterMs?: number | undefined;
}

const widths = ["w-3/5", "w-full", "w-4/5"];

/** A placeholder for text that loads slowly. */
export function Skeleton({ label, lines = 3, afterMs = 300 }: SkeletonProps) {
  const [due, setDue] = useState(afterMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {due &&
        Array.from({ length: lines }, (_, line) => (
          <span key={line} aria-hidden="true" className={`skeleton h-5 ${widths[line % widths.length]}`} />
        ))}
    </div>
  );
}

/** A closed window while a dashboard loads. */
export function WindowSkeleton(skeleton: SkeletonProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-[7rem_1fr] sm:items-center">
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look="curtains" />
      </div>
      <Skeleton {...skeleton} />
    </div>
  );
}

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet: a small closed window, what will be here, and how to get it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div className="w-28">
        <WindowFrame look="curtains" />
      </div>
      <h2>{title}</h2>
      {children !== undefined && <div className="measure">{children}</div>}
      {action}
    </div>
  );
}
