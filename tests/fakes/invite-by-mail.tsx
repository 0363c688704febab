import { fireEvent, screen } from "@testing-library/react";
import type { Invitation, InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { InviteByMail } from "#src/islands/survey/invite/InviteByMail.tsx";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland } from "#tests/fakes/island.tsx";

/* The form that invites people, with the server's answers. */

export const invitationTo = (email: string): Invitation => ({
  ...{ id: email, email, invitedAt: "2026-11-20T09:00:00.000Z", delivery: "usual" },
});

export const outcome = (
  invited: string[],
  skipped: InvitationOutcome["skipped"] = [],
  overlap: InvitationOutcome["overlap"] = null,
): InvitationOutcome => ({ invited: invited.map(invitationTo), skipped, overlap });

export const emails = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `person-${n}@example.org`);

export const addresses = /Their email addresses/;

export const show = () => renderIsland(<InviteByMail survey={shownSurvey()} isNext />);
export const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
export const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
export const send = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
