import { useEffect, useRef, type ReactNode } from "react";

interface FoldProps {
  id: string;
  title: string;
  /** What someone learns without opening it. */
  hint?: string | undefined;
  /** Paper can do nothing with it, and neither can a page without scripts. */
  onScreenOnly?: boolean | undefined;
  children: ReactNode;
}

/** A part of the result that most people read later, or never. A link to it opens it, and paper has it open. */
export function Fold({ id, title, hint, onScreenOnly = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openIfAsked = () => {
      if (fold.current !== null && location.hash === `#${id}`) fold.current.open = true;
    };
    openIfAsked();
    addEventListener("hashchange", openIfAsked);
    return () => removeEventListener("hashchange", openIfAsked);
  }, [id]);
  return (
    <details ref={fold} id={id} className={onScreenOnly ? "fold needs-script no-print" : "fold"}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        {hint !== undefined && <span className="fold-hint">{hint}</span>}
      </summary>
      <section className="fold-body" aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </details>
  );
}
