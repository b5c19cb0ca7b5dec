import type { IncidentView } from '@baize/api/studio/sports/fixture-views'
import { useEffect, useState } from 'react'
import { usePage } from '../../context.ts'
import { isLive } from '../../names/period-text.ts'
import { useNow } from '../../odds/use-now.ts'
import { incidentKey } from '../incident-key.ts'
import type { StageProps } from './stage-props.ts'

const stepMs = 1_200
/** So long the picture stays with an incident before play moves on. */
const keptSteps = 2

/** The moment that a picture shows. */
export interface Drift {
  /** The incident that has just been told; null while play moves on without any. */
  fresh: IncidentView | null
  /** Numbers the steps of play between incidents; 0 where nothing moves. */
  step: number
  /** The side that has the ball in this step. */
  side: 'home' | 'away'
  /** Changes with each incident and step, so that the ball flies anew. */
  flight: string
}

/**
 * Play between incidents. It is a picture alone and the same for everybody who looks at that moment: nothing is decided or
 * told by it. It stands still before and after the match.
 */
export function useDrift({ fixture, incidents }: Pick<StageProps, 'fixture' | 'incidents'>): Drift {
  const { clock } = usePage()
  const step = Math.floor(useNow(clock, stepMs) / stepMs)
  const last = incidents.at(-1) ?? null
  const key = last && incidentKey(last)
  const [told, setTold] = useState({ key, step: step - keptSteps })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an incident is fresh from the step in which it came
  useEffect(() => setTold(before => (before.key === key ? before : { key, step })), [key])
  if (!isLive(fixture)) return { fresh: last, step: 0, side: last?.side ?? 'home', flight: key ?? '0' }
  const isFresh = told.key !== key || step - told.step < keptSteps
  const side = Math.floor(step / 4) % 2 === 0 ? 'home' : 'away'
  const fresh = isFresh ? last : null
  return { fresh, step, side: fresh?.side ?? side, flight: (fresh && key) ?? String(step) }
}
