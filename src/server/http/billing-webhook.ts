import type { DepsSource } from "#src/server/deps.ts";
import { createCaller } from "#src/server/trpc/router.ts";
import { asTransportError } from "#src/server/trpc/errors.ts";
import { errorResponse, httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import { wrongMethod } from "#src/server/http/rest/rest.ts";
import { contextOf } from "#src/server/http/request/request-context.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import type { Hono } from "hono";

const path = "/api/billing/webhook";

/**
 * The payment provider's webhook. The body stays raw, because its bytes are signed. 200 ends a delivery, even
 * for an unknown customer; 400 means a wrong signature; after 500 the provider tries again.
 */
export function billingWebhook(app: Hono<HttpEnv>, source: DepsSource): void {
  app.post(path, async (c) => {
    c.set("routePattern", path);
    const deps = await source.get();
    try {
      const input = { body: await c.req.text(), signature: c.req.header("stripe-signature") ?? "" };
      const context = await contextOf(c, deps, { unproven: "anonymous" });
      await createCaller(context).billing.receiveEvent(input);
      return c.json({ received: true });
    } catch (error) {
      if (asTransportError(error).code === "SERVICE_UNAVAILABLE")
        return jsonError(
          c,
          httpError(500, "INTERNAL_SERVER_ERROR", "Not dealt with yet. Please deliver it again."),
        );
      return errorResponse(c, error, deps.log);
    }
  });
  app.all(path, wrongMethod(["POST"]));
}
