import { createBucket } from "#src/server/networks.ts";
import { type Timers, seconds } from "#src/server/clock.ts";
import type { Initiation } from "#src/shared/voice/client-message.input.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import { isDemoRole } from "#src/shared/voice/demo-roles.ts";
import { type Turn, talkVariables } from "#src/shared/voice/talk.ts";
import { answerMax, earlierTurnsMax } from "#src/shared/voice/voice-limits.ts";
import type { TalkSubject } from "#src/server/domain/voice/talk-subject.ts";
import { z } from "zod";

/** One connection to a browser. Nothing may be sent once it is closed. */
export interface Wire {
  send(text: string): void;
  /** @param reason at most 123 bytes in UTF-8, the limit of WebSockets */
  close(code: CloseCode, reason: string): void;
}

/** Normal; the server goes away; the client broke a rule; we failed. */
export type CloseCode = 1000 | 1001 | 1008 | 1011;

const reasonMax = 123;

/** Cuts a sentence to the length of a close reason. */
export function reasonOf(sentence: string): string {
  let reason = sentence;
  while (Buffer.byteLength(reason) > reasonMax) reason = Array.from(reason).slice(0, -1).join("");
  return reason;
}

/** Shown when a conversation ends by itself; each fits into a close reason. */
export const talkTexts = {
  timeUp: "Our time is up. Everything in your window stays where it is.",
  quiet: "I haven’t heard from you for a while, so I’ll stop here.",
  noBeginning: "The page didn’t start the talk. Please try again.",
  notUnderstood: "This page is out of date. Please reload it.",
  tooMuch: "Too much came in at once. Please start again.",
  lineDead: "The line went quiet. Please check your connection and try again.",
  failed: "The coach can’t go on. Please try again.",
  enough: "That’s as much as one talk takes. Thank you for looking at it with me.",
} as const;

/*
 * Limits of what a client may send. Sound at 24 kHz is 64 kB a second as base64, in 4 frames of 250 ms or
 * 40 of 25 ms. A phone that wakes up sends everything it has held back at once, so the buckets save up.
 */

const framesPerSecond = 60;
const bytesPerSecond = 100_000;

/** Limits one client's frames. @returns a function that tells whether a frame is within the limits */
export function createPace(timers: Pick<Timers, "now">): (frame: string) => boolean {
  const frames = createBucket(timers, framesPerSecond);
  const bytes = createBucket(timers, bytesPerSecond);
  return (frame) => frames(1) && bytes(frame.length);
}

const pingEveryMs = seconds(5);
/** A connection without pongs for this long is dead, whatever the network says. */
const deadAfterMs = seconds(30);

/** Pings a client regularly, and calls `onDead` if it doesn't answer for too long. */
export function keepAlive(timers: Timers, send: (message: ServerMessage) => void, onDead: () => void) {
  const sentAt = new Map<number, number>();
  let eventId = 0;
  let heardAt = timers.now();
  let roundTripMs: number | undefined;
  let cancel = timers.wait(pingEveryMs, ping);

  function ping(): void {
    const now = timers.now();
    if (now - heardAt >= deadAfterMs) {
      onDead();
      return;
    }
    eventId += 1;
    sentAt.set(eventId, now);
    cancel = timers.wait(pingEveryMs, ping);
    const delay = roundTripMs === undefined ? {} : { ping_ms: Math.round(roundTripMs) };
    send({ type: "ping", ping_event: { event_id: eventId, ...delay } });
  }

  return {
    pong: (id: number): void => {
      const at = sentAt.get(id);
      if (at === undefined) return;
      heardAt = timers.now();
      roundTripMs = heardAt - at;
      // Earlier pings will hardly be answered any more.
      for (const earlier of sentAt.keys()) if (earlier <= id) sentAt.delete(earlier);
    },
    stop: (): void => {
      cancel();
    },
  };
}

const firstNameMax = 80;
const textMax = { coach: 1_000, person: answerMax } as const;

const turn = z.object({ from: z.enum(["coach", "person"]), text: z.string() });

function parseList(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * The newest turns, each cut to its limit. Skips invalid turns, so that an old page still works, and what
 * someone in trouble has said: they were told who can help, and no brain may see it.
 */
const readTurns = (json: string): readonly Turn[] =>
  parseList(json)
    .slice(-earlierTurnsMax)
    .flatMap((value) => {
      const { data } = turn.safeParse(value);
      const text = data?.text.trim().slice(0, textMax[data.from]) ?? "";
      const isLeftOut = text === "" || (data?.from === "person" && careFor(text) !== null);
      return data === undefined || isLeftOut ? [] : [{ from: data.from, text }];
    });

/** A brain's context: the subject of the conversation, and the client's first message. */
export function readInitiation(subject: TalkSubject, message: Initiation): TalkContext {
  const variables = message.dynamic_variables ?? {};
  const text = (name: string): string => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return typeof value === "string" ? value.trim() : "";
  };
  const firstName = text(talkVariables.firstName).slice(0, firstNameMax);
  const role = text(talkVariables.role);
  return {
    ...subject,
    firstName: firstName === "" || careFor(firstName) !== null ? null : firstName,
    role: isDemoRole(role) ? role : null,
    textOnly: message.conversation_config_override?.conversation?.text_only === true,
    earlierTurns: readTurns(text(talkVariables.earlierTurns)),
  };
}
