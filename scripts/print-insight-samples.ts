/**
 * Prints docs/insights.md: what the built-in writer says about thirty made-up people.
 *
 *     node scripts/print-insight-samples.ts > docs/insights.md
 */
import { confidenceNames } from "#src/shared/result/result-names.ts";
import { readSample } from "./insight-samples/read-sample.ts";
import { insightSamples, splitWords, type Sample } from "./insight-samples/samples.ts";

const introduction = `# What the built-in writer says

Thirty made-up people, scored and written about as the product does it. Made by \`scripts/print-insight-samples.ts\`; how the text comes
about is in [decision 020](decisions/020-insights.md). Read some of them in a row: a facilitator with thirty clients does.

The people are chosen to be different: three answers to forty, every pane full and empty, words in common with everybody and with
nobody, words that are easily heard as a verdict, two people with the same own words, two with the same answers. "Seen" gives the words
that several picked, with their votes; each answer has further words, which gather on nothing. Below five answers the text may give no votes.

Tap a sentence to see the words behind it. A fold of the page says how sure a result is. Tests
(\`src/server/domain/insight/portrait/write-portrait.test.ts\`) hold that two results rarely share a sentence.`;

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
