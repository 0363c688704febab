import type { Page } from "@playwright/test";
import { convaiPath } from "#src/shared/voice/protocol.ts";
import { createQueue, type Line, openLine } from "./line.ts";

interface AgentOptions {
  readonly brain?: "built-in" | "openai";
}

const heardBy = { "built-in": null, openai: "OpenAI" } as const;

/**
 * Replaces the server's part of a talk, and checks each frame of the page.
 *
 * @returns waits for the page's next connection
 */
export async function scriptAgent(page: Page, options: AgentOptions = {}): Promise<() => Promise<Line>> {
  const { brain = "built-in" } = options;
  await page.route("**/api/voice/feature-status", (route) =>
    route.fulfill({
      json: {
        enabled: true,
        agentId: "scripted",
        brain,
        heardBy: heardBy[brain],
        hasVoice: brain === "openai",
        crisisLines: null,
      },
    }),
  );
  const origin = new URL(process.env.E2E_URL ?? "").host;
  await page.route("**/api/voice/get-signed-url?*", (route) =>
    route.fulfill({
      json: {
        success: true,
        signedUrl: `ws://${origin}${convaiPath}?token=t`,
        token: "t",
        variables: {},
      },
    }),
  );
  const lines = createQueue();
  await page.routeWebSocket(`ws://${origin}${convaiPath}*`, (socket) => {
    const end = {
      send: (text: string) => socket.send(text),
      onText: (take: (text: string) => void) => socket.onMessage((text) => take(String(text))),
      close: (code: number, reason?: string) =>
        socket.close({ code, ...(reason !== undefined && { reason }) }),
    };
    openLine(end, { greets: true, onGreeted: lines.add });
  });
  return lines.next;
}
