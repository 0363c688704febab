/** A value as the text of a script element that holds data: there, too, "</script>" would end it. */
export const scriptData = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
