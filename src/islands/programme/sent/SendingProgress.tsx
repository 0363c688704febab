import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import type { Sending } from "#src/shared/programme/programme.output.ts";

/** "12 of 18 invitations sent" */
function progressText({ sent, waiting, failed }: Omit<Sending, "later">): string {
  const all = sent + waiting + failed;
  return `${sent} of ${all} ${all === 1 ? "invitation" : "invitations"} sent`;
}

/** What is said once nothing waits any more. */
function doneText({ sent, later, failed }: Sending): string {
  if (sent === 0 && later > 0) return "No invitation is sent yet.";
  if (sent === 0) return failed === 0 ? "There are no invitations to send." : "No invitation was sent.";
  if (failed + later > 0) return progressText({ sent, failed, waiting: later });
  return sent === 1 ? "Your invitation is sent." : `All ${sent} invitations are sent.`;
}

const pollMs = 2_000;

interface SendingProgressProps {
  faId: string;
  initial: Sending;
}

/** How many invitations have gone out. Asks again while some wait and someone is looking. */
export function SendingProgress({ faId, initial }: SendingProgressProps) {
  // Not in a tab that is hidden: so React Query has it, unless told otherwise.
  const query = trpc.programme.sending.useQuery(
    { faId },
    {
      ...fromPage(initial),
      refetchInterval: ({ state }) => ((state.data ?? initial).waiting > 0 ? pollMs : false),
    },
  );
  const sending = query.data ?? initial;
  const { sent, waiting, later, failed } = sending;
  const isDone = waiting === 0;
  return (
    <section className="card grid gap-3" aria-label="Sending">
      {!isDone && (
        <>
          <p className="font-[600] tabular-nums" id="sending">
            {progressText(sending)}
          </p>
          <progress
            className="h-3 w-full appearance-none overflow-hidden rounded-full bg-hair [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hair [&::-webkit-progress-value]:bg-accent"
            aria-labelledby="sending"
            max={sent + waiting + failed}
            value={sent + failed}
          />
          <p className="text-base text-muted">You can leave this page. We’ll keep sending.</p>
          {query.error !== null && (
            <p className="text-base text-muted">
              We can’t reach the server right now, so this may be out of date.
            </p>
          )}
        </>
      )}
      {/* Said once, when it is done: a number every two seconds is more than anyone wants to hear. */}
      <div role="status">{isDone && <p className="font-[600]">{doneText(sending)}</p>}</div>
      {later > 0 && (
        <p>
          {later === 1 ? "1 invitation goes" : `${later} invitations go`} out later, because the address has
          had too many invitations today.
        </p>
      )}
      {failed > 0 && (
        <p>
          {failed === 1 ? "1 invitation couldn’t" : `${failed} invitations couldn’t`} be delivered. Please
          check the address on the overview.
        </p>
      )}
    </section>
  );
}
