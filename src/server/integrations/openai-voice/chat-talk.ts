import type OpenAI from "openai";
import { APIError } from "openai";
import { mayRefuseFeature, openAiClient, thinkingOf } from "#src/server/integrations/openai-client.ts";
import type { Timers } from "#src/server/clock.ts";
import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { coachInstructions, windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { coachTools } from "#src/server/domain/voice/coach-tools.ts";
import { z } from "zod";
import type { OpenAiVoiceSettings } from "#src/server/service-settings.ts";
import {
  failTalk,
  failureOfStatus,
  mostSilentRounds,
  pageSays,
  type Reports,
  silenceMs,
} from "./connection.ts";

type Message = OpenAI.Chat.ChatCompletionMessageParam;

/** A model that says nothing, or never stops; the log gets the message. */
class SilentModel extends Error {}

/** A server that speaks chat completions. */
export const chatServer = (settings: OpenAiVoiceSettings & Reports & { readonly timers: Timers }) => ({
  ...settings,
  client: openAiClient({ apiKey: settings.apiKey, baseURL: settings.baseUrl }),
});

/** What is meant for the person: some models think aloud first. */
const spokenPart = (text: string): string =>
  "<think>".startsWith(text.trimStart()) ? "" : text.replace(/^\s*<think>.*?(?:<\/think>\s*|$)/su, "");

/** One answer of the model, as it arrives. */
interface Answer {
  text: string;
  readonly calls: { id: string; name: string; parameters: string }[];
}

/** A server that sends more, thoughts included, would never end. */
const mostCharacters = 20_000;

const sizeOf = ({ text, calls }: Answer): number =>
  calls.reduce((size, { parameters }) => size + parameters.length, text.length);

/** Servers differ, so the package's types can't be trusted. */
const chunkShape = z.object({
  choices: z.array(
    z.object({
      delta: z.object({
        content: z.string().nullish(),
        tool_calls: z
          .array(
            z.object({
              index: z.int().min(0).max(20).default(0),
              id: z.string().nullish(),
              function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
            }),
          )
          .nullish(),
      }),
    }),
  ),
});

function addChunk(answer: Answer, chunk: unknown): void {
  const delta = chunkShape.safeParse(chunk).data?.choices[0]?.delta;
  answer.text += delta?.content ?? "";
  for (const { index, id, function: called } of delta?.tool_calls ?? []) {
    const call = (answer.calls[index] ??= { id: id ?? `call-${String(index)}`, name: "", parameters: "" });
    call.name += called?.name ?? "";
    call.parameters += called?.arguments ?? "";
  }
}

/** Leads one typed talk through a model that speaks chat completions. Its answers arrive piece by piece. */
export function openChatTalk(
  server: ReturnType<typeof chatServer>,
  context: TalkContext,
  floor: Floor,
): BrainTalk {
  const messages: Message[] = [
    { role: "system", content: coachInstructions({ ...context, textOnly: true }) },
    { role: "user", content: windowBriefing(context) },
    ...context.earlierTurns.map(({ from, text }): Message => ({
      role: from === "coach" ? "assistant" : "user",
      content: text,
    })),
  ];
  const tools = coachTools(context);
  /** False once the server has refused them. */
  let hasTools = true;
  let current = new AbortController();
  /** What the person has read of an answer that isn't whole. */
  let growing = "";
  /** A whole answer whose tools are running on the page. */
  let running: { readonly answer: Answer; readonly results: string[] } | null = null;
  /** What the page has told since the last answer. */
  let news = "";

  /** Streams one answer onto the page. @returns it once it is whole, or broken off */
  async function ask(signal: AbortSignal): Promise<Answer> {
    const answer: Answer = { text: "", calls: [] };
    const silent = new AbortController();
    const wait = (): (() => void) =>
      server.timers.wait(silenceMs, () => {
        silent.abort();
      });
    let cancel = wait();
    const utterance = floor.begin();
    const said = (): string => spokenPart(answer.text).trim();
    const breakOff = (): void => {
      if (said() !== "") floor.say(utterance, `${said()}…`);
    };
    try {
      const stream = await server.client.chat.completions.create(
        {
          model: server.chatModel,
          messages,
          stream: true as const,
          ...(hasTools && {
            tools: tools.descriptions.map((tool) => ({ type: "function" as const, function: tool })),
          }),
          ...thinkingOf(server.chatModel),
        },
        { signal: AbortSignal.any([signal, silent.signal]) },
      );
      for await (const chunk of stream) {
        cancel();
        cancel = wait();
        if (signal.aborted) break;
        if (sizeOf(answer) > mostCharacters) throw new SilentModel("endless");
        addChunk(answer, chunk);
        const piece = spokenPart(answer.text).slice(growing.length);
        growing += piece;
        if (piece !== "") floor.write(utterance, piece);
      }
      if (silent.signal.aborted) throw new SilentModel("silent");
    } catch (error) {
      breakOff();
      if (!signal.aborted) growing = "";
      throw silent.signal.aborted ? new SilentModel("silent") : error;
    } finally {
      cancel();
    }
    if (signal.aborted) breakOff();
    else {
      growing = "";
      if (said() !== "") floor.say(utterance, said());
    }
    // Some servers count their calls from 1.
    return { text: said(), calls: Object.values(answer.calls) };
  }

  /** Runs the answer's tools on the page. @returns whether one of them ends the talk */
  async function runTools(answer: Answer, signal: AbortSignal): Promise<boolean> {
    const results: string[] = [];
    running = { answer, results };
    let isEnd = false;
    for (const { name, parameters } of answer.calls) {
      const tool = tools.read(name, parameters);
      isEnd ||= !("fault" in tool) && tool.name === "end_conversation";
      const result = "fault" in tool ? tool.fault : (await floor.callTool(tool.name, tool.parameters)).result;
      if (signal.aborted) return false;
      results.push(result);
    }
    rememberAnswer();
    return isEnd;
  }

  /** Servers want each call's result right behind it, also if the person didn't wait for the page. */
  function rememberAnswer(): void {
    if (running === null) return;
    const { answer, results } = running;
    running = null;
    messages.push(
      {
        role: "assistant",
        content: answer.text,
        ...(answer.calls.length > 0 && {
          tool_calls: answer.calls.map(({ id, name, parameters }) => ({
            ...{ id, type: "function" as const },
            function: { name, arguments: parameters },
          })),
        }),
      },
      ...answer.calls.map(({ id }, at): Message => ({
        ...{ role: "tool", tool_call_id: id },
        content: results[at] ?? "The person went on.",
      })),
    );
  }

  async function answerPerson(signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    for (let round = 0; round < mostSilentRounds; round += 1) {
      const answer = await ask(signal);
      if (isOver()) return;
      server.reachability.answered();
      if (answer.text === "" && answer.calls.length === 0) throw new SilentModel("empty");
      const isEnd = await runTools(answer, signal);
      if (isOver()) return;
      if (isEnd) floor.end();
      if (isEnd || answer.text !== "") return;
    }
    throw new SilentModel("tools_alone");
  }

  function goOn(): void {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    void answerPerson(signal)
      .catch((error: unknown) => {
        if (signal.aborted || !hasTools || !mayRefuseFeature(error)) throw error;
        hasTools = false;
        return answerPerson(signal);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) fail(error);
      });
  }

  function fail(error: unknown): void {
    const status = error instanceof APIError ? Number(error.status) : Number.NaN;
    if (error instanceof SilentModel) failTalk(floor, server, "silent", error.message);
    else if (Number.isNaN(status)) failTalk(floor, server, "unreachable");
    else failTalk(floor, server, failureOfStatus(status), status);
  }

  goOn();
  return {
    heardSound: () => undefined,
    said: (text) => {
      rememberAnswer();
      if (growing !== "") messages.push({ role: "assistant", content: `${growing}…` });
      growing = "";
      messages.push({ role: "user", content: news === "" ? text : `${pageSays(news)}\n${text}` });
      news = "";
      goOn();
    },
    told: (text) => {
      news = text;
    },
    rest: () => {
      current.abort();
    },
    close: () => {
      current.abort();
    },
  };
}
