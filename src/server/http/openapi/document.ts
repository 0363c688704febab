import { errorOutput } from "#src/shared/site/error.output.ts";
import { brand } from "#src/shared/site/brand.ts";
import { operations, type Operation } from "#src/server/http/rest/operation.ts";
import { z } from "zod";

type Json = Readonly<Record<string, unknown>>;

const objectSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) });

/** JSON Schema of what a caller sends or gets. Input that a transform reads is described as it is sent. */
export function describeSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const described = Object.entries(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  // OpenAPI names the dialect once, for the whole document.
  return Object.fromEntries(described.filter(([key]) => key !== "$schema"));
}

/** A file as it is has no schema. */
const filesOf = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, {}]));

const inJson = (schema: Json): Json => ({ "application/json": { schema } });

function pathParameters(path: string): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ sent, isSentInQuery }: Operation): readonly Json[] {
  if (sent === null || !isSentInQuery) return [];
  const described = objectSchema.parse(describeSchema(sent, "input"));
  return Object.entries(described.properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
}

const idempotencyParameter: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "16 to 128 letters, digits or hyphens, such as a UUID. The same request under the same key does nothing twice and gets the same answer; another request under it is 409.",
  schema: { type: "string" },
};

/** Who may make a call, as its procedure says. */
export const accessTo = ({ procedure }: Pick<Operation, "procedure">) => procedure.meta.access ?? "admin";

const failure = { description: "An error", content: inJson({ $ref: "#/components/schemas/Error" }) };

function requestBodyOf({ sent, isSentInQuery, body, file }: Operation): Json {
  if (file !== undefined) return { requestBody: { required: true, content: filesOf(file) } };
  if (sent === null || isSentInQuery) return {};
  return { requestBody: { required: true, content: inJson(describeSchema(body ?? sent, "input")) } };
}

function describe(operation: Operation): Json {
  const { path, summary, status, output, otherOutputs = {} } = operation;
  const forms = Object.entries({ ...(output && { "application/json": output }), ...otherOutputs });
  const content = Object.fromEntries(
    forms.map(([type, schema]) => [type, { schema: describeSchema(schema, "output") }]),
  );
  return {
    summary,
    security: accessTo(operation) === "anybody" ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(operation),
      ...(operation.takesIdempotencyKey === true ? [idempotencyParameter] : []),
    ],
    ...requestBodyOf(operation),
    responses: {
      [status]: { description: "Success", ...(forms.length === 0 ? {} : { content }) },
      default: failure,
    },
  };
}

function pathsOf(list: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of list) {
    const at = (paths[operation.path] ??= {});
    at[operation.method] = describe(operation);
  }
  return paths;
}

/** The OpenAPI 3.1 description of the API, from the list of operations and the schemas that check input. */
export const openApiDocument = (): Json => ({
  openapi: "3.1.0",
  info: {
    title: brand.name,
    version: "1",
    description:
      "Times are ISO 8601 in UTC. Errors are {message, error, code, issues?, requestId}. Unknown fields are ignored.",
  },
  servers: [{ url: "/api" }],
  paths: pathsOf(operations),
  components: {
    schemas: { Error: describeSchema(errorOutput, "output") },
    securitySchemes: { session: { type: "http", scheme: "bearer" } },
  },
});
