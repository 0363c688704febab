import { z } from "zod";

/** A time in the API: ISO 8601 in UTC. */
export const time = z.iso.datetime();

export const count = z.int().min(0);

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> }
    : T;

/** What an answer of the API is made of, for code that makes or reads one: the schema is the source. */
export type Shape<Schema extends z.ZodType> = ReadonlyDeep<z.output<Schema>>;
