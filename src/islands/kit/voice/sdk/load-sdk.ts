import type * as sdk from "./sdk.ts";

export type Sdk = typeof sdk;

let loading: Promise<Sdk> | undefined;

/** Loads the client library. Call it when a panel opens, before the first tap. Failures can be retried. */
export function loadSdk(): Promise<Sdk> {
  loading ??= import("./sdk.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
