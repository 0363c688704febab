import OpenAI, { APIError } from "openai";

interface Server {
  readonly apiKey: string;
  readonly baseURL: string;
}

/** A client of OpenAI's protocol. A person is waiting, and there is something else to show, so it never retries. */
export const openAiClient = ({ apiKey, baseURL }: Server): OpenAI =>
  new OpenAI({
    // Set explicitly, or the package would read them from the environment.
    ...{ apiKey, baseURL, adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    ...{ logLevel: "off", maxRetries: 0 },
  });

/** Whether a model thinks before it answers, and so takes the setting for how long; all others refuse it. */
const thinksFirst = (model: string): boolean => /^(gpt-5(?!.*chat)|o\d)/.test(model);

export const thinkingOf = (model: string): { readonly reasoning_effort?: "low" } =>
  thinksFirst(model) ? { reasoning_effort: "low" } : {};

/** Whether a server may have refused a feature that it doesn't know: it answers so to other mistakes, too. */
export const mayRefuseFeature = (error: unknown): boolean =>
  error instanceof APIError && [400, 404, 415, 422, 501].includes(Number(error.status));
