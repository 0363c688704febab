declare const kind: unique symbol;

/**
 * The id of something that the caller may reach. Only the gate of its kind makes one, by a type predicate. Queries on what
 * belongs to it take this type, so that a forgotten check doesn't compile.
 */
export type Authorized<
  Kind extends "survey" | "programme" | "client" | "organisation" | "team round" | "workshop",
> = string & { readonly [kind]: Kind };
