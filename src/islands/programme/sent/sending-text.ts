import type { Sending } from "#src/shared/programme/programme.output.ts";

/** "12 of 18 invitations sent" */
export function progressText({ sent, waiting, failed }: Sending): string {
  const all = sent + waiting + failed;
  return `${sent} of ${all} ${all === 1 ? "invitation" : "invitations"} sent`;
}

/** What is said once nothing waits any more. */
export function doneText({ sent, failed }: Sending): string {
  if (sent === 0) return failed === 0 ? "There are no invitations to send." : "No invitation was sent.";
  if (failed > 0) return progressText({ sent, failed, waiting: 0 });
  return sent === 1 ? "Your invitation is sent." : `All ${sent} invitations are sent.`;
}
