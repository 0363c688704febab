import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { useSettled } from "#src/islands/kit/lists/paged-list.tsx";
import { Skeleton } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";

type Reminded = Pick<Client, "id" | "name">;

interface RemindProps {
  /** One client, or several at once. */
  clients: readonly [Reminded, ...Reminded[]];
  look?: "primary" | "secondary";
}

const several = (count: number): string => (count === 1 ? "1 client" : `${String(count)} clients`);

/** Reminds clients of their next step: with a preview, and words of one's own if wanted. */
export function Remind({ clients, look = "secondary" }: RemindProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = clients;
  const whom = clients.length === 1 ? first.name : several(clients.length);
  return (
    <>
      <Button
        look={look}
        className="justify-self-start md:justify-self-end"
        aria-label={`Remind ${whom}`}
        onClick={() => setOpen(true)}
      >
        {clients.length === 1 ? "Remind" : `Remind ${whom}`}
      </Button>
      {isOpen && <ReminderDialog clients={clients} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends reminders; everything on the page that lists clients follows. */
function useReminders(onSent: () => void) {
  const utils = trpc.useUtils();
  const mutation = trpc.programme.remind.useMutation({
    onSuccess: async ({ reminded, skipped }) => {
      if (reminded.length > 0) showToast({ title: "Sent", body: sentText(reminded) });
      if (skipped.length === 0) onSent();
      await Promise.all([utils.facilitator.overview.invalidate(), utils.programme.invalidate()]);
    },
  });
  return { ...useAction(mutation), skipped: mutation.data?.skipped ?? [] };
}

function sentText(reminded: readonly Client[]): string {
  const later = reminded.filter(({ delivery }) => delivery === "later").length;
  const wait = later === 0 ? "" : ` ${several(later)} will get it as soon as their mailbox has room.`;
  return `You can remind them again in ${String(programmeLimits.nudgeDays)} days.${wait}`;
}

interface ReminderDialogProps {
  clients: RemindProps["clients"];
  onClose: () => void;
}

/** Until someone pauses in typing. */
const pauseMs = 600;

function ReminderDialog({ clients, onClose }: ReminderDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState("");
  const listId = useId();
  const chosen = clients.filter(({ id }) => !left.has(id));
  const { run, isBusy, problem, skipped } = useReminders(onClose);
  const [first] = chosen;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return (
    <Dialog
      open
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={clients.length === 1 ? `Remind ${clients[0].name}` : `Remind ${several(clients.length)}`}
      actions={
        <>
          <Button onClick={onClose}>{skipped.length > 0 ? "Close" : "Cancel"}</Button>
          <Button
            look="primary"
            busy={isBusy}
            busyLabel="Sending…"
            aria-disabled={first === undefined}
            onClick={() => {
              if (first !== undefined)
                run({ clientIds: chosen.map(({ id }) => id), text: text.trim() === "" ? null : text });
            }}
          >
            {chosen.length === 1 ? "Send the reminder" : `Send ${String(chosen.length)} reminders`}
          </Button>
        </>
      }
    >
      {clients.length > 1 && (
        <fieldset className="grid max-h-60 gap-1 overflow-y-auto" aria-describedby={listId}>
          <legend className="sr-only">Whom to remind</legend>
          <p id={listId} className="text-sm text-muted">
            Each gets an email about their own next step.
          </p>
          {clients.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              <bdi className="wrap-anywhere">{name}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <TextAreaField
        label="In your own words"
        optional
        rows={3}
        maxLength={programmeLimits.noteMaxLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        hint="It’s added to the email, under your name. Links aren’t allowed in it."
      />
      {first !== undefined && <Preview clientId={first.id} name={first.name} text={text} />}
      <ProblemNotice problem={problem} />
      {skipped.map(({ clientId, reason }) => (
        <p key={clientId} role="alert" className="text-sm text-danger">
          <bdi>{names.get(clientId)}</bdi>: {reason}
        </p>
      ))}
    </Dialog>
  );
}

/** The email as it would arrive now. */
function Preview({ clientId, name, text }: { clientId: string; name: string; text: string }) {
  const settled = useSettled(text, pauseMs);
  const { data, error } = useQuery({
    queryKey: ["programme.previewReminder", clientId, settled],
    queryFn: () =>
      api.programme.previewReminder.mutate({ clientId, text: settled.trim() === "" ? null : settled }),
    placeholderData: (last) => last,
  });
  if (error !== null)
    return (
      <p role="alert" className="text-sm text-danger">
        {errorText(error)}
      </p>
    );
  if (data === undefined) return <Skeleton label="Writing the preview" lines={4} />;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        Preview for <bdi>{name}</bdi>
      </summary>
      <article className="card grid gap-3 text-base" aria-label="The reminder">
        <p className="font-[600]">{data.subject}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{data.text.trimEnd()}</p>
      </article>
    </details>
  );
}
