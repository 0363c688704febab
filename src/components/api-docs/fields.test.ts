import { describe, expect, it } from "vitest";
import { fieldsOf, kindOf } from "./fields.ts";

describe("kindOf", () => {
  it.each([
    [{ type: "string" }, "string"],
    [{ enum: ["low", "high"] }, "low | high"],
    [{ type: "array", items: { type: "integer" } }, "list of integer"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
    [{ const: true, type: "boolean" }, "true"],
    [{}, "anything"],
  ])("of %j is %s", (schema, kind) => {
    expect(kindOf(schema)).toBe(kind);
  });
});

describe("fieldsOf", () => {
  it("lists fields of an object, or of a list's objects, with what is required", () => {
    const object = { type: "object", properties: { id: { type: "string" }, note: {} }, required: ["id"] };
    const fields = [
      { name: "id", kind: "string", isRequired: true },
      { name: "note", kind: "anything", isRequired: false },
    ];
    expect(fieldsOf(object)).toEqual(fields);
    expect(fieldsOf({ type: "array", items: object })).toEqual(fields);
    expect(fieldsOf({ type: "string" })).toEqual([]);
  });
});
