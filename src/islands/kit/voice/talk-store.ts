import { atom } from "nanostores";
import { careFor } from "#src/shared/voice/care.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";
import { type TalkPurpose, answerSeparator, talkVariables } from "#src/shared/voice/talk.ts";
import { answerMax, earlierTurnsMax } from "#src/shared/voice/voice-limits.ts";
import { startTalk } from "./session/start-talk.ts";
import { type Talk, type TalkListener, type TalkTools, requestAdmission } from "./session/talk.ts";
import {
  type TalkEnding,
  type TalkState,
  type Way,
  fromEarlier,
  idleTalk,
  withHeard,
  withTurn,
} from "./talk-state.ts";

/** What a talk is about. */
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
  /** Reads a typed talk aloud: see `findDeviceVoice`. */
  readonly deviceVoice?: SpeechSynthesisVoice | null | undefined;
}

export type TalkStore = ReturnType<typeof createTalkStore>;

/** A talk as `useTalk` describes it, without React. */
export function createTalkStore(subject: TalkSubject) {
  const state = atom<TalkState>(idleTalk);
  const change = (changes: Partial<TalkState>) => state.set({ ...state.get(), ...changes });
  let lastChoice: TalkChoice = { way: "voice" };
  let talk: Talk | null = null;
  /** A service elsewhere hears the person without our server. */
  let isElsewhere = false;
  /** The talk goes on at once on another connection: nothing ends for the person. */
  let isReconnecting = false;
  const isOnItsWay = () => isReconnecting;

  /** @returns whether the text may go on to the coach */
  const maySend = (text: string): boolean => {
    if (careFor(text) === null) return true;
    change({ needsHelp: true });
    if (isElsewhere) talk?.stop({ by: "care" });
    return !isElsewhere;
  };

  const on: TalkListener = {
    permission: (permission) => change({ permission }),
    connected: () => change({ status: "connected" }),
    mode: (mode) => change({ mode }),
    coachWrote: (eventId, piece) => {
      const { captions } = state.get();
      const before = captions.find((caption) => caption.eventId === eventId)?.text ?? "";
      const turn = { from: "coach", eventId, text: before + piece, isGrowing: true } as const;
      change({ captions: withTurn(captions, turn) });
    },
    coachSaid: (eventId, text) => {
      change({ captions: withTurn(state.get().captions, { from: "coach", eventId, text }) });
      if (offersHelp(text) || careFor(text) !== null) change({ needsHelp: true });
    },
    personHeard: (text) => {
      change({ answers: [], captions: withHeard(state.get().captions, text) });
      maySend(text);
    },
    canRate: (canRate) => change({ canRate }),
    ended: (ending) => {
      talk = null;
      if (!isReconnecting)
        change({ status: "disconnected", mode: "listening", answers: [], canRate: false, ending });
    },
  };

  const showStart = (way: Way, keepsTurns: boolean) => {
    const { permission, captions, needsHelp } = state.get();
    const kept = keepsTurns ? { captions: fromEarlier(captions), needsHelp } : {};
    state.set({ ...idleTalk, status: "connecting", way, permission, ...kept });
  };

  function connect(choice: TalkChoice, brain?: "built-in"): void {
    lastChoice = choice;
    talk = startTalk({
      way: choice.way,
      admit: async () => {
        const admission = await requestAdmission({ ...subject, brain });
        isElsewhere = Object.keys(admission.variables).length > 0;
        return admission;
      },
      variables: variablesOf(choice, state.get()),
      tools: {
        ...subject.tools,
        offer_answers: ({ answers }) => {
          change({ answers: answers.split(answerSeparator).filter(Boolean) });
          return undefined;
        },
        answer_by_taps: () => {
          change({ byTaps: true });
          return undefined;
        },
        // The coach closes the connection itself, right after.
        end_conversation: () => undefined,
      },
      deviceVoice: choice.deviceVoice,
      on,
    });
  }

  return {
    get: () => state.get(),
    /** @returns how to stop listening */
    subscribe: (changed: () => void) => state.listen(changed),
    /** Starts a talk; does nothing while one runs. */
    start: (choice: TalkChoice) => {
      if (talk !== null) return;
      showStart(choice.way, false);
      connect(choice);
    },
    /**
     * Continues by voice or text, or after a lost connection: starts again with the turns so far.
     *
     * @param brain the coach that replaces the usual one
     */
    goOn: async (way: Way, brain?: "built-in") => {
      if (isReconnecting) return;
      showStart(way, true);
      if (talk !== null) {
        isReconnecting = true;
        talk.stop({ by: "person" });
        await talk.over;
        // Someone may have ended it meanwhile.
        if (!isOnItsWay()) return;
        isReconnecting = false;
      }
      connect({ ...lastChoice, way }, brain);
    },
    end: async () => {
      isReconnecting = false;
      if (talk === null) return;
      if (state.get().status === "connected") change({ status: "disconnecting" });
      talk.stop({ by: "person" });
      await talk.over;
    },
    say: (text: string) => {
      const words = text.trim().slice(0, answerMax);
      if (state.get().status !== "connected" || words === "") return;
      const turn = { from: "person", text: words, isUnconfirmed: true } as const;
      change({ answers: [], captions: withTurn(state.get().captions, turn) });
      if (maySend(words)) talk?.say(words);
    },
    typing: () => talk?.typing(),
    /** Tells the coach something without asking for an answer, such as what the person looks at. */
    tell: (text: string) => talk?.tell(text),
    rate: (rating: "like" | "dislike") => talk?.rate(rating),
    /** Throws the turns of an ended talk away. */
    forget: () => change({ captions: [] }),
  };
}

/** Whether a coach refers to people who help: a model may notice what our list doesn't. */
const offersHelp = (text: string): boolean => /helpline|hotline|crisis line|emergency number/iu.test(text);

/** Whether the service failed, and not the microphone. */
export const isOfService = (ending: TalkEnding | null): boolean =>
  ending?.by === "problem" && !ending.problem.kind.startsWith("microphone");

function variablesOf({ firstName, role }: TalkChoice, { captions }: TalkState): Record<string, string> {
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
