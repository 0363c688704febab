import { api } from "#src/islands/kit/api/api.ts";
import { storeKey } from "#src/islands/kit/browser/browser-storage.ts";
import type { ProgrammeSummary } from "#src/shared/programme/programme.output.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { queryOptions } from "@tanstack/react-query";
import type { Draft } from "./draft.ts";

/** What the page is for: a new programme, one that starts from another's settings, or more clients of one that runs. */
export interface Aim {
  readonly kind: "new" | "from" | "add";
  /** The other programme; null for a new one. */
  readonly faId: string | null;
}

/** Where someone stands who opens the page. */
export interface Start {
  /** Their drafts are theirs, also in a browser that somebody else signs in with next. */
  readonly userId: string;
  /** false: their plan starts no programmes. */
  readonly mayStart: boolean;
  /** The programme that the address names. */
  readonly programme: ProgrammeSummary | null;
}

/** All calls travel in one request. For pages that come without the person. */
export const startQuery = ({ faId }: Aim) =>
  queryOptions({
    queryKey: ["programme.start", faId],
    queryFn: async (): Promise<Start> => {
      const [user, plan, programme] = await Promise.all([
        api.account.me.query(),
        api.billing.plan.query(),
        faId === null ? null : api.programme.get.query({ faId }),
      ]);
      return { userId: user.id, mayStart: plan.features.facilitatorAccess, programme };
    },
  });

/** Under which the browser keeps the draft. */
export const draftKey = ({ kind, faId }: Aim, { userId }: Start): string =>
  storeKey(["programme", userId, kind, ...(faId === null ? [] : [faId])].join("."));

/** 128 random bits. Not `randomUUID`: on a plain http address of a local network, browsers have none. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** The draft to begin with: another's settings, all but its deadline. */
export function blankDraft({ kind }: Aim, { programme }: Start): Draft {
  const first = kind === "add" ? "people" : "settings";
  return {
    key: newKey(),
    step: first,
    reached: first,
    settings: {
      title: programme?.title ?? "",
      purpose: programme?.purpose ?? "",
      closesOn: "",
      minResponses: String(programme?.minResponses ?? leastResponses.personal),
      opens: programme?.opens ?? "client",
      reminders: programme?.reminders ?? true,
    },
    people: [],
    typed: { name: "", email: "", list: "" },
    message: programme?.message ?? "",
  };
}
