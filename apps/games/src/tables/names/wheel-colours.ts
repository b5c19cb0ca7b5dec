import type { Segment } from '@baize/game-kit/tables/wheel/definition'

/** The colour of each segment of the Money Wheel, wherever it is shown: on the wheel, on the cloth, in its history. */
export const WHEEL_COLOURS: Readonly<Record<Segment, string>> = {
  ...{ 1: '#a87a1c', 2: '#2b64b8', 6: '#7436a8', 9: '#1d7040', 24: '#b54a18', 48: '#b3172d' },
  ...{ x2: '#20242c', x7: '#20242c' },
}

/** The same for style sheets: `--wheel-48` and so on. */
export const wheelStyle: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WHEEL_COLOURS).map(([segment, colour]) => [`--wheel-${segment}`, colour]),
)
