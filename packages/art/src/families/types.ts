import type { IconName } from '../draw/sprite.ts'

/** Shape of the low symbols 5..9 of a family's games. */
export type LowStyle = 'cards' | 'beads' | 'pips' | 'leaves' | 'runes'
/** Silhouette on the horizon of a family's pictures. */
export type Scenery =
  | 'water'
  | 'hills'
  | 'peaks'
  | 'pines'
  | 'dunes'
  | 'city'
  | 'pagodas'
  | 'columns'
  | 'stage'
  | 'stands'
  | 'space'
  | 'sweets'
/** Which five ground patterns a family's games take turns with. */
export type Mood = 'east' | 'sea' | 'wild' | 'court' | 'town' | 'sweet' | 'tech' | 'night' | 'snow' | 'sport'

export interface Family {
  code: string
  name: string
  /** Title noun to the icon that shows it, in the order of the theme list. */
  things: ReadonlyMap<string, IconName>
  /** Hero of the wild symbol and of scenes. */
  wild: IconName
  /** Symbols 1..4. */
  highs: readonly IconName[]
  /** Object of the scatter symbol. */
  gate: IconName
  motifs: readonly IconName[]
  lows: LowStyle
  scenery: Scenery
  mood: Mood
}

type Row = readonly [
  code: string,
  name: string,
  setting: `${Mood} ${Scenery} ${LowStyle}`,
  wildAndGate: string,
  highs: string,
  things: string,
  motifs: string,
]

const words = (list: string) => list.split(' ')

/** Reads a family's row of the table; things are written `Noun:icon`. */
export function familyOf([code, name, setting, wildAndGate, highs, things, motifs]: Row): Family {
  const [mood, scenery, lows] = words(setting) as [Mood, Scenery, LowStyle]
  const [wild, gate] = words(wildAndGate) as [string, string]
  const pairs = words(things).map(pair => pair.split(':') as [string, string])
  return {
    code,
    name,
    mood,
    scenery,
    lows,
    wild,
    gate,
    highs: words(highs),
    things: new Map(pairs),
    motifs: words(motifs),
  }
}
