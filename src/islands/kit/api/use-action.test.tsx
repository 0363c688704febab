import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
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

  it("stays busy when it leads to another page", async () => {
    const send = vi.fn(() => Promise.resolve());
    renderIsland(<Send send={send} leaves />);
    fireEvent.click(button());
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 10_000);
    fireEvent.click(button());
    await vi.waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"), 10_000);
    expect(send).toHaveBeenCalledOnce();
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
