import { useSyncExternalStore } from "react";
import { isDemo } from "#src/islands/kit/api/demo.ts";

/** All our keys start with this, except the token, the theme and the cookie banner's OK. */
const ownPrefix = "openpane.";

/** Texts by key in a browser storage, or in memory if that is refused or full. */
interface TextStore {
  /** Null if nothing is stored, and on the server. */
  readonly read: (key: string) => string | null;
  /** null takes the text away. */
  readonly write: (key: string, text: string | null) => void;
  /** Forgets all texts whose key starts with our prefix. */
  readonly clear: () => void;
  /** Calls back when any text may have changed, here or in another tab. */
  readonly subscribe: (changed: () => void) => () => void;
}

export const storeKey = (name: string): string => ownPrefix + name;

export function textStore(open: () => Storage): TextStore {
  const spare = new Map<string, string>();
  const listeners = new Set<() => void>();

  const write = (key: string, text: string | null) => {
    spare.delete(key);
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
    } catch {
      if (text !== null) spare.set(key, text);
    }
    for (const changed of listeners) changed();
  };

  return {
    read: (key) => (typeof window === "undefined" ? null : (spare.get(key) ?? tryRead(open, key))),
    write,
    clear: () => {
      const keys = [...spare.keys(), ...tryKeys(open)];
      for (const key of keys) if (key.startsWith(ownPrefix)) write(key, null);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      addEventListener("storage", changed);
      return () => {
        listeners.delete(changed);
        removeEventListener("storage", changed);
      };
    },
  };
}

function tryRead(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

function tryKeys(open: () => Storage): string[] {
  try {
    return Object.keys(open());
  } catch {
    return [];
  }
}

/** A demo page must not read or leave data of the signed-in person: it uses memory. */
function unlessDemo(open: () => Storage): () => Storage {
  return () => {
    if (isDemo()) throw new Error("A demo page keeps nothing.");
    return open();
  };
}

/** Until it's removed. */
export const localStore = textStore(unlessDemo(() => localStorage));
/** Until the tab closes. */
export const tabStore = textStore(unlessDemo(() => sessionStorage));

/** A text that outlives a reload, as state. The server's HTML is drawn without it. */
export function useStoredText(store: TextStore, key: string): string | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => null,
  );
}
