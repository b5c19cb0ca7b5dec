import type { StoryFile } from '@baize/ui/story.ts'
import { useState } from 'react'
import { GameStory } from '../../kit/game-story.tsx'
import { type Example, examples } from './examples.ts'
import { TableStage } from './index.tsx'
import { StageCanvas } from './stage-canvas.tsx'

export default { title: 'Games/Table stage', parameters: { alone: true } } satisfies StoryFile

const WIDE = { width: 1_360, height: 400 }
const PHONE = { width: 390, height: 236 }
const FRAME_MS = 50

interface StillProps {
  kind: string
  example: Example
  /** Milliseconds since the deal; null shows the table at rest. */
  atMs: number | null
  isCalm?: boolean
  size?: { width: number; height: number }
}

/** A table at one moment of its film. */
function Still({ kind, example: { round, deal, table, labels }, atMs, isCalm = false, size = WIDE }: StillProps) {
  const nowMs = atMs === null ? round.opensAtMs : deal.dealtAtMs + atMs
  return (
    <div style={{ position: 'relative', ...size, maxWidth: '100%' }}>
      <StageCanvas
        {...{ kind, table, round, labels, isCalm, definitionVersion: 1, sound: null }}
        deal={atMs === null ? null : deal}
        nowMs={() => nowMs}
      />
    </div>
  )
}

/** One film, a frame at a time. */
function Steps({ kind, name = kind }: { kind: string; name?: string }) {
  const [atMs, setAtMs] = useState(0)
  const example = examples[name]!
  const lastMs = example.deal.endsAtMs - example.deal.dealtAtMs
  return (
    <>
      <Still kind={kind} example={example} atMs={atMs} />
      <label>
        {`${atMs} ms`}
        <input
          style={{ width: '100%' }}
          type="range"
          {...{ min: 0, max: lastMs, step: FRAME_MS, value: atMs }}
          onInput={event => setAtMs(Number(event.currentTarget.value))}
        />
      </label>
    </>
  )
}

const inGame = (content: () => React.ReactNode) => () => (
  <GameStory load={async () => null} heightPx={480}>
    {content}
  </GameStory>
)

/** Plays from now on by the clock, as a page shows it. */
function Live({ kind }: { kind: string }) {
  const { round, deal, table, labels } = examples[kind]!
  const [offsetMs] = useState(() => deal.dealtAtMs - 2_000 - Date.now())
  return (
    <div style={{ position: 'relative', ...WIDE, maxWidth: '100%' }}>
      <TableStage
        {...{
          kind,
          table,
          round,
          deal,
          labels,
          offsetMs,
          definitionVersion: 1,
          isCalm: false,
          language: 'EN',
          sound: null,
        }}
      />
    </div>
  )
}

export const BaccaratSteps = inGame(() => <Steps kind="baccarat" />)
export const BaccaratAtRest = inGame(() => <Still kind="baccarat" example={examples.baccarat!} atMs={null} />)
export const BaccaratCalm = inGame(() => <Still kind="baccarat" example={examples.baccarat!} atMs={2_450} isCalm />)
export const BaccaratOnPhone = inGame(() => (
  <Still kind="baccarat" example={examples.baccarat!} atMs={8_000} size={PHONE} />
))
export const DragonTigerSteps = inGame(() => <Steps kind="dragon-tiger" />)
export const RouletteSteps = inGame(() => <Steps kind="roulette" />)
export const RouletteLive = inGame(() => <Live kind="roulette" />)
export const SparkSteps = inGame(() => <Steps kind="spark" />)
export const SicBoSteps = inGame(() => <Steps kind="sic-bo" />)
export const XocDiaSteps = inGame(() => <Steps kind="xoc-dia" />)
export const WheelSteps = inGame(() => <Steps kind="wheel" />)
export const WheelTwiceSteps = inGame(() => <Steps kind="wheel" name="wheel2" />)
export const YardSteps = inGame(() => <Steps kind="yard" />)
export const YardOnPhone = inGame(() => <Still kind="yard" example={examples.yard!} atMs={3_461} size={PHONE} />)
export const CupSteps = inGame(() => <Steps kind="cup" />)
export const CupParade = inGame(() => <Still kind="cup" example={examples.parade!} atMs={5_200} />)
