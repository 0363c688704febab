import { freePort } from "#tests/setup/process/free-port.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { endGroup, startGroup, whenReady, type Tab } from "./tab.ts";

/*
 * Firefox through WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). Puppeteer would be ten megabytes
 * for the five commands needed here.
 */

const reply = z.object({
  id: z.int().nullable(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
});
const evaluated = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.unknown().optional(),
});
const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });

async function connect(port: number) {
  const socket = await whenReady(async () => {
    const opening = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((resolve, reject) => {
      opening.onopen = resolve;
      opening.onerror = () => reject(new Error("Firefox does not listen."));
    });
    return opening;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = reply.parse({ id: null, ...JSON.parse(String(data)) });
    const asked = id === null ? undefined : waiting.get(id);
    if (type === "error") asked?.reject(new Error(message));
    else asked?.resolve(result);
  };
  let id = 0;
  return async (method: string, params: object): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>();
    waiting.set((id += 1), asked);
    socket.send(JSON.stringify({ id, method, params }));
    return asked.promise;
  };
}

export interface FirefoxOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** By their names in about:config. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called in each page before its own scripts. */
  readonly preloads?: readonly (() => void)[];
}

/** Opens a window of the Firefox at `path`. */
export async function openFirefox(
  path: string,
  { viewport, preferences = {}, environment = {}, preloads = [] }: FirefoxOptions,
): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), "openpane-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), lines);
  const port = await freePort();
  const program = startGroup(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", String(port)],
    environment,
  );
  const send = await connect(port);
  await send("session.new", { capabilities: {} });
  const [{ context }] = tree.parse(await send("browsingContext.getTree", {})).contexts;
  await send("browsingContext.setViewport", { context, viewport });
  for (const preload of preloads)
    await send("script.addPreloadScript", { functionDeclaration: String(preload) });
  return {
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate: async (expression) => {
      const answer = await send("script.evaluate", {
        expression: `(async () => JSON.stringify(await (${expression})) ?? "null")()`,
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = evaluated.parse(answer);
      if (result === undefined) throw new Error(JSON.stringify(exceptionDetails));
      const value: unknown = JSON.parse(result.value);
      return value;
    },
    close: async () => {
      await endGroup(program);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
