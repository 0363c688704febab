import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";

/** Signs every other device out, after asking. */
export function EndOtherSessions({ others }: { others: number }) {
  const utils = trpc.useUtils();
  const { ask, question } = useAskedAction(trpc.session.endOthers.useMutation(), {
    onDone: () => {
      utils.session.list.setData(undefined, (sessions) => sessions?.filter(({ current }) => current));
      showToast({ title: "Every other device is signed out" });
    },
  });
  const devices = others === 1 ? "One other device" : `${String(others)} other devices`;
  return (
    <>
      <Button onClick={() => ask()}>Sign out everywhere else</Button>
      <AskFirst
        {...question}
        title="Sign out everywhere else?"
        keepLabel="Leave them"
        goLabel="Sign them out"
        busyLabel="Signing out…"
        failure="They’re still signed in"
      >
        <p>{devices} will be signed out right away. Any words picked there but not saved may be lost.</p>
        <p>This device stays signed in.</p>
      </AskFirst>
    </>
  );
}
