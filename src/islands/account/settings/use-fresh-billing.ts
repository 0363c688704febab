import { trpc } from "#src/islands/kit/api/trpc.ts";
import { billingKey } from "#src/islands/kit/session/use-billing.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const parameter = "billing";

/**
 * Someone who comes back from the payment provider may have changed something there: their plan is asked for anew, not taken from
 * what we knew. Where that fails, what we knew is shown.
 *
 * @returns whether that is under way.
 */
export function useFreshBilling(user: Pick<User, "id">): boolean {
  const client = useQueryClient();
  const [comesBack] = useState(
    () => typeof location !== "undefined" && new URLSearchParams(location.search).has(parameter),
  );
  const { mutate, isPending, isIdle } = trpc.billing.sync.useMutation({
    onSuccess: (billing) => client.setQueryData(billingKey(user), billing),
  });
  useEffect(() => {
    if (!comesBack) return;
    // A reload is no way back from there.
    history.replaceState(history.state, "", `${location.pathname}${location.hash}`);
    mutate({});
  }, [comesBack, mutate]);
  return comesBack && (isPending || isIdle);
}
