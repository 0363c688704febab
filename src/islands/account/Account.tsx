import { api } from "#src/islands/kit/api.ts";
import { LoadFailed } from "#src/islands/kit/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/use-session.ts";
import type { User } from "#src/shared/account.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChangePassword } from "./ChangePassword.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

const meQuery = queryOptions({ queryKey: ["me"], queryFn: (): Promise<User> => api.account.me.query() });

/** What a person may change about their account. `initial` is null where the page did not know who is signed in. */
export function Account({ initial }: { initial: User | null }) {
  const enabled = useSession(initial !== null);
  const client = useQueryClient();
  const query = useQuery({ ...meQuery, enabled, initialData: () => initial ?? undefined });
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton label="Loading your account" />;
    return (
      <LoadFailed
        what="Your account"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const user = query.data;
  return (
    <div className="grid gap-14">
      <section className="grid gap-6" aria-labelledby="profile">
        <h2 id="profile">Your profile</h2>
        <p>
          You sign in as <strong className="wrap-anywhere">{user.email}</strong>.
        </p>
        <ProfileForm user={user} onChange={(changed) => client.setQueryData(meQuery.queryKey, changed)} />
      </section>
      <section className="grid gap-6" aria-labelledby="change-password">
        <h2 id="change-password">Change your password</h2>
        <ChangePassword />
      </section>
    </div>
  );
}
