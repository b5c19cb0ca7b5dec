/** How the cover of a Vietnamese game looks: a theme family, the noun of it that stands for the name, and three colours. */
interface StationArt {
  family: string
  hero: string
  palette: [ground: string, mid: string, accent: string]
}

const art = (family: string, hero: string, ...palette: StationArt['palette']): StationArt => ({ family, hero, palette })

/** Every station by what its name says, so that a lobby of them is told apart at a glance. */
export const stationArt: Readonly<Record<string, StationArt>> = {
  VN_N: art('TET', 'Envelope', '#3a0d12', '#b3262f', '#f6cf6a'),
  EL_VN_1: art('MEK', 'Ferry', '#0b2a33', '#0d9a8c', '#ffd166'),
  // Silver waves, sand hills, the woven boat, marble, rustling pines, pearls, the wind off the sea.
  VN_C_1: art('MER', 'Tide', '#13242f', '#5b8ea8', '#e6f1f6'),
  VN_C_2: art('DES', 'Mirage', '#3b2410', '#c98a3a', '#ffe2a3'),
  VN_C_3: art('MEK', 'Boatman', '#2b1a0e', '#8d5a2b', '#f2c987'),
  VN_C_4: art('KOI', 'Pebble', '#1d1f2b', '#6d7391', '#e4dfd3'),
  VN_C_5: art('BAM', 'Grove', '#0c2417', '#2f7d4c', '#cfe8a0'),
  VN_C_6: art('DRG', 'Pearl', '#2a1030', '#9a4f9e', '#fbd9ec'),
  VN_C_7: art('CRN', 'Kite', '#0c2340', '#3f86d6', '#ffc0a3'),
  // Silt of the river, green coconuts, the bamboo bridge, the golden harvest, water lilies, the floating market, white egrets.
  VN_S_1: art('LTS', 'Carp', '#331a12', '#a8502d', '#f5b971'),
  VN_S_2: art('MEK', 'Trader', '#0d2a12', '#3f9d3a', '#e2f08a'),
  VN_S_3: art('KOI', 'Bridge', '#162a20', '#4d8a5c', '#f0d48a'),
  VN_S_4: art('LTS', 'Reed', '#3a2a05', '#c99a16', '#fff0a8'),
  VN_S_5: art('LTS', 'Lotus', '#2c0f2a', '#b04a8f', '#ffc9de'),
  VN_S_6: art('MEK', 'Basket', '#33150a', '#d9622b', '#ffd27a'),
  VN_S_7: art('LTS', 'Heron', '#0d2233', '#4a90ad', '#f4f7ee'),
}
