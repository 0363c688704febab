import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import type { SignInQuery } from "#src/shared/site/destination.ts";
import { SignUp } from "./SignUp.tsx";
import { StartWords } from "./StartWords.tsx";

export function RegisterIsland({ query }: { query: SignInQuery }) {
  return (
    <IslandRoot>
      <StartWords />
      <SignUp query={query} />
    </IslandRoot>
  );
}
