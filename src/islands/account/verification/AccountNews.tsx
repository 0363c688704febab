import { useEffect, useRef, type ReactNode } from "react";

interface AccountNewsProps {
  title: string;
  link: { href: string; label: string };
  children: ReactNode;
}

/** What takes a form's place once it has done its work; takes the focus, so that it is read out. */
export function AccountNews({ title, link, children }: AccountNewsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p>
        <a className="btn btn-primary" href={link.href}>
          {link.label}
        </a>
      </p>
    </div>
  );
}
