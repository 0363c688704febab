import { type ProcedurePath, procedureAt, procedures } from "#src/server/trpc/router.ts";
import { cardWordsInput } from "#src/shared/result/card.input.ts";
import { newInvitationsInput } from "#src/shared/invitation/invitation.input.ts";
import { traitSelection } from "#src/shared/survey/survey.input.ts";
import { awkwardTexts } from "#tests/awkward/awkward-texts.ts";
import { cpuMsOf, mostCpuMs } from "#tests/awkward/cpu-time.ts";
import { boundOf, fieldsOf, sampleOf, textFieldsOf, withValue } from "#tests/awkward/text-fields.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Every text field of every procedure gets texts on which patterns may be slow. */

/** The limit of a body. */
const wholeBody = 250_000;

const described = procedures.map(({ path, inputs }) => ({
  ...{ name: path, inputs },
  fields: inputs.flatMap((input) => textFieldsOf(input)),
}));
const withTexts = described.filter(({ fields }) => fields.length > 0);

/** Values of fields that need special texts. */
const known: Readonly<Record<string, unknown>> = {
  email: "peer@example.org",
  emails: ["peer@example.org"],
  password: "Granite-tulip-5",
  currentPassword: knownPassword,
  confirmation: "delete",
  code: "AAAAAA",
  username: "alma",
  return_to: "/dashboard",
  until: "2099-01-31",
  closesAt: "2099-01-31T18:00:00Z",
  submissionKey: "k".repeat(43),
  guestKey: "k".repeat(43),
  selectedTraits: wordsFrom(3, 5),
  traits: "able",
  idempotencyKey: "k".repeat(36),
  first: "one-round",
  second: "another-round",
  slug: "a-post",
  id: "0".repeat(32),
  tags: ["a-tag"],
  cursor: "5.5",
  at: "2099-01-31T18:00:00Z",
  asOf: "2026-01-31T18:00:00Z",
  cover: null,
  colour: "#1d5fa8",
  people: ["a", "b", "c", "d", "e", "f"],
};

/** Someone who may call everything, and samples with their ids. */
async function makeCaller() {
  const deps = await makeDeps();
  const actor = await makeUserWithPassword(deps, { isAdmin: true });
  await givePlan(deps, actor);
  const { survey, shareId } = await makeSharedSurvey(deps, actor);
  const context = contextWith({ deps, actor });
  return {
    known: { ...known, surveyId: survey.id, shareId },
    call: (name: ProcedurePath, input: unknown) =>
      procedureAt(name)
        .call(context, input)
        .catch(() => undefined),
  };
}

describe("awkward input", () => {
  it("is tried in every procedure with text fields", () => {
    expect(described.flatMap(({ fields }) => fields).length).toBeGreaterThan(60);
  });

  it.each(described)("starts from a valid sample: $name", ({ inputs }) => {
    for (const input of inputs) input.parse(sampleOf(input, known));
  });

  it.each(withTexts)("is bounded first in $name", ({ fields }) => {
    const unbound = fields.filter((field) => boundOf(field) === null);
    expect(unbound.map(({ path }) => path.join("."))).toEqual([]);
  });

  it.each(withTexts)("is answered at once by $name", async ({ name, inputs, fields }) => {
    const { call, known: samples } = await makeCaller();
    const valid = inputs.reduce<object>(
      (all, input) => ({ ...all, ...fieldsOf(sampleOf(input, samples)) }),
      {},
    );
    const slow: string[] = [];
    for (const field of fields) {
      for (const { kind, ofLength } of awkwardTexts) {
        for (const length of new Set([boundOf(field) ?? wholeBody, wholeBody])) {
          const input = withValue(valid, field.path, ofLength(length));
          const ms = await cpuMsOf(() => call(name, input));
          if (ms > mostCpuMs)
            slow.push(`${String(length)} of ${kind} as ${field.path.join(".")}: ${String(ms)} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});

describe("an oversized list", () => {
  const lists = [
    ["words of an answer", traitSelection],
    ["words of a card", cardWordsInput],
    ["addresses", newInvitationsInput.shape.emails],
  ] as const;

  it.each(lists)("is refused with one sentence, whatever it contains: %s", (_, list) => {
    const { error } = list.safeParse(Array.from({ length: 100_000 }, () => 0));
    expect(error?.issues).toHaveLength(1);
  });
});
