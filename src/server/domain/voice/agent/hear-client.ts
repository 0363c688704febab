import type { BrainTalk } from "#src/server/domain/voice/brain.ts";
import { careFor } from "#src/shared/voice/care.ts";
import type { ClientMessage, Initiation } from "#src/shared/voice/protocol.ts";
import type { keepAlive } from "./keep-alive.ts";
import type { OpenFloor } from "./open-floor.ts";
import type { createToolCalls } from "./tool-calls.ts";

/** What there is once the client has introduced itself. */
export interface OpenTalk {
  readonly brainTalk: BrainTalk;
  readonly open: OpenFloor;
  readonly alive: ReturnType<typeof keepAlive>;
  readonly toolCalls: ReturnType<typeof createToolCalls>;
  /** The person did or said something. */
  readonly onPerson: () => void;
}

/** Brings what a client says to whom it is for. No text gets to a brain that sounds as if someone were in trouble. */
export function hearClient(talk: OpenTalk, message: Exclude<ClientMessage, Initiation>): void {
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
