/**
 * Prints docs/insights.md: what the built-in writer says about thirty made-up people.
 *
 *     node scripts/print-insight-samples.ts > docs/insights.md
 */
import { confidenceNames } from "#src/shared/result/result-names.ts";
import { readSample } from "./insight-samples/read-sample.ts";
import { insightSamples, splitWords, type Sample } from "./insight-samples/samples.ts";

const introduction = `# What the built-in writer says

Thirty made-up people, scored and written about as the product does it, by \`scripts/print-insight-samples.ts\` ([decision 020](decisions/020-insights.md)).

The people are chosen to be different. "Seen" gives the words that several picked, with their votes. Below five answers the text may give none.`;

function printSample(sample: Sample): string {
  const { snapshot, portrait } = readSample(sample);
  const { value, low, high } = snapshot.agreement;
  return [
    `## ${sample.title}`,
    `- Own words: ${splitWords(sample.self).join(", ")}\n` +
      `- Seen: ${sample.seen === "" ? "no word by several" : sample.seen}\n` +
      `- Answers: ${String(sample.answers)} (${confidenceNames[snapshot.confidence]}). Agreement: ${String(value)}, band ${String(low)} to ${String(high)}`,
    `**${portrait.name}**`,
    ...portrait.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(" ")),
    `${portrait.question.text} ${portrait.step.text}`,
  ].join("\n\n");
}

process.stdout.write(`${[introduction, ...insightSamples.map(printSample)].join("\n\n")}\n`);
