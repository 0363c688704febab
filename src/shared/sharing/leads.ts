import { callName } from "#src/shared/account/call-name.ts";
import { listNames } from "#src/shared/text/list-names.ts";

/** Who leads a programme, by name. */
interface Leads {
  readonly name: string;
  readonly others: readonly { readonly name: string; readonly isIncluded?: boolean }[];
}

/** What to call those who lead a programme, in sentences to its clients. */
export function calledLeads({ name, others }: Leads) {
  const called = (some: Leads["others"]) => some.map((one) => callName(one.name));
  const owner = callName(name);
  return {
    /** The facilitator whose programme it is. */
    owner,
    /** All of them, with verbs to match: "Mira" "sees", "Mira and Mia" "see". */
    everyone: listNames([owner, ...called(others)]),
    sees: others.length === 0 ? "sees" : "see",
    stops: others.length === 0 ? "stops" : "stop",
    /** Those who may see what the client has agreed to share, and those who came later. */
    readers: listNames([owner, ...called(others.filter(({ isIncluded }) => isIncluded === true))]),
    latecomers: called(others.filter(({ isIncluded }) => isIncluded === false)),
  };
}
