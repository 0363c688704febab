/** How far a client is: all that a facilitator sees of a round that isn't shared (rule F1), beside the number of answers. */
export const stages = [
  "invited",
  "declined",
  "accepted",
  "ownWords",
  "asking",
  "answering",
  "ready",
  "opened",
  "shared",
  "closed",
  "left",
] as const;
export type Stage = (typeof stages)[number];

/** How people read each stage. */
export const stageTexts: Readonly<Record<Stage, string>> = {
  invited: "Invited",
  declined: "Declined",
  accepted: "Accepted",
  ownWords: "Picked own words",
  asking: "Asking people",
  answering: "Answers coming in",
  ready: "Ready to open",
  opened: "Opened",
  shared: "Shared with you",
  closed: "Closed unopened",
  left: "Left",
};

/** Where a client stands, as their facilitator reads it. */
export const standingText = ({ stage, sharingWaits }: { stage: Stage; sharingWaits: boolean }): string =>
  sharingWaits ? "Opened, and sharing waits" : stageTexts[stage];

/** Stages from which something is still to come. */
export const isUnderWay = (stage: Stage): boolean =>
  ["accepted", "ownWords", "asking", "answering", "ready"].includes(stage);
