import { atom } from "nanostores";
import { careFor } from "#src/shared/voice/care.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";
import { type TalkPurpose, answerSeparator, talkVariables } from "#src/shared/voice/talk.ts";
import { answerMax, earlierTurnsMax } from "#src/shared/voice/voice-limits.ts";
import { requestAdmission } from "./session/admission.ts";
import { startTalk } from "./session/start-talk.ts";
import {
  type Admission,
  type Talk,
  TalkFailure,
  type TalkListener,
  type TalkTools,
  type VoiceLevels,
} from "./session/talk.ts";
import {
  type TalkEnding,
  type TalkEvent,
  type TalkState,
  type Way,
  afterTalkEvent,
  idleTalk,
} from "./talk-state.ts";

export interface TalkSubject {
  readonly purpose: TalkPurpose;
  /** The round whose newest result a coach's talk is about. */
  readonly surveyId?: string | undefined;
  readonly tools: TalkTools;
}

export interface TalkChoice {
  readonly way: Way;
  readonly firstName?: string | undefined;
  /** Of a demo's visitor. */
  readonly role?: DemoRole | undefined;
  /** Reads a typed talk aloud: see `localVoice`. */
  readonly ownVoice?: SpeechSynthesisVoice | null | undefined;
}

export interface TalkStore {
  readonly get: () => TalkState;
  /** @returns how to stop listening */
  readonly subscribe: (changed: () => void) => () => void;
  readonly setSubject: (subject: TalkSubject) => void;
  /** Starts a talk. Resolves once it's connected or has failed; does nothing while one runs. */
  readonly start: (choice: TalkChoice) => Promise<void>;
  /** Continues by voice or text, or after a lost connection: starts again with the turns so far. */
  readonly goOn: (way: Way) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly say: (text: string) => void;
  readonly typing: () => void;
  /** Tells the coach something without asking for an answer, such as what the person looks at. */
  readonly tell: (text: string) => void;
  readonly rate: (rating: "like" | "dislike") => void;
  /** Throws the turns of an ended talk away. */
  readonly forget: () => void;
  /** To be asked as often as a meter is drawn. */
  readonly levels: () => VoiceLevels;
}

const silence: VoiceLevels = { person: 0, coach: 0 };

/** A talk as `useTalk` describes it, without React. */
export function createTalkStore(firstSubject: TalkSubject): TalkStore {
  const state = atom<TalkState>(idleTalk);
  const tell = (event: TalkEvent) => state.set(afterTalkEvent(state.get(), event));
  let subject = firstSubject;
  let lastChoice: TalkChoice = { way: "voice" };
  let talk: Talk | null = null;
  let starting: { readonly giveUp: AbortController; readonly settled: Promise<void> } | null = null;
  /** A service elsewhere hears the person without our server. */
  let isElsewhere = false;
  /** The person was heard before the line was handed over. */
  let stopsAtOnce = false;
  /** The talk goes on at once on another line: nothing ends for the person. */
  let goingOn: AbortController | null = null;

  const tellEnding = (ending: TalkEnding) => {
    if (goingOn === null) tell({ type: "ended", ending });
  };

  /** @returns whether the text may go on to the coach */
  const mayGoOn = (text: string): boolean => {
    if (careFor(text) === null) return true;
    tell({ type: "needs help" });
    stopsAtOnce = isElsewhere && talk === null;
    if (isElsewhere) talk?.stop({ by: "care" });
    return !isElsewhere;
  };

  const tools = (): TalkTools => ({
    ...subject.tools,
    offer_answers: ({ answers }) => {
      tell({ type: "answers offered", answers: answers.split(answerSeparator).filter(Boolean) });
      return undefined;
    },
    answer_by_taps: () => {
      tell({ type: "taps only" });
      return undefined;
    },
    // The coach closes the line itself, right after.
    end_conversation: () => undefined,
  });

  const listener: TalkListener = {
    permission: (permission) => tell({ type: "permission", permission }),
    mode: (mode) => tell({ type: "mode", mode }),
    coachWrote: (eventId, piece) => tell({ type: "coach wrote", eventId, piece }),
    coachSaid: (eventId, text) => {
      tell({ type: "coach said", eventId, text });
      if (offersHelp(text) || careFor(text) !== null) tell({ type: "needs help" });
    },
    coachCorrected: (eventId, text) => tell({ type: "coach corrected", eventId, text }),
    personHeard: (text) => {
      tell({ type: "person heard", text });
      mayGoOn(text);
    },
    canRate: (canRate) => tell({ type: "can rate", canRate }),
    ended: (ending) => {
      talk = null;
      tellEnding(ending);
    },
  };

  async function admit(asksForStandIn: boolean): Promise<Admission> {
    const admission = await requestAdmission({
      ...subject,
      brain: asksForStandIn ? "built-in" : undefined,
    });
    isElsewhere = Object.keys(admission.variables).length > 0;
    return admission;
  }

  function begin(choice: TalkChoice, keepsTurns: boolean, asksForStandIn = false): Promise<void> {
    if (talk !== null || starting !== null) return Promise.resolve();
    lastChoice = choice;
    tell({ type: "starting", way: choice.way, keepsTurns });
    stopsAtOnce = false;
    const giveUp = new AbortController();
    const settled = connect(choice, asksForStandIn, giveUp.signal).finally(() => {
      starting = null;
    });
    starting = { giveUp, settled };
    return settled;
  }

  async function connect(choice: TalkChoice, asksForStandIn: boolean, signal: AbortSignal): Promise<void> {
    try {
      const started = await startTalk({
        way: choice.way,
        admit: () => admit(asksForStandIn),
        variables: variablesOf(choice, state.get()),
        tools: tools(),
        ownVoice: choice.ownVoice,
        signal,
        on: listener,
      });
      // It may have ended before it was handed over.
      if (state.get().status !== "connecting") return;
      talk = started;
      tell({ type: "connected" });
      if (stopsAtOnce) talk.stop({ by: "care" });
    } catch (error) {
      if (signal.aborted) tellEnding({ by: "person" });
      else if (error instanceof TalkFailure) tellEnding({ by: "problem", problem: error.problem });
      else throw error;
    }
  }

  async function end(): Promise<void> {
    goingOn?.abort();
    goingOn = null;
    await hangUp();
    // What was to go on had nothing left to end.
    if (state.get().status === "connecting") tell({ type: "ended", ending: { by: "person" } });
  }

  async function hangUp(): Promise<void> {
    if (starting !== null) {
      starting.giveUp.abort();
      await starting.settled;
    }
    if (talk === null) return;
    if (goingOn === null) tell({ type: "ending" });
    await talk.end();
    talk = null;
  }

  return {
    get: () => state.get(),
    subscribe: (changed) => state.listen(changed),
    setSubject: (next) => void (subject = next),
    start: (choice) => begin(choice, false),
    goOn: async (way) => {
      if (goingOn !== null) return;
      const going = new AbortController();
      goingOn = going;
      // Typing has to work also while the usual coach is away.
      const asksForStandIn = way === "text" && isOfService(state.get().ending);
      tell({ type: "starting", way, keepsTurns: true });
      await hangUp();
      // Someone may have ended it meanwhile.
      if (going.signal.aborted) return;
      goingOn = null;
      await begin({ ...lastChoice, way }, true, asksForStandIn);
    },
    end,
    say: (text) => {
      const words = text.trim().slice(0, answerMax);
      if (talk === null || words === "") return;
      tell({ type: "person typed", text: words });
      if (mayGoOn(words)) talk.say(words);
    },
    typing: () => talk?.typing(),
    tell: (text) => talk?.tell(text),
    rate: (rating) => {
      if (talk?.rate(rating)) tell({ type: "rated", rating });
    },
    forget: () => tell({ type: "forgotten" }),
    levels: () => talk?.levels() ?? silence,
  };
}

/** Whether a coach refers to people who help: a model may notice what our list doesn't. */
const offersHelp = (text: string): boolean => /helpline|hotline|crisis line|emergency number/iu.test(text);

/** Whether the service failed, and not the microphone. */
export const isOfService = (ending: TalkEnding | null): boolean =>
  ending?.by === "problem" && !ending.problem.kind.startsWith("microphone");

function variablesOf(choice: TalkChoice, { captions }: TalkState): Record<string, string> {
  const { firstName, role } = choice;
  const earlier = captions
    .filter(({ from, text }) => from === "coach" || careFor(text) === null)
    .slice(-earlierTurnsMax)
    .map(({ from, text }) => ({ from, text }));
  return {
    ...(firstName && { [talkVariables.firstName]: firstName }),
    ...(role && { [talkVariables.role]: role }),
    ...(earlier.length > 0 && { [talkVariables.earlierTurns]: JSON.stringify(earlier) }),
  };
}
