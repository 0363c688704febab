import type { Operation } from "#src/server/http/rest/operation.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { placeInWords } from "#src/shared/result/texts/in-words.ts";
import {
  guestAnswerBody,
  guestCountedInput,
  guestMailInput,
  guestWordsBody,
  newGuestInput,
  newWorkshopInput,
  workshopStepInput,
} from "#src/shared/workshop/workshop.input.ts";
import {
  joinedWorkshopOutput,
  workshopInvitationOutput,
  workshopOutput,
  workshopPlaceOutput,
  workshopPulseOutput,
  workshopSummaryOutput,
  workshopWallOutput,
} from "#src/shared/workshop/workshop.output.ts";

const all = "/organisations/{id}/workshops";
const one = "/workshops/{workshopId}";
const code = "/workshop-codes/{code}";
const place = "/workshop-guests/{guestKey}";

/** Workshops: their hosts, and their guests. */
export const workshopOperations: readonly Operation[] = [
  {
    method: "get",
    path: all,
    summary: "An organisation’s workshops, newest first; owners and facilitators",
    procedure: "workshop.list",
    output: workshopSummaryOutput.array(),
  },
  {
    method: "post",
    path: all,
    summary: "Start a workshop; owners and facilitators. 402 where no owner’s plan is active",
    procedure: "workshop.start",
    status: 201,
    body: newWorkshopInput,
    output: workshopOutput,
  },
  {
    method: "get",
    path: one,
    summary: "A workshop, with the names of who has joined; owners and facilitators",
    procedure: "workshop.get",
    output: workshopOutput,
  },
  {
    method: "get",
    path: `${one}/wall`,
    summary: "What everyone in the room looks at: numbers, and no name",
    procedure: "workshop.wall",
    output: workshopWallOutput,
  },
  {
    method: "post",
    path: `${one}/step`,
    summary: "Lead everyone to the next step, or to the end; the present one changes nothing",
    procedure: "workshop.move",
    body: workshopStepInput,
    output: workshopOutput,
  },
  {
    method: "delete",
    path: `${one}/guests/{guestId}`,
    summary: "Take someone out, with all that is theirs",
    procedure: "workshop.removeGuest",
    output: workshopOutput,
  },
  {
    method: "delete",
    path: one,
    summary: "Erase it before its day, with everyone’s windows",
    procedure: "workshop.erase",
    status: 204,
  },
  {
    method: "get",
    path: code,
    summary: "What a code on the wall leads to",
    procedure: "workshopGuest.invitation",
    output: workshopInvitationOutput,
  },
  {
    method: "post",
    path: `${code}/guests`,
    summary: "Join without an account; the key that comes back is the guest’s own",
    procedure: "workshopGuest.join",
    status: 201,
    body: newGuestInput,
    output: joinedWorkshopOutput,
  },
  {
    method: "get",
    path: place,
    summary: "A guest’s own part: whom they describe, and their window once it’s open",
    procedure: "workshopGuest.place",
    respond: placeInWords,
    output: workshopPlaceOutput,
  },
  {
    method: "get",
    path: `${place}/pulse`,
    summary: "Whether there is anything new for a guest",
    procedure: "workshopGuest.pulse",
    output: workshopPulseOutput,
  },
  {
    method: "put",
    path: `${place}/self`,
    summary: "Save words that a guest picked for themselves, until describing begins",
    procedure: "workshopGuest.saveOwn",
    body: guestWordsBody,
    respond: placeInWords,
    output: workshopPlaceOutput,
  },
  {
    method: "post",
    path: `${place}/answers`,
    summary: "Describe someone; one description each. Stored without the guest, until windows open",
    procedure: "workshopGuest.describe",
    status: 201,
    body: guestAnswerBody,
    output: submittedOutput,
  },
  {
    method: "put",
    path: `${place}/counted`,
    summary: "Agree to be counted in the picture, or not; until it’s made",
    procedure: "workshopGuest.setCounted",
    body: guestCountedInput,
    respond: placeInWords,
    output: workshopPlaceOutput,
  },
  {
    method: "post",
    path: `${place}/mail`,
    summary: "Email a guest the address of their place; the address isn’t kept",
    procedure: "workshopGuest.mailLink",
    status: 204,
    body: guestMailInput,
  },
  {
    method: "delete",
    path: place,
    summary: "Leave, and erase all that is one’s own",
    procedure: "workshopGuest.leave",
    status: 204,
  },
];
