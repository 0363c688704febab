import type { Draft, Person, Settings } from "#src/islands/programme/start/draft.ts";
import { endOfDay } from "#src/islands/kit/forms/deadline.ts";

const settingsInput = ({ title, purpose, closesOn, minResponses, opens, reminders }: Settings) => ({
  title: title.trim(),
  purpose: purpose.trim(),
  closesAt: endOfDay(closesOn),
  minResponses: Number(minResponses),
  opens,
  reminders,
});

/** The people as they are sent: in the list's order, by which the server's answer is read. */
export const clientsInput = (people: readonly Person[]) =>
  people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));

/** The draft as a new programme. */
export const programmeInput = ({ key, settings, message, people }: Draft) => ({
  idempotencyKey: key,
  ...settingsInput(settings),
  message: message.trim() || null,
  clients: clientsInput(people),
});

/** "Send 18 invitations" */
export const sendLabel = (count: number): string =>
  count === 1 ? "Send 1 invitation" : `Send ${count} invitations`;
