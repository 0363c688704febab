import OpenAI from "openai";

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
