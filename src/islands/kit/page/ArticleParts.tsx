import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";
import type { ReactNode } from "react";

/* The components of posts (docs/features/blog.md) for articles. Posts from the editor get equal HTML. */

function Callout({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="callout" role="note">
      {title !== undefined && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  );
}

function Quote({ by, source, children }: { by?: string; source?: string; children: ReactNode }) {
  const quote = <blockquote>{children}</blockquote>;
  if (by === undefined && source === undefined) return quote;
  return (
    <figure>
      {quote}
      <figcaption>
        {by}
        {by !== undefined && source !== undefined && ", "}
        {source !== undefined && <cite>{source}</cite>}
      </figcaption>
    </figure>
  );
}

function Window({ alt, ...weights }: PaneWeights & { alt?: string }) {
  const { arena, blindSpot, facade, unknown } = weights;
  const read = `A window: Arena ${arena}, Blind Spot ${blindSpot}, Façade ${facade}, Unknown ${unknown}.`;
  return (
    <div className="post-cover" role="img" aria-label={alt ?? read}>
      <WindowFrame weights={weights} />
    </div>
  );
}

function Figure({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  return (
    <figure>
      <img src={src} alt={alt} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export const articleParts = { Callout, Quote, Window, Figure };
