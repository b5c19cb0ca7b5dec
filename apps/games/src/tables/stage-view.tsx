import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { usePage } from './context.ts'
import { stageLabels } from './names/stage-labels.ts'
import { CalmStage } from './stage-fallback/calm-stage.tsx'
import { hasWebgl } from './stage-fallback/has-webgl.ts'
import type { StageProps } from './stage-fallback/stage-props.ts'
import type { TablePicture } from './state/table-picture.ts'

/** The drawn stage is loaded by itself, after all that is needed to play. */
const stages = import.meta.glob('./stage/index.tsx', { import: 'TableStage' })

/** The stage: drawn on a canvas once that is loaded, and calm where there is none. */
export function StageView({ picture }: { picture: TablePicture }) {
  const { boot, rules, t, clock, sound } = usePage()
  const [Stage, setStage] = useState<{ View: ComponentType<StageProps> }>({ View: CalmStage })
  const isCalm = useCalm()
  useEffect(() => {
    const load = Object.values(stages)[0]
    if (!load || !hasWebgl()) return
    void load().then(
      TableStage => setStage({ View: TableStage as ComponentType<StageProps> }),
      // Without the file the calm picture stays.
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
      labels={stageLabels(t)}
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
