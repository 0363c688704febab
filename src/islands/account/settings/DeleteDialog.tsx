import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";
import { DeleteForm } from "./DeleteForm.tsx";

interface DeleteDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password and a word. */
export function DeleteDialog({ email, open, onClose }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <p>
        <strong>What goes, for good:</strong> your account, and your rounds with your own words, what others
        answered, the results, and the cards made from them. Links that you shared stop working, and so do the
        cards’ public pages and pictures.
      </p>
      <p>
        <strong>What stays:</strong> your answers about other people. Nothing leads from them to your account,
        so nothing there shows that you left. If you wanted fewer mails, that stays too, without your address.
      </p>
      {/* Made anew with each question: a password must not wait in a closed dialog. */}
      {open && <DeleteForm email={email} onKeep={onClose} />}
    </Dialog>
  );
}
