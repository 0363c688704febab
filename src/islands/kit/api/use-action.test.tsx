import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toastFailure, useAction } from "./use-action.ts";

watchPage();

interface SendProps {
  send: () => Promise<void>;
  leaves?: boolean;
}

const useSending = ({ send, leaves = false }: SendProps) =>
  useAction(useMutation({ mutationFn: send, onError: toastFailure("It was not sent") }), { leaves });

function Send(props: SendProps) {
  const { run, isBusy } = useSending(props);
  return (
    <Button busy={isBusy} onClick={() => run()}>
      Send
    </Button>
  );
}

const button = () => screen.getByRole("button", { name: "Send" });

describe("an action", () => {
  it("runs once for two clicks of one moment, and again when it is done", async () => {
    const send = vi.fn(() => Promise.resolve());
    renderIsland(<Send send={send} />);
    act(() => {
      button().click();
      button().click();
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
    await vi.waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull(), 10_000);
    fireEvent.click(button());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 10_000);
  });

  it("runs no more between its success and the other page", async () => {
    const send = vi.fn(() => Promise.resolve());
    const { result } = renderHook(() => useSending({ send, leaves: true }), { wrapper: IslandRoot });
    act(() => result.current.run());
    await vi.waitFor(() => expect(result.current.isBusy).toBe(true), 10_000);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
    act(() => result.current.run());
    expect(send).toHaveBeenCalledOnce();
  });

  it("says what did not happen, and can be tried again", async () => {
    const send = vi.fn(() => Promise.reject(new Error("No paper.")));
    renderIsland(<Send send={send} leaves />);
    fireEvent.click(button());
    expect((await screen.findByText("It was not sent")).parentElement?.textContent).toContain("No paper.");
    fireEvent.click(button());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 10_000);
  });
});

const labels = { title: "Sure?", cancelLabel: "Keep it", confirmLabel: "Drop it", busyLabel: "Dropping…" };

function Drop({ drop }: { drop: (id: string) => Promise<void> }) {
  const { ask, question } = useConfirmedAction(useMutation({ mutationFn: drop }), {
    onDone: () => undefined,
  });
  return (
    <>
      <button onClick={() => ask("a")}>Ask</button>
      <ConfirmDialog {...question} {...labels} failure="It is still here">
        <p>It goes.</p>
      </ConfirmDialog>
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
