import type { StageProps } from '../stage/index.tsx'

/** Properties of every kind's calm picture; `elapsedMs` counts from the deal and is null at rest. */
export interface CalmProps extends StageProps {
  elapsedMs: number | null
}
