import type { StoryFile } from '@baize/ui/story.ts'
import type { FishDesk } from './desk.ts'
import type { LocalSea } from './examples/local-sea.ts'
import { StorySea } from './story-sea.tsx'

export default { title: 'Games/Fish', parameters: { alone: true } } satisfies StoryFile

const PURSE = 500_000
const BOTS = [1, 2, 3] as const

const shooting = (desk: FishDesk) => {
  desk.gun.aim({ x: 760, y: 300 })
  desk.gun.toggleAuto()
}

export const LanternReef = () => (
  <StorySea code="TDL-REEF" sceneMs={14_000} purseUnits={PURSE} bots={BOTS} begin={shooting} />
)
export const MoonlitDelta = () => (
  <StorySea code="TDL-DELTA" sceneMs={14_000} purseUnits={PURSE} bots={BOTS} begin={shooting} />
)
export const CometShoal = () => (
  <StorySea code="TDL-COMET" sceneMs={14_000} purseUnits={PURSE} bots={BOTS} begin={shooting} />
)
export const BossOfTheReef = () => (
  <StorySea code="TDL-REEF" scene={2} sceneMs={19_000} purseUnits={PURSE} bots={BOTS} begin={shooting} />
)
export const TideOfTheReef = () => <StorySea code="TDL-REEF" sceneMs={86_000} purseUnits={PURSE} bots={BOTS} />
/** All pictures of weapons again and again, over prey that nobody caught with them. */
const weapons = (desk: FishDesk) => {
  const show = () => {
    const atMs = desk.page.time.localMs
    const [from, ...to] = desk.sea.seen(desk.page.time.nowMs).map(({ place }) => place)
    if (!from) return
    desk.sea.add({ kind: 'bomb', atMs, at: { x: 420, y: 400 } })
    desk.sea.add({ kind: 'chain', atMs, from, to: to.slice(0, 8) })
    desk.sea.add({ kind: 'laser', atMs, seat: 1, angle: 2_800 })
    desk.sea.add({ kind: 'sum', atMs: atMs + 400, at: { x: 420, y: 400 }, text: '+P1.30' })
  }
  setInterval(show, 1_000)
  desk.sea.freeze(desk.page.time.nowMs + 500)
}

export const WeaponsAndFrost = () => (
  <StorySea code="TDL-REEF" sceneMs={20_000} purseUnits={PURSE} bots={BOTS} begin={weapons} />
)
export const LeftHanded = () => (
  <StorySea code="TDL-REEF" sceneMs={14_000} purseUnits={PURSE} begin={desk => desk.set({ isLeftHanded: true })} />
)
export const ChooseDepth = () => <StorySea code="TDL-REEF" />
export const WhileYouWereAway = () => (
  <StorySea
    code="TDL-REEF"
    purseUnits={PURSE}
    begin={desk =>
      desk.set({
        missed: [
          { ticket: 'away', k: 4, prey: 'manta', prizeUnits: 40_000 },
          { ticket: 'away', k: 9, prey: 'clown', prizeUnits: 3_000 },
        ],
      })
    }
  />
)
/** A ticket of half a minute's fire, all of whose shots are decided. */
const firedTicket = (desk: FishDesk, sea: LocalSea) => {
  shooting(desk)
  for (let ms = 0; ms < 30_000; ms += 20) {
    sea.advance(20)
    desk.frame()
  }
  desk.gun.stopAids()
  desk.leave()
  sea.advance(15_000)
}
export const BookedTicket = () => (
  <StorySea code="TDL-REEF" sceneMs={14_000} purseUnits={PURSE} begin={firedTicket} showsTicket />
)
