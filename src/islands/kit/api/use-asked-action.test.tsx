import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { useMutation } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { useAskedAction } from "./use-asked-action.ts";

watchPage();

const labels = { title: "Sure?", keepLabel: "Keep it", goLabel: "Drop it", busyLabel: "Dropping…" };

function Drop({ drop }: { drop: (id: string) => Promise<void> }) {
  const { ask, question } = useAskedAction(useMutation({ mutationFn: drop }), { onDone: () => undefined });
  return (
    <>
      <button onClick={() => ask("a")}>Ask</button>
      <AskFirst {...question} {...labels} failure="It is still here">
        <p>It goes.</p>
      </AskFirst>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const isOpen = () => document.querySelector("dialog")?.open;

it("a question closes once its act is done, and says a failure until it is asked again", async () => {
  const drop = vi.fn(() => Promise.resolve());
  drop.mockRejectedValueOnce(new Error("No bin."));
  renderIsland(<Drop drop={drop} />);
  press("Ask");
  press("Drop it");
  await screen.findByText("No bin.");
  press("Keep it");
  press("Ask");
  await vi.waitFor(() => expect(screen.queryByText("No bin.")).toBeNull(), 10_000);
  press("Drop it");
  await vi.waitFor(() => expect(isOpen()).toBe(false), 10_000);
  expect(drop).toHaveBeenCalledTimes(2);
  press("Ask");
  await vi.waitFor(() => expect(isOpen()).toBe(true), 10_000);
});

it("a question that is asked again while its act runs is busy, and closes with it", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  renderIsland(<Drop drop={() => promise} />);
  press("Ask");
  press("Drop it");
  await screen.findByRole("button", { name: "Dropping…", hidden: true });
  press("Keep it");
  press("Ask");
  expect(screen.getByRole("button", { name: "Dropping…", hidden: true }).getAttribute("aria-busy")).toBe(
    "true",
  );
  resolve(undefined);
  await vi.waitFor(() => expect(isOpen()).toBe(false), 10_000);
});
