import type { Operation } from "#src/server/http/rest/operation.ts";
import { newFacilitatorInput } from "#src/shared/programme/programme.input.ts";
import { colleagueOutput, facilitatorOutput } from "#src/shared/programme/programme.output.ts";

const one = "/facilitator/assessments/{faId}";

/** Who leads a programme with the facilitator who started it. `GET` on the programme names them. */
export const leadingOperations: readonly Operation[] = [
  {
    method: "get",
    path: `${one}/colleagues`,
    summary: "Who could lead your programme with you: owners and facilitators of teams that you lead, too",
    procedure: "programme.colleagues",
    output: colleagueOutput.array(),
  },
  {
    method: "post",
    path: `${one}/facilitators`,
    summary: "Have a colleague lead your programme with you; clients are told by email",
    procedure: "programme.addFacilitator",
    status: 201,
    body: newFacilitatorInput,
    output: facilitatorOutput,
  },
  {
    method: "delete",
    path: `${one}/facilitators/{userId}`,
    summary: "Take someone off your programme, or yourself off someone else’s",
    procedure: "programme.removeFacilitator",
    status: 204,
  },
];
