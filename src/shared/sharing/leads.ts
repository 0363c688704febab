import { callName } from "#src/shared/account/call-name.ts";
import { listNames } from "#src/shared/text/list-names.ts";

/** Who leads a programme, by name. */
interface Leads {
  readonly name: string;
  readonly others: readonly { readonly name: string; readonly isIncluded: boolean }[];
}

/** What to call those who lead a programme, in sentences to its clients. */
export function calledLeads({ name, others }: Leads) {
  const owner = callName(name);
  const called = (some: Leads["others"]) => some.map((one) => callName(one.name));
  return {
    /** The facilitator whose programme it is. */
    owner,
    /** All of them. A verb for them ends in `s`: "Mira sees", "Mira and Mia see". */
    everyone: listNames([owner, ...called(others)]),
    s: others[0] ? "" : "s",
    /** Those who may see what the client has agreed to share, and those who came later. */
    readers: listNames([owner, ...called(others.filter(({ isIncluded }) => isIncluded))]),
    latecomers: called(others.filter(({ isIncluded }) => !isIncluded)),
  };
}
