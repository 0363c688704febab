import type { Agreement } from "#src/shared/result/analysis.ts";
import { AgreementLine } from "#src/islands/kit/window/AgreementLine.tsx";
import { agreementText } from "#src/shared/result/texts/agreement-text.ts";
import { IndexTable } from "./IndexTable.tsx";

/** How well the two lists agree as wholes: drawn, in a sentence, and as a table. */
export function AgreementSection({ agreement }: { agreement: Agreement }) {
  return (
    <section aria-labelledby="agreement-title" className="grid content-start gap-4">
      <h3 id="agreement-title">How far you agree</h3>
      <AgreementLine agreement={agreement} />
      <p>{agreementText(agreement)}</p>
      <details className="text-sm">
        <summary className="twin-summary">Read the index as a table</summary>
        <IndexTable agreement={agreement} name="Agreement index" whose="Your words" />
      </details>
    </section>
  );
}
