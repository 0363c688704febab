import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useState } from "react";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { DeleteForm } from "./DeleteForm.tsx";

interface DeleteDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password and a word. */
function DeleteDialog({ email, open, onClose }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <p>
        <strong>What we delete for good:</strong> your account and your rounds, with your own words, the
        answers, the results and your cards. Links you shared stop working, and so do the cards’ public pages
        and pictures.
      </p>
      <p>
        <strong>What stays:</strong> your answers about other people. They were never linked to your account,
        so they don’t show that you left. If you turned off some emails, we remember that too, without your
        address.
      </p>
      {/* A new form for each question: no password may stay behind in a closed dialog. */}
      {open && <DeleteForm email={email} onKeep={onClose} />}
    </Dialog>
  );
}

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
