import type { FirstRef } from "#src/islands/admin/lists.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

interface PersonNameProps {
  person: { readonly id: string; readonly name: string; readonly email: string };
  first: FirstRef;
}

/** Who a row is about, and the way to their page. */
export function PersonName({ person: { id, name, email }, first }: PersonNameProps) {
  return (
    <>
      <a ref={first} className="link-line wrap-anywhere" href={adminPaths.person(id)}>
        {name}
      </a>
      <p className="text-sm text-muted wrap-anywhere">{email}</p>
    </>
  );
}
