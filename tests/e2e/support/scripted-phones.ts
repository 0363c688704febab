import { randomBytes } from "node:crypto";

/* Requests of workshop guests without a browser. */

interface Place {
  readonly step: string;
  readonly colleagues: readonly { readonly guestId: string; readonly isDescribed: boolean }[];
  readonly window: { readonly responseCount: number } | null;
}

/** Retries until it gets through; keys keep everything from happening twice. */
async function send(address: string, method: string, body?: object): Promise<Response> {
  for (;;) {
    try {
      const json = body && JSON.stringify(body);
      const headers = { "content-type": "application/json" };
      const answer = await fetch(address, { method, ...(json !== undefined && { headers, body: json }) });
      if (answer.ok) return answer;
      if (answer.status < 500) throw new Error(`${String(answer.status)} ${await answer.text()}`);
    } catch (error) {
      // Cut off, or no server.
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const newKey = (): string => randomBytes(32).toString("base64url");

export interface ScriptedPhone {
  place(): Promise<Place>;
  pickOwn(selectedTraits: readonly string[]): Promise<void>;
  describeAll(selectedTraits: readonly string[]): Promise<void>;
  beCounted(): Promise<void>;
}

export async function joinByScript(site: string, code: string, name: string): Promise<ScriptedPhone> {
  const guestKey = newKey();
  await send(`${site}/api/workshop-codes/${code}/guests`, "POST", { name, guestKey });
  const own = `${site}/api/workshop-guests/${guestKey}`;
  const place = async () => (await (await send(own, "GET")).json()) as Place;
  return {
    place,
    pickOwn: async (selectedTraits) => {
      await send(`${own}/self`, "PUT", { selectedTraits });
    },
    describeAll: async (selectedTraits) => {
      for (const { guestId } of (await place()).colleagues)
        await send(`${own}/answers`, "POST", { guestId, selectedTraits, submissionKey: newKey() });
    },
    beCounted: async () => {
      await send(`${own}/counted`, "PUT", { counted: true });
    },
  };
}
