/** Semitones of scales above their root. */
const scales = {
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  major: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  blues: [0, 3, 5, 6, 7, 10],
} as const

export type ScaleName = keyof typeof scales
export type LeadVoice = 'pluck' | 'bell' | 'brass'

/** What each theme family plays on, and with which voice it calls. Families that are not named play a major scale. */
const families: readonly [ScaleName, LeadVoice, string][] = [
  ['pentatonic', 'pluck', 'LTS KOI BAM CRN MID MEK SAF MAY'],
  ['pentatonic', 'brass', 'PHX DRG TET TIG ELE'],
  ['hijaz', 'pluck', 'PEA NIL DES LMP GEM'],
  ['dorian', 'bell', 'FRS ICE FAE ALC OLY MIN MAG MER'],
  ['dorian', 'brass', 'VIK CEL KNT PIR ROM DNO'],
  ['minorPentatonic', 'pluck', 'WLF WST MNE SPC ALN NEO RET'],
  ['blues', 'brass', 'JAZ DIN TRN DIS CRD RAC'],
]

export interface Theme {
  /** Frequencies in Hz of the five notes of the game's win call. */
  motif: number[]
  /** The call without its second half. */
  short: number[]
  lead: LeadVoice
  rootHz: number
}

/** FNV-1a over the text: a fixed number for each game code. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

const noteHz = (rootHz: number, scale: readonly number[], step: number): number =>
  rootHz * 2 ** ((scale[step % scale.length]! + 12 * Math.floor(step / scale.length)) / 12)

/** The sound of a game: its family's scale and voice, and a win call of five notes that belongs to its code. */
export function themeOf(gameCode: string, family: string): Theme {
  const found = families.find(([, , codes]) => codes.split(' ').includes(family))
  const [scaleName, lead] = found ?? (['major', 'bell', ''] as const)
  const scale = scales[scaleName]
  let bits = hashOf(gameCode)
  const take = (n: number) => {
    const value = bits % n
    bits = Math.floor(bits / n)
    return value
  }
  const rootHz = 220 * 2 ** (take(8) / 12)
  // The call climbs: each note one to three steps above or one below the last, and it ends on the octave.
  const steps = [0]
  for (let i = 0; i < 3; i++) steps.push(Math.max(0, steps.at(-1)! + [1, 2, 3, -1][take(4)]!))
  steps.push(scale.length)
  const motif = steps.map(step => noteHz(rootHz, scale, step))
  return { motif, short: [motif[0]!, motif[2]!, motif[4]!], lead, rootHz }
}
