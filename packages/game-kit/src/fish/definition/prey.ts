/** Weapons that a caught carrier sets off (rooms book 2.4). */
export type WeaponKind = 'bomb' | 'chain' | 'laser'

/** A row of the table of prey (rooms book 2.1). Prizes and power are counted in bullets. */
export interface Prey {
  name: PreyName
  /** What it pays itself; where there are several, one is drawn with the catch by `weights`. */
  prizes: readonly number[]
  weights: readonly number[]
  /** The weapon that goes off when it is caught, and how many bullets it deals; null for all but three. */
  weapon: { kind: WeaponKind; power: number } | null
  /** Scene time stands still after it was caught. */
  freezes: boolean
  /** Members that come one after another. */
  school: number
  /** How long it takes from one end of its path to the other, before it is drawn faster or slower. */
  crossMs: number
  /** Of the circle in which a bullet meets it, in units of the world. */
  radius: number
}

const named = <Name extends string>(
  name: Name,
  prizes: readonly number[],
  weights: readonly number[],
  school: number,
  crossMs: number,
  radius: number,
) => ({ name, prizes, weights, weapon: null, freezes: false, school, crossMs, radius })

const plain = <Name extends string>(name: Name, prize: number, school: number, crossMs: number, radius: number) =>
  named(name, [prize], [1], school, crossMs, radius)

const carrier = <Name extends string>(
  name: Name,
  prize: number,
  weapon: { kind: WeaponKind; power: number },
  crossMs: number,
  radius: number,
) => ({ ...plain(name, prize, 1, crossMs, radius), weapon })

/** Prey that the spawner draws, in the order in which it walks the weights of a title. */
export const SWIMMERS = [
  plain('minnow', 2, 6, 10_500, 24),
  plain('clown', 3, 5, 11_500, 28),
  plain('puffer', 4, 4, 14_000, 34),
  plain('angel', 5, 3, 13_000, 34),
  plain('lantern', 8, 2, 13_500, 38),
  plain('turtle', 10, 1, 16_500, 46),
  plain('squid', 12, 1, 12_500, 42),
  plain('lobster', 15, 1, 17_500, 44),
  plain('ray', 20, 1, 14_500, 58),
  plain('sail', 30, 1, 9_500, 60),
  plain('manta', 40, 1, 16_500, 76),
  plain('hammer', 60, 1, 15_500, 84),
  plain('toad', 80, 1, 20_000, 70),
  named('bell', [10, 20, 40, 80], [12, 10, 8, 2], 1, 17_500, 60),
  carrier('bomb-crab', 20, { kind: 'bomb', power: 40 }, 18_500, 56),
  carrier('chain-eel', 15, { kind: 'chain', power: 30 }, 14_500, 56),
  carrier('laser-urchin', 20, { kind: 'laser', power: 60 }, 17_500, 56),
  { ...plain('frost-shell', 25, 1, 16_500, 48), freezes: true },
] as const

/** Prey of which no more than three may be alive at a time. */
export const RARE: readonly string[] = SWIMMERS.slice(SWIMMERS.findIndex(({ name }) => name === 'hammer')).map(
  ({ name }) => name,
)

const DRAGON = named('dragon', [100, 150, 200, 300, 500], [10, 10, 7, 4, 1], 1, 45_000, 110)
const KING = named('king', [50, 100, 150, 300], [12, 10, 6, 4], 1, 45_000, 110)
const CLAM = plain('clam', 1_000, 1, 6_000, 56)

/** Prey with a time of its own in a scene. */
export const EVENTS = [DRAGON, KING, CLAM] as const

export type SwimmerName = (typeof SWIMMERS)[number]['name']
export type BossName = (typeof DRAGON)['name'] | (typeof KING)['name']
export type PreyName = SwimmerName | BossName | (typeof CLAM)['name']
