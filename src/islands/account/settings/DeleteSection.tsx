import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useState } from "react";
import { DeleteDialog } from "./DeleteDialog.tsx";

/** The end of the account. */
export function DeleteSection({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="grid gap-4" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        This deletes your account, your rounds, their results and your cards for good. We’ll ask you first.
      </p>
      <p>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </p>
      <DeleteDialog email={email} open={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
