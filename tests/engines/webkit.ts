import { freePort } from "#tests/setup/process/free-port.ts";
import { z } from "zod";
import { endGroup, startGroup, whenReady, type Tab } from "./tab.ts";

/*
 * WebKit through WebDriver (https://www.w3.org/TR/webdriver/), with the small browser beside its driver.
 * Needs a screen.
 */

const reply = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
}

/** Opens a phone's window in WebKit's MiniBrowser. */
export async function openWebKit(
  paths: WebKitPaths,
  window: { width: number; height: number },
): Promise<Tab> {
  const port = await freePort();
  const program = startGroup("xvfb-run", ["-a", paths.driver, `--port=${port}`]);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = reply.parse(await answer.json());
    const failed = failure.safeParse(value);
    if (failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`);
    return value;
  };
  await whenReady(() => call("GET", "/status"));
  const capabilities = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
  };
  const opened = await call("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${z.object({ sessionId: z.string() }).parse(opened).sessionId}`;
  await call("POST", `${session}/window/rect`, window);
  return {
    goto: async (url) => {
      await call("POST", `${session}/url`, { url });
    },
    evaluate: (expression) =>
      call("POST", `${session}/execute/async`, {
        script: `const done = arguments[0]; (async () => ${expression})().then((value) => done(value ?? null), (error) => done({ error: "javascript error", message: String(error) }))`,
        args: [],
      }),
    close: async () => {
      await call("DELETE", session).catch(() => undefined);
      await endGroup(program);
    },
  };
}
