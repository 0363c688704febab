import { readListed } from "#src/server/domain/invitation/list/read-list.ts";
import { listInput } from "#src/shared/invitation/invitation.input.ts";

/** Lists are read as on the server. */
export const reading = { "invitation.readList": (input: unknown) => readListed(listInput.parse(input)) };
