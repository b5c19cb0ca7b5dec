import type { IconName } from '../draw/sprite.ts'

/** A piece of prey as a title draws it (rooms.md 2.1). */
export interface PreyIcon {
  icon: IconName
  /** The way that the drawing itself goes, in degrees clockwise from the right; null where no side of it goes ahead. */
  headingDegrees: number | null
  /** Seen from above: it may be turned all the way, where one that is seen from its side never stands on its head. */
  isFromAbove: boolean
  /** A second icon that it wears or carries. */
  wears?: IconName
}

export type PreyIcons = Readonly<Record<string, PreyIcon>>

const side = (icon: IconName, headingDegrees: number, wears?: IconName): PreyIcon => ({
  ...{ icon, headingDegrees, isFromAbove: false },
  ...(wears && { wears }),
})
const left = (icon: IconName): PreyIcon => side(icon, 180)
const right = (icon: IconName): PreyIcon => side(icon, 0)
const above = (icon: IconName, headingDegrees: number, wears?: IconName): PreyIcon => ({
  ...side(icon, headingDegrees, wears),
  isFromAbove: true,
})
const front = (icon: IconName, wears?: IconName): PreyIcon => ({
  ...{ icon, headingDegrees: null, isFromAbove: false },
  ...(wears && { wears }),
})

const reef: PreyIcons = {
  ...{ minnow: left('fish'), clown: side('g/clownfish.coral', -35), puffer: left('blowfish') },
  ...{ angel: left('tropical-fish'), lantern: right('g/angler-fish.violet'), turtle: left('turtle') },
  ...{
    squid: above('squid', -90),
    lobster: above('lobster', -90),
    ray: right('g/flatfish.jade'),
    sail: left('dolphin'),
  },
  ...{
    manta: above('g/manta-ray.sapphire', -45),
    hammer: left('shark'),
    toad: front('frog'),
    bell: front('jellyfish'),
  },
  ...{
    'bomb-crab': front('crab', 'bomb'),
    'chain-eel': right('g/eel.gold'),
    'laser-urchin': front('g/sea-urchin.ruby'),
  },
  ...{ 'frost-shell': front('g/nautilus-shell.silver'), dragon: left('dragon') },
  ...{ king: front('octopus', 'crown'), clam: front('oyster') },
}

const delta: PreyIcons = {
  ...{ minnow: left('shrimp'), clown: left('fish'), puffer: left('snail'), angel: front('lotus') },
  ...{ lantern: front('red-paper-lantern'), turtle: left('turtle'), squid: front('frog'), lobster: front('crab') },
  ...{ ray: left('carp-streamer'), sail: front('canoe'), manta: above('crocodile', 100), bell: front('moon-cake') },
  ...{ 'bomb-crab': front('bomb'), 'chain-eel': front('high-voltage'), king: above('crocodile', 100, 'crown') },
}

const comet: PreyIcons = {
  ...{
    minnow: front('glowing-star'),
    clown: front('alien-monster'),
    puffer: front('satellite'),
    angel: above('comet', 135),
  },
  ...{
    lantern: above('rocket', -45),
    turtle: front('robot'),
    squid: front('alien'),
    lobster: right('g/ray-gun.copper'),
  },
  ...{ ray: front('flying-saucer'), sail: front('g/laser-turret.silver'), manta: front('ringed-planet') },
  ...{
    hammer: front('g/exploding-planet.ruby'),
    toad: front('g/dragon-orb.gold'),
    bell: front('g/crystal-cluster.violet'),
  },
  ...{ 'bomb-crab': front('bomb'), 'chain-eel': front('high-voltage'), 'laser-urchin': front('g/laser-gun.rose') },
  ...{ 'frost-shell': front('snowflake'), dragon: left('dragon'), clam: front('oyster') },
}

/** The drawings of each title of fish, by the name of the prey. */
export const preyIcons: Readonly<Record<'TDL-REEF' | 'TDL-DELTA' | 'TDL-COMET', PreyIcons>> = {
  ...{ 'TDL-REEF': reef, 'TDL-DELTA': delta, 'TDL-COMET': comet },
}

/** The coin that flies to a cannon. */
export const COIN: IconName = 'coin'

/** Every icon that a title draws, each once. */
export const iconsOfTitle = (code: keyof typeof preyIcons): IconName[] => [
  ...new Set([...Object.values(preyIcons[code]).flatMap(({ icon, wears }) => (wears ? [icon, wears] : [icon])), COIN]),
]
