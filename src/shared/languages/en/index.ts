import { catalogue } from "#src/shared/words/catalogue.ts";
import { emails } from "./emails.ts";
import { peer } from "./peer.ts";
import { reply } from "./reply.ts";
import { signUp } from "./sign-up.ts";
import { workshop } from "./workshop.ts";

const words: Readonly<Record<string, readonly [name: string, meaning: string]>> = Object.fromEntries(
  catalogue.map(({ id, name, description }) => [id, [name, description] as const]),
);

export const en = { peer, workshop, reply, emails, signUp, words };

export type Texts = typeof en;
