import type { TalkContext } from "#src/server/domain/voice/brain.ts";

/** No sound is asked of a model where nobody would hear it. */
export const isSilent = ({ textOnly, ownVoice }: Pick<TalkContext, "textOnly" | "ownVoice">): boolean =>
  textOnly || ownVoice;
