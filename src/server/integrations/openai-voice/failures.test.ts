import { describe, expect, it } from "vitest";
import { call, created, done, words } from "#tests/fakes/realtime-answers.ts";
import { beginRealtimeTalk } from "#tests/fakes/realtime-talk.ts";

describe("a model that fails", () => {
  const busy = "The coach has no time right now. Please try again later.";
  const away = "The coach can’t be reached right now. Please try again in a few minutes.";
  const wrong = "The coach isn’t set up correctly on this site. Please tell us if this goes on.";
  const error = (type: string, code: string | null) => ({
    type: "error",
    event_id: "e",
    error: { type, code, message: "Your key sk-secret and your words.", event_id: null },
  });
  const failed = (code: string) => ({
    type: "response.done",
    response: { status: "failed", status_details: { type: "failed", error: { type: "x", code } } },
  });

  it.each([
    ["its quota is spent", failed("insufficient_quota"), busy, "insufficient_quota"],
    ["it is asked too often", failed("rate_limit_exceeded"), busy, "rate_limit_exceeded"],
    ["it fails", error("server_error", null), away, "server_error"],
    ["it refuses the session", error("invalid_request_error", "invalid_value"), wrong, "invalid_value"],
    ["its error code is invalid", error("x", "Your words are these"), wrong, null],
  ])("is reported in one sentence when %s", async (_, event, sentence, code) => {
    const { server, of, lines } = await beginRealtimeTalk();
    await server.send(event);
    expect(of("fail")).toEqual([[sentence]]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: "warn", code }]);
    await expect.poll(server.connections).toBe(0);
  });

  it("is reported when the connection closes", async () => {
    const { server, of, reachability } = await beginRealtimeTalk();
    await server.send({ type: "session.updated" });
    expect(reachability.state()).toMatchObject({ isReachable: true });
    server.close(1011);
    await expect.poll(() => of("fail")).toEqual([[away]]);
    expect(reachability.state()).toMatchObject({ isReachable: false });
  });

  it("logs nothing of a talk", async () => {
    const { server, talk, lines } = await beginRealtimeTalk({ context: { firstName: "Ada" } });
    talk.said("my secret");
    await server.send(created, words("a secret answer"), call("suggest_step", { text: "my step" }), done);
    await server.send(error("server_error", null));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/secret|step|Ada|witty/);
  });
});
