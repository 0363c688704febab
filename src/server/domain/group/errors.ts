import { defineRefusals } from "#src/server/errors.ts";
import { nextPictureText } from "#src/shared/group/texts.en.ts";

export const groupErrors = defineRefusals("group", {
  notYet: { kind: "conflict", text: nextPictureText },
  noPicture: { kind: "not_found", text: "There’s no group picture yet." },
});
