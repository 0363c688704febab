/** A row of the table of fields. */
export interface FieldNote {
  readonly name: string;
  readonly kind: string;
  readonly isRequired: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The kind of a JSON Schema in a few words: "string", "list of string", "low | mid | high". */
export function kindOf(schema: unknown): string {
  if (!isRecord(schema)) return "anything";
  const { type, items, enum: values, anyOf, const: only } = schema;
  if (Array.isArray(values)) return values.map(String).join(" | ");
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(anyOf)) return anyOf.map(kindOf).join(" or ");
  if (type === "array") return `list of ${kindOf(items)}`;
  return typeof type === "string" ? type : "anything";
}

/** The fields of an object, or of the objects of a list. */
export function fieldsOf(schema: unknown): readonly FieldNote[] {
  if (!isRecord(schema)) return [];
  if (schema["type"] === "array") return fieldsOf(schema["items"]);
  const required: unknown = schema["required"];
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  return Object.entries(isRecord(schema["properties"]) ? schema["properties"] : {}).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: isRequired(name),
  }));
}
