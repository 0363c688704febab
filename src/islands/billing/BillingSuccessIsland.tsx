import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { BillingSuccess, type BillingSuccessProps } from "./BillingSuccess.tsx";

export function BillingSuccessIsland(props: BillingSuccessProps) {
  return (
    <IslandRoot>
      <BillingSuccess {...props} />
    </IslandRoot>
  );
}
