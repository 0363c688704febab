import { seconds, type Timers } from "#src/server/clock.ts";
import type { Brain, BrainTalk } from "#src/server/domain/voice/brain.ts";
import type { TalkSubject } from "#src/server/domain/voice/talk-subject.ts";
import { describeFault, type Logger } from "#src/server/log.ts";
import {
  readClientMessage,
  type ClientMessage,
  type Initiation,
} from "#src/shared/voice/client-message.input.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { mostAnswers, talkLimitMs, talkQuietMs } from "#src/shared/voice/voice-limits.ts";
import {
  type CloseCode,
  type Wire,
  createPace,
  keepAlive,
  readInitiation,
  reasonOf,
  talkTexts,
} from "./wire.ts";
import { createFloor } from "./open-floor.ts";
import { careFor } from "#src/shared/voice/care.ts";

/** A conversation after the client's first message. */
interface OpenTalk {
  readonly brainTalk: BrainTalk;
  readonly open: ReturnType<typeof createFloor>;
  readonly alive: ReturnType<typeof keepAlive>;
}

const initiationLimitMs = seconds(10);
/** Clients don't send malformed frames, but newer ones may send unknown types. */
const mostMalformed = 5;
const mostUnknown = 100;

interface TalkParts {
  readonly brain: Brain;
  readonly subject: TalkSubject;
  readonly wire: Wire;
  readonly timers: Timers;
  readonly log: Logger;
  /** The conversation's id in the metadata, used nowhere else. */
  readonly talkId: string;
  /** Who helps people in trouble here, besides the list of helplines. */
  readonly crisisLines?: string | undefined;
}

/**
 * Runs one conversation: waits for the client's first message, lets the brain speak, and enforces all
 * limits. What is said goes nowhere else, and never into the log.
 */
export function runConversation({ brain, subject, wire, timers, log, talkId, crisisLines = "" }: TalkParts) {
  const isWithinPace = createPace(timers);
  const noBeginning = timers.wait(initiationLimitMs, () => {
    closeWithError(1008, talkTexts.noBeginning);
  });
  /** Cleanup for the end. */
  const releases = [noBeginning];
  let cancelQuiet = (): void => undefined;
  let talk: OpenTalk | null = null;
  let hasBegun = false;
  let way: keyof typeof talkLimitMs = "voice";
  let answers = 0;
  let notes = 0;
  let isOver = false;
  let malformed = 0;
  let unknown = 0;

  function send(message: ServerMessage): void {
    if (!isOver) wire.send(JSON.stringify(message));
  }

  function closeBrain(brainTalk: BrainTalk): void {
    try {
      brainTalk.close();
    } catch (error) {
      log.error("a talk failed to close", describeFault(error));
    }
  }

  function release(): void {
    isOver = true;
    cancelQuiet();
    for (const undo of releases) undo();
    if (talk !== null) closeBrain(talk.brainTalk);
  }

  function finish(code: CloseCode, sentence: string): void {
    if (isOver) return;
    release();
    wire.close(code, reasonOf(sentence));
  }

  function closeWithError(code: 1008 | 1011, sentence: string): void {
    // Before the metadata no other message is allowed, so the close reason has to do.
    if (hasBegun) send({ type: "error", error_event: { code, message: sentence } });
    finish(code, sentence);
  }
  const fail = (sentence: string): void => {
    closeWithError(1011, sentence);
  };

  /** The coach's last sentence, as a caption. */
  function sayGoodbye(sentence: string): void {
    const floor = talk?.open.floor;
    floor?.say(floor.begin(), sentence);
    finish(1000, sentence);
  }

  function waitForPerson(): void {
    cancelQuiet();
    if (isOver) return;
    cancelQuiet = timers.wait(talkQuietMs[way], () => {
      sayGoodbye(talkTexts.quiet);
    });
  }

  function begin(message: Initiation): void {
    hasBegun = true;
    noBeginning();
    send({
      type: "conversation_initiation_metadata",
      conversation_initiation_metadata_event: {
        conversation_id: talkId,
        agent_output_audio_format: brain.outputFormat,
        user_input_audio_format: brain.inputFormat,
      },
    });
    const wished = readInitiation(subject, message);
    // A coach without a voice is typed to, whatever the client asks.
    const context = { ...wished, textOnly: wished.textOnly || !brain.hasVoice };
    way = context.textOnly ? "text" : "voice";
    const alive = keepAlive(timers, send, () => {
      fail(talkTexts.lineDead);
    });
    const timeUp = timers.wait(talkLimitMs[way], () => {
      sayGoodbye(talkTexts.timeUp);
    });
    waitForPerson();
    const open = createFloor({
      context,
      send,
      timers,
      onPerson: waitForPerson,
      rest: () => talk?.brainTalk.rest(),
      end: () => {
        finish(1000, "");
      },
      fail,
      crisisLines,
    });
    releases.push(open.toolCalls.stop, alive.stop, timeUp);
    const brainTalk = brain.open(context, open.floor);
    talk = { brainTalk, open, alive };
    // The brain may have ended the conversation while it opened.
    if (isOver) closeBrain(brainTalk);
  }

  /** Counts a typed answer. @returns false after the last that a talk takes: then it has ended */
  function mayAnswer(): boolean {
    answers += 1;
    if (answers <= mostAnswers) return true;
    sayGoodbye(talkTexts.enough);
    return false;
  }

  /** No text that suggests someone is in trouble reaches a brain. */
  function handleMessage(
    { brainTalk, open, alive }: OpenTalk,
    message: Exclude<ClientMessage, Initiation>,
  ): void {
    if ("user_audio_chunk" in message) {
      // Sound arrives all the time, also in silence: the brain detects speech.
      if (way === "voice") brainTalk.heardSound(message.user_audio_chunk);
      return;
    }
    switch (message.type) {
      case "pong":
        alive.pong(message.event_id);
        return;
      case "client_tool_result":
        open.toolCalls.settle(message.tool_call_id, {
          result: careFor(message.result) === null ? message.result : "",
          isError: message.is_error,
        });
        return;
      case "contextual_update":
        notes += 1;
        if (notes <= mostAnswers && careFor(message.text) === null) brainTalk.told(message.text);
        return;
      case "user_message": {
        const text = message.text.trim();
        waitForPerson();
        if (text !== "" && !open.helpIfInTrouble(text) && mayAnswer()) brainTalk.said(text);
        return;
      }
      case "user_activity":
        waitForPerson();
        return;
      case "feedback":
        // Nothing of a conversation is stored, so neither is feedback.
        if (open.has(message.event_id)) waitForPerson();
    }
  }

  function handleFrame(frame: string): void {
    if (!isWithinPace(frame)) {
      closeWithError(1008, talkTexts.tooMuch);
      return;
    }
    const message = readClientMessage(frame);
    if (message === "unknown") unknown += 1;
    else if (message === "malformed") malformed += 1;
    else if ("type" in message && message.type === "conversation_initiation_client_data") {
      if (hasBegun) malformed += 1;
      else begin(message);
    } else if (talk === null) malformed += 1;
    else handleMessage(talk, message);
    if (malformed > mostMalformed || unknown > mostUnknown) closeWithError(1008, talkTexts.notUnderstood);
  }

  return {
    /** Receives a text frame from the client. Never throws. */
    receive: (frame: string): void => {
      if (isOver) return;
      try {
        handleFrame(frame);
      } catch (error) {
        log.error("a talk failed", describeFault(error));
        fail(talkTexts.failed);
      }
    },
    /** Ends it from outside, with a sentence for the person. */
    end: finish,
    /** The connection is gone, so nobody can be told. */
    lost: (): void => {
      if (!isOver) release();
    },
  };
}

export type Talk = ReturnType<typeof runConversation>;
