import { readListed } from "#src/server/domain/invitation/list/read-list.ts";
import { listInput, type ListInput } from "#src/shared/invitation/invitation.input.ts";

/** Lists are read as on the server. */
export const reading = { "invitation.readList": (input: unknown) => readListed(listInput.parse(input)) };

/** `name|address` for a row; after a sign, what else an address is. */
const signs = { row: "", second_address: "+", in_note: "~", duplicate: "=", not_read: "-" } as const;
export async function readSigned(list: ListInput): Promise<readonly string[]> {
  const people = await readListed(list);
  return people.map(({ name, email, fate, columns }) => {
    const texts = columns === undefined ? "" : ` ? ${JSON.stringify(columns)}`;
    return `${signs[fate]}${fate === "row" ? name : ""}|${email}${texts}`;
  });
}

/** A row whose name is asked about. */
export const asked = (name: string, email: string) => `|${email} ? {"Beside the address":"${name}"}`;
