import type { BotChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import type { BotAction } from "#src/shared/bot-check/bot-check.ts";

type Challenge = Extract<BotChallenge, { mode: "recaptcha" }>;

/** What the script puts on the page, as far as it is used. */
interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: BotAction }) => PromiseLike<string>;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

const patienceMs = 15_000;

function load(url: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("The script did not load."));
    };
    script.src = url;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const { grecaptcha } = globalThis;
      if (grecaptcha === undefined) fail();
      else grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}

const giveUp = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("No token came.")), patienceMs));

/** Loads the verifier's script on first use, and asks it for a token. */
export async function tokenOf({ siteKey, scriptUrl }: Challenge, action: BotAction): Promise<string> {
  const url = new URL(scriptUrl);
  url.searchParams.set("render", siteKey);
  const ask = async () => {
    const recaptcha = globalThis.grecaptcha ?? (await load(url.href));
    return recaptcha.execute(siteKey, { action });
  };
  return Promise.race([ask(), giveUp()]);
}
