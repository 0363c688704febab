import { api } from "#src/islands/kit/api/api.ts";
import { comparedPair, type AskedPair } from "#src/shared/result/compared-pair.ts";
import type { Comparison } from "#src/shared/result/comparison.output.ts";
import { queryOptions } from "@tanstack/react-query";

/** An opened round, as the lists to pick from show it. */
export interface OpenedRound {
  readonly id: string;
  readonly title: string;
  readonly createdAt: string;
}

export interface CompareData {
  /** Newest first. */
  readonly rounds: readonly OpenedRound[];
  /** Null where there are not two of them, and where the same one is asked for twice. */
  readonly comparison: Comparison | null;
}

export const compareQuery = (asked: AskedPair) =>
  queryOptions({
    queryKey: ["compare", asked],
    queryFn: async (): Promise<CompareData> => {
      const surveys = await api.survey.list.query();
      const rounds = surveys.filter(({ hasAnalysis }) => hasAnalysis);
      const pair = comparedPair(rounds, asked);
      const isPair = pair !== null && pair.first !== pair.second;
      return { rounds, comparison: isPair ? await api.analysis.compare.query(pair) : null };
    },
  });
