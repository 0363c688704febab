import type { Row } from "./row.ts";

/* Of the round that is shown, accepting, bold, brave and calm are in the Arena among others; kind is not. */
const words = (...selectedTraits: unknown[]) => ({ selectedTraits });
const some = words("bold", "calm");

export const cardRows: readonly Row[] = [
  ["POST /surveys/{over}/card", "owner", some, 201, /"selectedTraits":\["bold","calm"\]/],
  ["POST /surveys/{over}/card", "owner", words("calm", "bold"), 201, /"selectedTraits":\["bold","calm"\]/],
  ["POST /surveys/{over}/card", "owner", words("bold"), 201],
  ["POST /surveys/{over}/card", "owner", words("bold", "witty"), 400, /only words of your Arena/],
  ["POST /surveys/{over}/card", "owner", words("awesome"), 400, /only words of your Arena/],
  ["POST /surveys/{over}/card", "owner", words(), 400, /at least 1/],
  ["POST /surveys/{over}/card", "owner", words("a", "b", "c", "d", "e", "f", "g"), 400, /at most 6/],
  ["POST /surveys/{over}/card", "owner", words("bold", "bold"), 400, /once/],
  ["POST /surveys/{over}/card", "owner", words(1), 400],
  ["POST /surveys/{over}/card", "owner", {}, 400, /pick the words/],
  ["POST /surveys/{open}/card", "owner", some, 409, /opened the window/],
  ["POST /surveys/{shown}/card", "owner", some, 409, /once the round is closed/],
  ["POST /surveys/unknown/card", "owner", some, 404],
  ["POST /surveys/{over}/card", "stranger", some, 404],
  ["POST /surveys/{over}/card", "nobody", some, 401],
  ["GET /surveys/{carded}/card", "owner", undefined, 200],
  ["GET /surveys/{shown}/card", "owner", undefined, 404, /Card not found/],
  ["GET /surveys/{carded}/card", "stranger", undefined, 404],
  ["GET /surveys/{carded}/card", "nobody", undefined, 401],
  ["DELETE /surveys/{carded}/card", "owner", undefined, 204],
  ["DELETE /surveys/{shown}/card", "owner", undefined, 204],
  ["DELETE /surveys/{carded}/card", "stranger", undefined, 404],
  ["DELETE /surveys/{carded}/card", "nobody", undefined, 401],
  ["GET /surveys/{shown}/keepsake", "owner", undefined, 200],
  ["GET /surveys/{shown}/keepsake?format=story&title=true", "owner", undefined, 200],
  ["GET /surveys/{shown}/keepsake?format=wide", "owner", undefined, 400, /one of square, story/],
  ["GET /surveys/{shown}/keepsake?title=maybe", "owner", undefined, 400, /true or false/],
  ["GET /surveys/{open}/keepsake", "owner", undefined, 409, /opened the window/],
  ["GET /surveys/unknown/keepsake", "owner", undefined, 404],
  ["GET /surveys/{shown}/keepsake", "stranger", undefined, 404],
  ["GET /surveys/{shown}/keepsake", "nobody", undefined, 401],
];
