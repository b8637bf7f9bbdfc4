import { Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Analytics } from '#contract/admin/analytics.ts';
import type { DraftRow, KeepOrder, Overview } from '#contract/admin/overview.ts';
import type { Asked } from '#src/ui/components/answer.ts';
import type { ActivityPorts } from '../activity/activityParts.tsx';
import { Muted } from '../kit/Muted.tsx';
import type { TablePorts } from '../kit/tableParts.ts';

/** What the overview asks the server for; every call throws with words. */
export interface OverviewPorts extends Pick<ActivityPorts, 'revert'> {
  readonly tables: TablePorts<DraftRow>;
  readonly keepOrder: (draftId: string, ask: KeepOrder) => Promise<unknown>;
  readonly retryPictures: () => Promise<unknown>;
}

/** What the route's loader asked for. */
export interface OverviewData {
  readonly overview: Asked<Overview>;
  /** Of the last 30 days. */
  readonly analytics: Asked<Analytics>;
  /** Grows with each asking. */
  readonly askedAtMs: number;
}

interface OverviewLinesProps<Line> {
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  readonly none: string;
  readonly children: (line: Line) => ReactNode;
}

/** Lines of a panel, or that there are none. */
export function OverviewLines<Line>({ lines, keyOf, none, children }: OverviewLinesProps<Line>) {
  if (lines.length === 0)
    return (
      <Muted px="4" pb="4">
        {none}
      </Muted>
    );
  return (
    <Stack as="ul" gap="0">
      {lines.map((line) => (
        <Flex
          as="li"
          key={keyOf(line)}
          align="center"
          gap="3"
          px="4"
          py="2.5"
          textStyle="dense"
          borderTop="line"
        >
          {children(line)}
        </Flex>
      ))}
    </Stack>
  );
}
