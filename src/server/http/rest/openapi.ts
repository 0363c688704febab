import type { AppRouter } from "#src/server/trpc/router.ts";
import { errorOutput } from "#src/shared/site/error.output.ts";
import { brand } from "#src/shared/site/brand.ts";
import { operations, type Operation } from "./operation.ts";
import { z } from "zod";

/** What each group of calls is about. */
const tags: Readonly<Record<keyof AppRouter["_def"]["record"], string>> = {
  account: "Your account",
  admin: "This server, for administrators",
  analysis: "Results of your rounds",
  analytics: "Visits of pages",
  billing: "Plans and payment",
  blog: "Pictures of the blog",
  botCheck: "Challenges against bots",
  card: "Cards that show words of a result",
  clientResult: "Clients’ results, for facilitators",
  dashboard: "Totals over your rounds",
  emailChange: "Changing your address",
  facilitator: "What needs a facilitator today",
  group: "Pictures of a group of clients",
  invitation: "Asking people by email",
  mail: "Which emails you get",
  meeting: "Sessions of a facilitator and a client",
  onboarding: "The first round",
  organisation: "Organisations and who is in them",
  ownBrand: "Your own logo and colour",
  ownData: "Your data, to take along or to delete",
  panePlan: "What you plan to try after a result",
  picture: "Pictures for posts, for administrators",
  post: "Posts of the blog, for administrators",
  programme: "Programmes, for facilitators",
  response: "Peers’ answers",
  session: "Signing in and out",
  sharing: "A client’s side of a programme",
  support: "Asking for help",
  survey: "Your rounds",
  team: "Team rounds",
  trait: "The words",
  verification: "Signing up by a link",
  voice: "The voice coach",
  workshop: "Workshops, for those who lead them",
  workshopGuest: "A guest’s part of a workshop",
};

type Json = Readonly<Record<string, unknown>>;

const record = z.record(z.string(), z.unknown());
const described = z.looseObject({
  properties: record.optional(),
  required: z.array(z.string()).optional(),
  $defs: record.optional(),
});

/** The self-contained JSON Schema of an input or output. Transformed input is described as it is sent. */
export const describeSchema = (schema: z.ZodType, io: "input" | "output"): Json =>
  // An empty registry knows no names.
  toJsonSchema(schema, { io, metadata: z.registry() });

function toJsonSchema(schema: z.ZodType, options: z.core.ToJSONSchemaParams): Json {
  const json = Object.entries(z.toJSONSchema(schema, { unrepresentable: "any", ...options }));
  // OpenAPI names the dialect once, for the whole document.
  return Object.fromEntries(json.filter(([key]) => key !== "$schema"));
}

/** A schema's place in the document: named schemas go to `named`, and a reference stays. */
function refer(schema: z.ZodType, named: Record<string, unknown>): Json {
  const json = JSON.stringify(toJsonSchema(schema, { io: "output" }));
  const { $defs, ...rest } = described.parse(
    JSON.parse(json.replaceAll("#/$defs/", "#/components/schemas/")),
  );
  Object.assign(named, $defs);
  return rest;
}

/** A file as it is has no schema. */
const filesOf = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, {}]));

const inJson = (schema: Json): Json => ({ "application/json": { schema } });

/** The parts of the path, with the procedure's schemas. */
function pathParameters({ path, procedure }: Operation): readonly Json[] {
  const fields = Object.fromEntries(
    procedure.inputs.flatMap((input) =>
      Object.entries(described.parse(describeSchema(input, "input")).properties ?? {}),
    ),
  );
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    ...{ name, in: "path", required: true },
    schema: fields[name] ?? { type: "string" },
  }));
}

function queryParameters({ sent, isSentInQuery }: Operation): readonly Json[] {
  if (sent === null || !isSentInQuery) return [];
  const { properties = {}, required = [] } = described.parse(describeSchema(sent, "input"));
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: "query", schema },
    required: required.includes(name),
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

const reasons = {
  400: "What was sent isn’t as it has to be; `issues` names the fields",
  401: "There’s no session, or not the right key",
  402: "The plan doesn’t cover it",
  403: "Not for this person",
  404: "It isn’t there, or not for this person to know",
  409: "It doesn’t go with what is so by now",
  429: "Too many calls; `Retry-After` says when to come back",
} as const;
type Refusal = keyof typeof reasons;

/** How a call can be refused; the contract tests cover each. */
export function refusalsOf(operation: Operation): readonly Refusal[] {
  const { sent, path, errors = [] } = operation;
  const access = accessTo(operation);
  const found: readonly Refusal[] = [
    ...(sent === null && !path.includes("{") ? [] : [400 as const]),
    ...(access === "anybody" ? [] : [401 as const]),
    ...(access === "facilitator" ? [402 as const] : []),
    ...(access === "admin" ? [403 as const] : []),
    ...(path.includes("{") ? [404 as const] : []),
    ...errors,
    429,
  ];
  return [...new Set(found)].toSorted((one, other) => one - other);
}

const failure = (description: string): Json => ({
  description,
  content: inJson({ $ref: "#/components/schemas/Error" }),
});

function requestBodyOf({ sent, isSentInQuery, body, file, fileTypes = [] }: Operation): Json {
  if (file !== undefined) return { requestBody: { required: true, content: filesOf(file) } };
  if (sent === null || isSentInQuery) return {};
  return {
    requestBody: {
      required: true,
      content: { ...inJson(describeSchema(body ?? sent, "input")), ...filesOf(fileTypes) },
    },
  };
}

function describe(operation: Operation, named: Record<string, unknown>): Json {
  const { summary, status, output, otherOutputs = {}, procedure } = operation;
  const forms = Object.entries({ ...(output && { "application/json": output }), ...otherOutputs });
  const content = Object.fromEntries(forms.map(([type, schema]) => [type, { schema: refer(schema, named) }]));
  return {
    operationId: procedure.path,
    tags: [tagOf(operation)],
    summary,
    security: accessTo(operation) === "anybody" ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(operation),
      ...queryParameters(operation),
      ...(operation.takesIdempotencyKey === true ? [idempotencyParameter] : []),
    ],
    ...requestBodyOf(operation),
    responses: {
      [status]: { description: "Success", ...(forms.length === 0 ? {} : { content }) },
      ...Object.fromEntries(refusalsOf(operation).map((refusal) => [refusal, failure(reasons[refusal])])),
      default: failure("Something went wrong on our side"),
    },
  };
}

const tagOf = ({ procedure }: Operation): string => procedure.path.split(".")[0] ?? "";

/** The OpenAPI 3.1 description of the API, generated from the procedures' meta. */
export function openApiDocument(): Json {
  const named: Record<string, unknown> = {};
  refer(errorOutput, named);
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = describe(operation, named);
  return {
    openapi: "3.1.0",
    info: {
      title: brand.name,
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Times are ISO 8601 in UTC. Errors are {message, error, code, issues?, requestId}. Unknown fields are ignored.",
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(tags)
      .map(([name, description]) => ({ name, description }))
      .filter(({ name }) => operations.some((operation) => tagOf(operation) === name)),
    paths,
    components: {
      schemas: named,
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
}
