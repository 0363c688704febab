import type { Sample } from "#scripts/insight-samples/sample.ts";
import type { DemoRole } from "#src/shared/voice/demo-roles.ts";

/** A made-up person, their window, and what they say to the coach. */
export interface SampleTalk {
  readonly title: string;
  readonly firstName: string;
  /** Null: a visitor, who talks about Maya's window. */
  readonly window: Omit<Sample, "title"> | null;
  readonly role?: DemoRole;
  readonly textOnly?: boolean;
  /** One for each turn of the coach, until it ends the talk. */
  readonly replies: readonly string[];
}
