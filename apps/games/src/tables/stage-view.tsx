import type { ComponentType } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from './context.ts'
import { stageLabels } from './names/stage-labels.ts'
import type { StageProps } from './stage/index.tsx'
import { CalmStage } from './stage-fallback/calm-stage.tsx'
import { hasWebgl } from './stage-fallback/has-webgl.ts'
import type { TablePicture } from './state/table-picture.ts'

/** The stage: drawn on a canvas once that is loaded, and calm where there is none. */
export function StageView({ picture }: { picture: TablePicture }) {
  const { boot, rules, t, clock, sound } = usePage()
  const [Stage, setStage] = useState<{ View: ComponentType<StageProps> }>({ View: CalmStage })
  const isCalm = useCalm()
  // The stage paints its table anew for other labels.
  const labels = useMemo(() => stageLabels(t), [t])
  const { phase, round, dealt } = picture
  const isTold = round !== null || dealt !== null
  useEffect(
    () => (isTold ? whenIdle(() => void drawn(TableStage => setStage({ View: TableStage }))) : undefined),
    [isTold],
  )
  const isEndShown = phase === 'revealing' || phase === 'result'
  return (
    <Stage.View
      kind={rules.definition.kind}
      table={boot.table.code}
      definitionVersion={rules.definition.version}
      round={isEndShown ? dealt!.round : round}
      deal={isEndShown ? dealt!.deal : null}
      offsetMs={clock.offsetMs}
      isCalm={isCalm}
      language={boot.language}
      sound={sound}
      labels={labels}
    />
  )
}

/** Loads what draws on a canvas, once all that is needed to play stands; without it the calm picture stays. */
async function drawn(shown: (stage: ComponentType<StageProps>) => void): Promise<void> {
  if (!hasWebgl()) return
  try {
    shown((await import('./stage/index.tsx')).TableStage)
  } catch {
    // The scripts did not come, or do not run here.
  }
}

const latestMs = 1_500

/** Calls once the browser has nothing else to do. @returns what forgets it */
function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

const calmQuery = '(prefers-reduced-motion: reduce)'

/** True while the player wants nothing to move. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => matchMedia(calmQuery).matches)
  useEffect(() => {
    const query = matchMedia(calmQuery)
    const follow = () => setCalm(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isCalm
}
