import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { browserItems } from "./browser-items.ts";

/** Every file that keeps something in a browser, with what /cookies says of it. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  "src/server/http/request/request-context.ts": ["auth_token", "registration"],
  "src/server/http/request/cookies.ts": ["device", "registration", "receipt", "workshop"],
  "src/islands/kit/session/session.ts": ["auth_token", "openpane.user"],
  // Take it away.
  "src/islands/account/sign-in/complete-sign-in.ts": ["openpane.ask-back"],
  "src/scripts/peer/peer-form.ts": ["openpane.start"],
  // Reads it.
  "src/scripts/stored-token.ts": ["auth_token"],
  "src/scripts/inline/member.js": ["auth_token"],
  "src/scripts/inline/theme.js": ["theme"],
  "src/scripts/inline/consent.js": ["cookies_ok"],
  "src/scripts/consent-choice.ts": ["cookies_ok"],
  "src/scripts/peer/answer-draft.ts": ["openpane:answer:<link>"],
  "public/start.js": ["openpane.start", "openpane.typed-email", "openpane.ask-back"],
  // Reads them, and takes them away.
  "src/islands/kit/session/start-words.ts": ["openpane.start"],
  // Reads them.
  "src/scripts/inline/start-words.js": ["openpane.start"],
  "src/islands/survey/invite/ShareKit.tsx": ["openpane.message.<round>", "openpane.ask-back"],
  "src/islands/survey/words/picked-words.tsx": ["openpane.words.<round>", "openpane.guess.<round>"],
  // Takes it away.
  "src/islands/results/plan/StepPlan.tsx": ["openpane.plan.<round>.<pane>"],
  // Reads it.
  "src/islands/onboarding/use-onboarding.ts": ["openpane.onboarding.role", "openpane.onboarding.title"],
  "src/islands/account/sign-up/stored.ts": [
    "openpane.after-verification",
    "openpane.link-sent-to",
    "openpane.sign-up",
    "openpane.typed-email",
  ],
  "src/islands/survey/forms.tsx": ["openpane.new-round", "openpane.invitations.<round>"],
  "src/islands/programme/start/draft.ts": ["openpane.programme.<you>.<form>"],
  "src/islands/programme/outcome.ts": ["openpane.programme.sent.<programme>"],
  "src/islands/team/start/draft.tsx": ["openpane.team-round.<team>"],
  "src/islands/team/organisation/invite/invite-list.ts": [
    "openpane.team-invites.<team>",
    "openpane.team-invite-text.<team>",
    "openpane.team-invite-note.<team>",
  ],
  "src/islands/admin/posts/editor/PostEditor.tsx": ["openpane.post.<post>"],
  "src/islands/results/shared/notes.tsx": ["openpane.notes.<client>"],
  "src/islands/kit/ui/toasts.tsx": ["openpane.toast"],
  "src/islands/kit/session/use-return-to.ts": ["openpane.returned-to"],
};
/** What the others keep things with. */
const tools = ["src/islands/kit/browser/browser-storage.ts"];

const keeps =
  /\b(?:localStore|tabStore)\.write\(|\bdraftCopy\(tabStore|\b(?:local|session)Storage\b|setHostCookie\(|\bserialize\(|document\.cookie|indexedDB|cookieStore|caches\.open/;
/** Comments may speak of it. */
const codeOf = (path: string) => readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

it("tells of everything that any file keeps in a browser", () => {
  const files = ["src", "public"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(?:ts|tsx|astro|js)$/.test(path) && !path.includes(".test."))
    .filter((path) => keeps.test(codeOf(path)));
  expect(new Set(files)).toEqual(new Set([...Object.keys(keepers), ...tools]));
});

it("tells of nothing else", () => {
  expect(new Set(browserItems.map(({ name }) => name))).toEqual(new Set(Object.values(keepers).flat()));
});

it("has the callers of form drafts right", () => {
  const named = readdirSync("src/islands", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => [...codeOf(`src/islands/${path}`).matchAll(/useFormDraft\("([^"]+)"\)/g)])
    .map(([, name]) => `openpane.${name ?? ""}`);
  expect(named).toEqual(["openpane.new-round"]);
});
