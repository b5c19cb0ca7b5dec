import type { SportId } from '@baize/game-kit/book/sport-model'
import { Outline } from '@baize/ui/icon.tsx'

const round = 'M12 2.5a9.5 9.5 0 1 1-.01 0z'

const outlines: Readonly<Record<SportId, string>> = {
  FOOT: `${round}M12 7.6l4.2 3l-1.6 4.9H9.4l-1.6-4.9zM12 7.6V2.6M16.2 10.6l4.9-1.6M14.6 15.5l3 4.1M9.4 15.5l-3 4.1M7.8 10.6L2.9 9`,
  BASK: `${round}M12 2.5v19M2.5 12h19M5.2 5.3a9.4 9.4 0 0 1 0 13.4M18.8 5.3a9.4 9.4 0 0 0 0 13.4`,
  TENN: `${round}M4.5 6.2a9.4 9.4 0 0 1 0 11.6M19.5 6.2a9.4 9.4 0 0 0 0 11.6`,
  BADM: 'M9.2 14.8L4 5l3-1.6l2.4 1.4L11.6 3l2.2 1.9L16.6 4l1 2.6L20.6 8l-1 3.4L9.2 14.8zM9.2 14.8a3.2 3.2 0 1 0 2.6 4.6l3-5.6M12.5 11.2L9.4 4.8M14.8 12.6l-1-7.7',
  LANE: 'M5 21V9l-2-2V3h3v2h3V3h3v2h3V3h3v2h3V3M5 21h14V9l2-2V3M10 21v-5a2 2 0 0 1 4 0v5',
  TACT: 'M12 4.5a7.5 7.5 0 1 1-.01 0zM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6',
  DUEL: 'M3.6 7.4l7.6-2.6a1 1 0 0 1 1.3.6l4.2 12.2a1 1 0 0 1-.6 1.3l-7.6 2.6a1 1 0 0 1-1.3-.6L3 8.7a1 1 0 0 1 .6-1.3M14.6 3h5.4a1 1 0 0 1 1 1v12.4M8.4 10.6l3 4.6',
}

/** The icon of a sport, beside its name. */
export const SportIcon = ({ sport, size = 16 }: { sport: SportId; size?: number }) => (
  <Outline path={outlines[sport]} size={size} />
)
