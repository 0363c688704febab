import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { nextPictureText } from "#src/shared/group/texts.en.ts";

export const groupErrors = {
  notYet: defineRefusalWith({ code: "group.notYet", kind: "conflict", text: nextPictureText }),
  noPicture: defineRefusal({
    code: "group.noPicture",
    kind: "not_found",
    text: "There’s no group picture yet.",
  }),
};
