import type { TeamRound } from "#src/shared/team/team.output.ts";

/** What's left to do in a team round for someone who takes part. */
export function leftToDo({ own, state, picture }: Pick<TeamRound, "own" | "state" | "picture">): string {
  if (own === null) return "You don’t take part in it.";
  if (state === "over") {
    if (own.surveyId !== null && !own.hasWindow)
      return own.hasOwnWords
        ? "See whether your window can be opened."
        : "Pick your own words to open your window.";
    return picture?.isMade === true ? "The team picture is there." : "It’s over.";
  }
  const left = own.toDescribe - own.described;
  const parts = [
    ...(left > 0 ? [`describe ${String(left)} more ${left === 1 ? "colleague" : "colleagues"}`] : []),
    ...(own.surveyId !== null && !own.hasOwnWords ? ["pick your own words"] : []),
  ];
  if (parts.length === 0) return "You’re done. All windows open together once it’s over.";
  return `Left to do: ${parts.join(", ")}.`;
}
