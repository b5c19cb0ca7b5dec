import type { MatchGame } from '../match-game.ts'
import { BANNERS_DEFINITIONS, type BannersDefinition } from './definition.ts'
import { areBannersOver, type BannersState, bannersResult, dealBanners, moveBanners } from './rules.ts'

/** What a seat sees of its duel. Hands are no secret: both began alike, and every card that was played was shown. */
export interface BannersView {
  /** Banners that came up so far, the present one last. */
  banners: number[]
  carried: number[]
  points: number[]
  /** By seat; a card that lies face down still counts as held. */
  hands: number[][]
  /** The seat's own card that lies face down. */
  chosen: number | null
  hasChosen: boolean[]
}

export const banners: MatchGame<BannersDefinition, BannersState, BannersView> = {
  definitions: BANNERS_DEFINITIONS,
  isDuel: true,
  deal: dealBanners,
  turnOf: ({ decided }) => decided + 1,
  waiting: state => (areBannersOver(state) ? [] : [...state.chosen.keys()].filter(seat => state.chosen[seat] === null)),
  move: moveBanners,
  clockMove: ({ hands }, seat) => ({ kind: 'banner', card: Math.min(...hands[seat]!) }),
  result: bannersResult,
  view: (_definition, state, seat) => ({
    ...{ banners: state.order.slice(0, state.decided + 1), carried: [...state.carried], points: [...state.points] },
    ...{ hands: state.hands.map(hand => [...hand]), chosen: state.chosen[seat] ?? null },
    hasChosen: state.chosen.map(card => card !== null),
  }),
  open: ({ hands }) => hands.map(hand => [...hand]),
}
