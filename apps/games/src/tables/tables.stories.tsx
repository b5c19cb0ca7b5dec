import { rulesOf } from '@baize/game-kit/tables/index'
import type { StoryFile } from '@baize/ui/story.ts'
import { cloths } from './cloth/families/index.ts'
import { RoadsPanel } from './roads/roads-panel.tsx'
import { Banner } from './round/banner.tsx'
import { TimerRing } from './round/timer-ring.tsx'
import { VoidLine } from './round/void-line.tsx'
import { SlipBar } from './slip/slip-bar.tsx'
import { layOf } from './state/chips.ts'
import type { TablePicture } from './state/table-picture.ts'
import { StoryTable, storyHistory, storyPicture, storyRound } from './story-table.tsx'

export default { title: 'Games/Tables' } satisfies StoryFile

const filled = { gridArea: '1 / 1' }

function ClothStory({
  definition,
  picture,
  heightPx,
}: {
  definition: string
  picture: TablePicture
  heightPx?: number
}) {
  const Cloth = cloths[rulesOf(definition).definition.kind]
  return (
    <StoryTable definition={definition} picture={picture} {...(heightPx && { heightPx })}>
      <section className="felt" data-open={picture.phase === 'betting'} style={filled}>
        <Cloth />
      </section>
    </StoryTable>
  )
}

const placed = {
  ...{ slipId: 'a', serial: 2, state: 'accepted' as const, totalUnits: '60000', payoutUnits: null },
  positions: [{ spot: 'B', units: '60000', topReturnX10000: 19_500, payoutUnits: null }],
}
/** Confirmed, local and uncertain chips on one cloth, a pool, and side bets that are shut. */
const busy = storyPicture('bac-c/1', {
  slips: [placed],
  lays: [layOf(new Map([['P', 1_376_000]]))],
  asked: { slipId: 'b', serial: 2, lay: layOf(new Map([['T', 10_000]])) },
  pools: [['P', 37, '12000000']],
})
const shut: TablePicture = {
  ...busy,
  round: { ...busy.round!, spots: busy.round!.spots.map(spot => ({ ...spot, isShut: /^(D|BIG|SML)/.test(spot.id) })) },
}

const dealt = storyRound('bac-c/1', 2, storyRound('bac-c/1', 1).deal.stateAfter)
const ended = storyPicture('bac-c/1', { phase: 'result', dealt, slips: [placed], check: { serial: 2, isGood: true } })

export const BaccaratWithChips = () => <ClothStory definition="bac-c/1" picture={busy} />
export const BaccaratWithShutSpots = () => <ClothStory definition="bac-c/1" picture={shut} />
export const BaccaratAtResult = () => <ClothStory definition="bac-c/1" picture={ended} />
export const BaccaratWithoutCommission = () => <ClothStory definition="bac-6/1" picture={storyPicture('bac-6/1')} />
export const Roulette = () => <ClothStory definition="rou/1" picture={storyPicture('rou/1')} />
export const SicBo = () => <ClothStory definition="sic/1" picture={storyPicture('sic/1')} heightPx={340} />
export const DragonTiger = () => <ClothStory definition="dtg/1" picture={storyPicture('dtg/1')} />
export const XocDia = () => <ClothStory definition="xoc/1" picture={storyPicture('xoc/1')} />
export const MoneyWheel = () => <ClothStory definition="whl/1" picture={storyPicture('whl/1')} />
export const ClockworkYard = () => <ClothStory definition="clk/1" picture={storyPicture('clk/1')} />
export const RooftopCup = () => <ClothStory definition="cup/1" picture={storyPicture('cup/1')} heightPx={340} />

const ignore = () => {}
const presses = {
  ...{ chooseChip: ignore, undo: ignore, clear: ignore, double: ignore, repeat: ignore },
  ...{ confirm: async () => {}, takeBack: async () => {} },
}

function SlipStory({ picture }: { picture: TablePicture }) {
  return (
    <StoryTable definition="bac-c/1" picture={picture} heightPx={280}>
      <div style={{ ...filled, display: 'grid', maxWidth: 320 }}>
        <SlipBar picture={picture} presses={presses} onLimits={ignore} />
      </div>
    </StoryTable>
  )
}

export const SlipThatIsEmpty = () => <SlipStory picture={storyPicture('bac-c/1')} />
export const SlipWithChips = () => <SlipStory picture={{ ...busy, asked: null }} />
export const SlipThatIsAsked = () => <SlipStory picture={busy} />
export const SlipThatIsClosed = () => <SlipStory picture={{ ...busy, phase: 'closed', lays: [], asked: null }} />

function RoadsStory({ definition, rounds }: { definition: string; rounds: number }) {
  const picture = storyPicture(definition, { history: storyHistory(definition, rounds) })
  return (
    <StoryTable definition={definition} picture={picture} heightPx={320}>
      <div style={{ ...filled, display: 'grid', maxWidth: 340 }}>
        <RoadsPanel picture={picture} />
      </div>
    </StoryTable>
  )
}

export const RoadsOfBaccarat = () => <RoadsStory definition="bac-c/1" rounds={40} />
export const RoadsWithoutRounds = () => <RoadsStory definition="bac-c/1" rounds={0} />
export const HistoryOfTheWheel = () => <RoadsStory definition="whl/1" rounds={60} />

function StageStory({ picture }: { picture: TablePicture }) {
  return (
    <StoryTable definition="bac-c/1" picture={picture} heightPx={220}>
      <div className="stage" style={filled}>
        <TimerRing picture={picture} />
        <VoidLine picture={picture} />
        <Banner picture={picture} />
      </div>
    </StoryTable>
  )
}

export const BannerOfOwnBet = () => <StageStory picture={ended} />
export const BannerWithoutBet = () => (
  <StageStory picture={{ ...ended, slips: [], told: { serial: 2, winners: 12, paidUnits: '4215000' } }} />
)
export const TimeToBet = () => <StageStory picture={storyPicture('bac-c/1')} />
export const VoidRound = () => (
  <StageStory picture={storyPicture('bac-c/1', { phase: 'void', voided: { serial: 2, reason: 'BEACON' } })} />
)
export const TableAtRest = () => <StageStory picture={storyPicture('bac-c/1', { phase: 'resting' })} />
