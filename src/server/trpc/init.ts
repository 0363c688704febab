import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { on401Of, toPublicError } from "./errors.ts";
import type { ProcedureMeta } from "./procedure-meta.ts";

export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, code, message, issues, newest } = toPublicError(error);
      return {
        code: shape.code,
        message,
        data: {
          ...{ code, httpStatus: status, on401: on401Of(error), issues, requestId: ctx?.requestId ?? null },
          ...(newest !== undefined && { newest }),
        },
      };
    },
  });
