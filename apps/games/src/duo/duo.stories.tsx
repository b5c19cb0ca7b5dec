import type { StoryFile } from '@baize/ui/story.ts'
import type { RoomDesk } from './desk.ts'
import type { LocalRoom } from './examples/local-room.ts'
import { playOn } from './examples/play-on.ts'
import { StoryRoom } from './story-room.tsx'

export default { title: 'Games/Between members', parameters: { alone: true } } satisfies StoryFile

const sit = (desk: RoomDesk) => desk.sit({ stake: 10_000, mode: 'practice' })

/** Sits, says READY, and waits until the others do and the hand is dealt. */
const dealt = (desk: RoomDesk, room: LocalRoom) => {
  sit(desk)
  desk.ready(true)
  room.advance(2_000)
}

/** Plays for so long, then lets the others go on until it is the own turn again. */
const later = (ms: number) => (desk: RoomDesk, room: LocalRoom) => {
  dealt(desk, room)
  playOn(desk, room, ms)
  for (let steps = 0; steps < 200 && !isOwnTurn(desk); steps++) room.advance(100)
}

const isOwnTurn = (desk: RoomDesk): boolean => {
  const { match } = desk.picture.read()
  return !match || match.view.end !== null || match.view.until[match.view.seat] != null
}

const played = later(600_000)

export const RoomsOfDice = () => <StoryRoom code="DUO-DICE" isStill />
export const RoomsOfTienLen = () => <StoryRoom code="DUO-TIENLEN" seats={4} isStill />
export const ReadyCheck = () => <StoryRoom code="DUO-BANNERS" mode="real" begin={sit} isStill />
export const TwinDice = () => <StoryRoom code="DUO-DICE" begin={dealt} />
export const TwinDiceAfterTwoThrows = () => <StoryRoom code="DUO-DICE" begin={later(5_000)} isStill />
export const TwinDiceResult = () => <StoryRoom code="DUO-DICE" begin={played} isStill />
export const SevenBanners = () => <StoryRoom code="DUO-BANNERS" begin={dealt} />
export const SevenBannersHalfWay = () => <StoryRoom code="DUO-BANNERS" begin={later(8_000)} isStill />
export const TienLenOfFour = () => <StoryRoom code="DUO-TIENLEN" seats={4} begin={dealt} />
export const TienLenInTheTrick = () => <StoryRoom code="DUO-TIENLEN" seats={4} begin={later(9_000)} isStill />
export const TienLenResult = () => <StoryRoom code="DUO-TIENLEN" seats={4} begin={played} isStill />
