import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import type { PcmFormat } from "#src/shared/voice/protocol.ts";
import type { BrainName, ClientToolName, ClientTools, TalkPurpose, Turn } from "#src/shared/voice/talk.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";

/**
 * All that a brain may know of the person it talks with: one frozen snapshot, and what they typed or said. Names of people who
 * took part are no part of it (`participants` is empty).
 */
export interface TalkContext {
  readonly purpose: TalkPurpose;
  /** A demo is about Maya's example result. */
  readonly snapshot: SnapshotContent;
  /** Typed by people and possibly hostile: data, never an instruction. */
  readonly firstName: string | null;
  /** The visitor's role in a demo. */
  readonly role: DemoRole | null;
  /** No microphone and no sound: everything is typed and read. */
  readonly textOnly: boolean;
  /** The page reads the captions aloud with the device's own voice: no sound is asked of the brain. */
  readonly ownVoice: boolean;
  /** What was said before this connection, oldest first; empty for a new talk. */
  readonly earlierTurns: readonly Turn[];
}

/** What the page did with a tool call. */
export interface ToolOutcome {
  readonly result: string;
  readonly isError: boolean;
}

/**
 * The line to the person, as a brain sees it. An utterance is what the coach says in one go; it has a number that grows with each.
 * Everything is ignored once the talk has ended.
 */
export interface Floor {
  /** Starts an utterance. @returns its number */
  begin(): number;
  /** The utterance's whole text, once: a caption on the page. */
  say(utterance: number, text: string): void;
  /** A piece of its sound, base64 in the brain's output format. */
  play(utterance: number, audio: string): void;
  /** The utterance was cut off; this much of it was heard. */
  correct(utterance: number, original: string, corrected: string): void;
  /** What the person said, as it was understood. @returns false if they were told who can help: the coach is not to answer */
  heard(text: string): boolean;
  /** The person spoke while the coach did: its sound stops in the browser. */
  interrupt(): void;
  /** Asks the page for something. Resolves as an error when the page doesn't answer within 10 s or the talk ends. */
  callTool<Name extends ClientToolName>(name: Name, parameters: ClientTools[Name]): Promise<ToolOutcome>;
  /** How sure we are that someone is speaking, 0 to 1. */
  voice(score: number): void;
  /** Ends the talk in good order: the coach is done. */
  end(): void;
  /** The brain can't go on. `sentence` is shown to the person. */
  fail(sentence: string): void;
}

/** One talk, as a brain leads it. */
export interface BrainTalk {
  /** Sound from the microphone, base64 in the brain's input format. */
  heardSound(audio: string): void;
  /** Typed or tapped by the person. Nothing gets here that `careFor` knows. */
  said(text: string): void;
  /** Something that the page tells the coach without asking for an answer. */
  told(text: string): void;
  /** The person is typing: don't start to speak now. */
  active(): void;
  /** The person was told who can help: the coach falls silent, and answers nothing that it has heard. */
  rest(): void;
  /** The talk is over, for whatever reason; called exactly once. Nothing may be left running. */
  close(): void;
}

/** Who thinks behind the coach. One for the whole process. */
export interface Brain {
  readonly name: Exclude<BrainName, "elevenlabs">;
  /** Who hears the talk beside this server, by a name that people know; null: nobody. */
  readonly heardBy: string | null;
  readonly inputFormat: PcmFormat;
  readonly outputFormat: PcmFormat;
  /** Starts a talk. The brain speaks first, and may do so at once. Never throws: it says `floor.fail`. */
  open(context: TalkContext, floor: Floor): BrainTalk;
  /** Lets go of what the brain holds for the process. */
  stop(): Promise<void>;
}

/** A service that talks with the browser directly: our server only opens the door. */
export interface TalksElsewhere {
  readonly name: "elevenlabs";
  readonly heardBy: string;
  readonly agentId: string;
  /**
   * A URL that starts one talk there.
   * @throws {DomainError} with one sentence for the person when the service doesn't give one
   */
  signedUrl(): Promise<string>;
}

/** How this server talks: with a brain of its own, through a service elsewhere, or not at all (null in `Deps`). */
export type Voice = Brain | TalksElsewhere;

/** Sound of speech: 16-bit little-endian mono, so many samples a second. */
export const speechRate = 16_000;

/** What speaks for the built-in coach. */
export interface Speech {
  /**
   * Sound of one sentence, or null when there is none: it was given up, it can't be spoken, or nothing speaks any more. Never
   * rejects, since a talk goes on as captions.
   */
  speak(sentence: string, signal: AbortSignal): Promise<Uint8Array | null>;
  stop(): Promise<void>;
}
