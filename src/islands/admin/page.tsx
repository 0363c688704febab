import { useEffect, useRef, useState } from "react";
import type { Mutation } from "#src/islands/kit/api/use-action.ts";
import { currentPath } from "#src/islands/kit/session/session.ts";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** Replaces what only administrators see. */
export function AdminsOnly() {
  return (
    <Notice tone="warn" title="This page is for administrators">
      <p>You’re not signed in as one. Your own rounds are on your dashboard.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.dashboard()}>
          Go to your dashboard
        </LinkButton>
        <LinkButton href={paths.adminLogin()}>Sign in with another account</LinkButton>
      </p>
    </Notice>
  );
}

/** Props of all admin pages. */
export interface AdminPageProps<Data> {
  /** Null if the page doesn't know who is signed in. */
  initial: Data | null;
  /** The signed-in person isn't an administrator. */
  refused?: boolean;
}

/** Whether calls can be made. Someone who isn't signed in is sent to the sign-in page for administrators. */
export function useAdminSession<Data>({ initial, refused = false }: AdminPageProps<Data>): boolean {
  return useSession(initial !== null || refused, goToAdminLogin) && !refused;
}

const goToAdminLogin = () => location.replace(paths.adminLogin(currentPath()));

/** The result of an act. It takes the focus, so it comes after the dialog, which gives the focus back. */
export function ActResult({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text]);
  if (text === null) return null;
  return (
    <div role="status">
      <Notice ref={box}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}

interface Told {
  readonly message: string;
}

/** An act with a question before it and a report after it: for ConfirmDialog and ActResult. */
export function useReportedAction<Input>(mutation: Mutation<Input, Told>, onDone: () => void) {
  const [said, setSaid] = useState<string | null>(null);
  const { ask, question } = useConfirmedAction(mutation, {
    onDone: ({ message }) => {
      setSaid(message);
      onDone();
    },
  });
  return {
    said,
    question,
    ask: (input: Input) => {
      // Reset, so that the same sentence takes the focus again.
      setSaid(null);
      ask(input);
    },
  };
}
