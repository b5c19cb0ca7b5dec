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
  useEffect(() => {
    if (!hasWebgl()) return
    // It comes by itself, after all that is needed to play; without it the calm picture stays.
    void import('./stage/index.tsx').then(
      ({ TableStage }) => setStage({ View: TableStage }),
      () => {},
    )
  }, [])
  const { phase, round, dealt } = picture
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
