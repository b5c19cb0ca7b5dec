import type { Scheme } from '../draw/palette.ts'
import type { Face } from '../draw/text.ts'

export type FrameName =
  | 'none'
  | 'thin'
  | 'double'
  | 'metal'
  | 'round'
  | 'neon'
  | 'paper'
  | 'corners'
  | 'arch'
  | 'curtain'
  | 'pane'
  | 'rivets'
  | 'stripes'
  | 'zigzag'
  | 'blueprint'
export type TitleFill = 'brass' | 'ivory' | 'chrome' | 'accent' | 'copper' | 'neon' | 'comic' | 'ice'
export type HeroLook = 'plain' | 'rim' | 'ink' | 'tone' | 'glow' | 'disc'

/** What a studio's pictures have in common: frame, title treatment, light and the look of heroes. */
export interface House {
  code: string
  name: string
  /** Brand colour of the mark. */
  colour: string
  frame: FrameName
  metal: string
  fill: TitleFill
  face: Face
  caps: boolean
  /** Degrees. */
  tilt: number
  /** Each line fills the width, as on a poster. */
  block: boolean
  look: HeroLook
  schemes: readonly Scheme[]
  scenery: boolean
}

const GOLD = '#f0c665'
const SILVER = '#dfe8f2'
const COPPER = '#d9905a'

type Options = Partial<Pick<House, 'metal' | 'face' | 'caps' | 'tilt' | 'block' | 'look' | 'schemes' | 'scenery'>>

const house = (
  code: string,
  name: string,
  colour: string,
  frame: FrameName,
  fill: TitleFill,
  options: Options = {},
): House => ({
  code,
  name,
  colour,
  frame,
  fill,
  metal: GOLD,
  face: 'display',
  caps: true,
  tilt: 0,
  block: false,
  look: 'plain',
  schemes: ['family', 'family', 'accent', 'counter'],
  scenery: true,
  ...options,
})

/** The thirty studios of the games book, section 2.1, in its order. */
export const HOUSES: readonly House[] = [
  house('HLG', 'Heron & Lag', '#2fa58f', 'thin', 'ivory'),
  house('BRZ', 'Brazier Nine', '#e2502b', 'metal', 'brass', { face: 'poster', scenery: false }),
  house('KTE', 'Kitepaper', '#ef8fb0', 'paper', 'ivory', { look: 'rim', metal: '#ffffff' }),
  house('OXB', 'Oxbow', '#4f9a5d', 'none', 'brass', { face: 'poster' }),
  house('TMB', 'Tambour', '#c98b3c', 'round', 'brass', { scenery: false }),
  house('LUM', 'Lumenfold', '#35d3f0', 'neon', 'neon', {
    schemes: ['night'],
    look: 'glow',
    face: 'narrow',
    scenery: false,
  }),
  house('PLM', 'Plum Tram', '#8d4bb0', 'paper', 'accent', { caps: false, metal: '#fbe9c9' }),
  house('SNT', 'Santoor Lane', '#c83a6a', 'arch', 'brass', { face: 'poster', scenery: false }),
  house('GRV', 'Gravel & Silk', '#8b93a3', 'none', 'chrome', {
    face: 'poster',
    schemes: ['family', 'night', 'counter'],
  }),
  house('MOX', 'Moxie Dot', '#ffcf2e', 'none', 'comic', { look: 'ink', tilt: -5, block: true, scenery: false }),
  house('ARC', 'Arcwright', '#4a8fe0', 'blueprint', 'chrome', { face: 'narrow', metal: '#cfe6ff', scenery: false }),
  house('VLT', 'Violet Ox', '#8a4df0', 'double', 'accent', {
    schemes: ['night', 'accent', 'counter'],
    look: 'glow',
    metal: '#c9a3ff',
  }),
  house('NRW', 'Norrwind', '#7fc4e8', 'thin', 'ice', { face: 'slim', metal: '#ffffff' }),
  house('TAM', 'Tamarind House', '#d4662a', 'stripes', 'brass', { block: true, scenery: false }),
  house('CSP', 'Copper Sparrow', '#c77440', 'rivets', 'copper', {
    metal: COPPER,
    look: 'tone',
    face: 'poster',
    scenery: false,
  }),
  house('DUN', 'Dune Ledger', '#d9b36a', 'double', 'ivory', { face: 'narrow' }),
  house('FIG', 'Figment Works', '#b0459a', 'none', 'accent', { tilt: 4, look: 'disc', scenery: false }),
  house('KRB', 'Karabo', '#e8902c', 'zigzag', 'ivory', { block: true, look: 'disc', scenery: false }),
  house('LGN', 'Lagoon Eleven', '#18b7b0', 'pane', 'brass', { metal: '#e8fffb' }),
  house('MIR', 'Mirrorcat', '#d05cf0', 'corners', 'chrome', {
    metal: SILVER,
    schemes: ['night', 'accent', 'family'],
    look: 'glow',
    scenery: false,
  }),
  house('OPL', 'Opaline', '#7de0d0', 'corners', 'ice', { metal: '#e6fbff', face: 'poster', scenery: false }),
  house('PAG', 'Pagoda Mill', '#d8463e', 'arch', 'ivory', { look: 'disc', metal: '#ffe2b0', face: 'narrow' }),
  house('QRL', 'Quarrel', '#5a7fb8', 'metal', 'chrome', { metal: SILVER, face: 'poster', scenery: false }),
  house('RDW', 'Redwick', '#cf3333', 'curtain', 'brass', { look: 'glow', scenery: false }),
  house('SKY', 'Skylark Yard', '#3f86e8', 'none', 'ice', { caps: false }),
  house('STL', 'Stilt Fox', '#ef7a35', 'stripes', 'comic', { face: 'narrow', tilt: 3, scenery: false }),
  house('TRQ', 'Torque Garden', '#6f9a3c', 'rivets', 'brass', { metal: GOLD }),
  house('UMB', 'Umber Row', '#9a6a4a', 'thin', 'copper', {
    look: 'tone',
    schemes: ['night', 'family'],
    face: 'narrow',
    metal: COPPER,
  }),
  house('WLD', 'Wildmarch', '#7aa84a', 'none', 'ivory', { caps: false, face: 'poster' }),
  house('ZPH', 'Zephyr Pane', '#9ab8f0', 'pane', 'accent', { metal: '#ffffff' }),
]

const byCode = new Map(HOUSES.map(each => [each.code, each]))
const PLAIN = house('', '', '#2fbf83', 'thin', 'brass')

/** The studio's style; other vendors' games take a plain one, so a new provider needs no art work. */
export const houseOf = (code: string, name: string): House => byCode.get(code) ?? { ...PLAIN, code, name }
