import type { ShownBrand } from "#src/shared/own-brand/own-brand.output.ts";

/** Someone's own logo above a line in their colour, beside our own name. */
export function OwnBrandHead({ brand: { logo, colour } }: { brand: ShownBrand }) {
  return (
    <div className="grid [justify-items:inherit] gap-2">
      {logo !== null && (
        <img
          src={logo}
          alt=""
          className="h-auto max-h-15 w-auto max-w-50 rounded-sm"
          data-testid="own-logo"
        />
      )}
      {colour !== null && (
        // Its colour is an attribute, as the page's policy refuses inline styles.
        <svg className="h-1 w-25 rounded-full" aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
    </div>
  );
}
