import type { ReactNode } from "react";

interface LinkListProps {
  items: readonly {
    readonly id: string;
    readonly href: string;
    readonly title: ReactNode;
    readonly state: ReactNode;
  }[];
}

/** A list of links, each with how far its subject is. */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className="border-b border-hair">
    {items.map(({ id, href, title, state }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2 wrap-anywhere"
      >
        <a className="link-line" href={href}>
          <bdi>{title}</bdi>
        </a>
        <span className="text-muted tabular-nums">{state}</span>
      </li>
    ))}
  </ul>
);
