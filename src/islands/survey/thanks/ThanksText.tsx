import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useRef, useState } from "react";

/** For people who had the open link: nobody knows who of them has answered. */
export function ThanksText() {
  const text = useRef<HTMLParagraphElement>(null);
  const [label, setLabel] = useState("Copy this thank-you");
  const copy = async () => {
    const { current } = text;
    if (current === null) return;
    try {
      await navigator.clipboard.writeText(current.textContent);
      setLabel("Copied");
    } catch {
      getSelection()?.selectAllChildren(current);
      setLabel("Selected: copy it with your keyboard");
    }
  };
  return (
    <>
      <p>For everyone you sent your link to:</p>
      <p ref={text} className="measure border-s-2 border-line ps-4">
        Thank you to everyone who picked words for me. I can’t see who did, so this goes to all of you: it
        means a lot that you took a minute to tell me how you see me.
      </p>
      <p>
        <Button onClick={() => void copy()}>{label}</Button>
      </p>
    </>
  );
}
