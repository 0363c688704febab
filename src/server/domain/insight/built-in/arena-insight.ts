import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { arenaPhrases } from "#src/server/domain/insight/phrases/arena-phrases.ts";
import { keptFor, leadOf, named, type Draft } from "./draft.ts";
import { emptyArenaPhrases } from "#src/server/domain/insight/phrases/empty-arena-phrases.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { writeLead } from "./lead-sentences.ts";
import { isDelicate } from "./reading.ts";
import { answersWording, votesWording } from "#src/server/domain/insight/model/vote-wording.ts";

/** What both sides see. */
export function writeArena(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.arena);
  if (lead === null) return writeEmptyArena(draft);

  const { gives, use } = lead.note;
  const sentences = writeLead(draft, "arena", reading.arena, lead, arenaPhrases);
  if (isDelicate(lead)) {
    return [...sentences, say("arena/try", arenaPhrases.tryDelicate, { delicate: named(lead), use })];
  }
  return [
    ...sentences,
    say("arena/meaning", arenaPhrases.meaning, { lead: named(lead), gives }),
    say("arena/try", arenaPhrases.tryIt, { lead: named(lead), use }),
  ];
}

function writeEmptyArena(draft: Draft): InsightSentence[] {
  const { responseCount, blindSpot } = draft.reading;
  const answers = answersWording(responseCount);
  const theirs = leadOf(blindSpot);
  const kept = keptFor(draft, "arena");
  if (theirs !== null) {
    const slots = { theirs: named(theirs), votes: votesWording(theirs, responseCount), answers };
    return writeEmptyPane(draft, "arena", emptyArenaPhrases.theirs, slots);
  }
  if (kept !== null) {
    return writeEmptyPane(draft, "arena", emptyArenaPhrases.kept, { kept: named(kept), answers });
  }
  return writeEmptyPane(draft, "arena", emptyArenaPhrases.nothing, { answers });
}
