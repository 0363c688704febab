import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

const { openRounds, addressesAtOnce, supportHours } = planLimits;

/** What Facilitator Pro adds to the free plan, in the order in which it matters. */
export const proFeatures = [
  {
    name: "Programmes for clients",
    text: `Ask up to ${programmeLimits.clients} people to run a round of their own. See how far each of them is, prepare your sessions with the results they share, and look at them together.`,
  },
  {
    name: "Team rounds",
    text: "Your team picks words for each other, and everyone opens a window of their own. A plan has seats: one for you, and as many as you like for those who lead your team with you.",
  },
  {
    name: "Rounds for organisations",
    text: "Only the people you invite can answer, and nothing shows before five of them have.",
  },
  { name: "No limit on open rounds", text: `The free plan has ${openRounds} open at a time.` },
  {
    name: "Long lists",
    text: `Invite up to a hundred people at once. On the free plan it’s ${addressesAtOnce}.`,
  },
  { name: "Help first", text: `Write to us from your account page. We answer within ${supportHours} hours.` },
];
