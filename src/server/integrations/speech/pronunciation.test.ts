import { expect, it } from "vitest";
import { spokenForm } from "./start-speech.ts";

it.each([
  ["It’s in your Façade, isn’t it?", "It's in your facade, isn't it?"],
  ["Seven of nine people picked “kind”.", "Seven of nine people picked kind."],
  ["Hello, Zoë Núñez.", "Hello, Zoe Nunez."],
  ["Ask Tom — today – or never 🙂.", "Ask Tom, today, or never ."],
  ["<break time=5s/> -o /etc/x", "break time 5s -o etc x"],
])("reads %s as %s", (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken);
});
