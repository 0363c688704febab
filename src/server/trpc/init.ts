import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { toPublicError } from "./errors.ts";

export const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const { status, code, message, issues } = toPublicError(error);
    return {
      code: shape.code,
      message,
      data: { code, httpStatus: status, path: shape.data.path, issues, requestId: ctx?.requestId ?? null },
    };
  },
});
