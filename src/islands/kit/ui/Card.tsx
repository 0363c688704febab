import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { useRef, type ReactNode } from "react";

interface CardProps {
  title: string;
  children: ReactNode;
}

/** A raised piece of a page. Its heading has the focus when the button that was used is gone. */
export function Card({ title, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  return (
    <section className="card" {...focusWatch}>
      <h2 ref={heading} className="mb-4" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
