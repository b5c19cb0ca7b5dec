import type { ComponentType } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { pictureLoss } from '../kit/host/picture-loss.ts'
import { useCalm } from '../kit/host/use-calm.ts'
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
  useEffect(() => {
    if (!isTold) return
    return whenIdle(async () => {
      const View = await loadStage()
      if (View) setStage({ View })
    })
  }, [isTold])
  const loss = pictureLoss.picture.use().state
  const View = loss === 'given-up' ? CalmStage : Stage.View
  const isEndShown = phase === 'revealing' || phase === 'result'
  const told = (
    <View
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
  if (loss !== 'lost') return told
  return (
    <>
      {told}
      <p className="picture-lost" role="status">
        {t('notices.pictureLost')}
      </p>
    </>
  )
}

/** The stage that draws on a canvas; null where nothing can, or its scripts do not come, and the calm picture stays. */
async function loadStage(): Promise<ComponentType<StageProps> | null> {
  if (!hasWebgl()) return null
  try {
    return (await import('./stage/index.tsx')).TableStage
  } catch {
    return null
  }
}

/** The stage does not wait for an idle moment longer than this, nor shorter where a browser does not tell of one. */
const [latestMs, untoldMs] = [1_500, 200]

/** Calls once the browser has nothing else to do. @returns what forgets it */
function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, untoldMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
