import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";

interface OpenPortalProps {
  look?: "primary" | "secondary";
  children: string;
}

/** Leads to the payment provider's page with invoices, card and subscription. */
export function OpenPortal({ look = "secondary", children }: OpenPortalProps) {
  const { run, isBusy } = useAction(
    trpc.billing.portal.useMutation({
      onSuccess: ({ url }) => location.assign(url),
      onError: toastFailure("The page didn’t open"),
    }),
    { leaves: true },
  );
  return (
    <Button look={look} busy={isBusy} busyLabel="Opening…" onClick={() => run(undefined)}>
      {children}
    </Button>
  );
}
