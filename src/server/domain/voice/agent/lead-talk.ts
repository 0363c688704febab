import { seconds, type Timers } from "#src/server/clock.ts";
import type { Brain, BrainTalk } from "#src/server/domain/voice/brain.ts";
import type { TalkSubject } from "#src/server/domain/voice/talk-subject.ts";
import { describeFault, type Logger } from "#src/server/log.ts";
import { readClientMessage } from "#src/shared/voice/client-message.input.ts";
import type { Initiation, ServerMessage, ClientMessage } from "#src/shared/voice/protocol.ts";
import { talkLimitMs, talkQuietMs } from "#src/shared/voice/voice-limits.ts";
import {
  type CloseCode,
  type Wire,
  createPace,
  keepAlive,
  readInitiation,
  reasonOf,
  talkTexts,
} from "./wire.ts";
import { openFloor, type OpenFloor } from "./open-floor.ts";
import { createToolCalls } from "./tool-calls.ts";
import { careFor } from "#src/shared/voice/care.ts";

/** What there is once the client has introduced itself. */
interface OpenTalk {
  readonly brainTalk: BrainTalk;
  readonly open: OpenFloor;
  readonly alive: ReturnType<typeof keepAlive>;
  readonly toolCalls: ReturnType<typeof createToolCalls>;
  /** The person did or said something. */
  readonly onPerson: () => void;
}

/** Brings what a client says to whom it is for. No text gets to a brain that sounds as if someone were in trouble. */
function hearClient(talk: OpenTalk, message: Exclude<ClientMessage, Initiation>): void {
  const { brainTalk, open, alive, toolCalls, onPerson } = talk;
  if ("user_audio_chunk" in message) {
    // Sound that comes all the time, also while nobody speaks: the brain says when somebody does.
    if (!open.isTextOnly) brainTalk.heardSound(message.user_audio_chunk);
    return;
  }
  switch (message.type) {
    case "pong":
      alive.pong(message.event_id);
      return;
    case "client_tool_result":
      toolCalls.settle(message.tool_call_id, {
        result: careFor(message.result) === null ? message.result : "",
        isError: message.is_error,
      });
      return;
    case "contextual_update":
      if (careFor(message.text) === null) brainTalk.told(message.text);
      return;
    case "user_message": {
      const text = message.text.trim();
      onPerson();
      if (text !== "" && !open.helps(text)) brainTalk.said(text);
      return;
    }
    case "user_activity":
      onPerson();
      brainTalk.active();
      return;
    case "feedback":
      // Nothing of a talk is stored, and so neither is what someone thought of it.
      if (open.has(message.event_id)) onPerson();
  }
}

const initiationLimitMs = seconds(10);
/** An honest client makes no faults. It may be newer than we are, though, and send types that we don't know. */
const mostMalformed = 5;
const mostUnknown = 100;

export interface TalkParts {
  readonly brain: Brain;
  readonly subject: TalkSubject;
  readonly wire: Wire;
  readonly timers: Timers;
  readonly log: Logger;
  /** Names the talk in the metadata, and nowhere else. */
  readonly talkId: string;
}

/** One talk, as the connection sees it. */
export interface Talk {
  /** One text frame from the client. Never throws. */
  receive(frame: string): void;
  /** Ends it from outside, with a sentence for the person. */
  end(code: CloseCode, sentence: string): void;
  /** The connection is gone: nobody can be told. */
  lost(): void;
}

/**
 * Leads one talk: waits for the client's first message, lets the brain speak, and ends everything in time. Nothing that is said
 * goes anywhere else, least of all to the log.
 */
export function leadTalk({ brain, subject, wire, timers, log, talkId }: TalkParts): Talk {
  const isWithinPace = createPace(timers);
  const noBeginning = timers.wait(initiationLimitMs, () => {
    refuse(talkTexts.noBeginning);
  });
  /** What has to be undone at the end. */
  const releases = [noBeginning];
  let cancelQuiet = (): void => undefined;
  let talk: OpenTalk | null = null;
  let hasBegun = false;
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

  function giveUp(code: 1008 | 1011, sentence: string): void {
    // Before the metadata nothing else may come: then the reason of the close has to do.
    if (hasBegun) send({ type: "error", error_event: { code, message: sentence } });
    finish(code, sentence);
  }
  const fail = (sentence: string): void => {
    giveUp(1011, sentence);
  };
  const refuse = (sentence: string): void => {
    giveUp(1008, sentence);
  };

  /** The coach has the last word, in a caption like all others. */
  function takeLeave(sentence: string): void {
    const floor = talk?.open.floor;
    floor?.say(floor.begin(), sentence);
    finish(1000, sentence);
  }

  function waitForPerson(): void {
    cancelQuiet();
    if (isOver) return;
    cancelQuiet = timers.wait(talkQuietMs, () => {
      takeLeave(talkTexts.quiet);
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
    const context = readInitiation(subject, message);
    const toolCalls = createToolCalls(timers);
    const alive = keepAlive(timers, send, () => {
      fail(talkTexts.lineDead);
    });
    const timeUp = timers.wait(talkLimitMs, () => {
      takeLeave(talkTexts.timeUp);
    });
    releases.push(toolCalls.stop, alive.stop, timeUp);
    waitForPerson();
    const end = (): void => {
      finish(1000, "");
    };
    const rest = (): void => talk?.brainTalk.rest();
    const open = openFloor({ context, send, toolCalls, onPerson: waitForPerson, rest, end, fail });
    const brainTalk = brain.open(context, open.floor);
    talk = { brainTalk, open, alive, toolCalls, onPerson: waitForPerson };
    // It may have ended the talk before we had anything to close.
    if (isOver) closeBrain(brainTalk);
  }

  function take(frame: string): void {
    if (!isWithinPace(frame)) {
      refuse(talkTexts.tooMuch);
      return;
    }
    const message = readClientMessage(frame);
    if (message === "unknown") unknown += 1;
    else if (message === "malformed") malformed += 1;
    else if ("type" in message && message.type === "conversation_initiation_client_data") {
      if (hasBegun) malformed += 1;
      else begin(message);
    } else if (talk === null) malformed += 1;
    else hearClient(talk, message);
    if (malformed > mostMalformed || unknown > mostUnknown) refuse(talkTexts.notUnderstood);
  }

  return {
    receive: (frame) => {
      if (isOver) return;
      try {
        take(frame);
      } catch (error) {
        log.error("a talk failed", describeFault(error));
        fail(talkTexts.failed);
      }
    },
    end: finish,
    lost: () => {
      if (!isOver) release();
    },
  };
}
