import { seconds, type Timers } from "#src/server/clock.ts";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { Floor } from "#src/server/domain/voice/brain.ts";

/** The coach's captions wait for the person's, which often arrive after the answer to them. */
export function createCaptions() {
  const held: (() => void)[] = [];
  let awaited = 0;
  const flush = (): void => {
    awaited = 0;
    for (const show of held.splice(0)) show();
  };
  return {
    add: (show: () => void) => {
      if (awaited > 0) held.push(show);
      else show();
    },
    /** The person has spoken, and their caption will follow. */
    await: () => {
      awaited += 1;
    },
    /** The person's caption has arrived, or never will. */
    settle: () => {
      if (awaited <= 1) flush();
      else awaited -= 1;
    },
    flush,
    drop: () => {
      held.length = 0;
    },
  };
}

/** 24 kHz, 16 bits. */
const bytesPerSecond = 48_000;

/** How far the browser has played one utterance. @param startsAt the end of the utterance before it */
export function createPlayhead(timers: Pick<Timers, "now">, startsAt = 0) {
  let sentMs = 0;
  let endsAt = startsAt;
  const remainingMs = (): number => Math.max(0, endsAt - timers.now());
  const heardMs = (): number => Math.floor(Math.max(0, sentMs - remainingMs()));
  return {
    /** @param audio base64 of pcm_24000 that was sent */
    add: (audio: string) => {
      const ms = (Buffer.byteLength(audio, "base64") / bytesPerSecond) * seconds(1);
      sentMs += ms;
      endsAt = Math.max(endsAt, timers.now()) + ms;
    },
    remainingMs,
    heardMs,
    /** The part heard so far, from 0 to 1. */
    share: () => (sentMs === 0 ? 0 : heardMs() / sentMs),
    endsAt: () => endsAt,
  };
}

/** The part of a text spoken in that share of its sound, cut between words. */
export function heardText(text: string, share: number): string {
  if (share >= 1) return text;
  const cut = text.slice(0, Math.ceil(text.length * share));
  const isWhole = /^\s|^$/.test(text.slice(cut.length));
  const heard = (isWhole ? cut : cut.replace(/\S*$/, "")).trimEnd();
  return heard === "" ? "" : `${heard}…`;
}

/** One message of the model, as the person hears it. */
interface Utterance {
  readonly number: number;
  readonly itemId: string;
  readonly contentIndex: number;
  readonly playhead: ReturnType<typeof createPlayhead>;
  text: string;
  isSaid: boolean;
  /** Nothing more of it is sent. */
  isCut: boolean;
}

interface Place {
  readonly item_id: string;
  readonly content_index: number;
}

/** Delivers the coach's speech, and tracks how much of it was heard. */
export function createSpeech(
  floor: Floor,
  send: (event: RealtimeClientEvent) => void,
  timers: Timers,
  captions: ReturnType<typeof createCaptions>,
) {
  const utterances = new Map<string, Utterance>();
  let last: Utterance | null = null;

  const at = ({ item_id: itemId, content_index: contentIndex }: Place): Utterance => {
    const known = utterances.get(itemId);
    if (known !== undefined) return known;
    const playhead = createPlayhead(timers, last?.playhead.endsAt());
    const number = floor.begin();
    last = { number, itemId, contentIndex, playhead, text: "", isSaid: false, isCut: false };
    utterances.set(itemId, last);
    return last;
  };
  const say = (utterance: Utterance, text: string): void => {
    captions.add(() => {
      if (utterance.isSaid || text.trim() === "") return;
      utterance.isSaid = true;
      floor.say(utterance.number, text.trim());
    });
  };
  const cutOne = (utterance: Utterance): void => {
    const { itemId, contentIndex, playhead, text, number } = utterance;
    utterance.isCut = true;
    send({
      type: "conversation.item.truncate",
      event_id: "truncate",
      item_id: itemId,
      content_index: contentIndex,
      audio_end_ms: playhead.heardMs(),
    });
    const heard = heardText(text.trim(), playhead.share());
    if (utterance.isSaid) floor.correct(number, text.trim(), heard);
    else say(utterance, heard);
  };

  return {
    sound: (place: Place, audio: string) => {
      const utterance = at(place);
      if (utterance.isCut) return;
      utterance.playhead.add(audio);
      floor.play(utterance.number, audio);
    },
    /** Adds to the transcript of its sound. */
    write: (place: Place, piece: string) => {
      const utterance = at(place);
      if (!utterance.isCut) utterance.text += piece;
    },
    /** The complete transcript. */
    written: (place: Place, text: string) => {
      const utterance = at(place);
      if (utterance.isCut) return;
      utterance.text = text;
      say(utterance, text);
    },
    remainingMs: () => last?.playhead.remainingMs() ?? 0,
    /** Stops the coach, and tells the model how much was heard. @returns false if it wasn't speaking */
    cut: (): boolean => {
      const audible = [...utterances.values()].filter(
        ({ playhead, isCut }) => !isCut && playhead.remainingMs() > 0,
      );
      if (audible.length === 0) return false;
      floor.interrupt();
      for (const utterance of audible) cutOne(utterance);
      return true;
    },
  };
}
