interface BackLinkProps {
  href: string;
  children: string;
}

/** The way back to what the page is part of. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className="no-print">
      <a className="link-line gap-2" href={href}>
        <span aria-hidden="true">←</span>
        {children}
      </a>
    </p>
  );
}
