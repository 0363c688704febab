import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Dialog } from "#src/islands/kit/ui/Dialog.tsx";

interface PasteDialogProps {
  losses: readonly string[];
  onCancel: () => void;
  onPaste: () => void;
}

/** Names what a paste leaves out, and asks first. */
export function PasteDialog({ losses, onCancel, onPaste }: PasteDialogProps) {
  return (
    <Dialog
      open
      title="Some of it can’t come along"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Paste nothing</Button>
          <Button look="primary" onClick={onPaste}>
            Paste the rest
          </Button>
        </>
      }
    >
      <p>These things would be left out:</p>
      <ul className="missing">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </Dialog>
  );
}
