import { altcha } from "#src/server/integrations/altcha.ts";
import { botCheckTexts, type BotAction } from "#src/shared/bot-check/bot-check.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let botToken: (action: BotAction) => Promise<string | undefined>;

/** Each test has its own page. */
beforeEach(async () => {
  vi.resetModules();
  ({ botToken } = await import("./bot-check.ts"));
});
afterEach(() => {
  globalThis.grecaptcha = undefined;
});

/** Answers as the server would, and collects what it is asked. */
function serve(answer: () => unknown): string[] {
  const asked: string[] = [];
  const respond = async (url: string) => {
    asked.push(url);
    const body = await answer();
    return body instanceof Response ? body : Response.json(body);
  };
  vi.stubGlobal("fetch", vi.fn(respond));
  return asked;
}

describe("a page whose server asks for nothing", () => {
  it("sends no token, and asks once", async () => {
    const asked = serve(() => ({ mode: "off" }));
    expect(await botToken("login")).toBeUndefined();
    expect(await botToken("register_email")).toBeUndefined();
    expect(asked).toEqual(["/api/bot-challenge?action=login"]);
  });
});

describe("a sum", () => {
  const work = altcha("a secret of thirty-two characters");
  const inAMinute = () => new Date(Date.now() + 60_000);

  it("is done, again for each call", async () => {
    const asked = serve(async () => ({ mode: "altcha", challenge: await work.set("login", inAMinute()) }));
    const [one, other] = [await botToken("login"), await botToken("login")];
    expect(asked).toHaveLength(2);
    expect(one).not.toBe(other);
    expect(await work.read(one ?? "")).toMatchObject({ action: "login" });
    expect(await work.read(other ?? "")).toMatchObject({ action: "login" });
  });

  it("that cannot be done is told as a sentence", async () => {
    const challenge = await work.set("login", inAMinute());
    serve(() => ({
      mode: "altcha",
      challenge: { ...challenge, parameters: { ...challenge.parameters, algorithm: "SUDOKU" } },
    }));
    await expect(botToken("login")).rejects.toThrow(botCheckTexts.notPossible);
  });
});

describe("a verifier", () => {
  const challenge = { mode: "recaptcha", siteKey: "the-key", scriptUrl: "https://verify.example/api.js" };

  /** A fake network: records what is loaded, and lets it succeed or fail. */
  function loadScripts(then: (script: HTMLScriptElement) => void): string[] {
    const loaded: string[] = [];
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      if (!(script instanceof HTMLScriptElement)) throw new Error("This is no script.");
      loaded.push(script.src);
      then(script);
    });
    return loaded;
  }

  it("is loaded on first use, once, and asked for a token of the action", async () => {
    serve(() => challenge);
    const execute = vi.fn((_siteKey: string, { action }: { action: string }) =>
      Promise.resolve(`token for ${action}`),
    );
    const loaded = loadScripts((script) => {
      globalThis.grecaptcha = { ready: (then) => then(), execute };
      script.dispatchEvent(new Event("load"));
    });
    expect(await botToken("login")).toBe("token for login");
    expect(await botToken("forgot_password")).toBe("token for forgot_password");
    expect(loaded).toEqual(["https://verify.example/api.js?render=the-key"]);
    expect(execute).toHaveBeenCalledWith("the-key", { action: "login" });
  });

  it("that is blocked is told as a sentence", async () => {
    serve(() => challenge);
    loadScripts((script) => script.dispatchEvent(new Event("error")));
    await expect(botToken("login")).rejects.toThrow(botCheckTexts.notPossible);
  });

  it("that gives no token is told as a sentence", async () => {
    serve(() => challenge);
    globalThis.grecaptcha = { ready: (then) => then(), execute: () => Promise.reject(new Error("no")) };
    await expect(botToken("login")).rejects.toThrow(botCheckTexts.notPossible);
  });
});

describe("a challenge that does not come", () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      "for the network’s sake",
      () => {
        throw new TypeError("fetch failed");
      },
      /couldn’t reach the server/,
    ],
    [
      "for too many",
      () => Response.json({ message: "Too many attempts. Please try again in 5 minutes." }, { status: 429 }),
      /try again in 5 minutes/,
    ],
    ["for a proxy’s sake", () => new Response("<html>", { status: 502 }), /isn’t answering right now/],
    ["for a hotel’s sake", () => new Response("<html>Log in to the hotel"), /couldn’t reach the server/],
  ])("%s is told as a sentence, and asked for again", async (_, answer, sentence) => {
    serve(answer);
    await expect(botToken("login")).rejects.toThrow(sentence);
    serve(() => ({ mode: "off" }));
    expect(await botToken("login")).toBeUndefined();
  });
});
