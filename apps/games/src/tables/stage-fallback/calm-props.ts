import type { StageProps } from '../stage/index.tsx'

/** What each kind shows, so many milliseconds after the deal; null at rest. */
export interface CalmProps extends StageProps {
  elapsedMs: number | null
}
