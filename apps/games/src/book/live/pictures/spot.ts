import type { IncidentView } from '@baize/api/studio/sports/fixture-views'

/** A place of the picture, each way from 0 to 1; the first side plays from left to right. */
export interface Spot {
  x: number
  y: number
}

/** A number from 0 to 1 that is the same for the same incident on every screen. */
export function chanceOf({ block, atMs }: Pick<IncidentView, 'block' | 'atMs'>, salt: number): number {
  let mixed = Math.imul(block * 8_191 + atMs, 2_654_435_761) ^ Math.imul(salt + 1, 40_503)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** How far up the pitch an incident is, from the side's own goal. */
const depths: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ...{ goal: [0.97, 0.985], corner: [0.985, 0.985], shot: [0.78, 0.9], chance: [0.66, 0.82], save: [0.03, 0.05] },
  ...{ foul: [0.3, 0.62], card: [0.3, 0.62] },
}

/** Where on a football pitch an incident is drawn. Its place is a picture: nothing is decided by it. */
export function pitchSpot(incident: IncidentView): Spot {
  const [from, to] = depths[incident.kind] ?? [0.4, 0.6]
  const x = from + (to - from) * chanceOf(incident, 1)
  const wide = chanceOf(incident, 2)
  const y =
    incident.kind === 'corner'
      ? wide < 0.5
        ? 0.03
        : 0.97
      : incident.kind === 'goal' || incident.kind === 'save'
        ? 0.44 + 0.12 * wide
        : 0.2 + 0.6 * wide
  return incident.side === 'away' ? { x: 1 - x, y: 1 - y } : { x, y }
}

/** Where on a basketball court a throw is drawn, by what it is worth: farther for three, at the line for one. */
export function courtSpot(incident: IncidentView): Spot {
  const reach = { 1: 0.16, 2: 0.1, 3: 0.27 }[incident.value ?? 2] ?? 0.18
  const angle = (chanceOf(incident, 3) - 0.5) * (incident.value === 1 ? 0 : 2.4)
  const x = 0.95 - reach * Math.cos(angle)
  const y = 0.5 + reach * 1.6 * Math.sin(angle)
  return incident.side === 'away' ? { x: 1 - x, y } : { x, y }
}

/** Margin by basket, oldest first: above 0 while the first side leads. */
export function runOf(incidents: readonly IncidentView[]): number[] {
  let margin = 0
  return incidents
    .filter(({ kind }) => kind === 'basket')
    .map(({ side, value = 2 }) => {
      margin += side === 'home' ? value : -value
      return margin
    })
}

/** Incidents of the part of the match that is open, where each part keeps so many blocks. */
export function ofOpenPart(incidents: readonly IncidentView[], blocksAPart: number): IncidentView[] {
  const last = incidents.at(-1)
  if (!last) return []
  const part = Math.ceil(last.block / blocksAPart)
  return incidents.filter(({ block }) => Math.ceil(block / blocksAPart) === part)
}
