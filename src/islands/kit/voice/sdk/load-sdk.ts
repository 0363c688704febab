import type * as sdk from "./sdk.ts";

export type Sdk = typeof sdk;

let loading: Promise<Sdk> | undefined;

/** The client library. Call it when a panel opens, so that the first tap finds it there; a failed load is tried again. */
export function loadSdk(): Promise<Sdk> {
  loading ??= import("./sdk.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
