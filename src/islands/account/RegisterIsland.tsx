import { IslandRoot } from "#src/islands/kit/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/destination.ts";
import { SignUp } from "./SignUp.tsx";

export function RegisterIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <SignUp query={query} />
    </IslandRoot>
  );
}
