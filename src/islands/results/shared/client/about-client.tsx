import { Remind } from "#src/islands/kit/clients/remind.tsx";
import { ClientStage } from "#src/islands/kit/clients/client.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { formText } from "#src/islands/kit/forms/form.tsx";
import { InlineForm, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { showToast, showToastOnNextPage } from "#src/islands/kit/ui/toasts.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { ClientDetails } from "#src/shared/programme/programme.output.ts";
import { ledgerText } from "#src/shared/sharing/ledger.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { ClientData } from "#src/islands/results/shared/Insights.tsx";
import { goToSession } from "#src/shared/survey/survey-stage.ts";

interface ClientProps {
  client: ClientDetails;
}

/** Who it is, where they stand, and what can be done now. */
export function ClientHeader(props: ActsProps) {
  const { client, isShared, step } = props;
  const { name, email, sharedSince } = client;
  return (
    <header className="grid gap-4">
      <h1 dir="auto">{name}</h1>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-3">
        <ClientStage client={client} />
        <p className="min-w-0 text-muted wrap-anywhere">{email}</p>
      </div>
      {isShared && sharedSince !== null && (
        <p className="lead">
          <bdi>{name}</bdi> has shared this with you since{" "}
          <span className="whitespace-nowrap">
            <LocalDate iso={sharedSince} />
          </span>
          .
        </p>
      )}
      {/* Nothing if none is shared: it's no news that a client keeps their step private. */}
      {step !== null && (
        <div className="max-w-184">
          <p className="text-muted">
            <bdi>{callName(name)}</bdi>’s step
          </p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {step}
          </p>
        </div>
      )}
      <Acts {...props} />
    </header>
  );
}

interface ActsProps extends ClientProps {
  isShared: boolean;
  /** The step that the client shares: a word to keep, and what to try. */
  step: string | null;
  /** Without a plan, nothing new can be started. */
  hasPlan: boolean;
}

function Acts({ client, isShared, hasPlan }: Omit<ActsProps, "step">) {
  const { id, faId, stage, canMeet, canNudge, ledBy, status, isExample } = client;
  const hasWindow = stage === "ready" || stage === "opened" || stage === "shared";
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-3">
      {hasPlan && hasWindow && canMeet && (
        <LinkButton look="primary" large href={paths.facilitatorMeeting(faId, id)}>
          {goToSession}
        </LinkButton>
      )}
      {hasPlan && canNudge && <Remind clients={[client]} look={hasWindow ? "secondary" : "primary"} />}
      {isShared && <Done client={client} />}
      {hasPlan && stage === "invited" && status === "running" && !isExample && (
        <CorrectAddress client={client} />
      )}
      {ledBy === null && !isExample && <Remove client={client} />}
      {isShared && (
        <>
          <a className="link-line lg:hidden" href="#preparation">
            Preparation
          </a>
          <a className="link-line lg:hidden" href="#notes">
            Your notes
          </a>
        </>
      )}
    </div>
  );
}

/** Takes what they share off today's list, and back on it. */
function Done({ client: { id, isDone } }: ClientProps) {
  const utils = trpc.useUtils();
  const { run, isBusy } = useAction(
    trpc.programme.setDone.useMutation({
      onSuccess: (client) => {
        utils.programme.client.setData({ clientId: id }, client);
        showToast({ title: client.isDone ? "Off today’s list" : "Back on today’s list" });
      },
      onError: toastFailure("Today’s list is as before"),
    }),
  );
  return (
    <Button busy={isBusy} onClick={() => run({ clientId: id, done: !isDone })}>
      {isDone ? "Put back on Today" : "Done"}
    </Button>
  );
}

/** Lets a wrong address be corrected before the client has replied. Their page moves along. */
function CorrectAddress({ client: { id, faId, name, email } }: ClientProps) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { run, isBusy, problem } = useAction(
    trpc.programme.correctAddress.useMutation({
      onSuccess: (corrected) => {
        showToastOnNextPage("A new invitation is on its way. The old link doesn’t work any more.");
        location.replace(paths.facilitatorInsights(faId, corrected.id));
      },
    }),
    { leaves: true },
  );
  if (!isOpen)
    return (
      <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
        Correct the address
      </Button>
    );
  return (
    <InlineForm
      saveLabel="Send a new invitation"
      isBusy={isBusy}
      onCancel={close}
      onSave={(form) => run({ faId, clientId: id, email: formText(form, "email") })}
    >
      <Field
        label={`Address of ${name}`}
        name="email"
        type="email"
        autoComplete="off"
        autoFocus
        maxLength={254}
        defaultValue={email}
        error={problem}
        hint="The link in the first invitation stops working. Your notes stay."
      />
    </InlineForm>
  );
}

function Remove({ client: { id, faId, name, answers, stage } }: ClientProps) {
  return (
    <ConfirmedButton
      label="Remove"
      button={{ look: "quiet", className: "-ms-3", "aria-label": `Remove ${name}` }}
      mutation={trpc.programme.removeClient.useMutation()}
      input={{ faId, clientId: id }}
      leaves
      onDone={() => {
        showToastOnNextPage(`${name} is removed`);
        location.assign(paths.facilitatorOverview(faId));
      }}
      title={`Remove ${name}?`}
      cancelLabel="Keep them"
      confirmLabel={`Remove ${name}`}
      busyLabel="Removing…"
      failure="The client wasn’t removed"
    >
      <p>
        You’ll lose sight of how far they are, and of their result if they share it. Your notes on them go,
        too.
      </p>
      {answers !== null && (
        <p>Their round stays theirs, with every answer in it. Group pictures stay as they are.</p>
      )}
      {stage === "invited" && <p>The link in their invitation stops working.</p>}
    </ConfirmedButton>
  );
}

interface Entry {
  readonly at: string;
  readonly text: string;
}

/** What happened between them and the facilitator: emails, their reply, and what they agreed to. */
function entriesOf(client: ClientDetails, ledger: Ledger, reader?: string): readonly Entry[] {
  const { invitedAt, nudgedAt, repliedAt, stage } = client;
  return [
    { at: invitedAt, text: "You invited them by email" },
    ...(stage === "declined" && repliedAt !== null ? [{ at: repliedAt, text: "Declined" }] : []),
    ...(nudgedAt === null ? [] : [{ at: nudgedAt, text: "You reminded them by email" }]),
    ...ledger.map((entry) => ({ at: entry.at, text: ledgerText(entry, reader) })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

interface HistoryProps extends ClientProps {
  initial: ClientData | null;
}

/** The history of a client with this facilitator, newest first, and the reminder that comes by itself. */
export function History({ client, initial }: HistoryProps) {
  const { data: ledger } = trpc.clientResult.ledger.useQuery(
    { clientId: client.id },
    fromPage(initial?.ledger ?? null),
  );
  return (
    <section className="grid content-start gap-4" aria-labelledby="history-title">
      <h2 id="history-title">So far</h2>
      {client.nextReminderAt !== null && (
        <p className="text-muted">
          If they don’t answer, we’ll remind them on <LocalDate iso={client.nextReminderAt} />.
        </p>
      )}
      <ol className="max-w-184 border-b border-hair">
        {entriesOf(client, ledger ?? [], initial?.reader).map(({ at, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap gap-x-6 border-t border-hair py-2">
            <span className="w-full text-muted sm:w-52">
              <LocalDate iso={at} withTime />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
