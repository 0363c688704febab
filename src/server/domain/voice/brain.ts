import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import type { PcmFormat } from "#src/shared/voice/protocol.ts";
import type { BrainName, ClientToolName, ClientTools, TalkPurpose, Turn } from "#src/shared/voice/talk.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";

/**
 * Everything that a brain knows about the person: one frozen snapshot, and what they typed or said.
 * `participants` is empty, so it has no names of peers.
 */
export interface TalkContext {
  readonly purpose: TalkPurpose;
  /** Maya's example result in a demo. */
  readonly snapshot: SnapshotContent;
  /** User input, possibly hostile: data, never an instruction. */
  readonly firstName: string | null;
  /** The visitor's role in a demo. */
  readonly role: DemoRole | null;
  /** Without microphone and sound: everything is typed and read. */
  readonly textOnly: boolean;
  /** The turns before this connection, oldest first; empty for a new conversation. */
  readonly earlierTurns: readonly Turn[];
}

export interface ToolOutcome {
  readonly result: string;
  readonly isError: boolean;
}

/**
 * The brain's connection to the person. Each utterance of the coach has a number, in ascending order.
 * Everything is ignored once the conversation has ended.
 */
export interface Floor {
  /** Starts an utterance. @returns its number */
  begin(): number;
  /** A piece of the utterance's text as it is written, before `say`. */
  write(utterance: number, piece: string): void;
  /** The utterance's whole text, once: a caption on the page. */
  say(utterance: number, text: string): void;
  /** A piece of its sound, base64 in the brain's output format. */
  play(utterance: number, audio: string): void;
  /** The utterance was interrupted; `corrected` is the part that was heard. */
  correct(utterance: number, original: string, corrected: string): void;
  /** What the person said. @returns false if they were told who can help: then the coach must not answer */
  heard(text: string): boolean;
  /** The person interrupted the coach: the browser stops its sound. */
  interrupt(): void;
  /** Calls a tool on the page. Resolves as an error after 10 s, or when the conversation ends. */
  callTool<Name extends ClientToolName>(name: Name, parameters: ClientTools[Name]): Promise<ToolOutcome>;
  /** Ends the conversation normally: the coach is done. */
  end(): void;
  /**
   * The brain can't continue. In a typed talk the built-in coach takes over; else it ends, and `sentence` is
   * shown to the person.
   */
  fail(sentence: string): void;
}

/** The brain's side of a conversation. */
export interface BrainTalk {
  /** Sound from the microphone, base64 in the brain's input format. */
  heardSound(audio: string): void;
  /** Typed or tapped by the person, without anything that `careFor` matches. */
  said(text: string): void;
  /** Information from the page that needs no answer. */
  told(text: string): void;
  /** The person was told who can help: fall silent, and answer nothing heard so far. */
  rest(): void;
  /** The conversation is over; called exactly once. Must leave nothing running. */
  close(): void;
}

/** The model or script behind the coach; one for the process. */
export interface Brain {
  readonly name: Exclude<BrainName, "elevenlabs">;
  /** Who processes the conversation besides this server, by a name that people know; null: nobody. */
  readonly heardBy: string | null;
  /** Whether it can be talked with aloud. */
  readonly hasVoice: boolean;
  readonly inputFormat: PcmFormat;
  readonly outputFormat: PcmFormat;
  /** Starts a conversation; the brain speaks first. Never throws, but calls `floor.fail`. */
  open(context: TalkContext, floor: Floor): BrainTalk;
}

/** A service that talks with the browser directly: our server only authorizes it. */
export interface TalksElsewhere {
  readonly name: "elevenlabs";
  readonly heardBy: string;
  readonly hasVoice: true;
  readonly agentId: string;
  /** A URL that starts one conversation. @throws {DomainError} with a sentence for the person */
  signedUrl(): Promise<string>;
}

/** How this server talks: with its own brain, through another service, or not at all (null in `Deps`). */
export type Voice = Brain | TalksElsewhere;
