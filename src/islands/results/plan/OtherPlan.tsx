import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { AccountPlan } from "./account-plan.ts";

interface OtherPlanProps {
  /** What the account has. */
  plan: AccountPlan;
  onTake: () => void;
  onReplace: () => void;
}

/** The account has a plan from another device, and this browser a different one. Neither goes unless their owner says so. */
export function OtherPlan({ plan: { traitId, deed }, onTake, onReplace }: OtherPlanProps) {
  const texts = [traitId === null ? "" : (findTrait(traitId)?.name ?? traitId), deed.trim()];
  const said = texts.filter((text) => text !== "").join(": ");
  return (
    <Notice title="Your account has a different plan for this pane">
      {said !== "" && <p className="break-words">{said}</p>}
      <p className="flex flex-wrap gap-3">
        <Button onClick={onTake}>Use the one in my account</Button>
        <Button onClick={onReplace}>Replace it with this one</Button>
      </p>
    </Notice>
  );
}
