import type { ComponentProps } from "react";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: string | undefined;
}

/** A raised piece of a page. */
export function Card({ title, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={className === undefined ? "card" : `card ${className}`}>
      {title !== undefined && <h2 className="mb-4">{title}</h2>}
      {children}
    </section>
  );
}
