/** What a refusal means for a caller. `src/server/trpc/errors.ts` maps each to a status. */
export type ErrorKind =
  | "bad_request"
  | "unauthenticated"
  | "plan_needed"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_many_requests"
  | "unavailable";

/** One fault in the input: the field as a dotted path, and a sentence for the person. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

interface Definition<Text> {
  readonly kind: ErrorKind;
  /** Feature and name, such as `survey.closed`. */
  readonly code: string;
  /** What people are shown. */
  readonly text: Text;
  /** The field at fault; for `bad_request`. */
  readonly field?: string;
}

/** The issues of a refusal with several faults. */
function issuesIn(params: object): readonly Issue[] | null {
  if (!("issues" in params) || !Array.isArray(params.issues)) return null;
  return params.issues.filter(isIssue);
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === "object" && value !== null && "path" in value && "message" in value;

/** An expected refusal. Code decides by `kind` and `code`; the message is for people. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly kind: ErrorKind;
  readonly code: string;
  /** The parameters of the sentence. `retryAfterSeconds` also sets the header. */
  readonly params: object;
  readonly issues: readonly Issue[];
  readonly retryAfterSeconds: number | null;

  constructor({ kind, code, text, field }: Definition<string>, params: object = {}) {
    super(text);
    this.kind = kind;
    this.code = code;
    this.params = params;
    this.issues = issuesIn(params) ?? (field === undefined ? [] : [{ path: field, message: text }]);
    const wait = "retryAfterSeconds" in params ? params.retryAfterSeconds : null;
    this.retryAfterSeconds = typeof wait === "number" ? wait : null;
  }
}

type Defined<Text> = Readonly<Record<string, Omit<Definition<Text>, "code">>>;

/** A function for each definition; it takes what the sentence needs. */
type Refusals<Given extends Defined<unknown>> = {
  readonly [Name in keyof Given]: Given[Name]["text"] extends (params: infer Params) => string
    ? (params: Params) => DomainError
    : () => DomainError;
};

/**
 * Defines a feature's errors, in its `errors.ts`: `throw surveyErrors.closed()`, or
 * `throw surveyErrors.minimumTooLow({ least })` where the sentence has parameters. What doesn't exist and
 * what belongs to someone else is the same `notFound`: an answer must not tell them apart.
 */
export function defineRefusals<Given extends Defined<string | ((params: never) => string)>>(
  feature: string,
  defined: Given,
): Refusals<Given>;
export function defineRefusals(
  feature: string,
  defined: Defined<string | ((params: object) => string)>,
): object {
  const refusals = Object.entries(defined).map(([name, { text, ...rest }]) => {
    const definition = { ...rest, code: `${feature}.${name}` };
    const refuse =
      typeof text === "string"
        ? () => new DomainError({ ...definition, text })
        : (params: object) => new DomainError({ ...definition, text: text(params) }, params);
    return [name, refuse] as const;
  });
  return Object.fromEntries(refusals);
}

/** Refusals that belong to no feature. */
export const serverErrors = defineRefusals("server", {
  busy: { kind: "unavailable", text: "We’re very busy right now. Please try again in a moment." },
});

/** Whether a refusal only means overload: it isn't our fault, and isn't worth a log line each time. */
export const isBusy = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "server.busy";
