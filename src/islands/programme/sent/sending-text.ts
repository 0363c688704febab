import type { Sending } from "#src/shared/programme/programme.output.ts";

/** "12 of 18 invitations sent" */
export function progressText({ sent, waiting, failed }: Omit<Sending, "later">): string {
  const all = sent + waiting + failed;
  return `${sent} of ${all} ${all === 1 ? "invitation" : "invitations"} sent`;
}

/** What is said once nothing waits any more. */
export function doneText({ sent, later, failed }: Sending): string {
  if (sent === 0 && later > 0) return "No invitation is sent yet.";
  if (sent === 0) return failed === 0 ? "There are no invitations to send." : "No invitation was sent.";
  if (failed + later > 0) return progressText({ sent, failed, waiting: later });
  return sent === 1 ? "Your invitation is sent." : `All ${sent} invitations are sent.`;
}
