import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { Mutation } from "#src/islands/kit/api/use-action.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { currentPath } from "#src/islands/kit/session/session.ts";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
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

/** A number, with what it counts below. */
export function Total({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}

/** Props of all admin pages. */
export interface AdminPageProps<Data> {
  /** Null if the page doesn't know who is signed in. */
  initial: Data | null;
  /** The signed-in person isn't an administrator. */
  refused?: boolean;
}

/** An island with what it shows to administrators. */
export const adminIsland = <Props extends Pick<AdminPageProps<unknown>, "refused">>(
  Part: ComponentType<Props>,
) => island((props: Props) => (props.refused === true ? <AdminsOnly /> : <Part {...props} />));

/** Whether calls can be made. Someone who isn't signed in is sent to the sign-in page for administrators. */
export const useAdminSession = ({ initial }: AdminPageProps<unknown>): boolean =>
  useSession(initial !== null, goToAdminLogin);

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

/** What is asked before an act. */
export interface Question {
  readonly title: string;
  readonly says: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  readonly failure: string;
  readonly isDestructive: boolean;
}

interface Questions<Act extends string> {
  readonly asks: Readonly<Record<Act, Question>>;
  /** Who is told about it. */
  readonly note: string;
}

/** Acts on the rows of a list, with a question before and a report after. The dialog goes above the list. */
export function useReportedAction<Act extends string, Input extends { readonly act: Act }>(
  mutation: Mutation<Input, { readonly message: string }>,
  { asks, note }: Questions<Act>,
  onDone: () => void,
) {
  const [said, setSaid] = useState<string | null>(null);
  const [asked, setAsked] = useState<(Question & { readonly about: string | undefined }) | null>(null);
  const { ask, question } = useConfirmedAction(mutation, {
    onDone: ({ message }) => {
      setSaid(message);
      onDone();
    },
  });
  return {
    /** @param about names the row, where rows look alike */
    ask: (input: Input, about?: string) => {
      // Reset, so that the same sentence takes the focus again.
      setSaid(null);
      setAsked({ ...asks[input.act], about });
      ask(input);
    },
    dialog: (
      <>
        {asked && (
          <ConfirmDialog {...question} {...asked} cancelLabel="Cancel">
            {asked.about !== undefined && <p className="wrap-anywhere">{asked.about}</p>}
            <p>{asked.says}</p>
            <p>{note}</p>
          </ConfirmDialog>
        )}
        <ActResult text={said} />
      </>
    ),
  };
}
