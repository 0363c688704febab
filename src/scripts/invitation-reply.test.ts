// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startReply } from "./invitation-reply.ts";

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const led = vi.fn();
const submitted = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.spyOn(location, "assign").mockImplementation(led.mockReset());
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submitted.mockReset());
  document.body.innerHTML = `<form data-reply="/accept" data-busy="Starting…" data-offline="We can’t reach it."><input name="name" value="Zoë">
    <p data-trouble hidden></p><button>Accept</button></form>`;
  startReply(document);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const send = () => document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
const button = () => document.querySelector("button");

it.each([
  ["keeps the session of a new account", "secret"],
  ["leaves the session of an account alone", null],
])("%s, and goes to the round, once for two presses", async (_, token) => {
  fetched.mockResolvedValue(Response.json({ surveyId: "round-1", token }));
  send();
  send();
  expect(button()?.textContent).toBe("Starting…");
  await vi.waitFor(() => expect(led.mock.calls).toEqual([["/assessment/round-1"]]));
  expect(localStorage.getItem("auth_token")).toBe(token);
  expect(fetched.mock.calls.map(([path, { body }]) => [path, body])).toEqual([["/accept", '{"name":"Zoë"}']]);
});

it("leaves it to the page to say why the server refused", async () => {
  fetched.mockResolvedValue(Response.json({ message: "No." }, { status: 409 }));
  send();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  expect(led).not.toHaveBeenCalled();
});

it("says that the site is out of reach, and can be pressed again", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  send();
  await vi.waitFor(() =>
    expect(document.querySelector("[data-trouble]")?.textContent).toContain("can’t reach"),
  );
  expect(button()?.textContent).toBe("Accept");
  send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe("into an organisation", () => {
  beforeEach(() => {
    document.body.innerHTML = `<form data-reply="/join" data-busy="Joining…"><p data-trouble hidden></p><button>Accept</button></form>`;
    startReply(document);
  });

  it("leads to the team", async () => {
    fetched.mockResolvedValue(Response.json({ organisation: { id: "org-1" }, token: "secret" }));
    send();
    expect(button()?.textContent).toBe("Joining…");
    await vi.waitFor(() => expect(led.mock.calls).toEqual([["/team?organisation=org-1"]]));
    expect(localStorage.getItem("auth_token")).toBe("secret");
    expect(fetched.mock.calls.map(([path, { body }]) => [path, body])).toEqual([["/join", "{}"]]);
  });

  it.each([{}, { organisation: null }, { organisation: {} }, { organisation: { id: 7 } }])(
    "sends the form where the answer is no organisation: %j",
    async (answer) => {
      fetched.mockResolvedValue(Response.json(answer));
      send();
      await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
      expect(led).not.toHaveBeenCalled();
    },
  );
});
