/** An hour with a team that has answered beforehand, and whose members have read their windows at home. */
export const agenda: readonly { readonly minutes: number; readonly title: string; readonly text: string }[] =
  [
    {
      minutes: 5,
      title: "Rules",
      text: "Read them out. Ask whether anybody would rather only listen today.",
    },
    {
      minutes: 10,
      title: "Alone",
      text: "Everybody marks one word they are willing to talk about.",
    },
    {
      minutes: 20,
      title: "In pairs",
      text: "Ten minutes each. Name your word; nobody has to show a window. The other only asks: when does that show, and what does it help with?",
    },
    {
      minutes: 15,
      title: "All together",
      text: "Each says one word they take along, and one thing they would like to be asked about more often. Passing is fine.",
    },
    {
      minutes: 10,
      title: "What we change",
      text: "One thing in how you work together, with a date to look at it again.",
    },
  ];

/** `[[0, 5], [5, 15], …]`: from when to when each part goes, in minutes. */
export function spans(
  parts: readonly { readonly minutes: number }[],
): readonly (readonly [number, number])[] {
  let end = 0;
  return parts.map(({ minutes }) => {
    const start = end;
    end += minutes;
    return [start, end];
  });
}
