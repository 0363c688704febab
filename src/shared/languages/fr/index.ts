import type { Texts } from "#src/shared/languages/en/index.ts";
import { emails } from "./emails.ts";
import { peer } from "./peer.ts";
import { reply } from "./reply.ts";
import { signUp } from "./sign-up.ts";
import { words } from "./words.ts";
import { workshop } from "./workshop.ts";

export const fr: Texts = { peer, workshop, reply, emails, signUp, words };
