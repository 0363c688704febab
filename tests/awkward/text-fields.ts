import { z } from "zod";

/* Finds the inputs of any schema, so that tests cover procedures that they don't know. */

const { core } = z;
const record = z.record(z.string(), z.unknown()).catch({});
type Schema = z.core.$ZodType;

/** The path of a text in an input: names of fields, and 0 for the entries of a list. */
type Path = readonly (string | number)[];

export interface TextField {
  readonly path: Path;
  readonly schema: z.core.$ZodString;
}

/** The schema inside one that only adds a choice, a default or a step, or undefined. */
function insideOf(schema: Schema): Schema | undefined {
  if (schema instanceof core.$ZodOptional || schema instanceof core.$ZodNullable)
    return schema._zod.def.innerType;
  if (schema instanceof core.$ZodDefault || schema instanceof core.$ZodCatch)
    return schema._zod.def.innerType;
  if (!(schema instanceof core.$ZodPipe)) return undefined;
  // The first part reads the input, except for `z.preprocess`, whose first part has no type.
  const { in: first, out } = schema._zod.def;
  return first instanceof core.$ZodTransform ? out : first;
}

const textless = [core.$ZodEnum, core.$ZodLiteral, core.$ZodNumber, core.$ZodBoolean];

/** All texts of a schema. @throws for an unknown kind of schema, which may have texts */
export function textFieldsOf(schema: Schema, path: Path = []): readonly TextField[] {
  const inside = insideOf(schema);
  if (inside !== undefined) return textFieldsOf(inside, path);
  if (schema instanceof core.$ZodString) return [{ path, schema }];
  if (schema instanceof core.$ZodArray) return textFieldsOf(schema._zod.def.element, [...path, 0]);
  if (schema instanceof core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return fields.flatMap(([name, field]) => textFieldsOf(field, [...path, name]));
  }
  if (textless.some((kind) => schema instanceof kind)) return [];
  throw new Error(`A field at ${path.join(".")} is of a kind that this test cannot read yet.`);
}

/** The maximum length that is checked before anything else but trimming; null without one. */
export function boundOf({ schema }: TextField): number | null {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def);
  const first = checks.find(({ check }) => check !== "overwrite");
  const isBound = first?.check === "max_length" && first.abort === true && "maximum" in first;
  return isBound ? z.number().parse(first.maximum) : null;
}

/** A valid input. @param known values of fields that need special ones, by name */
export function sampleOf(schema: Schema, known: Readonly<Record<string, unknown>>, name = ""): unknown {
  if (name in known) return known[name];
  const inside = insideOf(schema);
  if (inside !== undefined) return sampleOf(inside, known, name);
  if (schema instanceof core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return Object.fromEntries(fields.map(([field, type]) => [field, sampleOf(type, known, field)]));
  }
  if (schema instanceof core.$ZodArray) return [sampleOf(schema._zod.def.element, known)];
  if (schema instanceof core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof core.$ZodBoolean) return true;
  if (schema instanceof core.$ZodNumber) return 5;
  return "sample";
}

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => record.parse(value);

/** The same input with a value at a path. */
export function withValue(input: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === "number") return [withValue(Array.isArray(input) ? input[0] : {}, rest, value)];
  const fields = fieldsOf(input);
  return { ...fields, [first]: withValue(fields[first], rest, value) };
}
