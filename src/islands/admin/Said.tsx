import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useEffect, useRef } from "react";

/**
 * What an act came to. It takes the focus, as the button that was used may be gone. It has to come after the dialog of the act, which
 * gives the focus back as it closes.
 */
export function Said({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text]);
  if (text === null) return null;
  return (
    <div role="status">
      <Notice ref={box}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
